// Threads that are compared and let go.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static pthread_t first, chosen;
static sem_t known, done;
static int found;

static void *work(void *unused) {
  sem_wait(&known);
  if (pthread_equal(pthread_self(), chosen)) found++;
  if (pthread_self() == first) found += 10;
  sem_post(&done);
  return 0;
}

static void *let_go(void *unused) {
  pthread_detach(pthread_self());
  sem_post(&done);
  return 0;
}

int main(void) {
  pthread_t second;
  first = pthread_self();
  sem_init(&known, 0, 0);
  sem_init(&done, 0, 0);
  pthread_create(&second, 0, let_go, 0);
  sem_wait(&done);
  pthread_create(&chosen, 0, work, 0);
  pthread_detach(chosen);
  sem_post(&known);
  sem_wait(&done);
  assert(!pthread_equal(first, chosen) && found == 1);
  printf("%d\n", found);
  return 0;
}
