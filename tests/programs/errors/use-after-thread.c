// main's local variable is used by a detached thread after the function that owns it returned, or
// at the same time as it returns.
#include <pthread.h>

static void *other(void *argument) {
    *(int *)argument = 1; // RACE A
    return NULL;
}

static void start(void) {
    int local = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, other, &local);
    pthread_detach(thread);
} // RACE B

int main(void) {
    start();
    return 0;
}
