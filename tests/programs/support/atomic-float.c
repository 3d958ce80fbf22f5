// Atomic floating-point variables: loads, stores, compound assignment.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic double sum = 0.5;
static _Atomic float small;

static void *other(void *unused) {
    sum += 0.25;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    sum += 1.0;
    pthread_join(thread, NULL);
    assert(sum == 1.75);
    small = 1.5f;
    small -= 0.25f;
    assert(small == 1.25f);
    double old = atomic_exchange(&sum, -2.0);
    assert(old == 1.75 && atomic_load(&sum) < 0);
    return 0;
}
