#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 4
#endif
struct node {
    struct node* _Atomic next;
    atomic_int locked;
};
static struct node q[N];
static struct node* _Atomic tail;
static int c;
void* f(void* a) {
    struct node* me = &q[(long)a];
    atomic_store(&me->next, 0);
    atomic_store(&me->locked, 1);
    struct node* p = atomic_exchange(&tail, me);
    if (p) {
        atomic_store(&p->next, me);
        while (atomic_load(&me->locked));
    }
    c++;
    if (!atomic_load(&me->next)) {
        struct node* e = me;
        if (atomic_compare_exchange_strong(&tail, &e, 0)) return 0;
        while (!atomic_load(&me->next));
    }
    atomic_store(&atomic_load(&me->next)->locked, 0);
    return 0;
}
int main() {
    pthread_t t[N];
    for (long i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void*)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], 0);
    assert(c == N);
}
