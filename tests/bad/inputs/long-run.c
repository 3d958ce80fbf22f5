// More than C(40, 20) orders of loads and stores: far more than anybody can wait for. No single additions, whose order
// nobody would see.
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *worker(void *argument) {
    for (int i = 0; i < 20; i++) atomic_store(&x, atomic_load(&x) + 1);
    return argument;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    for (int i = 0; i < 20; i++) atomic_store(&x, atomic_load(&x) + 1);
    pthread_join(thread, NULL);
    return 0;
}
