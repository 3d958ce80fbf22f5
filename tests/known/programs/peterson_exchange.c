/* Peterson's lock with an exchange of `turn`: no seq_cst is needed, for the second exchange reads the first. */
#include "orders.h"
#ifndef FLAG
#define FLAG relaxed
#endif
#ifndef TURN
#define TURN acq_rel
#endif
#ifndef SEE
#define SEE acquire
#endif
#ifndef LOOK
#define LOOK relaxed
#endif
#ifndef LEAVE
#define LEAVE release
#endif
static atomic_int flag[2], turn;
static void enter(int i) {
    int j = 1 - i;
    STORE(&flag[i], 1, FLAG);
    SWAP(&turn, j, TURN);
    while (LOAD(&flag[j], SEE) == 1 && LOAD(&turn, LOOK) == j) {}
    critical();
    STORE(&flag[i], 0, LEAVE);
}
static void *run0(void *p) { enter(0); return p; }
static void *run1(void *p) { enter(1); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
