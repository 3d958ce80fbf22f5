// Another thread initialises the spinlock that this one holds.
#include <pthread.h>
#include <stdatomic.h>

static pthread_spinlock_t mutex;
static atomic_int step;

static void *again(void *argument) {
    if (step == 1) {
        pthread_spin_init(&mutex, 0);
        step = 2;
    }
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_spin_init(&mutex, 0);
    pthread_create(&thread, NULL, again, NULL);
    pthread_spin_lock(&mutex);
    step = 1;
    pthread_join(thread, NULL);
    pthread_spin_unlock(&mutex); // ERROR
    return 0;
}
