// Waiting for a semaphore is one step that takes from it, posting is one.
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *other(void *unused) {
    sem_post(&semaphore);
    sem_post(&semaphore);
    return unused;
}

int main(void) {
    sem_init(&semaphore, 0, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    sem_wait(&semaphore);
    sem_wait(&semaphore);
    pthread_join(thread, NULL);
    return 0;
}
