// Multiple inheritance with destructors, deleted through a base while an exception is on its way.
#include <cstdio>
#include <memory>
#include <stdexcept>

struct A { virtual ~A() { std::printf("~A "); } virtual int f() { return 1; } };
struct B { virtual ~B() { std::printf("~B "); } virtual int g() { return 2; } };
struct C : A, B {
    int n;
    using A::A;
    explicit C(int n) : n(n) {}
    int f() override { return n > 2 ? throw std::range_error("f") : n; }
    int g() override { return f() * 10; }
    ~C() override { std::printf("~C "); }
};

static int use(std::unique_ptr<B> b) { return b->g(); }

int main() {
    for (int n : {2, 3})
        try {
            std::unique_ptr<A> a = std::make_unique<C>(n);
            std::printf("%d\n", a->f());
            std::printf("%d\n", use(std::make_unique<C>(n + 1)));
        } catch (std::exception &error) {
            std::printf("%s\n", error.what());
        }
}
