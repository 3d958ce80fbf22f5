// A thread awaits a value that nobody ever stores.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *unused) {
    atomic_store(&flag, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    raddle_await_eq(&flag, 2); // ERROR
    pthread_join(thread, NULL);
    return 0;
}
