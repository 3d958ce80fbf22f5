// A destructor that may throw (noexcept(false)), outside of unwinding.
#include <cstdio>

struct Thrower {
    bool angry;
    ~Thrower() noexcept(false) {
        if (angry) throw 3;
    }
};
struct Quiet {
    ~Quiet() { std::printf("quiet\n"); }
};

int main() {
    try {
        Quiet before;
        Thrower thrower{true};
        Quiet after;
    } catch (int n) {
        std::printf("caught %d\n", n);
    }
    try {
        Thrower thrower{false};
        throw 4;
    } catch (int n) {
        std::printf("caught %d\n", n);
    }
}
