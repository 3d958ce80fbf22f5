// Two plain writes to one variable without any order between them: a race, whatever the values.
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
    shared = 1; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
