// Main itself makes N steps between the spawn and the join, the other thread M.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *other(void *unused) {
    for (int i = 0; i < M; i++) atomic_fetch_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    for (int i = 0; i < N; i++) atomic_fetch_add(&y, 1);
    pthread_join(thread, NULL);
    return 0;
}
