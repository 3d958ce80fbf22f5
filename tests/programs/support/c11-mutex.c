// C11 mutexes: plain, recursive, try, timed.
#include <assert.h>
#include <threads.h>
#include <time.h>

static mtx_t plain, recursive, timed;
static int counter;

static int worker(void *unused) {
    (void)unused;
    mtx_lock(&plain);
    counter++;
    mtx_unlock(&plain);
    return 0;
}

int main(void) {
    assert(mtx_init(&plain, mtx_plain) == thrd_success);
    assert(mtx_init(&recursive, mtx_plain | mtx_recursive) == thrd_success);
    assert(mtx_init(&timed, mtx_timed) == thrd_success);
    thrd_t thread;
    thrd_create(&thread, worker, NULL);
    worker(NULL);
    thrd_join(thread, NULL);
    assert(counter == 2);
    assert(mtx_lock(&recursive) == thrd_success && mtx_trylock(&recursive) == thrd_success);
    assert(mtx_unlock(&recursive) == thrd_success && mtx_unlock(&recursive) == thrd_success);
    assert(mtx_trylock(&plain) == thrd_success && mtx_trylock(&plain) == thrd_busy);
    mtx_unlock(&plain);
    struct timespec until = {.tv_sec = 1};
    if (mtx_timedlock(&timed, &until) == thrd_success) mtx_unlock(&timed);
    mtx_destroy(&plain);
    mtx_destroy(&recursive);
    mtx_destroy(&timed);
    return 0;
}
