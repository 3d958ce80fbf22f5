// A Treiber stack without tags that reuses nodes: the ABA problem. Main reads top = A and next = B;
// the other thread takes A and B and puts A back; main's compare-exchange still succeeds and makes
// B the top, although the other thread owns B. One node is then owned twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *_Atomic next; };

static struct node *_Atomic top;

static void push(struct node *node) {
    struct node *seen = atomic_load(&top);
    do {
        atomic_store(&node->next, seen);
    } while (!atomic_compare_exchange_strong(&top, &seen, node));
}

static struct node *pop(void) {
    struct node *seen = atomic_load(&top), *next;
    do {
        if (!seen) return NULL;
        next = atomic_load(&seen->next);
    } while (!atomic_compare_exchange_strong(&top, &seen, next));
    return seen;
}

static struct node *make(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    return node;
}

static void *other(void *unused) {
    (void)unused;
    struct node *first = pop(), *second = pop();
    if (first) push(first);
    return second;
}

int main(void) {
    push(make(1));
    push(make(2));
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    struct node *mine = pop();
    void *theirs;
    pthread_join(thread, &theirs);
    assert(mine == NULL || mine != theirs);
    struct node *left = pop();
    assert(left == NULL || (left != mine && left != theirs)); // ERROR
    return 0;
}
