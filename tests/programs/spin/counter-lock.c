// Reader-writer lock with a mask: readers wait while the writer's bit is set.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { WRITER = 0x100 };
static atomic_uint word;
static int data;

static void *reader(void *unused) {
    while (atomic_load(&word) & WRITER) {}
    atomic_fetch_add(&word, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    atomic_store(&word, WRITER);
    pthread_create(&thread, NULL, reader, NULL);
    data = 1;
    atomic_fetch_and(&word, ~WRITER);
    while ((atomic_load(&word) & 0xff) != 1) {}
    assert(data == 1);
    pthread_join(thread, NULL);
    return 0;
}
