#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#ifndef N
#define N 3
#endif
#define CAP 4
static struct {
    atomic_uint seq;
    int value;
} cell[CAP];
static atomic_uint head, tail;
static bool push(int v) {
    unsigned p = atomic_load_explicit(&tail, memory_order_relaxed);
    for (;;) {
        unsigned s = atomic_load_explicit(&cell[p % CAP].seq, memory_order_acquire);
        int d = (int)(s - p);
        if (d == 0) {
            if (atomic_compare_exchange_weak_explicit(&tail, &p, p + 1, memory_order_relaxed,
                                                      memory_order_relaxed))
                break;
        } else if (d < 0)
            return false;
        else
            p = atomic_load_explicit(&tail, memory_order_relaxed);
    }
    cell[p % CAP].value = v;
    atomic_store_explicit(&cell[p % CAP].seq, p + 1, memory_order_release);
    return true;
}
static bool pop(int* v) {
    unsigned p = atomic_load_explicit(&head, memory_order_relaxed);
    for (;;) {
        unsigned s = atomic_load_explicit(&cell[p % CAP].seq, memory_order_acquire);
        int d = (int)(s - (p + 1));
        if (d == 0) {
            if (atomic_compare_exchange_weak_explicit(&head, &p, p + 1, memory_order_relaxed,
                                                      memory_order_relaxed))
                break;
        } else if (d < 0)
            return false;
        else
            p = atomic_load_explicit(&head, memory_order_relaxed);
    }
    *v = cell[p % CAP].value;
    atomic_store_explicit(&cell[p % CAP].seq, p + CAP, memory_order_release);
    return true;
}
static void* prod(void* a) {
    push((int)(long)a + 1);
    return 0;
}
static void* cons(void* a) {
    int v = 1;
    if (pop(&v)) assert(v > 0);
    return 0;
}
int main(void) {
    for (unsigned i = 0; i < CAP; i++) cell[i].seq = i;
    pthread_t t[N + 1];
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, prod, (void*)i);
    pthread_create(&t[N], 0, cons, 0);
    for (int i = 0; i <= N; i++) pthread_join(t[i], 0);
}
