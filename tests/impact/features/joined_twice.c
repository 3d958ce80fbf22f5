/* Each thread is joined once, and the first one again. */
#include <pthread.h>

int done;

static void *work(void *unused) {
  done = 1;
  return 0;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i % 2], 0);
  return 0;
}
