#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int slot, full, eof;
void* reader(void* p) {
    int c;
    while ((c = getchar()) != EOF) {
        for (;;) {
            pthread_mutex_lock(&m);
            if (!full) {
                slot = c;
                full = 1;
                pthread_mutex_unlock(&m);
                break;
            }
            pthread_mutex_unlock(&m);
        }
    }
    pthread_mutex_lock(&m);
    eof = 1;
    pthread_mutex_unlock(&m);
    return 0;
}
void* writer(void* p) {
    for (;;) {
        int have = 0, end = 0;
        char c = 0;
        pthread_mutex_lock(&m);
        if (full) {
            c = slot;
            full = 0;
            have = 1;
        } else
            end = eof;
        pthread_mutex_unlock(&m);
        if (have)
            write(1, &c, 1);
        else if (end)
            break;
    }
    return 0;
}
int main(void) {
    pthread_attr_t at;
    pthread_attr_init(&at);
    pthread_attr_setstacksize(&at, 1 << 20);
    pthread_t a, b;
    pthread_create(&a, &at, reader, 0);
    pthread_create(&b, &at, writer, 0);
    pthread_attr_destroy(&at);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
