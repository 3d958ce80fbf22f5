#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#include <string.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long bytes, lines;
static int done;
static void *copy(void *x)
{
    char buf[512];
    for (;;) {
        ssize_t n = read(0, buf, sizeof buf);
        if (n <= 0)
            break;
        ssize_t at = write(1, buf, n);
        pthread_mutex_lock(&m);
        bytes += at;
        pthread_mutex_unlock(&m);
    }
    pthread_mutex_lock(&m);
    done = 1;
    pthread_mutex_unlock(&m);
    return 0;
}
static void *watch(void *x)
{
    int stop = 0;
    while (!stop) {
        pthread_mutex_lock(&m);
        lines++;
        stop = done;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, copy, 0);
    pthread_create(&b, 0, watch, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    fprintf(stderr, "%ld\n", bytes);
    return 0;
}
