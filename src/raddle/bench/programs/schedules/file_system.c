// A disk block that one of two mutexes protects, depending on whether it is busy; and a thread that frees
// it again.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

static int block;
static int busy;
static int inode;
static pthread_mutex_t inode_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t busy_mutex = PTHREAD_MUTEX_INITIALIZER;

static void *allocate(void *unused) {
    for (;;) {
        pthread_mutex_lock(&inode_mutex);
        if (!inode) {
            pthread_mutex_lock(&busy_mutex);
            busy = 1;
            pthread_mutex_unlock(&busy_mutex);
            inode = 1;
        }
        block = 1;
        assert(block == 1);
        raddle_progress();
        pthread_mutex_unlock(&inode_mutex);
    }
    return 0;
}

static void *reset(void *unused) {
    for (;;) {
        pthread_mutex_lock(&busy_mutex);
        if (!busy) {
            block = 0;
            assert(block == 0);
            raddle_progress();
        }
        pthread_mutex_unlock(&busy_mutex);
    }
    return 0;
}

static void *deallocate(void *unused) {
    for (;;) {
        pthread_mutex_lock(&inode_mutex);
        pthread_mutex_lock(&busy_mutex);
        inode = 0;
        busy = 0;
        raddle_progress();
        pthread_mutex_unlock(&busy_mutex);
        pthread_mutex_unlock(&inode_mutex);
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
