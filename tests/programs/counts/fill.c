// memset of two longs is two writes.
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static long x[2];
static atomic_int y;

static void *other(void *unused) {
    memset(x, 0xff, sizeof x);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&y, 1);
    atomic_store(&y, 2);
    pthread_join(thread, NULL);
    return x[1] != -1;
}
