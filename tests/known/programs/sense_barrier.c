/* Sense-reversing barrier: what was written before it is seen behind it. */
#include "orders.h"
#ifndef ARRIVE
#define ARRIVE acq_rel
#endif
#ifndef OPEN
#define OPEN release
#endif
#ifndef SPIN
#define SPIN acquire
#endif
static atomic_int count = 2, sense;
static int before[2];
static void pass(int i) {
    before[i] = i + 1;
    if (atomic_fetch_sub_explicit(&count, 1, ARRIVE) == 1) {
        STORE(&count, 2, relaxed);
        STORE(&sense, 1, OPEN);
    } else {
        while (!LOAD(&sense, SPIN)) {}
    }
    assert(before[1 - i] == 2 - i);
}
static void *run0(void *p) { pass(0); return p; }
static void *run1(void *p) { pass(1); return p; }
static void finish(void) {}
#include "harness.h"
