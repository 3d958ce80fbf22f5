// Function try blocks of a constructor and of a function.
#include <cstdio>

struct Part {
    explicit Part(bool bad) {
        if (bad) throw 4;
    }
    ~Part() { std::printf("~part\n"); }
};
struct Whole {
    Part first, second;
    explicit Whole(bool bad) try : first(false), second(bad) {
        std::printf("whole\n");
    } catch (int n) {
        std::printf("in the constructor %d\n", n);
    }
};
static int guarded(int n) try {
    if (n > 1) throw n;
    return n;
} catch (int caught) {
    return -caught;
}

int main() {
    try {
        Whole bad(true);
    } catch (int n) {
        std::printf("again %d\n", n);
    }
    Whole good(false);
    std::printf("%d %d\n", guarded(1), guarded(5));
}
