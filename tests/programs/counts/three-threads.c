// Three threads with one step each, main starts and joins them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *worker(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t thread[3];
    for (int i = 0; i < 3; i++) pthread_create(&thread[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++) pthread_join(thread[i], NULL);
    assert(x == 3);
    return 0;
}
