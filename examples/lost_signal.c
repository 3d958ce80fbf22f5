// A consumer waits for a second signal that is overwritten before it looks.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int signal, seen;

static void *consume(void *unused) {
    while (atomic_load(&signal) != 1) {
    }
    atomic_store(&seen, 1);
    return unused;
}

int main(void) {
    pthread_t consumer;
    pthread_create(&consumer, NULL, consume, NULL);
    atomic_store(&signal, 1);
    atomic_store(&signal, 2);
    pthread_join(consumer, NULL);
    return 0;
}
