// Two atomic accesses never race. Safe.
#include <pthread.h>

static int shared;

static void *writer(void *unused) {
    (void)unused;
    __atomic_store_n(&shared, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = __atomic_load_n(&shared, __ATOMIC_RELAXED);
    pthread_join(thread, NULL);
    return seen > 1;
}
