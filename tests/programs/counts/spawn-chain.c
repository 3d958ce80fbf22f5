// A thread that starts another one and joins it; each makes a step around that.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *inner(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *outer(void *unused) {
    pthread_t thread;
    pthread_create(&thread, NULL, inner, NULL);
    atomic_fetch_add(&x, 1);
    pthread_join(thread, NULL);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, outer, NULL);
    atomic_fetch_add(&x, 1);
    pthread_join(thread, NULL);
    return 0;
}
