// An atomic write against a plain read: a race as well.
#include <pthread.h>

static int shared;

static void *writer(void *unused) {
    (void)unused;
    __atomic_store_n(&shared, 1, __ATOMIC_SEQ_CST); // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = shared; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
