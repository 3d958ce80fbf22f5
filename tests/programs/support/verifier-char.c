// A nondeterministic char is signed: from -128 to 127.
#include <assert.h>

extern char __VERIFIER_nondet_char(void);

int main(void) {
    char c = __VERIFIER_nondet_char();
    int wide = c;
    assert(wide >= -128 && wide <= 127);
    assert(wide != -128); // ERROR
    return 0;
}
