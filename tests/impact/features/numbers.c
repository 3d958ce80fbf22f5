/* Divisions and shifts by what is not a constant, bits that are counted, pointers that are compared, the
   results of a thread and of printf, and the number of arguments. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

unsigned char __VERIFIER_nondet_uchar(void);

int divisor = 1, shift = 3, first, second;
unsigned word = 24;
int *chosen = &first;

static void *work(void *unused) {
  unsigned char number = __VERIFIER_nondet_uchar();
  divisor = 2;
  int by = divisor;
  assert(by == 2);
  assert(-7 / by == -3 && -7 % by == -1);
  assert(7 / -by == -3 && 7u % (unsigned)by == 1);
  assert(1 << shift == 8 && -16 >> shift == -2);
  assert(__builtin_popcount(number) <= 8);
  assert(__builtin_popcount(word) == 2 && __builtin_clz(word) == 27);
  assert(__builtin_ctz(word) == 3 && __builtin_bswap32(word) == 24u << 24);
  if (chosen == &first) chosen = &second;
  *chosen = 40;
  return (void *)2L;
}

int main(int argc, char **argv) {
  pthread_t thread;
  void *result;
  assert(argc >= 1);
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, &result);
  assert((long)result == 2 && second == 40 && first == 0);
  if (printf("%d\n", second + (int)(long)result) < -1) assert(0);
  return argc;
}
