/* Peterson's lock for two threads. */
#include "orders.h"
#ifndef FLAG
#define FLAG seq_cst
#endif
#ifndef TURN
#define TURN seq_cst
#endif
#ifndef SEE
#define SEE seq_cst
#endif
#ifndef LOOK
#define LOOK seq_cst
#endif
#ifndef LEAVE
#define LEAVE seq_cst
#endif
#ifndef BETWEEN
#define BETWEEN relaxed
#endif
#ifndef BARRIER
#define BARRIER relaxed
#endif
static atomic_int flag[2], turn;
static void enter(int i) {
    int j = 1 - i;
    STORE(&flag[i], 1, FLAG);
    FENCE(BETWEEN);
    STORE(&turn, j, TURN);
    FENCE(BARRIER);
    while (LOAD(&flag[j], SEE) == 1 && LOAD(&turn, LOOK) == j) {}
    critical();
    STORE(&flag[i], 0, LEAVE);
}
static void *run0(void *p) { enter(0); return p; }
static void *run1(void *p) { enter(1); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
