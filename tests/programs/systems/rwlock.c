// A reader-writer lock in one word (-1: a writer, n: n readers), taken by compare-exchange, around
// two plain variables that the writer keeps equal. Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int word;
static int first, second;

static void read_lock(void) {
    for (;;) {
        int seen = raddle_await_ge(&word, 0);
        if (atomic_compare_exchange_strong(&word, &seen, seen + 1)) return;
    }
}

static void read_unlock(void) { atomic_fetch_sub(&word, 1); }

static void write_lock(void) {
    for (;;) {
        raddle_await_eq(&word, 0);
        int expected = 0;
        if (atomic_compare_exchange_strong(&word, &expected, -1)) return;
    }
}

static void write_unlock(void) { atomic_store(&word, 0); }

static void *writer(void *unused) {
    (void)unused;
    write_lock();
    first++;
    second++;
    write_unlock();
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    read_lock();
    assert(first == second);
    read_unlock();
    pthread_join(thread, NULL);
    assert(first == 1);
    return 0;
}
