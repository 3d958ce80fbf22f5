#include <assert.h>
#include <pthread.h>
#include <raddle.h>
static pthread_barrier_t b;
static int serial, rounds[2];
static void *w(void *n) {
    for (;;) {
        raddle_progress();
        rounds[(long)n] = (rounds[(long)n] + 1) % 4;
        if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
        pthread_barrier_wait(&b);
        if (n == 0) { assert(serial == 1); serial = 0; }
        pthread_barrier_wait(&b);
    }
    return 0;
}
int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t[0], 0, w, (void *)0);
    pthread_create(&t[1], 0, w, (void *)1);
    pthread_join(t[0], 0);
    return 0;
}
