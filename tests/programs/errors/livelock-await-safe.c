// The safe twin: the awaited value comes, and stays.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int flag;

static void *setter(void *unused) {
    atomic_store(&flag, 1);
    atomic_store(&flag, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    raddle_await_eq(&flag, 2);
    pthread_join(thread, NULL);
    return 0;
}
