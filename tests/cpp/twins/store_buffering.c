#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *one(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    (void)atomic_load_explicit(&y, memory_order_acquire);
    return unused;
}
static void *two(void *unused) {
    y = 1;
    (void)x;
    return unused;
}
static void *three(void *unused) {
    int seen = 0;
    atomic_compare_exchange_strong_explicit(&x, &seen, 2, memory_order_acq_rel, memory_order_acquire);
    atomic_fetch_or(&y, 4);
    return unused;
}

int main(void) {
    pthread_t first, second, third;
    pthread_create(&first, NULL, one, NULL);
    pthread_create(&second, NULL, two, NULL);
    pthread_create(&third, NULL, three, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    pthread_join(third, NULL);
}
