// Three dining philosophers; the last one takes the right fork first. Safe.
#include <pthread.h>

static pthread_mutex_t fork_[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                   PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *argument) {
    long me = (long)argument;
    long first = me == 2 ? 0 : me, second = me == 2 ? 2 : me + 1;
    pthread_mutex_lock(&fork_[first]);
    pthread_mutex_lock(&fork_[second]);
    pthread_mutex_unlock(&fork_[second]);
    pthread_mutex_unlock(&fork_[first]);
    return NULL;
}

int main(void) {
    pthread_t thread[2];
    for (long i = 0; i < 2; i++) pthread_create(&thread[i], NULL, philosopher, (void *)i);
    philosopher((void *)2);
    for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
    return 0;
}
