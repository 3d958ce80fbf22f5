// The file system without any mutex: what must hold is declared, the schedule sees to it.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void __VERIFIER_assume(int);

static int block;
static int busy;
static int inode;

static void *allocate(void *unused) {
    for (;;) {
        if (!inode) {
            busy = 1;
            inode = 1;
        }
        __VERIFIER_atomic_begin();
        __VERIFIER_assume(inode && busy);
        block = 1;
        __VERIFIER_atomic_end();
        raddle_progress();
    }
    return 0;
}

static void *reset(void *unused) {
    for (;;) {
        __VERIFIER_atomic_begin();
        __VERIFIER_assume(!busy);
        block = 0;
        __VERIFIER_atomic_end();
        raddle_progress();
    }
    return 0;
}

static void *deallocate(void *unused) {
    for (;;) {
        __VERIFIER_atomic_begin();
        __VERIFIER_assume(inode == busy);
        inode = 0;
        busy = 0;
        __VERIFIER_atomic_end();
        raddle_progress();
    }
    return 0;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], 0, allocate, 0);
    pthread_create(&threads[1], 0, reset, 0);
    pthread_create(&threads[2], 0, deallocate, 0);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    return 0;
}
