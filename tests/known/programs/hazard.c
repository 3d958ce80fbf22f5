/* A hazard pointer: a node is not freed while a reader has announced it. */
#include "orders.h"
#ifndef ANNOUNCE
#define ANNOUNCE seq_cst
#endif
#ifndef SCAN
#define SCAN seq_cst
#endif
#ifndef CLEAR
#define CLEAR release
#endif
#ifndef CHECK
#define CHECK acquire
#endif
#ifndef REPLACE
#define REPLACE acq_rel
#endif
#ifndef AGAIN
#define AGAIN acquire
#endif
struct node { int value; };
static _Atomic(struct node *) shared, hazard;
static _Atomic(int) ready;
static void *run0(void *p) {
    if (!LOAD(&ready, acquire)) return p;
    struct node *node = LOAD(&shared, relaxed);
    STORE(&hazard, node, relaxed);
    FENCE(ANNOUNCE);
    if (LOAD(&shared, AGAIN) == node) assert(node->value == 1 || node->value == 2);
    STORE(&hazard, NULL, CLEAR);
    return p;
}
static void *run1(void *p) {
    struct node *old = malloc(sizeof *old), *new = malloc(sizeof *new);
    old->value = 1;
    STORE(&shared, old, relaxed);
    STORE(&ready, 1, release);
    new->value = 2;
    SWAP(&shared, new, REPLACE);
    FENCE(SCAN);
    if (LOAD(&hazard, CHECK) != old) free(old);
    return p;
}
static void finish(void) {}
#include "harness.h"
