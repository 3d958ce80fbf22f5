// binc-lock(N): binc with locks: N threads increment x under one lock, then y under another. Every order of
// either lock matters, so that nothing is gained by leaving critical sections unordered: (N!)^2 executions.
#include <pthread.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *increment(void *unused) {
    pthread_mutex_lock(&a);
    x++;
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&b);
    y++;
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, increment, 0);
    pthread_exit(0);
}
