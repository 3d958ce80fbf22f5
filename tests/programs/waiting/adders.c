#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int x;
void* f(void* a) {
    atomic_fetch_add(&x, 1);
    return 0;
}
void* w(void* a) {
    while (atomic_load(&x) != N);
    return 0;
}
int main() {
    pthread_t t[N], u;
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
    pthread_create(&u, 0, w, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    pthread_join(u, 0);
}
