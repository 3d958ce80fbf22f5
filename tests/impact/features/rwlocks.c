// Tables that many read and few change; an input decides which, and whether a thread reads or writes.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct table {
  int version;
  pthread_rwlock_t lock;
};
static struct table tables[2] = {{.lock = PTHREAD_RWLOCK_INITIALIZER}, {.lock = PTHREAD_RWLOCK_INITIALIZER}};
static pthread_rwlock_t all;
static int first, second, seen;

static void *read_one(void *unused) {
  for (;;) {
    unsigned i = raddle_choice(2);
    pthread_rwlock_rdlock(&all);
    pthread_rwlock_rdlock(&tables[i].lock);
    assert(first == second);
    seen = tables[i].version;
    pthread_rwlock_unlock(&tables[i].lock);
    pthread_rwlock_unlock(&all);
    raddle_progress();
  }
}

static void *change(void *unused) {
  for (;;) {
    unsigned i = raddle_choice(2);
    if (i) {
      pthread_rwlock_wrlock(&all);
      first = 1 - first;
      second = 1 - second;
    } else {
      pthread_rwlock_rdlock(&all);
      pthread_rwlock_rdlock(&all);
      pthread_rwlock_wrlock(&tables[i].lock);
      tables[i].version++;
      pthread_rwlock_unlock(&tables[i].lock);
      pthread_rwlock_unlock(&all);
    }
    pthread_rwlock_unlock(&all);
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[3];
  pthread_rwlock_init(&all, 0);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, read_one, 0);
  pthread_create(&threads[2], 0, change, 0);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
  pthread_rwlock_destroy(&all);
  return 0;
}
