// memcpy reads the whole source: it races with a write to one element.
#include <pthread.h>
#include <string.h>

static int source[3], target[3];

static void *copier(void *unused) {
    (void)unused;
    memcpy(target, source, sizeof source); // RACE A
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, copier, NULL);
    source[2] = 1; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
