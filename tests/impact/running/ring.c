#include <assert.h>
#include <pthread.h>
#ifndef CAP
#define CAP 5
#endif
#ifndef PAIRS
#define PAIRS 1
#endif
static int buf[CAP], head, tail, count;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
extern int __VERIFIER_nondet_int(void);
static void* producer(void* x) {
    for (;;) {
        int v = __VERIFIER_nondet_int();
        pthread_mutex_lock(&m);
        if (count == CAP) {
            pthread_mutex_unlock(&m);
            continue;
        }
        assert(tail >= 0 && tail < CAP);
        buf[tail] = v;
        tail = tail + 1 == CAP ? 0 : tail + 1;
        count++;
        pthread_mutex_unlock(&m);
    }
}
static void* consumer(void* x) {
    for (;;) {
        pthread_mutex_lock(&m);
        if (count == 0) {
            pthread_mutex_unlock(&m);
            continue;
        }
        int v = buf[head];
        (void)v;
        head = head + 1 == CAP ? 0 : head + 1;
        count--;
        assert(count >= 0);
        pthread_mutex_unlock(&m);
    }
}
int main(void) {
    pthread_t t[2 * PAIRS];
    for (int i = 0; i < PAIRS; i++) {
        pthread_create(&t[2 * i], 0, producer, 0);
        pthread_create(&t[2 * i + 1], 0, consumer, 0);
    }
    for (int i = 0; i < 2 * PAIRS; i++) pthread_join(t[i], 0);
}
