// Two clerks move money between two accounts, for ever; each locks the account it takes from first.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

static int here = 100, there = 100;
static pthread_mutex_t lock_here = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock_there = PTHREAD_MUTEX_INITIALIZER;

static void *forth(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock_here);
        pthread_mutex_lock(&lock_there);
        here--;
        there++;
        assert(here >= 0);
        raddle_progress();
        pthread_mutex_unlock(&lock_there);
        pthread_mutex_unlock(&lock_here);
    }
    return 0;
}

static void *back(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock_there);
        pthread_mutex_lock(&lock_here);
        there--;
        here++;
        raddle_progress();
        pthread_mutex_unlock(&lock_here);
        pthread_mutex_unlock(&lock_there);
    }
    return 0;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, forth, 0);
    pthread_create(&other, 0, back, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
