// __VERIFIER_assume cuts executions.
#include <assert.h>

extern void __VERIFIER_assume(int);
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    unsigned char a = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(a % 64 == 5);
    assert(a == 5 || a == 69 || a == 133 || a == 197);
    return 0;
}
