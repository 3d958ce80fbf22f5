// Unlock of a spinlock that nobody holds.
#include <pthread.h>

static pthread_spinlock_t lock;

int main(void) {
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_spin_unlock(&lock); // ERROR
    return 0;
}
