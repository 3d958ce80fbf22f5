// The fourth element of an array cannot be made: those before it are destroyed, in the opposite order; for new, too.
#include <cstdio>

static int made;
struct Element {
    int number;
    Element() : number(made++) {
        if (number == 3 || number == 7) throw number;
        std::printf("+%d ", number);
    }
    ~Element() { std::printf("-%d ", number); }
};

int main() {
    try {
        Element elements[5];
    } catch (int n) {
        std::printf("stack %d\n", n);
    }
    made = 5;
    try {
        Element *elements = new Element[4];
        delete[] elements;
    } catch (int n) {
        std::printf("heap %d\n", n);
    }
    made = 10;
    delete[] new Element[2];
    std::printf("end\n");
}
