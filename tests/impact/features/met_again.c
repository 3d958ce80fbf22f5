/* A barrier for two of three threads: it opens again before the first thread has left it. When the program
   ends, threads wait there, and are elected by nobody. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_barrier_t barrier;
static int mine, others, rounds, elected;

static void *first(void *unused) {
  for (;;) {
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) elected++;
    mine = (mine + 1) & 3;
  }
}

static void *second(void *unused) {
  for (;;) {
    pthread_barrier_wait(&barrier);
    others = (others + 1) & 3;
    if (++rounds == 4) {
      printf("%d %d %d\n", mine, others, elected);
      exit(5);
    }
  }
}

static void *third(void *unused) {
  for (;;) {
    pthread_barrier_wait(&barrier);
    others = 0;
  }
}

int main(void) {
  pthread_t threads[3];
  pthread_barrier_init(&barrier, 0, 2);
  pthread_create(&threads[0], 0, first, 0);
  pthread_create(&threads[1], 0, second, 0);
  pthread_create(&threads[2], 0, third, 0);
  pthread_join(threads[0], 0);
  return 0;
}
