// thread_local of threads.h.
#include <assert.h>
#include <threads.h>

static thread_local long own = 4;

static int worker(void *unused) {
    (void)unused;
    own *= 2;
    return (int)own;
}

int main(void) {
    thrd_t thread;
    int result;
    own = 50;
    thrd_create(&thread, worker, NULL);
    thrd_join(thread, &result);
    assert(result == 8 && own == 50);
    return 0;
}
