// mpmc-queue(N): a bounded queue for several producers and consumers. One word counts the slots that were claimed
// for filling and for emptying; two counters say how many are filled and emptied, and are what the other side
// waits for. Half of the threads, rounded up, each put their number in, the others each take one out.
// -DBUG: a slot is reported in any order, so that a count may stand for another slot than the one waited for.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "polling.h"

#ifndef N
#define N 3
#endif
#define CONSUMERS (N / 2)
#define PRODUCERS (N - CONSUMERS)
#define CAPACITY 2
#define EMPTY (-1)
#define ONE_TO_EMPTY (1 << 16)
#define TO_FILL(claims) ((claims) & 0xffff)
#define TO_EMPTY(claims) ((claims) >> 16)

static atomic_int claimed, filled, emptied;
static int slots[CAPACITY];
static atomic_int taken[N];

static void report(atomic_int *counter, int turn) {
#ifndef BUG
    poll_until(atomic_load(counter) == turn);
#endif
    (void)turn;
    atomic_fetch_add(counter, 1);
}

// Returns whether there was room.
static int put(int number) {
    int claims, turn;
    do {
        claims = atomic_load(&claimed);
        turn = TO_FILL(claims);
        if (turn - TO_EMPTY(claims) == CAPACITY) return 0;
    } while (!atomic_compare_exchange_strong(&claimed, &claims, claims + 1));
    poll_until(atomic_load(&emptied) > turn - CAPACITY);
    slots[turn % CAPACITY] = number;
    report(&filled, turn);
    return 1;
}

static int take(void) {
    int claims, turn;
    do {
        claims = atomic_load(&claimed);
        turn = TO_EMPTY(claims);
        if (turn == TO_FILL(claims)) return EMPTY;
    } while (!atomic_compare_exchange_strong(&claimed, &claims, claims + ONE_TO_EMPTY));
    poll_until(atomic_load(&filled) > turn);
    int number = slots[turn % CAPACITY];
    report(&emptied, turn);
    return number;
}

static void *produce(void *number) {
    int done = put((int)(intptr_t)number);
    assert(done || PRODUCERS > CAPACITY);
    return 0;
}

static void *consume(void *unused) {
    int number = take();
    if (number != EMPTY) {
        assert(0 < number && number <= PRODUCERS);
        int twice = atomic_exchange(&taken[number - 1], 1);
        assert(!twice);
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= PRODUCERS; i++) pthread_create(&thread, 0, produce, (void *)(intptr_t)i);
    for (int i = 0; i < CONSUMERS; i++) pthread_create(&thread, 0, consume, 0);
    pthread_exit(0);
}
