// Two threads count without a lock: the classic lost update. raddle finds the data race.
#include <assert.h>
#include <pthread.h>

static int counter;

static void *count(void *unused) {
    (void)unused;
    counter++;
    return NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, count, NULL);
    pthread_create(&second, NULL, count, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(counter == 2);
    return 0;
}
