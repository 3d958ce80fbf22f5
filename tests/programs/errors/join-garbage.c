// Joining something that never was a thread.
#include <pthread.h>

int main(void) {
    pthread_t thread = (pthread_t)12345;
    pthread_join(thread, NULL); // ERROR
    return 0;
}
