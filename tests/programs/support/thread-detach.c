// A detached thread, by pthread_detach and by attribute.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *other(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&a, &attributes, other, NULL);
    pthread_attr_destroy(&attributes);
    pthread_create(&b, NULL, other, NULL);
    pthread_detach(b);
    assert(x <= 2);
    return 0;
}
