// A Michael-Scott queue whose enqueue links with "look, then store" instead of a compare-exchange:
// two enqueues that both saw no successor overwrite each other's link, and a value is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *_Atomic next; };

static struct node *_Atomic head, *_Atomic tail;

static void enqueue(int value) {
    struct node *node = calloc(1, sizeof *node);
    node->value = value;
    for (;;) {
        struct node *last = atomic_load(&tail), *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else {
            atomic_store(&last->next, node);
            atomic_compare_exchange_strong(&tail, &last, node);
            return;
        }
    }
}

static int dequeue(void) {
    struct node *first = atomic_load(&head), *next = atomic_load(&first->next);
    if (!next) return -1;
    atomic_store(&head, next);
    return next->value;
}

static void *other(void *unused) {
    (void)unused;
    enqueue(2);
    return NULL;
}

int main(void) {
    struct node *dummy = calloc(1, sizeof *dummy);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    enqueue(1);
    pthread_join(thread, NULL);
    int first = dequeue();
    int second = dequeue();
    assert(first + second == 3); // ERROR
    return 0;
}
