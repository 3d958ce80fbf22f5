/* Read-copy-update with one reader, who says when it is inside: the writer waits for that before it frees. */
#include "orders.h"
#ifndef ENTER
#define ENTER seq_cst
#endif
#ifndef GRACE
#define GRACE seq_cst
#endif
#ifndef LEAVE
#define LEAVE release
#endif
#ifndef QUIET
#define QUIET acquire
#endif
#ifndef PUBLISH
#define PUBLISH release
#endif
#ifndef FOLLOW
#define FOLLOW acquire
#endif
struct node { int value; };
static struct node *start;
static _Atomic(struct node *) shared;
static atomic_int inside;
__attribute__((constructor)) static void begin(void) {
    start = malloc(sizeof *start);
    start->value = 1;
    STORE(&shared, start, relaxed);
}
static void *run0(void *p) {
    STORE(&inside, 1, relaxed);
    FENCE(ENTER);
    struct node *node = LOAD(&shared, FOLLOW);
    assert(node->value == 1 || node->value == 2);
    STORE(&inside, 0, LEAVE);
    return p;
}
static void *run1(void *p) {
    struct node *new = malloc(sizeof *new);
    new->value = 2;
    struct node *old = SWAP(&shared, new, PUBLISH);
    FENCE(GRACE);
    while (LOAD(&inside, QUIET)) {}
    free(old);
    return p;
}
static void finish(void) {}
#include "harness.h"
