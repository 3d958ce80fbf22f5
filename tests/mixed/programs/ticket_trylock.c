// The ticket lock's trylock: the whole word is compared and exchanged if both halves agree.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct halves { uint16_t owner, next; };
union word { uint32_t both; struct halves half; };
static union word lock;
static int shared, got;

static int trylock(void) {
    union word old, new;
    old.both = __atomic_load_n(&lock.both, __ATOMIC_RELAXED);
    if (old.half.owner != old.half.next) return 0;
    new = old;
    new.half.next++;
    return __atomic_compare_exchange_n(&lock.both, &old.both, new.both, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
static void unlock(void) {
#ifdef BUG
    __atomic_store_n(&lock.half.owner, lock.half.owner, __ATOMIC_RELEASE);
#else
    __atomic_store_n(&lock.half.owner, __atomic_load_n(&lock.half.owner, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
#endif
}
static void *run(void *arg) {
    if (trylock()) {
        shared++;
        got = 1;
        unlock();
    }
    return arg;
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, run, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(shared >= 1 && got == 1);
    assert(trylock());
}
