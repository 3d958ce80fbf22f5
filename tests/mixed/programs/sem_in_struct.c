// A struct assignment initialises an object with a semaphore and a condition variable inside.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

struct job { int done; sem_t sem; pthread_mutex_t lock; pthread_cond_t cond; };
static struct job job;

static void *run(void *arg) {
    struct job *j = arg;
    sem_wait(&j->sem);
    pthread_mutex_lock(&j->lock);
    j->done = 1;
    pthread_cond_signal(&j->cond);
    pthread_mutex_unlock(&j->lock);
    return 0;
}
int main(void) {
    struct job empty = {.lock = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER};
    job = empty;
    sem_init(&job.sem, 0, 0);
    pthread_t t;
    pthread_create(&t, 0, run, &job);
#ifndef BUG
    sem_post(&job.sem);
#endif
    pthread_mutex_lock(&job.lock);
    while (!job.done) pthread_cond_wait(&job.cond, &job.lock);
    pthread_mutex_unlock(&job.lock);
    pthread_join(t, 0);
}
