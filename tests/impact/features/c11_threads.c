// A queue of one place in C11: threads with results, mutexes, condition variables, a function that runs once.
#include <assert.h>
#include <stdio.h>
#include <threads.h>

static mtx_t mutex, nested;
static cnd_t changed;
static once_flag once = ONCE_FLAG_INIT;
static int place, full, prepared, depth;

static void prepare(void) { prepared++; }

static void deeper(void) {
  mtx_lock(&nested);
  depth++;
  mtx_unlock(&nested);
}

static int produce(void *argument) {
  call_once(&once, prepare);
  mtx_lock(&nested);
  deeper();
  mtx_unlock(&nested);
  for (int i = 1; i <= 2; i++) {
    mtx_lock(&mutex);
    while (full) cnd_wait(&changed, &mutex);
    place = i;
    full = 1;
    cnd_broadcast(&changed);
    mtx_unlock(&mutex);
  }
  return -3;
}

static int consume(void *argument) {
  int sum = 0;
  call_once(&once, prepare);
  for (int i = 0; i < 2; i++) {
    mtx_lock(&mutex);
    while (!full) cnd_wait(&changed, &mutex);
    sum += place;
    full = 0;
    cnd_signal(&changed);
    mtx_unlock(&mutex);
    thrd_yield();
  }
  if (mtx_trylock(&mutex) == thrd_success) mtx_unlock(&mutex);
  thrd_exit(sum);
}

int main(void) {
  thrd_t producer, consumer;
  int made, got;
  mtx_init(&mutex, mtx_plain);
  mtx_init(&nested, mtx_plain | mtx_recursive);
  cnd_init(&changed);
  if (thrd_create(&producer, produce, 0) != thrd_success) return 1;
  if (thrd_create(&consumer, consume, 0) != thrd_success) return 1;
  thrd_join(producer, &made);
  thrd_join(consumer, &got);
  assert(prepared == 1 && depth == 1 && made == -3);
  cnd_destroy(&changed);
  mtx_destroy(&mutex);
  printf("%d\n", got);
  return 0;
}
