// What is called, a queue, a table and an input decide.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

typedef int (*operation)(int);
struct job {
  operation run;
  int argument;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct job queue[2];
static unsigned first, used;
static operation table[2];
static long larger, smaller;

static int increment(int x) {
  pthread_mutex_lock(&lock);
  larger++;
  pthread_mutex_unlock(&lock);
  return x + 1;
}

static int decrement(int x) {
  smaller++;
  return x - 1;
}

static void *worker(void *unused) {
  for (;;) {
    pthread_mutex_lock(&lock);
    struct job job = {0, 0};
    if (used) {
      job = queue[first];
      first = (first + 1) % 2;
      used--;
    }
    pthread_mutex_unlock(&lock);
    if (job.run) assert(job.run(job.argument) == 5);
    raddle_progress();
  }
}

static void *chooser(void *unused) {
  for (;;) {
    unsigned choice = raddle_choice(2);
    int result = table[choice](7);
    assert(result == 6 || result == 8);
    operation other = choice ? increment : decrement;
    result = other(result);
    assert(result == 7);
    pthread_mutex_lock(&lock);
    if (used < 2) {
      queue[(first + used) % 2] = (struct job){increment, 4};
      used++;
    }
    pthread_mutex_unlock(&lock);
    raddle_progress();
  }
}

int main(void) {
  table[0] = increment;
  table[1] = decrement;
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, chooser, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
