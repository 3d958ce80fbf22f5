// A ticket spinlock with its two halves in a 32-bit word.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

typedef union {
    _Atomic uint32_t both;
    struct { _Atomic uint16_t owner, next; };
} ticket_t;
static ticket_t lock;
static int shared;

static void acquire(ticket_t *l) {
    uint32_t old = atomic_fetch_add_explicit(&l->both, 1u << 16, memory_order_relaxed);
    uint16_t mine = old >> 16;
#ifdef BUG
    while (atomic_load_explicit(&l->owner, memory_order_relaxed) != mine) {}
#else
    while (atomic_load_explicit(&l->owner, memory_order_acquire) != mine) {}
#endif
}
static void release(ticket_t *l) {
    uint16_t owner = atomic_load_explicit(&l->owner, memory_order_relaxed);
    atomic_store_explicit(&l->owner, owner + 1, memory_order_release);
}
static int is_locked(ticket_t *l) {
    uint32_t now = atomic_load_explicit(&l->both, memory_order_relaxed);
    return (now >> 16) != (now & 0xffff);
}
static void *run(void *arg) {
    acquire(&lock);
    shared++;
    release(&lock);
    return arg;
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(shared == 2 && !is_locked(&lock));
}
