// An exception through virtual calls, callbacks and pointers to members.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

struct Visitor {
    virtual void visit(int n) = 0;
    virtual ~Visitor() { std::printf("~visitor\n"); }
};
struct Limited : Visitor {
    int seen = 0;
    void visit(int n) override {
        if (n > 2) throw *this;
        seen += n;
    }
    void twice(int n) { visit(n); visit(n + 2); }
};

int main() {
    std::vector<int> numbers{1, 2, 3, 4};
    Limited limited;
    Visitor &visitor = limited;
    try {
        std::for_each(numbers.begin(), numbers.end(), [&](int n) { visitor.visit(n); });
    } catch (const Limited &stopped) {
        std::printf("stopped with %d\n", stopped.seen);
    }
    std::function<void(Limited &, int)> call = &Limited::twice;
    try {
        call(limited, 1);
    } catch (Visitor &) {
        std::printf("again with %d\n", limited.seen);
    }
    try {
        std::sort(numbers.begin(), numbers.end(), [](int a, int b) -> bool { throw a + b; });
    } catch (int) {
        std::printf("sort gave up\n");
    }
}
