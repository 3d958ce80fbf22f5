// Pointers: to bases, to void, to const; nullptr.
#include <cstddef>
#include <cstdio>

struct Base { int n = 3; };
struct Middle : Base {};
struct Other { int m = 8; };
struct Leaf : Other, Middle {};

template <class T> static void toss(T value) {
    try {
        throw value;
    } catch (Base *base) {
        std::printf("base %d\n", base ? base->n : -1);
    } catch (int *n) {
        std::printf("int %d\n", *n);
    } catch (const int *n) {
        std::printf("const int %d\n", *n);
    } catch (const void *) {
        std::printf("void\n");
    } catch (std::nullptr_t) {
        std::printf("null\n");
    }
}

int main() {
    static Leaf leaf;
    static Middle middle;
    static int number = 4;
    static double real = 1;
    toss(&leaf);
    toss(&middle);
    toss(&number);
    toss(const_cast<const int *>(&number));
    toss(&real);
    toss(static_cast<Base *>(nullptr));
    try {
        throw nullptr;
    } catch (int *p) {
        std::printf("pointer %d\n", p == nullptr);
    }
}
