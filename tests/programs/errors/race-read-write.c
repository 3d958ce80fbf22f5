// A plain read against a plain write without order.
#include <pthread.h>

static int shared;

static void *writer(void *unused) {
    (void)unused;
    shared = 1; // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = shared; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
