// C11 threads: create, join with result, exit, current, equal, yield, sleep, detach.
#include <assert.h>
#include <stdatomic.h>
#include <threads.h>
#include <time.h>

static atomic_int x;
static thrd_t main_thread;

static int worker(void *argument) {
    atomic_fetch_add(&x, *(int *)argument);
    assert(!thrd_equal(thrd_current(), main_thread));
    if (*(int *)argument == 2) thrd_exit(20);
    return 10;
}

static int loner(void *unused) {
    (void)unused;
    thrd_yield();
    return 0;
}

int main(void) {
    static int one = 1, two = 2;
    thrd_t a, b, c;
    int first, second;
    main_thread = thrd_current();
    assert(thrd_create(&a, worker, &one) == thrd_success);
    assert(thrd_join(a, &first) == thrd_success);
    assert(thrd_create(&b, worker, &two) == thrd_success);
    thrd_yield();
    thrd_sleep(&(struct timespec){.tv_nsec = 1000}, NULL);
    assert(thrd_join(b, &second) == thrd_success);
    assert(first == 10 && second == 20 && x == 3);
    thrd_create(&c, loner, NULL);
    assert(thrd_detach(c) == thrd_success);
    return 0;
}
