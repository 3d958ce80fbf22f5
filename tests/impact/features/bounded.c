#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#define N 3
static int counter;
static pthread_mutex_t m;
static void *add(void *arg) {
    int *times = arg;
    for (int i = 0; i < *times; i++) {
        pthread_mutex_lock(&m);
        counter = counter + 1;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void) {
    pthread_t t[2];
    int times = N;
    pthread_mutex_init(&m, 0);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, add, &times);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(counter == 2 * N);
    printf("%d\n", counter);
    return 0;
}
