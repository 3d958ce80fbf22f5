/* The second thread ends the program while the first is between two of its rounds. What the first does there
   is not in the schedule, so it must not do it. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static int begun, first, second, seen, rounds;

static void *count(void *unused) {
  begun = 1;
  for (;;) {
    first = (first + 1) & 7;
    second = first;
  }
}

static void *look(void *unused) {
  for (;;) {
    seen = second;
    if (++rounds == 10) {
      int one = second;
      usleep(100000);
      int other = first;
      assert(one == other);
      exit(5);
    }
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, count, 0);
  pthread_create(&threads[1], 0, look, 0);
  pthread_join(threads[0], 0);
  return 0;
}
