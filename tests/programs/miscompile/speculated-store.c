// `y = 0; if (c) y = 1;` is one store when c is 0 and two otherwise; between the two another thread may
// look. Merging them into one store of a selected value, or storing twice always, is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int c = 1;
static int y = 2;
static int seen;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    y = 0;
    if (c) y = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    c = 0;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    seen++;
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    assert(y == 0);
    return 0;
}
