// Functions: recursion, mutual recursion, static and inline ones, many parameters, early returns.
#include <assert.h>

static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static inline int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static long many(char a, short b, int c, long d, unsigned char e, float f, double g, long h, int i, int j) {
    return a + b + c + d + e + (long)f + (long)g + h + i * j;
}

static int counted(void) {
    static int calls;
    return ++calls;
}

int main(void) {
    assert(fibonacci(15) == 610);
    assert(even(10) && odd(7) && !odd(4));
    assert(ackermann(2, 3) == 9);
    assert(many(-1, 2, 3, 4, 250, 6.5f, 7.5, 8, 9, 10) == 369);
    counted();
    counted();
    assert(counted() == 3);
    return 0;
}
