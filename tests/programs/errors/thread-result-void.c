// A thread function that returns nothing, and a join that uses what it returned.
#include <pthread.h>

static int seen;

static void work(void *argument) { seen = 1; }

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, (void *(*)(void *))work, NULL);
    pthread_join(thread, &result);
    if (result) // ERROR
        seen = 2;
    return 0;
}
