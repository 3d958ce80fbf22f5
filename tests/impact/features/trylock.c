#include <assert.h>
#include <pthread.h>
#include <raddle.h>
static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *p) {
    for (;;) {
        if (pthread_mutex_trylock(&m) == 0) {
            x++;
            assert(x == 1);
            x--;
            raddle_progress();
            pthread_mutex_unlock(&m);
        }
    }
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, w, 0);
    pthread_create(&b, 0, w, 0);
    pthread_join(a, 0); pthread_join(b, 0);
}
