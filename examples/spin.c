// A thread waits for a flag by spinning.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

static void *set(void *unused) {
    atomic_store(&ready, 1);
    return unused;
}

int main(void) {
    pthread_t setter;
    pthread_create(&setter, NULL, set, NULL);
    while (!atomic_load(&ready)) {
    }
    pthread_join(setter, NULL);
    return 0;
}
