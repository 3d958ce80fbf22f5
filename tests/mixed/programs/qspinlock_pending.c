// A spinlock with a pending bit: 16 bits (locked and pending) are stored at once, the word is updated as a whole.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

union qspin {
    uint32_t val;
    struct { uint8_t locked, pending; uint16_t tail; };
    struct { uint16_t locked_pending; };
};
static union qspin lock;
static int shared;

static void take(void) {
    uint32_t old = 0;
    if (__atomic_compare_exchange_n(&lock.val, &old, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    old = __atomic_fetch_or(&lock.val, 0x100, __ATOMIC_ACQUIRE);
    while (__atomic_load_n(&lock.locked, __ATOMIC_ACQUIRE)) {}
    __atomic_store_n(&lock.locked_pending, 1, __ATOMIC_RELAXED);
}
static void give(void) {
#ifdef BUG
    __atomic_store_n(&lock.locked, 0, __ATOMIC_RELAXED);
#else
    __atomic_store_n(&lock.locked, 0, __ATOMIC_RELEASE);
#endif
}
static void *run(void *arg) {
    take();
    shared++;
    give();
    return arg;
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(shared == 2 && lock.val == 0);
}
