// Pointers: arithmetic, difference, comparison, void and char views, to pointers, tagged in low bits, container_of.
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

struct link { struct link *next; };
struct item { int value; struct link link; };
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

static void set(int **where, int *what) { *where = what; }

int main(void) {
    int numbers[5] = {0, 10, 20, 30, 40};
    int *p = numbers + 1, *q = &numbers[4];
    assert(q - p == 3 && p < q && q[-2] == 20 && *(p + 2) == 30 && *--q == 30);
    char *bytes = (char *)numbers;
    assert(*(int *)(bytes + 8) == 20 && (void *)bytes == (void *)numbers);
    int *r = NULL;
    set(&r, p);
    assert(*r == 10 && r != NULL);
    struct item b = {2, {NULL}}, a = {1, {&b.link}};
    int sum = 0;
    for (struct link *l = &a.link; l; l = l->next) sum = sum * 10 + container_of(l, struct item, link)->value;
    assert(sum == 12);
    uintptr_t tagged = (uintptr_t)p | 1;
    assert((tagged & 1) && *(int *)(tagged & ~(uintptr_t)1) == 10);
    uintptr_t number = (uintptr_t)&numbers[0];
    assert(*(int *)(number + 16) == 40 && (uintptr_t)q - number == 12);
    const char *text = "xyz";
    assert(*text++ == 'x' && *text == 'y' && "abc"[1] == 'b');
    return 0;
}
