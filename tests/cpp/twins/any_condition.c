#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
int items, taken;

void *consume(void *unused) {
    pthread_mutex_lock(&m);
    while (items == 0) pthread_cond_wait(&cv, &m);
    items--;
    taken++;
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, consume, 0);
    pthread_create(&b, 0, consume, 0);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&m);
        items++;
        pthread_mutex_unlock(&m);
        pthread_cond_signal(&cv);
    }
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(taken == 2);
    return 0;
}
