#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int x = 1;
void* w(void* a) {
    for (int i = 1; i < N; i++) atomic_store(&x, 1 + i);
    atomic_store(&x, 0);
    return 0;
}
void* r(void* a) {
    int v = atomic_load(&x);
    while (v != 0) v = atomic_load(&x);
    return 0;
}
int main() {
    pthread_t t, u;
    pthread_create(&t, 0, w, 0);
    pthread_create(&u, 0, r, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
}
