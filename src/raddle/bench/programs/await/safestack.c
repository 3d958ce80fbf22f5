// safestack: the lock-free stack that Dmitry Vyukov posted to the CHESS forum as a challenge. A stack of three
// elements, linked by indices; to pop an element is first to take its link away, so that nobody else pops it.
// It has a bug, which needs three threads with at least 3, 3 and 1 operations: an element that was popped and pushed
// again meanwhile passes for the same (ABA), and two threads then have it.
// Threads pop and push by turns, -DOPS=3,3,1 says how often each; a pop is tried until it succeeds, and the last
// element is never popped. Who has popped an element writes its own number there, and finds it.
// -DNOASSERT: without the assertion. -DMAIN_RETURNS: main ends the program, so that who waits for an element that
// never comes is not stuck. -DBUG: links and the head are read and written in two steps, which two pops show.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef OPS
#define OPS 3, 3, 1
#endif
#define NONE (-1)

struct element {
    atomic_int next;
    atomic_int value;
};

static struct element elements[] = {{1, 0}, {2, 0}, {NONE, 0}};
static atomic_int head = 0, count = 3;
static const int operations[] = {OPS};

static int take_link(int index) {
#ifdef BUG
    int next = atomic_load(&elements[index].next);
    atomic_store(&elements[index].next, NONE);
    return next;
#else
    return atomic_exchange(&elements[index].next, NONE);
#endif
}

static int lift(int first, int next) {
#ifdef BUG
    if (atomic_load(&head) != first) return 0;
    atomic_store(&head, next);
    return 1;
#else
    return atomic_compare_exchange_strong(&head, &first, next);
#endif
}

static int try_pop(void) {
    while (atomic_load(&count) > 1) {
        int first = atomic_load(&head);
        int next = take_link(first);
        if (next == NONE) continue;
        if (lift(first, next)) {
            atomic_fetch_sub(&count, 1);
            return first;
        }
        atomic_exchange(&elements[first].next, next);
    }
    return NONE;
}

static int pop(void) {
    int popped;
    do {
        popped = try_pop();
    } while (popped == NONE);
    return popped;
}

static void push(int index) {
    int first = atomic_load(&head);
    do {
        atomic_store(&elements[index].next, first);
    } while (!atomic_compare_exchange_strong(&head, &first, index));
    atomic_fetch_add(&count, 1);
}

static void *work(void *number) {
    int me = (int)(intptr_t)number, mine = NONE;
    for (int i = 0; i < operations[me]; i++) {
        if (i % 2) {
            push(mine);
        } else {
            mine = pop();
            atomic_store(&elements[mine].value, me);
#ifndef NOASSERT
            assert(atomic_load(&elements[mine].value) == me);
#endif
        }
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    for (unsigned i = 0; i < sizeof operations / sizeof *operations; i++)
        pthread_create(&thread, 0, work, (void *)(intptr_t)i);
#ifndef MAIN_RETURNS
    pthread_exit(0);
#endif
}
