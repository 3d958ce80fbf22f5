// A thread publishes the address of its thread-local and takes it back before it ends; another thread that
// has read the address in between may still use it after that thread, and with it the variable, has gone.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int *_Atomic shared;
static _Thread_local int mine;

static void *owner(void *argument) {
    (void)argument;
    atomic_store(&shared, &mine);
    atomic_store(&shared, NULL);
    return NULL;
}

static void *user(void *argument) {
    (void)argument;
    int *found = atomic_load(&shared);
    if (found != NULL) *found = 1; // ERROR
    return NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, user, NULL);
    pthread_create(&second, NULL, owner, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
