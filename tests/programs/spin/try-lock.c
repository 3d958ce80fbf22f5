// A lock that is tried in a function of its own, and forgotten by the second thread.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static int data;

static bool try_lock(void) { return !atomic_flag_test_and_set_explicit(&busy, memory_order_acquire); }  // TRY
static void unlock(void) { atomic_flag_clear_explicit(&busy, memory_order_release); }

static void *first(void *unused) {
    while (!try_lock()) sched_yield();
    data++;
    unlock();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, first, NULL);
    while (!try_lock()) sched_yield();
    data++;
    pthread_join(thread, NULL);
    return 0;
}
