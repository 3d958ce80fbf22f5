// reach_error, defined by the program as the competition's programs do, and reached.
#include <assert.h>

extern int __VERIFIER_nondet_bool(void);
void reach_error(void) {
    assert(0);
}

int main(void) {
    if (__VERIFIER_nondet_bool())
        reach_error(); // ERROR
    return 0;
}
