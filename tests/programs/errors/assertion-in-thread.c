// An assertion that fails in a function that a thread calls, one way only: message passing read too early.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag;

static void check(int flag_seen, int data_seen) {
    if (flag_seen) assert(data_seen == 1); // ERROR
}

static void *reader(void *unused) {
    (void)unused;
    int data_seen = atomic_load(&data);
    int flag_seen = atomic_load(&flag);
    check(flag_seen, data_seen);
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
