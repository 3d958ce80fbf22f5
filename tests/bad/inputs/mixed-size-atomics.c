#include <pthread.h>
static union { pthread_mutex_t lock; unsigned __int128 whole; } shared;
static void *worker(void *argument) {
    pthread_mutex_lock(&shared.lock); // HERE
    pthread_mutex_unlock(&shared.lock);
    return argument;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    int seen = (int)__atomic_load_n(&shared.whole, __ATOMIC_RELAXED);
    pthread_join(thread, 0);
    return seen == 7;
}
