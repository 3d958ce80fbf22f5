// C11 condition variables: wait, signal, broadcast, timedwait.
#include <assert.h>
#include <threads.h>
#include <time.h>

static mtx_t mutex;
static cnd_t condition;
static int stage;

static int worker(void *unused) {
    (void)unused;
    mtx_lock(&mutex);
    stage = 1;
    cnd_signal(&condition);
    while (stage != 2) cnd_wait(&condition, &mutex);
    mtx_unlock(&mutex);
    return 0;
}

int main(void) {
    mtx_init(&mutex, mtx_plain);
    cnd_init(&condition);
    thrd_t thread;
    thrd_create(&thread, worker, NULL);
    mtx_lock(&mutex);
    while (stage != 1) cnd_wait(&condition, &mutex);
    stage = 2;
    cnd_broadcast(&condition);
    mtx_unlock(&mutex);
    thrd_join(thread, NULL);
    mtx_lock(&mutex);
    struct timespec until = {.tv_sec = 1};
    assert(cnd_timedwait(&condition, &mutex, &until) == thrd_timedout);
    mtx_unlock(&mutex);
    cnd_destroy(&condition);
    return 0;
}
