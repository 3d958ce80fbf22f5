#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
struct n {
    struct n* next;
};
static struct n* _Atomic head;
static struct n node[N];
void* f(void* a) {
    struct n* n = &node[(long)a];
    struct n* h = atomic_load(&head);
    do n->next = h;
    while (!atomic_compare_exchange_weak(&head, &h, n));
    return 0;
}
int main() {
    pthread_t t[N];
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void*)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    int k = 0;
    for (struct n* p = head; p; p = p->next) k++;
    assert(k == N);
}
