// A sequence lock: the writer makes the sequence odd, writes two words, makes it even again; a
// reader that saw the same even number before and after has read a consistent pair. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint sequence;
static atomic_int first, second;

static void *writer(void *unused) {
    (void)unused;
    for (int value = 1; value <= 2; value++) {
        unsigned now = atomic_load(&sequence);
        atomic_store(&sequence, now + 1);
        atomic_store(&first, value);
        atomic_store(&second, -value);
        atomic_store(&sequence, now + 2);
    }
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    unsigned before = atomic_load(&sequence);
    if (before % 2 == 0) {
        int a = atomic_load(&first), b = atomic_load(&second);
        if (atomic_load(&sequence) == before) assert(a == -b);
    }
    pthread_join(thread, NULL);
    return 0;
}
