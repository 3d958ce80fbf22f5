#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
void bye(void) {
    puts("bye");
}
void* w(void* p) {
    int n = *(int*)p;
    for (int i = 0; i < n; i++) {
        int r = rand() % 6;
        pthread_mutex_lock(&m);
        x += r;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
int main(int argc, char** argv) {
    int n = argc > 1 ? atoi(argv[1]) : 10;
    atexit(bye);
    pthread_t a, b;
    pthread_create(&a, 0, w, &n);
    pthread_create(&b, 0, w, &n);
    pthread_join(a, 0);
    pthread_join(b, 0);
    printf("%s: %d\n", argv[0], x);
    return 0;
}
