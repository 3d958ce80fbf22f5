// A thread function that returns nothing, and a join that uses what it returned; with a key, the library calls it.
#include <pthread.h>

static int seen;
static pthread_key_t key;
static void end(void *value) {}
static void work(void *argument) { seen = 1; }

int main(void) {
    pthread_t thread;
    void *result;
    pthread_key_create(&key, end);
    pthread_create(&thread, NULL, (void *(*)(void *))work, NULL);
    pthread_join(thread, &result);
    if (result) // ERROR
        seen = 2;
    return 0;
}
