// An error for one of the values that are tried.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    assert(a >= 0); // ERROR
    return 0;
}
