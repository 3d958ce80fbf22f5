// A once-routine that calls pthread_once on itself waits for its own end.
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void prepare(void) {
    pthread_once(&once, prepare); // ERROR
}

int main(void) {
    pthread_once(&once, prepare);
    return 0;
}
