// abort in one of two orders.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;

static void *other(void *unused) {
    atomic_store(&flag, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (atomic_load(&flag) == 0)
        abort(); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
