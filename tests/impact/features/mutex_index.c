// Which mutex is locked, an input decides; another is found through a pointer in memory.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct account {
  int money;
  pthread_mutex_t lock;
};
static struct account accounts[3] = {
    {10, PTHREAD_MUTEX_INITIALIZER}, {10, PTHREAD_MUTEX_INITIALIZER}, {10, PTHREAD_MUTEX_INITIALIZER}};
static pthread_mutex_t books[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t *book = &books[0];
static int holders;

static void *clerk(void *unused) {
  for (;;) {
    unsigned i = raddle_choice(3);
    pthread_mutex_lock(&accounts[i].lock);
    accounts[i].money = 5;
    assert(accounts[i].money == 5);
    accounts[i].money = 10;
    pthread_mutex_unlock(&accounts[i].lock);
    raddle_progress();
  }
}

static void *auditor(void *unused) {
  for (;;) {
    pthread_mutex_t *mine = book;
    pthread_mutex_lock(mine);
    holders++;
    assert(holders == 1);
    holders--;
    pthread_mutex_unlock(mine);
    book = &books[1];
    raddle_progress();
  }
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], 0, clerk, 0);
  pthread_create(&threads[1], 0, clerk, 0);
  pthread_create(&threads[2], 0, auditor, 0);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
  return 0;
}
