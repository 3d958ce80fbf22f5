// Large structs by value: passed in memory, returned through a hidden pointer, through function pointers too.
#include <assert.h>

struct large { int numbers[10]; double mean; };

static struct large make(int from) {
    struct large l = {.mean = from};
    for (int i = 0; i < 10; i++) l.numbers[i] = from + i;
    return l;
}

static int sum(struct large l) {
    int total = 0;
    for (int i = 0; i < 10; i++) {
        total += l.numbers[i];
        l.numbers[i] = -1;
    }
    return total;
}

static struct large combine(struct large a, int scale, struct large b) {
    for (int i = 0; i < 10; i++) a.numbers[i] += scale * b.numbers[i];
    a.mean += b.mean;
    return a;
}

int main(void) {
    struct large (*maker)(int) = make;
    struct large a = make(1), b = maker(10);
    assert(sum(a) == 55 && a.numbers[9] == 10);
    struct large c = combine(a, 2, b);
    assert(c.numbers[0] == 21 && c.numbers[9] == 48 && c.mean == 11.0 && a.numbers[0] == 1);
    a = c;
    assert(sum(a) == 55 + 2 * 145);
    struct large array[2] = {a, b};
    array[1] = array[0];
    assert(array[1].numbers[9] == 48);
    return 0;
}
