#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void *work(void *count) {
    atomic_fetch_add_explicit((atomic_int *)count, 1, memory_order_relaxed);
    return 0;
}

int main() {
    atomic_int count = 0;
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], 0, work, &count);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], 0);
    assert(count == 4);
}
