// Nondeterministic integers take a few values only: no error there is no proof.
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern long __VERIFIER_nondet_long(void);

int main(void) {
    int a = __VERIFIER_nondet_int();
    unsigned b = __VERIFIER_nondet_uint();
    long c = __VERIFIER_nondet_long();
    assert((a ^ a) == 0 && b - b == 0 && c == c);
    return 0;
}
