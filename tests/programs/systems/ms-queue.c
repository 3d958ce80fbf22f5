// The Michael-Scott queue: a linked list with a dummy node; enqueue links with one compare-exchange
// and swings the tail with another, which anybody may help with. Two enqueues and a dequeue run at
// the same time; afterwards every value came out exactly once and the queue is in order. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *_Atomic next; };

static struct node *_Atomic head, *_Atomic tail;

static void enqueue(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_init(&node->next, NULL);
    for (;;) {
        struct node *last = atomic_load(&tail), *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else if (atomic_compare_exchange_strong(&last->next, &next, node)) {
            atomic_compare_exchange_strong(&tail, &last, node);
            return;
        }
    }
}

static int dequeue(void) {
    for (;;) {
        struct node *first = atomic_load(&head), *last = atomic_load(&tail);
        struct node *next = atomic_load(&first->next);
        if (!next) return -1;
        if (first == last) {
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
        int value = next->value;
        if (atomic_compare_exchange_strong(&head, &first, next)) return value;
    }
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
    int got = dequeue();
    pthread_join(thread, NULL);
    int rest = dequeue();
    assert(got + rest == 3 && got > 0 && rest > 0);
    assert(dequeue() == -1);
    return 0;
}
