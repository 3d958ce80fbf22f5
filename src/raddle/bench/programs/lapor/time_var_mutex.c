// time_var_mutex: models the SV-COMP program time_var_mutex. A thread allocates a block unless its inode is
// in use, marking it busy under a second lock inside the first; another frees the block unless it is busy.
// Which of them is first at the second lock decides everything: 2 executions.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t inode_mutex = PTHREAD_MUTEX_INITIALIZER, busy_mutex = PTHREAD_MUTEX_INITIALIZER;
static int block, busy, inode;

static void *allocate(void *unused) {
    pthread_mutex_lock(&inode_mutex);
    if (!inode) {
        pthread_mutex_lock(&busy_mutex);
        busy = 1;
        pthread_mutex_unlock(&busy_mutex);
        inode = 1;
    }
    block = 1;
    assert(block == 1);
    pthread_mutex_unlock(&inode_mutex);
    return unused;
}

static void *release(void *unused) {
    pthread_mutex_lock(&busy_mutex);
    if (!busy) {
        block = 0;
        assert(block == 0);
    }
    pthread_mutex_unlock(&busy_mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, allocate, 0);
    pthread_create(&thread, 0, release, 0);
    pthread_exit(0);
}
