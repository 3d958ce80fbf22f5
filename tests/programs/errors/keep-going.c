// Two different errors in one program: with keep-going the search does not end at the first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *other(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    int seen = atomic_load(&x);
    assert(seen == 1); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
