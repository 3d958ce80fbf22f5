// Threads that do something else if a reader-writer lock is taken.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <time.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int first, second, missed;

static void *read_both(void *unused) {
  struct timespec now = {0, 0};
  for (;;) {
    if (pthread_rwlock_tryrdlock(&lock) == 0) {
      assert(first == second);
      pthread_rwlock_unlock(&lock);
    }
    if (pthread_rwlock_timedrdlock(&lock, &now) == 0) {
      assert(first == second);
      pthread_rwlock_unlock(&lock);
    }
    raddle_progress();
  }
}

static void *change(void *unused) {
  for (;;) {
    if (pthread_rwlock_trywrlock(&lock) == 0) {
      first = 1 - first;
      second = 1 - second;
      pthread_rwlock_unlock(&lock);
    } else {
      missed = 1;
    }
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, read_both, 0);
  pthread_create(&threads[1], 0, change, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return 0;
}
