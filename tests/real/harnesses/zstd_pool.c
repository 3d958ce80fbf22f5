// zstd: the pool of threads.
#include <assert.h>
#include <pool.h>
#include <pthread.h>

static int done;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void work(void *u) {
#ifndef BUG // without the mutex
    pthread_mutex_lock(&mutex);
#endif
    done++;
#ifndef BUG
    pthread_mutex_unlock(&mutex);
#endif
}

int main(void) {
    POOL_ctx *pool = POOL_create(WORKERS, 1);
    for (int i = 0; i < 2; i++) POOL_add(pool, work, 0);
    POOL_free(pool);
    assert(done == 2);
    return 0;
}
