#include <pthread.h>
static void *worker(void *argument) { return argument; }
int main(void) {
    for (int i = 0; i < COUNT; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, worker, NULL); // HERE
        pthread_detach(thread);
    }
    return 0;
}
