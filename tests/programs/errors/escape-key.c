// A local variable of main becomes shared through thread-specific data handed on; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static void *target;
static pthread_key_t key;

static void *writer(void *unused) {
    *(int *)target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    pthread_key_create(&key, NULL);
    pthread_setspecific(key, &local);
    target = pthread_getspecific(key);
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
