/* Dekker's algorithm. `turn` only decides who gives way. */
#include "orders.h"
#ifndef FLAG
#define FLAG seq_cst
#endif
#ifndef SEE
#define SEE seq_cst
#endif
#ifndef TURN
#define TURN seq_cst
#endif
#ifndef LOOK
#define LOOK seq_cst
#endif
#ifndef LEAVE
#define LEAVE seq_cst
#endif
#ifndef BARRIER
#define BARRIER relaxed
#endif
static atomic_int flag[2], turn;
static void enter(int i) {
    int j = 1 - i;
    STORE(&flag[i], 1, FLAG);
    FENCE(BARRIER);
    while (LOAD(&flag[j], SEE)) {
        if (LOAD(&turn, LOOK) != i) {
            STORE(&flag[i], 0, FLAG);
            while (LOAD(&turn, LOOK) != i) {}
            STORE(&flag[i], 1, FLAG);
            FENCE(BARRIER);
        }
    }
    critical();
    STORE(&turn, j, TURN);
    STORE(&flag[i], 0, LEAVE);
}
static void *run0(void *p) { enter(0); return p; }
static void *run1(void *p) { enter(1); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
