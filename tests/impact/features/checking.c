// Mutexes that tell a thread that it holds them already, or that it does not.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t mutex, other = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static int total, told;

static void add(int number) {
  int mine = pthread_mutex_lock(&mutex) == 0;
  total += number;
  if (mine)
    pthread_mutex_unlock(&mutex);
  else
    told++;
}

static void *work(void *unused) {
  pthread_mutex_lock(&mutex);
  add(1);
  pthread_mutex_unlock(&mutex);
  assert(pthread_mutex_unlock(&other) == EPERM);
  add(2);
  return 0;
}

int main(void) {
  pthread_mutexattr_t kind;
  pthread_t threads[2];
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&mutex, &kind);
  pthread_mutexattr_destroy(&kind);
  assert(pthread_mutex_lock(&other) == 0);
  assert(pthread_mutex_lock(&other) == EDEADLK);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  assert(pthread_mutex_unlock(&other) == 0 && told == 2);
  printf("%d\n", total);
  return 0;
}
