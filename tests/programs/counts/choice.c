// Nondeterministic choice in one thread: the product of the numbers of alternatives.
#include <assert.h>
#include <raddle.h>
#include <stdbool.h>

extern bool __VERIFIER_nondet_bool(void);
static int seen[3][2];

int main(void) {
    int a = (int)raddle_choice(3);
    bool b = __VERIFIER_nondet_bool();
    assert(a >= 0 && a < 3);
    seen[a][b] = 1;
    return 0;
}
