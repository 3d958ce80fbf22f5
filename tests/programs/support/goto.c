// goto: out of nested loops, backwards, into a block, for cleaning up; break and continue; do-while; comma.
#include <assert.h>

static int find(int wanted) {
    int i, j;
    for (i = 0; i < 5; i++)
        for (j = 0; j < 5; j++)
            if (i * j == wanted) goto found;
    return -1;
found:
    return 10 * i + j;
}

static int again(int n) {
    int steps = 0;
top:
    if (n == 1) return steps;
    steps++;
    n = n % 2 ? 3 * n + 1 : n / 2;
    goto top;
}

static int into(int skip) {
    int result = 1;
    if (skip) goto inside;
    result = 2;
    {
        result += 10;
    inside:
        result += 100;
    }
    return result;
}

int main(void) {
    assert(find(6) == 23 && find(7) == -1);
    assert(again(6) == 8);
    assert(into(0) == 112 && into(1) == 101);
    int sum = 0, i = 0;
    do {
        if (++i % 3 == 0) continue;
        if (i > 8) break;
        sum += i;
    } while (i < 100);
    for (int a = 0, b = 10; a < b; a++, b--) sum++;
    assert(sum == 1 + 2 + 4 + 5 + 7 + 8 + 5);
    return 0;
}
