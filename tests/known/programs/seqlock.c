/* Sequence lock: a reader that sees the same even number before and after has seen one version. */
#include "orders.h"
#ifndef BEGIN
#define BEGIN relaxed
#endif
#ifndef WRITING
#define WRITING release
#endif
#ifndef END
#define END release
#endif
#ifndef SEE
#define SEE acquire
#endif
#ifndef READ
#define READ acquire
#endif
static atomic_int sequence, first, second;
static void *run0(void *p) {
    STORE(&sequence, 1, BEGIN);
    FENCE(WRITING);
    STORE(&first, 1, relaxed);
    STORE(&second, 1, relaxed);
    STORE(&sequence, 2, END);
    return p;
}
static void *run1(void *p) {
    int before = LOAD(&sequence, SEE);
    if (before & 1) return p;
    int a = LOAD(&first, relaxed), b = LOAD(&second, relaxed);
    FENCE(READ);
    if (LOAD(&sequence, relaxed) == before) {
        assert(a == b);
        assert(a == before / 2);
    }
    return p;
}
static void finish(void) {}
#include "harness.h"
