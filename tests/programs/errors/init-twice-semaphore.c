#include <semaphore.h>

static sem_t semaphore;

int main(void) {
    sem_init(&semaphore, 0, 1);
    sem_wait(&semaphore);
    sem_init(&semaphore, 0, 1); // ERROR
    return 0;
}
