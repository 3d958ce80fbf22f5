// libuv: reader-writer locks, a semaphore and a barrier of its own.
#include <assert.h>
#include <stdlib.h>
#include <uv.h>

static uv_rwlock_t lock;
static uv_sem_t sem;
static uv_barrier_t barrier;
static int shared;

void *uv__malloc(size_t size) { return malloc(size); }
void uv__free(void *memory) { free(memory); }

static void writer(void *unused) {
    uv_rwlock_wrlock(&lock);
    shared++;
    uv_rwlock_wrunlock(&lock);
    uv_sem_post(&sem);
    uv_barrier_wait(&barrier);
}

static void reader(void *unused) {
#ifdef BUG // reads without the lock
    int seen = shared;
#else
    uv_rwlock_rdlock(&lock);
    int seen = shared;
    uv_rwlock_rdunlock(&lock);
#endif
    assert(seen == 0 || seen == 1);
    uv_sem_wait(&sem);
    uv_barrier_wait(&barrier);
}

int main(void) {
    uv_thread_t t[2];
    assert(!uv_rwlock_init(&lock) && !uv_sem_init(&sem, 0) && !uv_barrier_init(&barrier, 2));
    assert(!uv_thread_create(&t[0], writer, 0) && !uv_thread_create(&t[1], reader, 0));
    for (int i = 0; i < 2; i++) assert(!uv_thread_join(&t[i]));
    assert(shared == 1);
    uv_barrier_destroy(&barrier);
    uv_sem_destroy(&sem);
    uv_rwlock_destroy(&lock);
    return 0;
}
