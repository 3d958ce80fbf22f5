// Reader-writer locks: one word, the writer's handle in bits 0..15, the number of readers above. Which
// locks a thread holds, and how, it notes for itself: so unlocking is one operation, and unlocking
// what is not held is found.
enum { HELD = 16 };
#define ONE_READER (1ul << 16)
#define WRITER 0xfffful

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

int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes) {
    atomic_store_explicit((atomic_word *)lock, 0, memory_order_relaxed);
    return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
    if (atomic_load_explicit((atomic_word *)lock, memory_order_relaxed))
        __raddle_error_lock("a locked reader-writer lock is destroyed");
    return 0;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    __raddle_await_rmw_eq_64_add(lock, WRITER, 0, ONE_READER);
    note_reader(lock);
    return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    __raddle_await_rmw_eq_64_add(lock, ALL_BITS, 0, __raddle_self());
    note_writer(lock);
    return 0;
}

static int try_read(pthread_rwlock_t *lock) {
    word seen = atomic_load_explicit((atomic_word *)lock, memory_order_relaxed);
    do
        if (seen & WRITER) return 0;
    while (!atomic_compare_exchange_strong_explicit((atomic_word *)lock, &seen, seen + ONE_READER, memory_order_acquire,
                                                     memory_order_relaxed));
    note_reader(lock);
    return 1;
}

static int try_write(pthread_rwlock_t *lock) {
    word free = 0;
    if (!atomic_compare_exchange_strong_explicit((atomic_word *)lock, &free, __raddle_self(), memory_order_acquire,
                                                 memory_order_relaxed))
        return 0;
    note_writer(lock);
    return 1;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return try_read(lock) ? 0 : EBUSY; }
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return try_write(lock) ? 0 : EBUSY; }

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until) {
    return try_read(lock) ? 0 : ETIMEDOUT;
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until) {
    return try_write(lock) ? 0 : ETIMEDOUT;
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    int i = held_at(lock, 0);
    if (i < 0) __raddle_error_lock("a reader-writer lock that this thread does not hold is unlocked");
    if (rwlocks_held[i].writer) {
        rwlocks_held[i].writer = 0;
        rwlocks_held[i].lock = 0;
        atomic_fetch_sub_explicit((atomic_word *)lock, __raddle_self(), memory_order_release);
        return 0;
    }
    if (--rwlocks_held[i].readers == 0) rwlocks_held[i].lock = 0;
    atomic_fetch_sub_explicit((atomic_word *)lock, ONE_READER, memory_order_release);
    return 0;
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attributes) { return 0; }
int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attributes) { return 0; }
int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attributes, int shared) { return 0; }
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attributes, int kind) { return 0; }
