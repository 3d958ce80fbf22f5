#include <pthread.h>
#include <stdlib.h>

static void nothing(void) {}

static void *quick(void *argument) {
    quick_exit(0); // ERROR
}

int main(void) {
    pthread_t thread;
    atexit(nothing);
    pthread_create(&thread, NULL, quick, NULL);
    exit(0); // ERROR
}
