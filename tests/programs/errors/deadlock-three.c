// Three dining philosophers, each takes the left fork first.
#include <pthread.h>

static pthread_mutex_t fork_[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                   PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *argument) {
    long me = (long)argument;
    pthread_mutex_lock(&fork_[me]);
    pthread_mutex_lock(&fork_[(me + 1) % 3]); // ERROR
    pthread_mutex_unlock(&fork_[(me + 1) % 3]);
    pthread_mutex_unlock(&fork_[me]);
    return NULL;
}

int main(void) {
    pthread_t thread[2];
    for (long i = 0; i < 2; i++) pthread_create(&thread[i], NULL, philosopher, (void *)i);
    philosopher((void *)2);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
    return 0;
}
