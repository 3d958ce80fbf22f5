#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_long ready = 2;
int data[2];

static void *first(void *unused) {
    data[0] = 1;
    atomic_fetch_sub_explicit(&ready, 1, memory_order_release);
    return unused;
}
static void *second(void *unused) {
    data[1] = 2;
    atomic_fetch_sub_explicit(&ready, 1, memory_order_release);
    while (atomic_load_explicit(&ready, memory_order_acquire) != 0)
        ;
    assert(data[0] == 1);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&other, NULL, second, NULL);
    while (atomic_load_explicit(&ready, memory_order_acquire) != 0)
        ;
    assert(data[0] + data[1] == 3);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
}
