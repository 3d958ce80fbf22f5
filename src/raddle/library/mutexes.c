// Mutexes. The first 8 bytes are the machine's mutex word (with 32 bits the second 8, where glibc keeps the owner
// and the kind: what static initialisers say holds as it is): bits 0..15 the owner's handle, 16..31 how
// often more it is held, 32..33 the kind, 34 destroyed. Locking a plain mutex is one operation.
#include <pthread.h>

enum { NORMAL = 0, RECURSIVE = 1, CHECKED = 2 };
#define DESTROYED ((word)1 << 34)
#define OWNER(value) ((value) & 0xffff)
#define KIND(value) ((value) >> 32 & 3)

#define WORD_OF(mutex) ((void *)((char *)(mutex) + (NARROW ? 8 : 0)))
static atomic_word *mutex_word(void *mutex) { return WORD_OF(mutex); }

enum { MUTEX_MARK = NARROW ? 0 : 1 };

static void init_mutex(void *mutex, word kind) {
    if (may_be_in_use(mutex, MUTEX_MARK) && OWNER(atomic_load_explicit(mutex_word(mutex), memory_order_relaxed)))
        __raddle_error_lock("a locked mutex is initialised");
    note_initialised(mutex, MUTEX_MARK);
    atomic_store_explicit(mutex_word(mutex), kind << 32, memory_order_relaxed);
}

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes) {
    word kind = attributes ? *(const unsigned *)attributes & 3 : NORMAL;
    if (kind == PTHREAD_MUTEX_ADAPTIVE_NP) kind = NORMAL;
    init_mutex(mutex, kind);
    return 0;
}

static void destroy_mutex(void *mutex) {
    word old = atomic_load_explicit(mutex_word(mutex), memory_order_relaxed);
    atomic_store_explicit(mutex_word(mutex), old | DESTROYED, memory_order_relaxed);
    if (old & DESTROYED) __raddle_error_lock("a mutex is destroyed twice");
    if (OWNER(old)) __raddle_error_lock("a locked mutex is destroyed");
    note_destroyed(mutex, MUTEX_MARK);
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) {
    destroy_mutex(mutex);
    return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
    __raddle_lock(WORD_OF(mutex));
    return 0;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    __raddle_unlock(WORD_OF(mutex));
    return 0;
}

// Stand in for the two above in programs that set a mutex's kind.
int __raddle_checked_mutex_lock(pthread_mutex_t *mutex) {
    word seen = atomic_load_explicit(mutex_word(mutex), memory_order_relaxed);
    if (KIND(seen) == CHECKED && OWNER(seen) == __raddle_self()) return EDEADLK;
    __raddle_lock(WORD_OF(mutex));
    return 0;
}

int __raddle_checked_mutex_unlock(pthread_mutex_t *mutex) {
    word seen = atomic_load_explicit(mutex_word(mutex), memory_order_relaxed);
    if (KIND(seen) != NORMAL && OWNER(seen) != __raddle_self()) return EPERM;
    __raddle_unlock(WORD_OF(mutex));
    return 0;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) { return __raddle_trylock(WORD_OF(mutex)) ? 0 : EBUSY; }

// Time passes as fast as the scheduler likes: to time out is to find the mutex held.
int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until) {
    int wrong = wrong_time(until);
    return __raddle_trylock(WORD_OF(mutex)) ? 0 : timed_out(wrong);
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until) {
    int wrong = wrong_time(until);
    return __raddle_trylock(WORD_OF(mutex)) ? 0 : timed_out(wrong);
}

// An attribute object: the kind in bits 0..1, whether processes share it in bit 4, the protocol in bits 8..9.
static int set_attribute(unsigned *attributes, unsigned shift, int value, int last) {
    if (value < 0 || value > last) return EINVAL;
    *attributes = (*attributes & ~(3u << shift)) | (unsigned)value << shift;
    return 0;
}

static int get_attribute(const unsigned *attributes, unsigned shift, int *value) {
    *value = *attributes >> shift & 3;
    return 0;
}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes) {
    *(unsigned *)attributes = NORMAL;
    return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) {
    end_attributes(attributes);
    return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int kind) {
    return set_attribute((unsigned *)attributes, 0, kind, PTHREAD_MUTEX_ADAPTIVE_NP);
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attributes, int *kind) {
    return get_attribute((const unsigned *)attributes, 0, kind);
}

// There is one process.
int pthread_mutexattr_setpshared(pthread_mutexattr_t *attributes, int shared) {
    return set_attribute((unsigned *)attributes, 4, shared, PTHREAD_PROCESS_SHARED);
}

int pthread_mutexattr_getpshared(const pthread_mutexattr_t *attributes, int *shared) {
    return get_attribute((const unsigned *)attributes, 4, shared);
}

// To inherit priorities changes when threads run, not what they may do; under a ceiling a lock may fail.
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attributes, int protocol) {
    if (protocol == PTHREAD_PRIO_PROTECT) __raddle_unsupported("a mutex with a priority ceiling");
    return set_attribute((unsigned *)attributes, 8, protocol, PTHREAD_PRIO_INHERIT);
}

int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *attributes, int *protocol) {
    return get_attribute((const unsigned *)attributes, 8, protocol);
}

int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *attributes, int ceiling) {
    __raddle_unsupported("a mutex with a priority ceiling");
}

int pthread_mutexattr_getrobust(const pthread_mutexattr_t *attributes, int *robust) {
    *robust = PTHREAD_MUTEX_STALLED;
    return 0;
}

int pthread_mutexattr_setrobust(pthread_mutexattr_t *attributes, int robust) {
    if (robust == PTHREAD_MUTEX_ROBUST) __raddle_unsupported("a robust mutex");
    return robust == PTHREAD_MUTEX_STALLED ? 0 : EINVAL;
}

// Spinlocks are 4 bytes: the owner's handle, 0 if free. A destroyed one has an owner that no thread is, with
// whom a thread need not wait.
enum { SPIN_DESTROYED = 0x8000, SPIN_OWNER = 0x7fff };

static void check_spinlock(unsigned seen) {
    if (seen == SPIN_DESTROYED) __raddle_error_lock("a spinlock is used after it was destroyed");
}

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
    atomic_store_explicit((_Atomic unsigned *)lock, 0, memory_order_relaxed);
    return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) {
    unsigned owner = atomic_load_explicit((_Atomic unsigned *)lock, memory_order_relaxed);
    check_spinlock(owner);
    if (owner) __raddle_error_lock("a locked spinlock is destroyed");
    atomic_store_explicit((_Atomic unsigned *)lock, SPIN_DESTROYED, memory_order_relaxed);
    return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
    check_spinlock(__raddle_await_rmw_eq_32_xchg((void *)lock, SPIN_OWNER, 0, __raddle_self()));
    return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock) {
    unsigned free = 0;
    if (atomic_compare_exchange_strong_explicit((_Atomic unsigned *)lock, &free, (unsigned)__raddle_self(),
                                                memory_order_acquire, memory_order_relaxed))
        return 0;
    check_spinlock(free);
    return EBUSY;
}

// An exchange that only releases is a store that sees what it overwrites: x86 needs no locked instruction.
int pthread_spin_unlock(pthread_spinlock_t *lock) {
    unsigned owner = atomic_exchange_explicit((_Atomic unsigned *)lock, 0, memory_order_release);
    check_spinlock(owner);
    if (owner == 0) __raddle_error_lock("a spinlock that is not locked is unlocked");
    if (owner != __raddle_self()) __raddle_error_lock("a spinlock that another thread holds is unlocked");
    return 0;
}
