/* A buffer with places that semaphores count. */
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <semaphore.h>

sem_t empty, full;
int buffer[2], filled;

static void *produce(void *unused) {
  for (int at = 0;; at = 1 - at) {
    sem_wait(&empty);
    buffer[at] = 7;
    filled++;
    assert(filled <= 2);
    sem_post(&full);
    raddle_progress();
  }
}

static void *consume(void *unused) {
  for (int at = 0;; at = 1 - at) {
    sem_wait(&full);
    assert(buffer[at] == 7);
    buffer[at] = 0;
    filled--;
    sem_post(&empty);
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  sem_init(&empty, 0, 2);
  sem_init(&full, 0, 0);
  pthread_create(&threads[0], 0, produce, 0);
  pthread_create(&threads[1], 0, consume, 0);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  return 0;
}
