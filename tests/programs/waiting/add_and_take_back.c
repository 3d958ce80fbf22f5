#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int l;
static int c;
void* f(void* a) {
    while (atomic_fetch_add(&l, 1) != 0) atomic_fetch_sub(&l, 1);
    c++;
    atomic_fetch_sub(&l, 1);
    return 0;
}
int main() {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    assert(c == N);
}
