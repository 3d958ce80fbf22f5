// read_write_lock: models the SV-COMP program read_write_lock. Two writers and two readers take a lock made
// of two counters that atomic sections change; who finds it taken, gives up the execution (an assumption
// fails). The readers copy x to y, which they share, and check that both are equal. Orders in which no
// reader overlaps a reader: 2 * 12, with the writers in any of 3 gaps. Orders in which they overlap: 4 * 6;
// in each, y can be read in 3 ways: both their own, or one reader that of the other. 96 in all.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void __VERIFIER_assume(int);

static int writing, reading;
static int x;
static atomic_int y;

static void *writer(void *unused) {
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(!writing && !reading);
    writing = 1;
    __VERIFIER_atomic_end();
    x = 3;
    __VERIFIER_atomic_begin();
    writing = 0;
    __VERIFIER_atomic_end();
    return unused;
}

static void *reader(void *unused) {
    __VERIFIER_atomic_begin();
    __VERIFIER_assume(!writing);
    reading++;
    __VERIFIER_atomic_end();
    atomic_store_explicit(&y, x, memory_order_relaxed);
    assert(atomic_load_explicit(&y, memory_order_relaxed) == x);
    __VERIFIER_atomic_begin();
    reading--;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    pthread_create(&thread, 0, reader, 0);
    pthread_create(&thread, 0, writer, 0);
    pthread_create(&thread, 0, reader, 0);
    pthread_exit(0);
}
