// Message passing whose reader does not wait for the flag.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void *reader(void *unused) {
    (void)unused;
    atomic_load_explicit(&flag, memory_order_acquire);
    int seen = data; // RACE A
    return (void *)(long)seen;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, reader, NULL);
    data = 42; // RACE B
    atomic_store_explicit(&flag, 1, memory_order_release);
    pthread_join(thread, NULL);
    return 0;
}
