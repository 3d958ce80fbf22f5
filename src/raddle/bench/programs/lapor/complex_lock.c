// complex-lock(N): each of N threads increments x in two critical sections of one lock, and passes an empty
// section of another lock between them. Only the order of the increments matters: (2N)! / 2^N executions.
// With ordered locks each of these goes with every order of the empty sections that does not contradict it:
// for N = 2 with one if a thread ends before the other begins (2 of 6), else with both; 10 in all.
#include <pthread.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, l = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void increment(void) {
    pthread_mutex_lock(&m);
    x++;
    pthread_mutex_unlock(&m);
}

static void *run(void *unused) {
    increment();
    pthread_mutex_lock(&l);
    pthread_mutex_unlock(&l);
    increment();
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < N; i++) pthread_create(&thread, 0, run, 0);
    pthread_exit(0);
}
