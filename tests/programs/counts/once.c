// The first to come runs the routine (a step to claim it, the routine's own, a step to finish it), the others wait if it is running.
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int x;

static void prepare(void) { x = 1; }

static void *other(void *unused) {
    pthread_once(&once, prepare);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_once(&once, prepare);
    pthread_join(thread, NULL);
    return 0;
}
