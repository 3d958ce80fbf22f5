// A queue on the heap; arguments of threads on main's stack, with padding that the compiler fills by itself.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 4 };

struct queue {
  int items[SIZE];
  int head, count;
  pthread_mutex_t mutex;
  pthread_cond_t not_full, not_empty;
};

struct worker {
  struct queue *queue;
  int id;
  long done;
};

struct pair {
  int first, second;
};

static void put(struct queue *q, int item) {
  pthread_mutex_lock(&q->mutex);
  while (q->count == SIZE) pthread_cond_wait(&q->not_full, &q->mutex);
  q->items[(q->head + q->count++) % SIZE] = item;
  assert(q->count <= SIZE);
  pthread_cond_signal(&q->not_empty);
  pthread_mutex_unlock(&q->mutex);
}

static int get(struct queue *q) {
  pthread_mutex_lock(&q->mutex);
  while (q->count == 0) pthread_cond_wait(&q->not_empty, &q->mutex);
  int item = q->items[q->head];
  q->head = (q->head + 1) % SIZE;
  q->count--;
  pthread_cond_signal(&q->not_full);
  pthread_mutex_unlock(&q->mutex);
  return item;
}

static void *producer(void *argument) {
  struct worker *me = argument;
  for (;;) {
    put(me->queue, me->id);
    me->done++;
    raddle_progress();
  }
}

static void *consumer(void *argument) {
  struct worker *me = argument;
  for (;;) {
    struct pair pair = {1, 1};
    memset(&pair, 0, sizeof pair);
    assert(get(me->queue) == pair.second);
    me->done++;
    raddle_progress();
  }
}

int main(void) {
  struct queue *queue = calloc(1, sizeof *queue);
  pthread_mutex_init(&queue->mutex, NULL);
  pthread_cond_init(&queue->not_full, NULL);
  pthread_cond_init(&queue->not_empty, NULL);
  struct worker workers[2] = {{queue, 0, 0}, {queue, 1, 0}};
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, producer, &workers[0]);
  pthread_create(&threads[1], NULL, consumer, &workers[1]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  free(queue);
}
