/* Michael and Scott's queue: two enqueue, one dequeues; nodes are not freed. */
#define THREADS 3
#include "orders.h"
#ifndef LINK
#define LINK release
#endif
#ifndef NEXT
#define NEXT acquire
#endif
#ifndef TAIL
#define TAIL acquire
#endif
#ifndef SWING
#define SWING release
#endif
struct node { int value; _Atomic(struct node *) next; };
static struct node nodes[3];
static _Atomic(struct node *) head = &nodes[2], tail = &nodes[2];
static void enqueue(struct node *node, int value) {
    node->value = value;
    for (;;) {
        struct node *last = LOAD(&tail, TAIL), *none = NULL;
        struct node *next = LOAD(&last->next, NEXT);
        if (next) {
            CAS(&tail, &last, next, SWING);
        } else if (CAS(&last->next, &none, node, LINK)) {
            CAS(&tail, &last, node, SWING);
            return;
        }
    }
}
static void *run0(void *p) { enqueue(&nodes[0], 1); return p; }
static void *run1(void *p) { enqueue(&nodes[1], 2); return p; }
static void *run2(void *p) {
    struct node *first = LOAD(&head, acquire);
    struct node *next = LOAD(&first->next, NEXT);
    if (next) {
        STORE(&head, next, release);
        assert(next->value == 1 || next->value == 2);
    }
    return p;
}
static void finish(void) {
    int sum = 0, count = 0;
    for (struct node *node = LOAD(&nodes[2].next, relaxed); node; node = LOAD(&node->next, relaxed)) sum += node->value, count++;
    assert(sum == 3 && count == 2);
}
#include "harness.h"
