#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
#ifndef R
#define R 2
#endif
static pthread_barrier_t b;
static atomic_int x[N];
void* f(void* a) {
    for (int r = 0; r < R; r++) {
#ifdef ACC
        atomic_store(&x[(long)a], r + 1);
#endif
        pthread_barrier_wait(&b);
#ifdef ACC
        assert(atomic_load(&x[((long)a + 1) % N]) >= r + 1);
#endif
    }
    return 0;
}
int main() {
    pthread_barrier_init(&b, 0, N);
    pthread_t t[N];
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void*)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
}
