// A lock byte inside a word whose other bytes count: the queue of waiters is only told of, the byte is taken alone.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct qlock {
    union {
        _Atomic uint32_t val;
        struct { _Atomic uint8_t locked, pending; _Atomic uint16_t tail; };
    };
};
static struct qlock lock;
static int shared;

static void spin_lock(struct qlock *l) {
    uint32_t zero = 0;
    if (atomic_compare_exchange_strong_explicit(&l->val, &zero, 1, memory_order_acquire, memory_order_relaxed)) return;
    atomic_fetch_add_explicit(&l->tail, 1, memory_order_relaxed);
    while (atomic_exchange_explicit(&l->locked, 1, memory_order_acquire) != 0) {}
    atomic_fetch_sub_explicit(&l->tail, 1, memory_order_relaxed);
}
static void spin_unlock(struct qlock *l) {
#ifdef BUG
    atomic_store_explicit(&l->locked, 0, memory_order_relaxed);
#else
    atomic_store_explicit(&l->locked, 0, memory_order_release);
#endif
}
static void *run(void *arg) {
    spin_lock(&lock);
    shared++;
    spin_unlock(&lock);
    return arg;
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(shared == 2 && atomic_load(&lock.val) == 0);
}
