// The thread joins main while main joins the thread.
#include <pthread.h>

static void *other(void *argument) {
    pthread_join(*(pthread_t *)argument, NULL); // ERROR
    return NULL;
}

int main(void) {
    pthread_t thread, self = pthread_self();
    pthread_create(&thread, NULL, other, &self);
    pthread_join(thread, NULL); // ERROR
    return 0;
}
