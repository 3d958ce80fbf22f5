#include <pthread.h>
#include <stdio.h>
#define W 2
#define JOBS 1000
static int next_job;
static int finished;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int out[JOBS];
void* worker(void* u) {
    for (;;) {
        pthread_mutex_lock(&m);
        int j = next_job < JOBS ? next_job++ : -1;
        pthread_mutex_unlock(&m);
        if (j < 0) break;
        out[j] = j * 2;
        pthread_mutex_lock(&m);
        finished++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void) {
    pthread_t t[W];
    for (int i = 0; i < W; i++) pthread_create(t + i, 0, worker, 0);
    for (int i = 0; i < W; i++) pthread_join(t[i], 0);
    printf("%d\n", finished);
    return 0;
}
