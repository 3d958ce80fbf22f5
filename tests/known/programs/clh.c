/* CLH queue lock: each waits for the node of the one before. */
#define THREADS 3
#include "orders.h"
#ifndef QUEUE
#define QUEUE acq_rel
#endif
#ifndef SPIN
#define SPIN acquire
#endif
#ifndef GIVE
#define GIVE release
#endif
struct node { atomic_int locked; };
static struct node nodes[4];
static _Atomic(struct node *) tail = &nodes[3];
static void enter(struct node *me) {
    STORE(&me->locked, 1, relaxed);
    struct node *before = SWAP(&tail, me, QUEUE);
    while (LOAD(&before->locked, SPIN)) {}
    critical();
    STORE(&me->locked, 0, GIVE);
}
static void *run0(void *p) { enter(&nodes[0]); return p; }
static void *run1(void *p) { enter(&nodes[1]); return p; }
static void *run2(void *p) { enter(&nodes[2]); return p; }
static void finish(void) { assert(counter == 3); }
#include "harness.h"
