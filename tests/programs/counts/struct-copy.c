// Copying a private struct of two ints into shared memory is two writes, a shared struct into a private one
// two reads.
#include <pthread.h>

struct pair { int a, b; };

static struct pair x, y;

static void *other(void *unused) {
    struct pair local = {1, 2};
    x = local;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    struct pair local = y;
    pthread_join(thread, NULL);
    return local.a;
}
