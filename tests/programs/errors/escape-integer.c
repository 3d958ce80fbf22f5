// A local variable of main becomes shared through an integer; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>
#include <stdint.h>

static uintptr_t target;

static void *writer(void *unused) {
    *(int *)target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    target = (uintptr_t)&local;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
