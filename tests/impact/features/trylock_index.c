// An input decides which mutex a thread tries to lock, and on which semaphore it waits.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <semaphore.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static sem_t gates[2];
static int inside;

static void *work(void *unused) {
  for (;;) {
    unsigned i = raddle_choice(2);
    sem_wait(&gates[i]);
    if (pthread_mutex_trylock(&locks[i]) == 0) {
      inside++;
      assert(inside == 1);
      inside--;
      pthread_mutex_unlock(&locks[i]);
    }
    sem_post(&gates[i]);
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) sem_init(&gates[i], 0, 1);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return 0;
}
