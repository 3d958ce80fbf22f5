#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
static atomic_int turn, inside;
static void *worker(void *arg) {
    int me = (int)(long)arg;
    for (;;) {
        while (atomic_load(&turn) != me) ;
        atomic_fetch_add(&inside, 1);
        assert(atomic_load(&inside) == 1);
        raddle_progress();
        atomic_fetch_sub(&inside, 1);
        atomic_store(&turn, 1 - me);
    }
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, worker, (void *)0);
    pthread_create(&b, 0, worker, (void *)1);
    pthread_join(a, 0); pthread_join(b, 0);
}
