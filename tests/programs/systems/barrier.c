// A sense-reversing barrier for two threads, used twice: after each crossing both see what the
// other wrote before it (plain variables, so a missing order would be a race). Safe.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int arrived, sense;
static int data[2];

static void cross(int *mine) {
    *mine = !*mine;
    if (atomic_fetch_add(&arrived, 1) == 1) {
        atomic_store(&arrived, 0);
        atomic_store(&sense, *mine);
    } else {
        raddle_await_eq(&sense, *mine);
    }
}

static void work(int me) {
    int mine = 0;
    data[me] = 1;
    cross(&mine);
    assert(data[!me] == 1);
    cross(&mine);
    data[!me] = 2;
}

static void *other(void *unused) {
    (void)unused;
    work(1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    work(0);
    pthread_join(thread, NULL);
    assert(data[0] == 2 && data[1] == 2);
    return 0;
}
