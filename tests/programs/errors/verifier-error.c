// __VERIFIER_error in a thread.
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_error(void);
static atomic_int x;

static void *other(void *unused) {
    if (atomic_load(&x) == 1)
        __VERIFIER_error(); // ERROR
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&x, 1);
    pthread_join(thread, NULL);
    return 0;
}
