/* A recursive mutex, locked again by functions that call each other. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

pthread_mutex_t mutex;
int level, total;

static void add(int number) {
  pthread_mutex_lock(&mutex);
  total += number;
  pthread_mutex_unlock(&mutex);
}

static void *work(void *unused) {
  pthread_mutex_lock(&mutex);
  level++;
  add(1);
  add(2);
  assert(level == 1);
  level--;
  pthread_mutex_unlock(&mutex);
  return 0;
}

int main(void) {
  pthread_mutexattr_t kind;
  pthread_t threads[2];
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &kind);
  pthread_mutexattr_destroy(&kind);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  printf("%d\n", total);
  return 0;
}
