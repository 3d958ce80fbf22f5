// A Treiber stack. A pop stops between its look at the top and its compare-exchange; meanwhile both nodes are
// popped, the top is freed, and a new node is pushed. If that one has the old top's address, the
// compare-exchange succeeds and puts a node onto the stack that somebody else owns.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    struct node *next;
};

static _Atomic(struct node *) head;
static atomic_int has_looked;
static struct node *owned;

static void push(void) {
    struct node *n = malloc(sizeof *n);
    n->next = atomic_load(&head);
    atomic_store(&head, n);
}

static void *stopped(void *unused) {
    struct node *top = atomic_load(&head);
    struct node *next = top->next;
    atomic_store(&has_looked, 1);
    atomic_compare_exchange_strong(&head, &top, next);
    return unused;
}

static void *quick(void *unused) {
    if (!atomic_load(&has_looked)) return unused;
    struct node *top = atomic_load(&head), *both = top;
    struct node *next = top->next;
    if (!next || !atomic_compare_exchange_strong(&head, &both, NULL)) return unused;
    owned = next;
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
    assert(!owned || atomic_load(&head) != owned); // ERROR
    return 0;
}
