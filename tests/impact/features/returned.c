/* Structs that functions return and take: they travel in registers. */
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct pair {
  int left, right;
};
struct triple {
  long first, second;
  int third;
};

struct pair shared;
struct triple large;

static struct pair opposite(int number) {
  struct pair made = {number, -number};
  return made;
}

static struct triple same(int number) {
  struct triple made = {number, number, number};
  return made;
}

static int sum(struct pair given) { return given.left + given.right; }

static void *write(void *unused) {
  for (;;) {
    shared = opposite(raddle_choice(1000));
    large = same(raddle_choice(10));
    raddle_progress();
  }
}

static void *read(void *unused) {
  for (;;) {
    assert(sum(shared) == 0);
    struct triple seen = large;
    assert(seen.first == seen.third && seen.second == seen.third);
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, write, 0);
  pthread_create(&threads[1], 0, read, 0);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  return 0;
}
