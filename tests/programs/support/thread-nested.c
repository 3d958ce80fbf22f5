// A thread that makes threads; the grandchild is joined by its grandparent.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static pthread_t inner;

static void *grandchild(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *child(void *unused) {
    pthread_create(&inner, NULL, grandchild, NULL);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, child, NULL);
    pthread_join(thread, NULL);
    pthread_join(inner, NULL);
    assert(x == 1);
    return 0;
}
