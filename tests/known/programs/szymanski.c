/* Szymanski's waiting room for two threads: 1 wants in, 3 stands in the doorway, 2 waits, 4 has closed the door. */
#include "orders.h"
#ifndef FIRST
#define FIRST seq_cst
#endif
#ifndef STEP
#define STEP seq_cst
#endif
#ifndef SEE
#define SEE seq_cst
#endif
#ifndef LEAVE
#define LEAVE seq_cst
#endif
static atomic_int flag[2];
static void enter(int i) {
    int j = 1 - i;
    STORE(&flag[i], 1, FIRST);
    while (LOAD(&flag[j], SEE) > 2) {}
    STORE(&flag[i], 3, STEP);
    if (LOAD(&flag[j], SEE) == 1) {
        STORE(&flag[i], 2, STEP);
        while (LOAD(&flag[j], SEE) != 4) {}
    }
    STORE(&flag[i], 4, STEP);
    if (i == 1)
        while (LOAD(&flag[j], SEE) > 1) {}
    critical();
    if (i == 0)
        for (;;) {
            int other = LOAD(&flag[j], SEE);
            if (other < 2 || other == 4) break;
        }
    STORE(&flag[i], 0, LEAVE);
}
static void *run0(void *p) { enter(0); return p; }
static void *run1(void *p) { enter(1); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
