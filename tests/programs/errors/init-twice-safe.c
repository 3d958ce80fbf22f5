// What looks like initialising twice and is none, or does no harm.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t semaphore;

static void local(void) {
    pthread_barrier_t mine;
    sem_t own;
    pthread_barrier_init(&mine, NULL, 1);
    pthread_barrier_wait(&mine);
    sem_init(&own, 0, 1);
    sem_wait(&own);
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        pthread_mutex_init(&mutex, NULL);
        pthread_mutex_lock(&mutex);
        pthread_mutex_unlock(&mutex);
        pthread_cond_init(&condition, NULL);
        pthread_cond_signal(&condition);
        pthread_rwlock_init(&lock, NULL);
        pthread_rwlock_rdlock(&lock);
        pthread_rwlock_unlock(&lock);
        local();
        pthread_barrier_t *made = malloc(sizeof *made);
        memset(made, i ? 255 : 0, sizeof *made);
        pthread_barrier_init(made, NULL, 1);
        free(made);
        pthread_barrier_init(&barrier, NULL, 1);
        pthread_barrier_wait(&barrier);
        pthread_barrier_destroy(&barrier);
        sem_init(&semaphore, 0, 1);
        sem_destroy(&semaphore);
    }
    pthread_barrier_init(&barrier, NULL, 1);
    memset(&barrier, 0, sizeof barrier);
    pthread_barrier_init(&barrier, NULL, 1);
    return 0;
}
