// volatile does not make an access atomic: by default it is plain, and races.
#include <pthread.h>

static volatile int stop;

static void *writer(void *unused) {
    (void)unused;
    stop = 1; // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = stop; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
