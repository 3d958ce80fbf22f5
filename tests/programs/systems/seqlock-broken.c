// A sequence lock whose reader forgets that an odd sequence means "being written": it may read a
// pair of which only one half is new.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int first, second;

static void *writer(void *unused) {
    (void)unused;
    unsigned now = atomic_load(&sequence);
    atomic_store(&sequence, now + 1);
    atomic_store(&first, 1);
    atomic_store(&second, -1);
    atomic_store(&sequence, now + 2);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    unsigned before = atomic_load(&sequence);
    int a = atomic_load(&first), b = atomic_load(&second);
    if (atomic_load(&sequence) == before) assert(a == -b); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
