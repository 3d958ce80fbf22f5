// A spinlock and a reference count in one 64-bit word: counted by compare-exchange while the lock is free, else under it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

union lockref {
    _Atomic uint64_t lock_count;
    struct { _Atomic uint32_t lock; _Atomic int32_t count; };
};
static union lockref ref;
static int inside;

static void lock(void) {
    uint32_t zero = 0;
    while (!atomic_compare_exchange_weak_explicit(&ref.lock, &zero, 1, memory_order_acquire, memory_order_relaxed)) zero = 0;
}
static void unlock(void) { atomic_store_explicit(&ref.lock, 0, memory_order_release); }

static void get(void) {
    uint64_t old = atomic_load_explicit(&ref.lock_count, memory_order_relaxed);
#ifdef BUG
    if (1) {
#else
    if ((uint32_t)old == 0) {
#endif
        if (atomic_compare_exchange_strong(&ref.lock_count, &old, old + (UINT64_C(1) << 32))) return;
    }
    lock();
    int32_t count = atomic_load_explicit(&ref.count, memory_order_relaxed);
    inside++;
    atomic_store_explicit(&ref.count, count + 1, memory_order_relaxed);
    unlock();
}
static void *run(void *arg) { get(); return arg; }
static void *take(void *arg) {
    lock();
    int32_t count = atomic_load_explicit(&ref.count, memory_order_relaxed);
    inside++;
    atomic_store_explicit(&ref.count, count + 10, memory_order_relaxed);
    unlock();
    return arg;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, take, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(atomic_load(&ref.count) == 11);
}
