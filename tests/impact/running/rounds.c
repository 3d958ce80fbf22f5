#include <assert.h>
#include <pthread.h>
#ifndef ROUNDS
#define ROUNDS 1000
#endif
#define T 2
pthread_barrier_t bar;
int cell[T];
void *work(void *a) {
  long id = (long)a;
  for (int r = 0; r < ROUNDS; r++) {
    cell[id] = r;
    pthread_barrier_wait(&bar);
    assert(cell[1 - id] == r);
    pthread_barrier_wait(&bar);
  }
  return 0;
}
int main(void) {
  pthread_t t[T];
  pthread_barrier_init(&bar, 0, T);
  for (long i = 0; i < T; i++) pthread_create(&t[i], 0, work, (void *)i);
  for (int i = 0; i < T; i++) pthread_join(t[i], 0);
  pthread_barrier_destroy(&bar);
  return 0;
}
