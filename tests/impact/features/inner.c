#include <assert.h>
#include <pthread.h>
#include <raddle.h>
static int data[4], sum, ready;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *writer(void *p) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (ready) pthread_cond_wait(&c, &m);
        for (int i = 0; i < 4; i++) data[i] = i + (int)(__VERIFIER_nondet_int() & 1);
        ready = 1;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
        raddle_progress();
    }
}
static void *reader(void *p) {
    for (;;) {
        pthread_mutex_lock(&m);
        while (!ready) pthread_cond_wait(&c, &m);
        int s = 0;
        for (int i = 0; i < 4; i++) s += data[i];
        assert(s >= 6 && s <= 10);
        switch (s) { case 6: sum++; break; case 10: sum--; break; default: break; }
        ready = 0;
        pthread_cond_broadcast(&c);
        pthread_mutex_unlock(&m);
        raddle_progress();
    }
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0); pthread_join(b, 0);
}
