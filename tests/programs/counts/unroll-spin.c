// A spin loop under a bound: the executions with at most N looks at 0.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *unused) {
    atomic_store(&flag, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    while (!atomic_load(&flag)) {}
    pthread_join(thread, NULL);
    return 0;
}
