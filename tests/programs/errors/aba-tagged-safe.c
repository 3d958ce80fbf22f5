// The stack of aba.c with a number in the low bits of the top that grows with each push and pop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static atomic_uintptr_t head;
static atomic_int has_looked;
static struct node *owned;

static struct node *node_of(uintptr_t top) { return (struct node *)(top & ~(uintptr_t)7); }
static uintptr_t top_of(struct node *n, uintptr_t before) { return (uintptr_t)n | ((before + 1) & 7); }

static void push(void) {
    struct node *n = malloc(sizeof *n);
    uintptr_t before = atomic_load(&head);
    n->next = node_of(before);
    atomic_store(&head, top_of(n, before));
}

static void *stopped(void *unused) {
    uintptr_t top = atomic_load(&head);
    struct node *next = node_of(top)->next;
    atomic_store(&has_looked, 1);
    atomic_compare_exchange_strong(&head, &top, top_of(next, top));
    return unused;
}

static void *quick(void *unused) {
    if (!atomic_load(&has_looked)) return unused;
    uintptr_t top = atomic_load(&head), both = top;
    struct node *next = node_of(top)->next;
    if (!next || !atomic_compare_exchange_strong(&head, &both, top_of(NULL, top))) return unused;
    owned = next;
    free(node_of(top));
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
    assert(!owned || node_of(atomic_load(&head)) != owned);
    return 0;
}
