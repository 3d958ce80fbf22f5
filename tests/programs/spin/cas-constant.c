// A compare-exchange that expects a constant which is not the initial value, in a loop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int state = 1;
static int data;

static void *take(void *unused) {
    int expected = 2;
    while (!atomic_compare_exchange_strong(&state, &expected, 3))
        expected = 2;
    data++;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, take, NULL);
    data = 1;
    atomic_store(&state, 2);
    pthread_join(thread, NULL);
    assert(data == 2);
    assert(state == 3);
    return 0;
}
