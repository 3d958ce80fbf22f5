/* Ticket lock. */
#define THREADS 3
#include "orders.h"
#ifndef DRAW
#define DRAW relaxed
#endif
#ifndef SEE
#define SEE acquire
#endif
#ifndef CALL
#define CALL release
#endif
static atomic_int next, serving;
static void *enter(void *p) {
    int mine = ADD(&next, 1, DRAW);
    while (LOAD(&serving, SEE) != mine) {}
    critical();
    STORE(&serving, mine + 1, CALL);
    return p;
}
#define run0 enter
#define run1 enter
#define run2 enter
static void finish(void) { assert(counter == 3); }
#include "harness.h"
