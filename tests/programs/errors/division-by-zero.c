// Dividing by a number that another thread may have set to zero.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int divisor = 2;

static void *other(void *unused) {
    atomic_store(&divisor, 0);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    int result = 10 / atomic_load(&divisor); // ERROR
    pthread_join(thread, NULL);
    return result != 5;
}
