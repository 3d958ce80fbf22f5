// A Treiber stack whose top is a 16-byte pointer with a tag, so that a node that went away and came
// back is told apart. Nodes are malloc'ed, and freed when nobody can look at them any more. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *_Atomic next; };
struct top { struct node *node; unsigned long tag; };

static _Atomic struct top top;

static void push(struct node *node) {
    struct top seen = atomic_load(&top), wanted;
    do {
        atomic_store(&node->next, seen.node);
        wanted = (struct top){node, seen.tag + 1};
    } while (!atomic_compare_exchange_strong(&top, &seen, wanted));
}

static struct node *pop(void) {
    struct top seen = atomic_load(&top), wanted;
    do {
        if (!seen.node) return NULL;
        wanted = (struct top){atomic_load(&seen.node->next), seen.tag + 1};
    } while (!atomic_compare_exchange_strong(&top, &seen, wanted));
    return seen.node;
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
    int sum = 0;
    if (mine) sum += mine->value;
    if (theirs) sum += ((struct node *)theirs)->value;
    assert(mine == NULL || mine != theirs);
    free(mine);
    free(theirs);
    for (struct node *node; (node = pop());) {
        assert(node != mine && node != theirs);
        sum += node->value;
        free(node);
    }
    assert(sum == 3);
    return 0;
}
