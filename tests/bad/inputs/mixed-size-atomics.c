#include <pthread.h>
#include <stdatomic.h>
static union { atomic_int whole; _Atomic short half[2]; } shared;
static void *worker(void *argument) {
    atomic_store(&shared.half[1], 1); // HERE
    return argument;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    int seen = atomic_load(&shared.whole); // HERE
    pthread_join(thread, NULL);
    return seen == 7;
}
