// Heads and tails of a ring as pairs in one word: moved together by compare-exchange, read alone.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

union headtail {
    uint64_t raw;
    struct { uint32_t head, tail; } pos;
};
static union headtail prod;
static uint32_t consumed;
static int slots[4];

static void enqueue(int value) {
    union headtail old, new;
    old.raw = __atomic_load_n(&prod.raw, __ATOMIC_ACQUIRE);
    do {
        while (old.pos.head != old.pos.tail) old.raw = __atomic_load_n(&prod.raw, __ATOMIC_ACQUIRE);
        new = old;
        new.pos.head++;
    } while (!__atomic_compare_exchange_n(&prod.raw, &old.raw, new.raw, 1, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE));
    slots[old.pos.head & 3] = value;
#ifdef BUG
    __atomic_store_n(&prod.pos.tail, new.pos.head, __ATOMIC_RELAXED);
#else
    __atomic_store_n(&prod.pos.tail, new.pos.head, __ATOMIC_RELEASE);
#endif
}
static void *produce(void *arg) { enqueue((int)(intptr_t)arg); return 0; }
static void *consume(void *arg) {
    uint32_t tail = __atomic_load_n(&prod.pos.tail, __ATOMIC_ACQUIRE);
    if (consumed != tail) assert(slots[consumed++ & 3] != 0);
    return arg;
}
int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, 0, produce, (void *)1);
    pthread_create(&b, 0, produce, (void *)2);
    pthread_create(&c, 0, consume, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    assert(prod.pos.head == 2 && prod.pos.tail == 2 && slots[0] + slots[1] == 3);
}
