// A constructor that throws: the bases and members that exist already are destroyed, the object's destructor does not run.
#include <cstdio>

struct Part {
    int n;
    explicit Part(int n) : n(n) {
        if (n == 3) throw n;
        std::printf("part %d\n", n);
    }
    ~Part() { std::printf("~part %d\n", n); }
};
struct Base {
    Part one{1};
    Base() { std::printf("base\n"); }
    ~Base() { std::printf("~base\n"); }
};
struct Whole : Base {
    Part two{2}, three;
    explicit Whole(int last) : three(last) { std::printf("whole\n"); }
    ~Whole() { std::printf("~whole\n"); }
};

int main() {
    for (int last = 3; last <= 4; last++)
        try {
            Whole whole(last);
        } catch (int n) {
            std::printf("caught %d\n", n);
        }
}
