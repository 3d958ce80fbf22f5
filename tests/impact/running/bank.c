#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#define N 3
int __VERIFIER_nondet_int(void);
int balance[N] = {100, 100, 100};
pthread_mutex_t lock[N] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
void *transfer(void *arg) {
  (void)arg;
  while (1) {
    int from = __VERIFIER_nondet_int();
    int to = __VERIFIER_nondet_int();
    int amount = __VERIFIER_nondet_int();
    if (from < 0 || from >= N || to < 0 || to >= N || from == to || amount <= 0) continue;
    pthread_mutex_lock(&lock[from]);
    pthread_mutex_lock(&lock[to]);
    if (balance[from] >= amount) {
      balance[from] -= amount;
      balance[to] += amount;
    }
    assert(balance[from] >= 0);
    assert(balance[0] + balance[1] + balance[2] == 300);
    pthread_mutex_unlock(&lock[to]);
    pthread_mutex_unlock(&lock[from]);
  }
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, transfer, 0);
  pthread_create(&b, 0, transfer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
