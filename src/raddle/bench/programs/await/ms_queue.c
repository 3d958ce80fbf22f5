// ms-queue(N): the lock-free queue of Michael and Scott. It holds the number 0; N - 1 threads each append their
// own, one thread removes two. What was there before leaves first, and nothing is lost or doubled. Nodes are not
// used again, so pointers need no counters. -DBUG: a node is linked without a compare-exchange.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#define EMPTY (-1)

struct node {
    _Atomic(struct node *) next;
    int number;
};

static struct node zero, dummy = {&zero, EMPTY}, nodes[N];
static _Atomic(struct node *) head = &dummy, tail = &zero;
static int kept;

static void keep(int number) {
    assert(!(kept >> number & 1));
    kept |= 1 << number;
}

static int replace(_Atomic(struct node *) *place, struct node *from, struct node *to) {
    return atomic_compare_exchange_strong(place, &from, to);
}

static int link_last(struct node *last, struct node *node) {
#ifdef BUG
    atomic_store(&last->next, node);
    return 1;
#else
    return replace(&last->next, 0, node);
#endif
}

static void append(struct node *node) {
    for (;;) {
        struct node *last = atomic_load(&tail), *next = atomic_load(&last->next);
        if (last != atomic_load(&tail)) continue;
        if (next) {
            // Somebody linked a node and has yet to move the tail.
            replace(&tail, last, next);
        } else if (link_last(last, node)) {
            replace(&tail, last, node);
            return;
        }
    }
}

static int take_first(void) {
    for (;;) {
        struct node *first = atomic_load(&head), *last = atomic_load(&tail), *next = atomic_load(&first->next);
        if (first != atomic_load(&head)) continue;
        if (first != last) {
            int number = next->number;
            if (replace(&head, first, next)) return number;
        } else if (next) {
            replace(&tail, last, next);
        } else {
            return EMPTY;
        }
    }
}

static void *produce(void *number) {
    int me = (int)(intptr_t)number;
    nodes[me].number = me;
    append(&nodes[me]);
    return 0;
}

static void *consume(void *unused) {
    int first = take_first();
    assert(first == 0);
    int second = take_first();
    if (second != EMPTY) keep(second);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 1; i < N; i++) pthread_create(&threads[i], 0, produce, (void *)(intptr_t)i);
    pthread_create(&threads[0], 0, consume, 0);
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    for (int number; (number = take_first()) != EMPTY;) keep(number);
    assert(kept == (1 << N) - 2);
    return 0;
}
