#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag;
static void *setter(void *argument) {
    atomic_store(&flag, 1);
    return argument;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    while (!atomic_load(&flag)) {} // HERE
    pthread_join(thread, NULL);
    return 0;
}
