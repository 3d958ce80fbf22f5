// A thread joins itself.
#include <pthread.h>

int main(void) {
    pthread_join(pthread_self(), NULL); // ERROR
    return 0;
}
