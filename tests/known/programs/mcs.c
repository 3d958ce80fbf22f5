/* MCS queue lock. */
#include "orders.h"
#ifndef QUEUE
#define QUEUE acq_rel
#endif
#ifndef LINK
#define LINK release
#endif
#ifndef SPIN
#define SPIN acquire
#endif
#ifndef NEXT
#define NEXT acquire
#endif
#ifndef FREE
#define FREE release
#endif
#ifndef HAND
#define HAND release
#endif
struct node { _Atomic(struct node *) next; atomic_int locked; };
static struct node nodes[2];
static _Atomic(struct node *) tail;
static void enter(struct node *me) {
    STORE(&me->next, NULL, relaxed);
    STORE(&me->locked, 1, relaxed);
    struct node *before = SWAP(&tail, me, QUEUE);
    if (before) {
        STORE(&before->next, me, LINK);
        while (LOAD(&me->locked, SPIN)) {}
    }
    critical();
    struct node *after = LOAD(&me->next, NEXT);
    if (!after) {
        struct node *expected = me;
        if (CAS(&tail, &expected, NULL, FREE)) return;
        while (!(after = LOAD(&me->next, NEXT))) {}
    }
    STORE(&after->locked, 0, HAND);
}
static void *run0(void *p) { enter(&nodes[0]); return p; }
static void *run1(void *p) { enter(&nodes[1]); return p; }
static void finish(void) { assert(counter == 2); }
#include "harness.h"
