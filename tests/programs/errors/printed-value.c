// How much is printed depends on what the other thread wrote under the same mutex.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static char text[3] = "ab";
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    text[1] = 0;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    int n = printf("%s", text);
    pthread_mutex_unlock(&mutex);
    assert(n == 2); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
