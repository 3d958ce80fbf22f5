// A read against a free without order: a race if the read comes first, a use after free if not.
#include <pthread.h>
#include <stdlib.h>

static int *shared;

static void *reader(void *unused) {
    (void)unused;
    int seen = *shared; // RACE A
    return (void *)(long)seen;
}

int main(void) {
    pthread_t thread;
    shared = calloc(1, sizeof *shared);
    pthread_create(&thread, NULL, reader, NULL);
    free(shared); // RACE B
    pthread_join(thread, NULL);
    return 0;
}
