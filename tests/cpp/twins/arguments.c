#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter, seen;

static void *add(void *by) {
    counter += (int)(long)by;
    return 0;
}

static void *look(void *mask) {
    atomic_fetch_or(&seen, counter & (int)(long)mask);
    return 0;
}

int main(void) {
    pthread_t threads[5];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], 0, add, (void *)1);
    pthread_create(&threads[3], 0, look, (void *)3);
    pthread_create(&threads[4], 0, add, (void *)4);
    for (int i = 0; i < 5; i++) pthread_join(threads[i], 0);
    assert(counter == 7);
    assert(seen < 4);
}
