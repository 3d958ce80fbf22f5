// The stack of aba.c with a hazard pointer: what a pop has looked at is not freed until the pop has ended.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static _Atomic(struct node *) head;
static atomic_int has_looked;
static _Atomic(struct node *) hazard;
static struct node *owned, *retired;

static void push(void) {
    struct node *n = malloc(sizeof *n);
    n->next = atomic_load(&head);
    atomic_store(&head, n);
}

static void *stopped(void *unused) {
    struct node *top = atomic_load(&head);
    atomic_store(&hazard, top);
    if (atomic_load(&head) != top) return unused;
    struct node *next = top->next;
    atomic_store(&has_looked, 1);
    atomic_compare_exchange_strong(&head, &top, next);
    atomic_store(&hazard, NULL);
    return unused;
}

static void *quick(void *unused) {
    if (!atomic_load(&has_looked)) return unused;
    struct node *top = atomic_load(&head), *both = top;
    struct node *next = top->next;
    if (!next || !atomic_compare_exchange_strong(&head, &both, NULL)) return unused;
    owned = next;
    if (atomic_load(&hazard) == top)
        retired = top;
    else
        free(top);
    push();
    return unused;
}

int main(void) {
    push();
    push();
    pthread_t one, two;
    pthread_create(&one, NULL, stopped, NULL);
    pthread_create(&two, NULL, quick, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(!owned || atomic_load(&head) != owned);
    return 0;
}
