#include <assert.h>
#include <pthread.h>
#ifndef CAP
#define CAP 5
#endif
int ring[CAP];
int in, out, n;
pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t notfull = PTHREAD_COND_INITIALIZER, notempty = PTHREAD_COND_INITIALIZER;
void* P(void* p) {
    int x = 0;
    while (1) {
        pthread_mutex_lock(&mu);
        while (n == CAP) pthread_cond_wait(&notfull, &mu);
        ring[in] = x++;
        in++;
        if (in == CAP) in = 0;
        n++;
        assert(n <= CAP);
        pthread_cond_signal(&notempty);
        pthread_mutex_unlock(&mu);
    }
}
void* C(void* p) {
    int s = 0;
    while (1) {
        pthread_mutex_lock(&mu);
        while (n == 0) pthread_cond_wait(&notempty, &mu);
        s += ring[out];
        out++;
        if (out == CAP) out = 0;
        n--;
        pthread_cond_signal(&notfull);
        pthread_mutex_unlock(&mu);
    }
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, P, 0);
    pthread_create(&b, 0, C, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
