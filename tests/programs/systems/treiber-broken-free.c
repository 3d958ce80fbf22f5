// A Treiber stack whose pop frees the node at once: another pop may still be about to read its next
// field. The tag does not help against that. Found as a use after free, or as a race of the read with free.
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

static void pop(void) {
    struct top seen = atomic_load(&top), wanted;
    do {
        if (!seen.node) return;
        struct node *next = atomic_load(&seen.node->next); // RACE A
        wanted = (struct top){next, seen.tag + 1};
    } while (!atomic_compare_exchange_strong(&top, &seen, wanted));
    free(seen.node); // RACE B
}

static void *other(void *unused) {
    (void)unused;
    pop();
    return NULL;
}

int main(void) {
    push(malloc(sizeof(struct node)));
    push(malloc(sizeof(struct node)));
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pop();
    pthread_join(thread, NULL);
    return 0;
}
