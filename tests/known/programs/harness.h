/* Starts the threads run0, run1 (and run2, run3 if THREADS says so), joins them and calls `finish`. How it does so does
 * not matter to any program here: REVERSED, IDLE and IN_MAIN are other ways. */
#include <pthread.h>
#ifndef THREADS
#define THREADS 2
#endif

#ifdef IDLE
static void *idle(void *p) { return p; }
#endif

static void *(*const functions[])(void *) = {
    run0, run1,
#if THREADS > 2
    run2,
#endif
#if THREADS > 3
    run3,
#endif
};

int main(void) {
    pthread_t threads[THREADS];
#ifdef IDLE
    pthread_t other;
    pthread_create(&other, NULL, idle, NULL);
#endif
#ifdef IN_MAIN
    int last = THREADS - 1;
#else
    int last = THREADS;
#endif
    for (int i = 0; i < last; i++) {
#ifdef REVERSED
        int which = last - 1 - i;
#else
        int which = i;
#endif
        pthread_create(&threads[which], NULL, functions[which], NULL);
    }
    if (last < THREADS) functions[last](NULL);
    for (int i = 0; i < last; i++) pthread_join(threads[i], NULL);
#ifdef IDLE
    pthread_join(other, NULL);
#endif
    finish();
    return 0;
}
