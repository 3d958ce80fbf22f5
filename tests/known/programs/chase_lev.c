/* The work-stealing deque of Chase and Lev, without growing: the owner pushes two and takes one, a thief steals twice. */
#include "orders.h"
#ifndef PUSHED
#define PUSHED release
#endif
#ifndef TAKE
#define TAKE seq_cst
#endif
#ifndef STEAL
#define STEAL seq_cst
#endif
#ifndef WIN
#define WIN seq_cst
#endif
static atomic_int top, bottom, items[4];
static int taken[3];
static int won[3];
static void push(int value) {
    int b = LOAD(&bottom, relaxed);
    STORE(&items[b], value, relaxed);
    FENCE(PUSHED);
    STORE(&bottom, b + 1, relaxed);
}
static int take(void) {
    int b = LOAD(&bottom, relaxed) - 1;
    STORE(&bottom, b, relaxed);
    FENCE(TAKE);
    int t = LOAD(&top, relaxed);
    if (t > b) {
        STORE(&bottom, b + 1, relaxed);
        return 0;
    }
    int value = LOAD(&items[b], relaxed);
    if (t == b) {
        if (!CAS(&top, &t, t + 1, WIN)) value = 0;
        STORE(&bottom, b + 1, relaxed);
    }
    return value;
}
static int steal(void) {
    int t = LOAD(&top, acquire);
    FENCE(STEAL);
    int b = LOAD(&bottom, acquire);
    if (t >= b) return 0;
    int value = LOAD(&items[t], relaxed);
    assert(value != 0);
    return CAS(&top, &t, t + 1, WIN) ? value : 0;
}
static void *run0(void *p) {
    push(1);
    push(2);
    int value = take();
    if (value) taken[value] = 1;
    return p;
}
static void *run1(void *p) {
    for (int i = 0; i < 2; i++) {
        int value = steal();
        if (value) won[value] = 1;
    }
    return p;
}
static void finish(void) {
    for (int i = 1; i < 3; i++) assert(!(taken[i] && won[i]));
}
#include "harness.h"
