#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
static atomic_int gen[N + 1];
static int v[N];
static pthread_t t[N];
void* line(void* a) {
    int i = (int)(long)a;
    for (int r = 0; r < N; r++) {
        int l = 2 * i + (r & 1);
        if (l + 1 >= N) {
            while (0);
            continue;
        }
        while (atomic_load(&gen[l]) != r);
        while (atomic_load(&gen[l + 1]) != r);
        if (v[l] > v[l + 1]) {
            int x = v[l];
            v[l] = v[l + 1];
            v[l + 1] = x;
        }
        atomic_store(&gen[l], r + 1);
        atomic_store(&gen[l + 1], r + 1);
    }
    return 0;
}
void* edge(void* a) {
    for (int r = 1; r < N; r += 2) {
        while (atomic_load(&gen[0]) != r);
        atomic_store(&gen[0], r + 1);
    }
    return 0;
}
void* edge2(void* a) {
    for (int r = 1; r < N; r += 2) {
        while (atomic_load(&gen[N - 1]) != r);
        atomic_store(&gen[N - 1], r + 1);
    }
    return 0;
}
int main() {
    for (int i = 0; i < N; i++) v[i] = N - i;
    for (int i = 0; i < N / 2; i++) pthread_create(&t[i], 0, line, (void*)(long)i);
    pthread_t a, b;
    pthread_create(&a, 0, edge, 0);
    pthread_create(&b, 0, edge2, 0);
    for (int i = 0; i < N / 2; i++) pthread_join(t[i], 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    for (int i = 0; i + 1 < N; i++) assert(v[i] <= v[i + 1]);
}
