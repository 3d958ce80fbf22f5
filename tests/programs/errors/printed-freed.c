// A string is printed that another thread may have freed before, under the same mutex.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static char *text;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
    pthread_mutex_lock(&mutex);
    free(text);
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    text = calloc(2, 1);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    puts(text); // ERROR
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
