// An atomic struct of eight bytes whose first member is polled alone.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct entry { uint32_t key, value; };
static union { struct entry entry; uint64_t word; } slot;

static void *set(void *arg) {
    struct entry made = {1, 10};
    __atomic_store(&slot.entry, &made, __ATOMIC_RELEASE);
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, set, 0);
    if (__atomic_load_n(&slot.entry.key, __ATOMIC_ACQUIRE) == 1) {
        struct entry now;
        __atomic_load(&slot.entry, &now, __ATOMIC_ACQUIRE);
        assert(now.value == 10);
#ifdef BUG
    } else {
        assert(__atomic_load_n(&slot.entry.value, __ATOMIC_RELAXED) == 0);
#endif
    }
    pthread_join(t, 0);
}
