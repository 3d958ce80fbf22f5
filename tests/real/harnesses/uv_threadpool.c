// libuv: its pool of threads, as its loop uses it. The loop itself is left out: requests that are done are
// taken from its list when the pool has ended.
#include <assert.h>
#include <stdlib.h>
#include <uv.h>
#include "uv-common.h"

static uv_loop_t loop;
static uv_work_t request[2];
static int worked[2], done;

int uv_async_send(uv_async_t *handle) { return 0; }
void *uv__malloc(size_t size) { return malloc(size); }
void uv__free(void *memory) { free(memory); }

static void work(uv_work_t *req) {
    worked[req - request]++;
#ifdef BUG // the callback of a worker touches what the loop's thread owns
    done++;
#endif
}

static void after(uv_work_t *req, int status) {
    assert(status == 0 && worked[req - request] == 1);
    done++;
}

int main(void) {
    setenv("UV_THREADPOOL_SIZE", "2", 1);
    uv_mutex_init(&loop.wq_mutex);
    QUEUE_INIT(&loop.wq);
    for (int i = 0; i < 2; i++) uv_queue_work(&loop, &request[i], work, after);
    uv__threadpool_cleanup();
    uv__work_done(&loop.wq_async);
    assert(done == 2);
    return 0;
}
