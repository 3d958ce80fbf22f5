#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int x, y;
void* w(void* a) {
    for (int i = 1; i <= N; i++) {
        atomic_store(&x, i);
        atomic_store(&y, i);
    }
    return 0;
}
void* r(void* a) {
    int p, q;
    do {
        p = atomic_load(&x);
        q = atomic_load(&x);
    } while (p != q);
    return 0;
}
int main() {
    pthread_t t, u[3];
    pthread_create(&t, 0, w, 0);
    for (int i = 0; i < 3; i++) pthread_create(&u[i], 0, r, 0);
    pthread_join(t, 0);
    for (int i = 0; i < 3; i++) pthread_join(u[i], 0);
}
