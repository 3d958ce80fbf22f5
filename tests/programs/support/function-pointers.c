// Function pointers: in tables, in structs, as parameters and results, compared, from an atomic.
#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>

typedef int (*operation)(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int apply(operation f, int a, int b) { return f(a, b); }
static operation pick(char name) { return name == '+' ? add : name == '-' ? subtract : NULL; }

static const struct entry { char name; operation run; } table[] = {{'+', add}, {'-', subtract}};
static operation _Atomic current = subtract;

int main(void) {
    assert(apply(add, 3, 4) == 7 && apply(&subtract, 3, 4) == -1);
    for (unsigned i = 0; i < 2; i++) {
        assert(table[i].run == pick(table[i].name));
        assert((*table[i].run)(10, 5) == (i ? 5 : 15));
    }
    assert(pick('x') == NULL && add != subtract);
    assert(atomic_exchange(&current, add)(9, 1) == 8 && current(9, 1) == 10);
    return 0;
}
