// A thread counts how long it waits: that is more than waiting.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;

static void *set(void *unused) {
    atomic_store(&ready, 1);
    return unused;
}

int main(void) {
    pthread_t setter;
    unsigned rounds = 0;
    pthread_create(&setter, NULL, set, NULL);
    while (!atomic_load(&ready))
        rounds++;
    pthread_join(setter, NULL);
    return rounds > 1000;
}
