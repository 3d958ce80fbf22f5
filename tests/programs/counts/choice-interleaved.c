// A choice is a step of its thread like any other, with as many ways as it has values.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *other(void *unused) {
    int value = (int)raddle_choice(3);
    atomic_store(&x, value);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    atomic_store(&y, 1);
    pthread_join(thread, NULL);
    return 0;
}
