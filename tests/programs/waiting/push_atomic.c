#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
struct n {
    struct n* _Atomic next;
    int v;
};
static struct n* _Atomic head;
static void push(int v) {
    struct n* n = malloc(sizeof *n);
    n->v = v;
    struct n* h = atomic_load_explicit(&head, memory_order_relaxed);
    do atomic_store_explicit(&n->next, h, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&head, &h, n, memory_order_release, memory_order_relaxed));
}
void* f(void* a) {
    push(1);
    return 0;
}
int main() {
    pthread_t t[N];
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void*)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    int k = 0;
    for (struct n* p = atomic_load_explicit(&head, memory_order_acquire); p; p = atomic_load(&p->next)) k++;
    assert(k == N);
}
