// A stack whose top is a pointer and a tag, exchanged together; the pointer is read alone.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct node { int value; struct node *next; };
union top {
    unsigned __int128 both;
    struct { struct node *first; uint64_t tag; };
};
static union top top;
static struct node nodes[2];

static int is_empty(void) { return __atomic_load_n(&top.first, __ATOMIC_ACQUIRE) == 0; }
static void push(struct node *n) {
    union top old, new;
    old.both = __atomic_load_n(&top.both, __ATOMIC_RELAXED);
    do {
        n->next = old.first;
        new.first = n;
        new.tag = old.tag + 1;
#ifdef BUG
    } while (!__atomic_compare_exchange_n(&top.both, &old.both, new.both, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
#else
    } while (!__atomic_compare_exchange_n(&top.both, &old.both, new.both, 1, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
#endif
}
static void *run(void *arg) {
    struct node *n = arg;
    n->value = 1;
    push(n);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, run, &nodes[0]);
    pthread_create(&b, 0, run, &nodes[1]);
    if (!is_empty()) assert(__atomic_load_n(&top.first, __ATOMIC_ACQUIRE)->value == 1);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(top.tag == 2);
}
