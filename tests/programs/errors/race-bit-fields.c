// Two neighbouring bit-fields are one memory location: writing both at the same time is a race.
#include <pthread.h>

static struct { unsigned a : 4, b : 4; } shared;

static void *writer(void *unused) {
    (void)unused;
    shared.a = 1; // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    shared.b = 2; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
