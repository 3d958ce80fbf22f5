// Whoever comes first makes the table that all use; two flags, one of them at an index that an input decides.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdio.h>

static pthread_once_t made = PTHREAD_ONCE_INIT, others[2] = {PTHREAD_ONCE_INIT, PTHREAD_ONCE_INIT};
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int table[3], times, sum, counted;

static void count(void) { counted++; }

static void make(void) {
  for (int i = 0; i < 3; i++) table[i] = i + 1;
  pthread_mutex_lock(&mutex);
  times++;
  pthread_mutex_unlock(&mutex);
}

static void *work(void *argument) {
  pthread_once(&made, make);
  assert(table[2] == 3);
  pthread_mutex_lock(&mutex);
  pthread_once(&others[raddle_choice(2)], count);
  sum += table[*(int *)argument];
  pthread_mutex_unlock(&mutex);
  return 0;
}

int main(void) {
  static int numbers[2] = {1, 2};
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, work, &numbers[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  assert(times == 1 && counted >= 1 && counted <= 2);
  printf("%d\n", sum);
  return 0;
}
