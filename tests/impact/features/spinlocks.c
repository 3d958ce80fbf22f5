// Spinlocks, in a struct, in an array, and tried.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

static struct {
  int inside;
  pthread_spinlock_t lock;
} door;
static pthread_spinlock_t locks[2];
static int counts[2], missed;

static void *work(void *unused) {
  for (;;) {
    unsigned i = raddle_choice(2);
    pthread_spin_lock(&locks[i]);
    counts[i] = 1;
    counts[i] = 0;
    pthread_spin_unlock(&locks[i]);
    if (pthread_spin_trylock(&door.lock)) {
      missed = 1;
    } else {
      door.inside++;
      assert(door.inside == 1);
      door.inside--;
      pthread_spin_unlock(&door.lock);
    }
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_spin_init(&door.lock, PTHREAD_PROCESS_PRIVATE);
  for (int i = 0; i < 2; i++) pthread_spin_init(&locks[i], PTHREAD_PROCESS_PRIVATE);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return 0;
}
