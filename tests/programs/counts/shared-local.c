// A local variable of main whose address goes to a thread is shared: its accesses count.
#include <pthread.h>
#include <stdatomic.h>

static void *other(void *argument) {
    atomic_int *shared = argument;
    atomic_fetch_add(shared, 1);
    atomic_fetch_add(shared, 1);
    return NULL;
}

int main(void) {
    atomic_int local;
    atomic_init(&local, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, other, &local);
    atomic_fetch_add(&local, 1);
    pthread_join(thread, NULL);
    return 0;
}
