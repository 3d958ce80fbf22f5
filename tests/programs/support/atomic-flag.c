// atomic_flag as a lock bit.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static atomic_int entered;

static void attempt(void) {
    if (!atomic_flag_test_and_set(&busy)) atomic_fetch_add(&entered, 1);
}

static void *other(void *unused) {
    attempt();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    attempt();
    pthread_join(thread, NULL);
    assert(entered == 1);
    atomic_flag_clear_explicit(&busy, memory_order_release);
    assert(!atomic_flag_test_and_set_explicit(&busy, memory_order_acquire));
    assert(atomic_flag_test_and_set(&busy));
    atomic_flag_clear(&busy);
    return 0;
}
