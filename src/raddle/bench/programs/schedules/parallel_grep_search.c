// The search itself: how often a word stands in a piece of pseudo-random text.
#include <stdint.h>

enum { LENGTH = 40000000 };

unsigned __VERIFIER_nondet_uint(void) {
    static _Thread_local uint64_t state = 88172645463325252u;
    unsigned found = 0, matched = 0;
    for (int i = 0; i < LENGTH; i++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        matched = (state & 15) == "\3\1\4"[matched] ? matched + 1 : 0;
        if (matched == 3) found++, matched = 0;
    }
    return found;
}
