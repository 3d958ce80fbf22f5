// A nondeterministic byte has 256 values.
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    unsigned char byte = __VERIFIER_nondet_uchar();
    unsigned reversed = 0;
    for (int i = 0; i < 8; i++) reversed |= ((byte >> i) & 1u) << (7 - i);
    unsigned again = 0;
    for (int i = 0; i < 8; i++) again |= ((reversed >> i) & 1u) << (7 - i);
    assert(again == byte);
    return 0;
}
