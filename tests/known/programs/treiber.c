/* Treiber's stack: two push, one pops; nodes are not freed. */
#define THREADS 3
#include "orders.h"
#ifndef PUSH
#define PUSH release
#endif
#ifndef TOP
#define TOP acquire
#endif
#ifndef POP
#define POP relaxed
#endif
struct node { int value; struct node *next; };
static struct node nodes[2];
static _Atomic(struct node *) top;
static void push(struct node *node, int value) {
    node->value = value;
    node->next = LOAD(&top, relaxed);
    while (!CAS(&top, &node->next, node, PUSH)) {}
}
static void *run0(void *p) { push(&nodes[0], 1); return p; }
static void *run1(void *p) { push(&nodes[1], 2); return p; }
static void *run2(void *p) {
    int seen = 0;
    for (int i = 0; i < 2; i++) {
        struct node *node = LOAD(&top, TOP);
        if (!node) continue;
        if (CAS(&top, &node, node->next, POP)) seen += node->value;
    }
    assert(seen == 0 || seen == 1 || seen == 2 || seen == 3);
    return p;
}
static void finish(void) {}
#include "harness.h"
