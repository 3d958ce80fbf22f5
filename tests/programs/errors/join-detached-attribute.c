#include <pthread.h>

static void *work(void *argument) { return argument; }

int main(void) {
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&thread, &attributes, work, NULL);
    pthread_join(thread, NULL); // ERROR
    return 0;
}
