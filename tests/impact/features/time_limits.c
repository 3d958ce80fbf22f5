// Threads that wait for a time; how long it is decides nothing.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static mtx_t other;
static sem_t free_places;
static int inside, used;

static void *work(void *unused) {
  struct timespec far = {4000000000, 0};
  for (;;) {
    if (pthread_mutex_timedlock(&mutex, &far) == 0) {
      inside++;
      assert(inside == 1);
      inside--;
      pthread_mutex_unlock(&mutex);
    }
    if (sem_timedwait(&free_places, &far) == 0) {
      used++;
      assert(used == 1);
      used--;
      sem_post(&free_places);
    }
    if (mtx_timedlock(&other, &far) == thrd_success) mtx_unlock(&other);
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  sem_init(&free_places, 0, 1);
  mtx_init(&other, mtx_timed);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return 0;
}
