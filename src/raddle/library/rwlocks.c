// Reader-writer locks: one word, the writer's handle in bits 0..15, the number of readers above, far above (as in a
// mutex) whether it is destroyed. Which
// locks a thread holds, and how, it notes for itself: so unlocking is one operation, and unlocking
// what is not held is found.
//
// A lock whose kind is to prefer writers (glibc keeps the kind at byte 48, with 32 bits at byte 24) also counts the writers that wait, in
// the upper 16 bits: nobody else may read then, not even a thread that does so already.
enum { HELD = 16, RWLOCK_MARK = 1 };
#define ONE_READER ((word)1 << 16)
#define WRITER ((word)0xffff)
#define ONE_WAITING ((word)1 << 48)
#define WAITING (~(word)0 << 48)

static _Thread_local struct {
    void *lock;
    int readers;
    int writer;
} rwlocks_held[HELD];

static int held_at(void *lock, int add) {
    for (int i = 0; i < HELD; i++)
        if (rwlocks_held[i].lock == lock) return i;
    if (!add) return -1;
    for (int i = 0; i < HELD; i++)
        if (!rwlocks_held[i].lock) {
            rwlocks_held[i].lock = lock;
            return i;
        }
    __raddle_unsupported("a thread that holds more than 16 reader-writer locks");
}

static void note_reader(void *lock) { rwlocks_held[held_at(lock, 1)].readers++; }
static void note_writer(void *lock) { rwlocks_held[held_at(lock, 1)].writer = 1; }

static void check_rwlock(word seen) {
    if (seen & DESTROYED) __raddle_error_lock("a reader-writer lock is used after it was destroyed");
}

static void init_rwlock(void *lock) {
    if (may_be_in_use(lock, RWLOCK_MARK) &&
        atomic_load_explicit((atomic_word *)lock, memory_order_relaxed) & ~DESTROYED)
        __raddle_error_lock("a locked reader-writer lock is initialised");
    note_initialised(lock, RWLOCK_MARK);
    atomic_store_explicit((atomic_word *)lock, 0, memory_order_relaxed);
}

int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes) {
    read_attributes(attributes);
    init_rwlock(lock);
    return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
    word seen = atomic_load_explicit((atomic_word *)lock, memory_order_relaxed);
    check_rwlock(seen);
    if (seen) __raddle_error_lock("a locked reader-writer lock is destroyed");
    atomic_store_explicit((atomic_word *)lock, DESTROYED, memory_order_relaxed);
    note_destroyed(lock, RWLOCK_MARK);
    return 0;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    check_rwlock(__raddle_await_rmw_eq_64_add(lock, WRITER, 0, ONE_READER));
    note_reader(lock);
    return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    check_rwlock(__raddle_await_rmw_eq_64_add(lock, ~DESTROYED, 0, __raddle_self()));
    note_writer(lock);
    return 0;
}

static int try_read(pthread_rwlock_t *lock, word others) {
    word seen = atomic_load_explicit((atomic_word *)lock, memory_order_relaxed);
    do {
        check_rwlock(seen);
        if (seen & others) return 0;
    } while (!atomic_compare_exchange_strong_explicit((atomic_word *)lock, &seen, seen + ONE_READER,
                                                      memory_order_acquire, memory_order_relaxed));
    note_reader(lock);
    return 1;
}

static int try_write(pthread_rwlock_t *lock) {
    word free = 0;
    if (!atomic_compare_exchange_strong_explicit((atomic_word *)lock, &free, __raddle_self(), memory_order_acquire,
                                                 memory_order_relaxed)) {
        check_rwlock(free);
        return 0;
    }
    note_writer(lock);
    return 1;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return try_read(lock, WRITER) ? 0 : EBUSY; }
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return try_write(lock) ? 0 : EBUSY; }

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until) {
    int wrong = wrong_time(until);
    return try_read(lock, WRITER) ? 0 : timed_out(wrong);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until) {
    int wrong = wrong_time(until);
    return try_write(lock) ? 0 : timed_out(wrong);
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    int i = held_at(lock, 0);
    if (i < 0) __raddle_error_lock("a reader-writer lock that this thread does not hold is unlocked");
    if (rwlocks_held[i].writer) {
        rwlocks_held[i].writer = 0;
        rwlocks_held[i].lock = 0;
        word seen = atomic_fetch_sub_explicit((atomic_word *)lock, __raddle_self(), memory_order_release);
        if ((seen & WRITER) != __raddle_self())
            __raddle_error_lock("a reader-writer lock is unlocked that was initialised while it was held");
        return 0;
    }
    if (--rwlocks_held[i].readers == 0) rwlocks_held[i].lock = 0;
    atomic_fetch_sub_explicit((atomic_word *)lock, ONE_READER, memory_order_release);
    return 0;
}

// Stand in for the functions above in programs that set a lock's kind.
static _Atomic unsigned *kind_of(void *lock) { return (_Atomic unsigned *)lock + (NARROW ? 6 : 12); }

static word others(pthread_rwlock_t *lock) {
    unsigned kind = atomic_load_explicit(kind_of(lock), memory_order_relaxed);
    return kind == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP ? WRITER | WAITING : WRITER;
}

int __raddle_kinded_pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes) {
    unsigned kind = attributes ? *(const unsigned *)attributes & 3 : PTHREAD_RWLOCK_PREFER_READER_NP;
    atomic_store_explicit(kind_of(lock), kind, memory_order_relaxed);
    init_rwlock(lock);
    return 0;
}

int __raddle_kinded_pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    check_rwlock(__raddle_await_rmw_eq_64_add(lock, others(lock), 0, ONE_READER));
    note_reader(lock);
    return 0;
}

int __raddle_kinded_pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    word waiting = others(lock) == WRITER ? 0 : ONE_WAITING;
    if (waiting) atomic_fetch_add_explicit((atomic_word *)lock, waiting, memory_order_relaxed);
    check_rwlock(__raddle_await_rmw_eq_64_add(lock, ~(WAITING | DESTROYED), 0, __raddle_self() - waiting));
    note_writer(lock);
    return 0;
}

int __raddle_kinded_pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return try_read(lock, others(lock)) ? 0 : EBUSY; }

int __raddle_kinded_pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until) {
    int wrong = wrong_time(until);
    return try_read(lock, others(lock)) ? 0 : timed_out(wrong);
}

// Until its time is over, this one waits like others.
static int try_write_in_time(pthread_rwlock_t *lock) {
    word seen = ONE_WAITING + atomic_fetch_add_explicit((atomic_word *)lock, ONE_WAITING, memory_order_relaxed);
    check_rwlock(seen);
    do
        if (seen & ~WAITING) {
            atomic_fetch_sub_explicit((atomic_word *)lock, ONE_WAITING, memory_order_relaxed);
            return 0;
        }
    while (!atomic_compare_exchange_strong_explicit((atomic_word *)lock, &seen, seen - ONE_WAITING + __raddle_self(),
                                                     memory_order_acquire, memory_order_relaxed));
    note_writer(lock);
    return 1;
}

int __raddle_kinded_pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until) {
    int wrong = wrong_time(until);
    return (others(lock) == WRITER ? try_write(lock) : try_write_in_time(lock)) ? 0 : timed_out(wrong);
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attributes) {
    *(unsigned *)attributes = PTHREAD_RWLOCK_PREFER_READER_NP;
    return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attributes) {
    end_attributes(attributes);
    return 0;
}

int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attributes, int kind) {
    return set_attribute((unsigned *)attributes, 0, kind, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *attributes, int *kind) {
    return get_attribute((const unsigned *)attributes, 0, kind);
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attributes, int shared) {
    return set_attribute((unsigned *)attributes, 4, shared, PTHREAD_PROCESS_SHARED);
}

int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *attributes, int *shared) {
    return get_attribute((const unsigned *)attributes, 4, shared);
}
