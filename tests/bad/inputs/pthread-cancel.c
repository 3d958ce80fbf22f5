#include <pthread.h>
static void *worker(void *argument) { return argument; }
int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_cancel(thread); // HERE
    pthread_join(thread, NULL);
    return 0;
}
