// An MCS lock that links itself behind its predecessor before it raises its own flag: the
// predecessor may lower the flag in between, and the thread waits for ever. A livelock.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

struct node { struct node *_Atomic next; atomic_int waiting; };

static struct node *_Atomic tail;
static struct node nodes[2];
static int counter;

static void lock(struct node *me) {
    struct node *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&before->next, me);
        atomic_store(&me->waiting, 1);
        raddle_await_eq(&me->waiting, 0); // ERROR
    }
}

static void unlock(struct node *me) {
    struct node *expected = me;
    if (!atomic_load(&me->next) && atomic_compare_exchange_strong(&tail, &expected, NULL)) return;
    raddle_await_ne(&me->next, NULL);
    atomic_store(&atomic_load(&me->next)->waiting, 0);
}

static void *worker(void *node) {
    lock(node);
    counter++;
    unlock(node);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, &nodes[0]);
    pthread_create(&b, NULL, worker, &nodes[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
