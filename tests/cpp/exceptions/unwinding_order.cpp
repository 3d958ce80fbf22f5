// Objects of all frames on the way are destroyed, the last first.
#include <cstdio>

struct Noisy {
    const char *name;
    explicit Noisy(const char *name) : name(name) { std::printf("+%s\n", name); }
    Noisy(const Noisy &) = delete;
    ~Noisy() { std::printf("-%s\n", name); }
};

static void deepest() {
    Noisy a("a"), b("b");
    throw 1;
}
static void middle() {
    Noisy c("c");
    {
        Noisy d("d");
    }
    Noisy e("e");
    deepest();
    Noisy never("never");
}

int main() {
    Noisy outer("outer");
    try {
        Noisy inner("inner");
        middle();
    } catch (int) {
        std::printf("caught\n");
    }
}
