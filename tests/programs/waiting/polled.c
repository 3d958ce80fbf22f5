#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int go;
void* f(void* a) {
    for (;;) {
        pthread_mutex_lock(&m);
        int g = go;
        pthread_mutex_unlock(&m);
        if (g) break;
    }
    return 0;
}
int main() {
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    pthread_mutex_lock(&m);
    go = 1;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
}
