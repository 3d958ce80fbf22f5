// Two members of a union share their bytes: a char against an int overlaps.
#include <pthread.h>

static union { int whole; char bytes[4]; } shared;

static void *writer(void *unused) {
    (void)unused;
    shared.bytes[3] = 1; // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = shared.whole; // RACE B
    pthread_join(thread, NULL);
    return seen == 7;
}
