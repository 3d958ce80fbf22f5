// Every memory order on loads, stores, read-modify-writes; atomic_init, atomic_is_lock_free.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int data;

static void *other(void *unused) {
    data = 1;
    atomic_store_explicit(&x, 1, memory_order_release);
    return unused;
}

int main(void) {
    atomic_init(&y, 9);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (atomic_load_explicit(&x, memory_order_acquire) == 1) assert(data == 1);
    if (atomic_load_explicit(&x, memory_order_consume) == 1) assert(data == 1);
    pthread_join(thread, NULL);
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    atomic_store_explicit(&y, 2, memory_order_seq_cst);
    assert(atomic_load_explicit(&y, memory_order_relaxed) == 2);
    assert(atomic_load_explicit(&y, memory_order_seq_cst) == 2);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_relaxed) == 2);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_consume) == 3);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_acquire) == 4);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_release) == 5);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_acq_rel) == 6);
    assert(atomic_fetch_add_explicit(&y, 1, memory_order_seq_cst) == 7);
    assert(atomic_load(&y) == 8 && atomic_is_lock_free(&y));
    return 0;
}
