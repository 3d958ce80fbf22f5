#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int n;
static atomic_int sense;
void* f(void* a) {
    if (atomic_fetch_add(&n, 1) == N - 1) {
        atomic_store(&sense, 1);
    } else
        while (!atomic_load(&sense));
    return 0;
}
int main() {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
}
