// lazy: models the SV-COMP program lazy01. Two threads add to a number under a lock, a third checks it: 3!
// executions. (There the check fails in the last of them; here it holds.)
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *add_one(void *unused) {
    pthread_mutex_lock(&mutex);
    data++;
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *add_two(void *unused) {
    pthread_mutex_lock(&mutex);
    data += 2;
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *check(void *unused) {
    pthread_mutex_lock(&mutex);
    assert(data <= 3);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, add_one, 0);
    pthread_create(&thread, 0, add_two, 0);
    pthread_create(&thread, 0, check, 0);
    pthread_exit(0);
}
