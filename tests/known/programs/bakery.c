/* Lamport's bakery for two threads. */
#include "orders.h"
#ifndef CHOOSE
#define CHOOSE seq_cst
#endif
#ifndef NUMBER
#define NUMBER seq_cst
#endif
#ifndef CHOSEN
#define CHOSEN seq_cst
#endif
#ifndef SEE
#define SEE seq_cst
#endif
#ifndef LEAVE
#define LEAVE seq_cst
#endif
static atomic_int choosing[2], number[2];
static void enter(int i) {
    int j = 1 - i;
    STORE(&choosing[i], 1, CHOOSE);
    int mine = LOAD(&number[j], SEE) + 1;
    STORE(&number[i], mine, NUMBER);
    STORE(&choosing[i], 0, CHOSEN);
    while (LOAD(&choosing[j], SEE)) {}
    for (;;) {
        int other = LOAD(&number[j], SEE);
        if (other == 0 || other > mine || (other == mine && i < j)) break;
    }
    critical();
    STORE(&number[i], 0, LEAVE);
}
static void *run0(void *p) { enter(0); return p; }
static void *run1(void *p) { enter(1); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
