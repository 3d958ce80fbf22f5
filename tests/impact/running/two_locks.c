#include <pthread.h>
#include <stdio.h>
#ifndef N
#define N 100000
#endif
pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER, B = PTHREAD_MUTEX_INITIALIZER;
long sum;
void* one(void* p) {
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&A);
        pthread_mutex_lock(&B);
        sum++;
        pthread_mutex_unlock(&B);
        pthread_mutex_unlock(&A);
    }
    return 0;
}
void* two(void* p) {
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&B);
        pthread_mutex_lock(&A);
        sum++;
        pthread_mutex_unlock(&A);
        pthread_mutex_unlock(&B);
    }
    return 0;
}
int main(void) {
    pthread_t x, y;
    pthread_create(&x, 0, one, 0);
    pthread_create(&y, 0, two, 0);
    pthread_join(x, 0);
    pthread_join(y, 0);
    printf("%ld\n", sum);
    return 0;
}
