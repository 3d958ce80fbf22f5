#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int next, serving;
static int c;
void* f(void* a) {
    int m = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) != m);
    c++;
    atomic_store(&serving, m + 1);
    return 0;
}
int main() {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
#ifndef NOJOIN
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    assert(c == N);
#endif
}
