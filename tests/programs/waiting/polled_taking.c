#include <assert.h>
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int head, tail, looks;
void* w(void* p) {
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&m);
        tail++;
        pthread_mutex_unlock(&m);
    }
    return 0;
}
void* c(void* p) {
    for (int i = 0; i < 2; i++) {
        int got = 0;
        while (!got) {
            pthread_mutex_lock(&m);
            if (head < tail) {
                head++;
                got = 1;
            }
            pthread_mutex_unlock(&m);
        }
    }
    return 0;
}
int main() {
    pthread_t a, b;
    pthread_create(&a, 0, w, 0);
    pthread_create(&b, 0, c, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(head == 2);
}
