// Two threads use different members of a struct, except for one.
#include <pthread.h>

static struct { int a, b, c; } shared;

static void *writer(void *unused) {
    (void)unused;
    shared.a = 1;
    shared.b = 1; // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    shared.c = 2;
    shared.b = 2; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
