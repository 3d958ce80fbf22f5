/* What threads print is all that they do. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *first(void *unused) {
  for (int round = 0; round < 50; round++) printf("first %d\n", round);
  return 0;
}

static void *second(void *unused) {
  for (int round = 0; round < 50; round++) printf("second %d\n", round);
  return 0;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, first, 0);
  pthread_create(&threads[1], 0, second, 0);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  return 0;
}
