// POSIX semaphores: two threads take turns.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t ping, pong;
static int x;

static void *other(void *unused) {
    sem_wait(&ping);
    x = x * 2;
    sem_post(&pong);
    return unused;
}

int main(void) {
    sem_init(&ping, 0, 0);
    sem_init(&pong, 0, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    x = 5;
    sem_post(&ping);
    sem_wait(&pong);
    assert(x == 10);
    assert(sem_trywait(&ping) != 0);
    pthread_join(thread, NULL);
    sem_destroy(&ping);
    sem_destroy(&pong);
    return 0;
}
