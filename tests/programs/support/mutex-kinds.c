// Mutexes initialised at run time: normal, recursive, errorcheck; trylock on each.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t normal, recursive, checked;

static void make(pthread_mutex_t *mutex, int type) {
    pthread_mutexattr_t attributes;
    assert(pthread_mutexattr_init(&attributes) == 0);
    assert(pthread_mutexattr_settype(&attributes, type) == 0);
    assert(pthread_mutex_init(mutex, &attributes) == 0);
    pthread_mutexattr_destroy(&attributes);
}

static void *other(void *unused) {
    assert(pthread_mutex_trylock(&recursive) == EBUSY);
    assert(pthread_mutex_unlock(&checked) == EPERM);
    return unused;
}

int main(void) {
    make(&normal, PTHREAD_MUTEX_NORMAL);
    make(&recursive, PTHREAD_MUTEX_RECURSIVE);
    make(&checked, PTHREAD_MUTEX_ERRORCHECK);
    assert(pthread_mutex_lock(&normal) == 0 && pthread_mutex_trylock(&normal) == EBUSY);
    assert(pthread_mutex_lock(&recursive) == 0 && pthread_mutex_lock(&recursive) == 0);
    assert(pthread_mutex_trylock(&recursive) == 0);
    assert(pthread_mutex_lock(&checked) == 0 && pthread_mutex_lock(&checked) == EDEADLK);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    assert(pthread_mutex_unlock(&checked) == 0 && pthread_mutex_unlock(&checked) == EPERM);
    for (int i = 0; i < 3; i++) assert(pthread_mutex_unlock(&recursive) == 0);
    assert(pthread_mutex_unlock(&normal) == 0);
    assert(pthread_mutex_destroy(&normal) == 0);
    return 0;
}
