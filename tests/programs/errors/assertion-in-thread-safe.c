// The safe twin: flag is read before data.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;

static void *reader(void *unused) {
    (void)unused;
    int flag_seen = atomic_load(&flag);
    int data_seen = atomic_load(&data);
    if (flag_seen) assert(data_seen == 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, reader, NULL);
    atomic_store(&data, 1);
    atomic_store(&flag, 1);
    pthread_join(thread, NULL);
    return 0;
}
