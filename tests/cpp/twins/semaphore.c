#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t items, room;
int slot, sum;

static void *produce(void *unused) {
    for (int i = 1; i <= 2; i++) {
        sem_wait(&room);
        slot = i;
        sem_post(&items);
    }
    return unused;
}
static void *attempt(void *unused) {
    sem_trywait(&items);
    return unused;
}

int main(void) {
    pthread_t producer, eager;
    sem_init(&items, 0, 0);
    sem_init(&room, 0, 1);
    pthread_create(&producer, NULL, produce, NULL);
    for (int i = 0; i < 2; i++) {
        sem_wait(&items);
        sum += slot;
        sem_post(&room);
    }
    pthread_create(&eager, NULL, attempt, NULL);
    pthread_join(producer, NULL);
    pthread_join(eager, NULL);
    assert(sum == 3);
}
