// A thread ends while it holds a mutex that nobody waits for.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *holder(void *unused) {
    pthread_mutex_lock(&mutex); // ERROR
    return unused; // ERROR
} // ERROR

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, holder, NULL);
    pthread_join(thread, NULL);
    return 0;
}
