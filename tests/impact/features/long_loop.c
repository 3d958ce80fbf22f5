/* A loop that touches nothing shared, as long as an input says: its branches decide what comes next. */
#include <pthread.h>
#include <raddle.h>

extern unsigned __VERIFIER_nondet_uint(void);
static unsigned limit;
static int odd, even;

static void *set(void *unused) {
  for (;;) {
    limit = __VERIFIER_nondet_uint() & 4095;
    raddle_progress();
  }
}

static void *count(void *unused) {
  for (;;) {
    unsigned end = limit;
    int bit = 0;
    for (unsigned i = 0; i < end; i++) bit = !bit;
    if (bit) odd = 1;
    else even = 1;
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, set, 0);
  pthread_create(&threads[1], 0, count, 0);
  pthread_join(threads[0], 0);
  return 0;
}
