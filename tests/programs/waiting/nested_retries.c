#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int x, y, z;
void* f(void* a) {
    int e;
    do {
        do e = atomic_load(&x);
        while (e < 0);
    } while (!atomic_compare_exchange_weak(&x, &e, e + 1));
    return 0;
}
int main() {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
}
