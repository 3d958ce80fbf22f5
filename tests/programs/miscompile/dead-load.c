// A read whose value nobody uses still races, and still must be in bounds.
#include <pthread.h>

static int shared;

static void *writer(void *unused) {
    shared = 1; // RACE A
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    (void)*(volatile int *)&shared; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
