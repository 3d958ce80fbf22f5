// User-defined variadic functions: ints, longs, doubles, pointers, more than the registers hold, va_copy, va_list handed on.
#include <assert.h>
#include <stdarg.h>

static long sum(int count, ...) {
    va_list list;
    va_start(list, count);
    long total = 0;
    for (int i = 0; i < count; i++) total += va_arg(list, int);
    va_end(list);
    return total;
}

static double mixed(const char *kinds, ...) {
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    double total = 0;
    for (const char *k = kinds; *k; k++) {
        if (*k == 'i') total += va_arg(list, int);
        if (*k == 'l') total += (double)va_arg(list, long);
        if (*k == 'd') total += va_arg(list, double);
        if (*k == 'p') total += *va_arg(list, int *);
    }
    va_end(list);
    if (kinds[0] == 'i') total += 1000 * va_arg(again, int);
    va_end(again);
    return total;
}

static int largest_of(int count, va_list list) {
    int best = va_arg(list, int);
    while (--count > 0) {
        int next = va_arg(list, int);
        if (next > best) best = next;
    }
    return best;
}

static int largest(int count, ...) {
    va_list list;
    va_start(list, count);
    int result = largest_of(count, list);
    va_end(list);
    return result;
}

int main(void) {
    int seven = 7;
    assert(sum(0) == 0 && sum(3, 1, -2, 3) == 2);
    assert(sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) == 78);
    assert(mixed("idlp", 1, 0.5, 2L, &seven) == 1010.5);
    assert(mixed("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.) == 55);
    assert(largest(5, 3, 1, 4, 1, 5) == 5);
    return 0;
}
