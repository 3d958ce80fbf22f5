// x += 1 and x++ on an atomic are one step; x = x + 1 is two; a 16-byte load is one.
#include <pthread.h>
#include <stdatomic.h>

struct wide { long a, b; };

static atomic_int x, y;
static _Atomic struct wide z;

static void *other(void *unused) {
    x += 1;
    x++;
    x = x + 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    struct wide seen = atomic_load(&z);
    pthread_join(thread, NULL);
    return (int)seen.a;
}
