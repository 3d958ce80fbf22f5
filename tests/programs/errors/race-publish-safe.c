// Message passing by release and acquire: the plain data is ordered when the flag was seen. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void *reader(void *unused) {
    (void)unused;
    if (atomic_load_explicit(&flag, memory_order_acquire)) assert(data == 42);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, reader, NULL);
    data = 42;
    atomic_store_explicit(&flag, 1, memory_order_release);
    pthread_join(thread, NULL);
    return 0;
}
