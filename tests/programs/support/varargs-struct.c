// Variadic arguments that are small structs.
#include <assert.h>
#include <stdarg.h>

struct pair { int a, b; };
struct vector { double x, y; };

static double total(int count, ...) {
    va_list list;
    va_start(list, count);
    double sum = 0;
    for (int i = 0; i < count; i++) {
        struct pair p = va_arg(list, struct pair);
        struct vector v = va_arg(list, struct vector);
        sum += p.a * v.x + p.b * v.y;
    }
    va_end(list);
    return sum;
}

int main(void) {
    struct pair p = {1, 2}, q = {3, 4};
    struct vector v = {10, 100}, w = {0.5, 0.25};
    assert(total(2, p, v, q, w) == 212.5);
    return 0;
}
