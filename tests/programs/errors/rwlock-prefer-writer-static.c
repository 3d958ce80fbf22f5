// The kind from an initialiser, in a structure, and three threads: two readers that do not read twice wait for
// nobody that waits for them; one that reads again through another does.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>

static struct {
    int count;
    pthread_rwlock_t lock;
} shared = {1, PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP};
static sem_t ready;

static void *write(void *argument) {
    pthread_rwlock_wrlock(&shared.lock); // ERROR
    shared.count++;
    pthread_rwlock_unlock(&shared.lock);
    return argument;
}

static void *read(void *argument) {
    pthread_rwlock_rdlock(&shared.lock); // ERROR
    sem_post(&ready);
    pthread_rwlock_unlock(&shared.lock);
    return argument;
}

int main(void) {
    pthread_t writer, reader;
    sem_init(&ready, 0, 0);
    pthread_create(&writer, NULL, write, NULL);
    pthread_create(&reader, NULL, read, NULL);
    pthread_rwlock_rdlock(&shared.lock); // ERROR
    sem_wait(&ready); // ERROR
    pthread_rwlock_unlock(&shared.lock);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    return 0;
}
