#include <pthread.h>
#include <stdio.h>
pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int counter[2];
void* work(void* arg) {
    long me = (long)arg;
    for (int i = 1; i <= 100000; ++i) {
        pthread_mutex_lock(&m[me]);
        pthread_mutex_lock(&m[1 - me]);
        counter[me]++;
        pthread_mutex_unlock(&m[1 - me]);
        pthread_mutex_unlock(&m[me]);
    }
    return 0;
}
int main(void) {
    pthread_t t[2];
    for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, work, (void*)i);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    printf("sum %d\n", counter[0] + counter[1]);
}
