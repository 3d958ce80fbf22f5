// The same, but the second thread's update is a read-modify-write: it continues the release sequence. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void *first(void *unused) {
    data = 1;
    atomic_store_explicit(&flag, 1, memory_order_release);
    return unused;
}

static void *second(void *unused) {
    atomic_fetch_add_explicit(&flag, 2, memory_order_acq_rel);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    if (atomic_load_explicit(&flag, memory_order_acquire) == 3) assert(data == 1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
