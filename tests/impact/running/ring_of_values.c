#include <pthread.h>
#include <assert.h>
#ifndef CAP
#define CAP 1000
#endif
#ifndef PAIRS
#define PAIRS 1
#endif
static int slots[CAP];
static int head, tail, count;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *producer(void *arg)
{
    int v = 0;
    for (;;) {
        pthread_mutex_lock(&m);
        if (count < CAP) {
            assert(tail >= 0 && tail < CAP);
            slots[tail] = v;
            tail = tail + 1 == CAP ? 0 : tail + 1;
            count++;
            v = (v + 1) % 100;
        }
        pthread_mutex_unlock(&m);
    }
    return 0;
}
static void *consumer(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&m);
        if (count > 0) {
            int v = slots[head];
            head = head + 1 == CAP ? 0 : head + 1;
            count--;
            assert(v >= 0 && v < 100);
        }
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void)
{
    pthread_t p[PAIRS], c[PAIRS];
    for (int i = 0; i < PAIRS; i++) {
        pthread_create(&p[i], 0, producer, 0);
        pthread_create(&c[i], 0, consumer, 0);
    }
    for (int i = 0; i < PAIRS; i++) {
        pthread_join(p[i], 0);
        pthread_join(c[i], 0);
    }
}
