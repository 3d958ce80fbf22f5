// An assumption cuts the executions in which main reads too early; they count as blocked.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int x;

static void *other(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    raddle_assume(atomic_load(&x) == 1);
    pthread_join(thread, NULL);
    return 0;
}
