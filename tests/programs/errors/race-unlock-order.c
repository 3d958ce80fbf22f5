// The data is written before the first critical section of one thread, and read in a section of the
// other that may come before it.
#include <pthread.h>

static int data, turn;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *writer(void *unused) {
    data = 1; // RACE A
    pthread_mutex_lock(&mutex);
    turn = 1;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_mutex_lock(&mutex);
    int seen = turn + data; // RACE B
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return seen > 2;
}
