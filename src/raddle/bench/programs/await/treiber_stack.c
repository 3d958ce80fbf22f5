// treiber-stack(N): Treiber's lock-free stack. Each of N threads pushes a node, and every other one then pops one:
// there is always one to pop, and none is popped twice. Nodes are not used again. -DBUG: a node is popped in two
// steps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

struct node {
    _Atomic(struct node *) below;
    atomic_int popped;
};

static struct node nodes[N];
static _Atomic(struct node *) top;

static void push(struct node *node) {
    struct node *seen;
    do {
        seen = atomic_load(&top);
        atomic_store(&node->below, seen);
    } while (!atomic_compare_exchange_strong(&top, &seen, node));
}

static int lift(struct node *node, struct node *below) {
#ifdef BUG
    if (atomic_load(&top) != node) return 0;
    atomic_store(&top, below);
    return 1;
#else
    return atomic_compare_exchange_strong(&top, &node, below);
#endif
}

static struct node *pop(void) {
    struct node *seen;
    do {
        seen = atomic_load(&top);
        if (!seen) return 0;
    } while (!lift(seen, atomic_load(&seen->below)));
    return seen;
}

static void *push_and_pop(void *number) {
    push(&nodes[(intptr_t)number]);
    if ((intptr_t)number % 2) return 0;
    struct node *node = pop();
    assert(node);
    int twice = atomic_exchange(&node->popped, 1);
    assert(!twice);
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, push_and_pop, (void *)(intptr_t)i);
    pthread_exit(0);
}
