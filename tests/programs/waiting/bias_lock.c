#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
#ifndef BIAS
#define BIAS 0x100000
#endif
static atomic_int l = BIAS;
static int sh;
static void rl(void) {
    int p = atomic_fetch_sub(&l, 1);
    while (p <= 0) {
        atomic_fetch_add(&l, 1);
        while (atomic_load(&l) <= 0);
        p = atomic_fetch_sub(&l, 1);
    }
}
static void wl(void) {
    int p = atomic_fetch_sub(&l, BIAS);
    while (p != BIAS) {
        atomic_fetch_add(&l, BIAS);
        while (atomic_load(&l) != BIAS);
        p = atomic_fetch_sub(&l, BIAS);
    }
}
void* r(void* a) {
    rl();
    int v = sh;
    (void)v;
    atomic_fetch_add(&l, 1);
    return 0;
}
void* w(void* a) {
    wl();
    sh = 1;
    atomic_fetch_add(&l, BIAS);
    return 0;
}
#ifndef W
#define W 2
#define RD 2
#endif
int main() {
    pthread_t t[W + RD];
    for (int i = 0; i < W; i++) pthread_create(&t[i], 0, w, 0);
    for (int i = 0; i < RD; i++) pthread_create(&t[W + i], 0, r, 0);
    for (int i = 0; i < W + RD; i++) pthread_join(t[i], 0);
}
