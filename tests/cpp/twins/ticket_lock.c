#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int next, serving;
int count;

void *work(void *nothing) {
    int ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&serving, memory_order_acquire) != ticket) sched_yield();
    count++;
    atomic_store_explicit(&serving, ticket + 1, memory_order_release);
    return 0;
}

int main() {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, work, 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    assert(count == 4);
}
