// Every attribute that can be set keeps its value, and refuses what it cannot be, as glibc does.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>

#define KEEPS(object, set, get, value)                  \
    do {                                                \
        got = 0;                                        \
        assert(set(&object, value) == 0);               \
        assert(get(&object, &got) == 0 && got == value); \
    } while (0)

int main(void) {
    size_t got = 0;
    {
        pthread_attr_t a;
        struct sched_param param = {0}, seen = {.sched_priority = 7};
        int scope;
        assert(pthread_attr_init(&a) == 0);
        assert(pthread_attr_getdetachstate(&a, &scope) == 0 && scope == PTHREAD_CREATE_JOINABLE);
        KEEPS(a, pthread_attr_setstacksize, pthread_attr_getstacksize, 1 << 20);
        KEEPS(a, pthread_attr_setguardsize, pthread_attr_getguardsize, 8192);
        assert(pthread_attr_setstacksize(&a, 1) == EINVAL);
        assert(pthread_attr_setdetachstate(&a, 2) == EINVAL);
        assert(pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED) == 0);
        assert(pthread_attr_getdetachstate(&a, &scope) == 0 && scope == PTHREAD_CREATE_DETACHED);
        assert(pthread_attr_setscope(&a, PTHREAD_SCOPE_PROCESS) == ENOTSUP);
        assert(pthread_attr_getscope(&a, &scope) == 0 && scope == PTHREAD_SCOPE_SYSTEM);
        assert(pthread_attr_setinheritsched(&a, PTHREAD_EXPLICIT_SCHED) == 0);
        assert(pthread_attr_getinheritsched(&a, &scope) == 0 && scope == PTHREAD_EXPLICIT_SCHED);
        assert(pthread_attr_setschedparam(&a, &param) == 0);
        assert(pthread_attr_getschedparam(&a, &seen) == 0 && seen.sched_priority == 0);
        assert(pthread_attr_setschedpolicy(&a, SCHED_RR) == 0);
        assert(pthread_attr_getschedpolicy(&a, &scope) == 0 && scope == SCHED_RR);
        assert(pthread_attr_setschedpolicy(&a, 55) == EINVAL);
        assert(pthread_attr_destroy(&a) == 0);
    }
    int kept;
    pthread_mutexattr_t m;
    assert(pthread_mutexattr_init(&m) == 0);
    assert(pthread_mutexattr_setpshared(&m, PTHREAD_PROCESS_SHARED) == 0);
    assert(pthread_mutexattr_settype(&m, PTHREAD_MUTEX_ERRORCHECK) == 0);
    assert(pthread_mutexattr_setprotocol(&m, PTHREAD_PRIO_INHERIT) == 0);
    assert(pthread_mutexattr_settype(&m, 9) == EINVAL && pthread_mutexattr_setpshared(&m, 2) == EINVAL);
    assert(pthread_mutexattr_gettype(&m, &kept) == 0 && kept == PTHREAD_MUTEX_ERRORCHECK);
    assert(pthread_mutexattr_getpshared(&m, &kept) == 0 && kept == PTHREAD_PROCESS_SHARED);
    assert(pthread_mutexattr_getprotocol(&m, &kept) == 0 && kept == PTHREAD_PRIO_INHERIT);
    assert(pthread_mutexattr_getrobust(&m, &kept) == 0 && kept == PTHREAD_MUTEX_STALLED);
    pthread_mutex_t mutex;
    assert(pthread_mutex_init(&mutex, &m) == 0 && pthread_mutex_lock(&mutex) == 0);
    assert(pthread_mutex_lock(&mutex) == EDEADLK && pthread_mutex_unlock(&mutex) == 0);
    pthread_condattr_t c;
    clockid_t clock;
    assert(pthread_condattr_init(&c) == 0);
    assert(pthread_condattr_getclock(&c, &clock) == 0 && clock == CLOCK_REALTIME);
    assert(pthread_condattr_setclock(&c, CLOCK_MONOTONIC) == 0);
    assert(pthread_condattr_getclock(&c, &clock) == 0 && clock == CLOCK_MONOTONIC);
    assert(pthread_condattr_setclock(&c, CLOCK_PROCESS_CPUTIME_ID) == EINVAL);
    assert(pthread_condattr_setpshared(&c, PTHREAD_PROCESS_SHARED) == 0);
    assert(pthread_condattr_getpshared(&c, &kept) == 0 && kept == PTHREAD_PROCESS_SHARED);
    pthread_barrierattr_t b;
    assert(pthread_barrierattr_init(&b) == 0 && pthread_barrierattr_setpshared(&b, 3) == EINVAL);
    assert(pthread_barrierattr_getpshared(&b, &kept) == 0 && kept == PTHREAD_PROCESS_PRIVATE);
    pthread_rwlockattr_t w;
    assert(pthread_rwlockattr_init(&w) == 0 && pthread_rwlockattr_setpshared(&w, 1) == 0);
    assert(pthread_rwlockattr_getpshared(&w, &kept) == 0 && kept == PTHREAD_PROCESS_SHARED);
    assert(pthread_rwlockattr_setkind_np(&w, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP) == 0);
    assert(pthread_rwlockattr_getkind_np(&w, &kept) == 0 && kept == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    return 0;
}
