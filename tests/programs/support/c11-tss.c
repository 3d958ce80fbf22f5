// C11 thread-specific storage with a destructor, and call_once.
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>

static tss_t key;
static atomic_int destroyed;
static once_flag once = ONCE_FLAG_INIT;
static int runs;

static void destroy(void *value) { destroyed += *(int *)value; }
static void prepare(void) { runs++; }

static int worker(void *unused) {
    (void)unused;
    static int value = 3;
    call_once(&once, prepare);
    assert(tss_get(key) == NULL);
    assert(tss_set(key, &value) == thrd_success);
    assert(tss_get(key) == &value);
    return 0;
}

int main(void) {
    assert(tss_create(&key, destroy) == thrd_success);
    thrd_t thread;
    thrd_create(&thread, worker, NULL);
    call_once(&once, prepare);
    thrd_join(thread, NULL);
    assert(destroyed == 3 && runs == 1);
    tss_delete(key);
    return 0;
}
