// Condition variables: the waiting word holds one bit per waiting thread. A waiter sets its bit while
// it holds the mutex, and waits until somebody clears it: no wake-up is lost, none is spurious.
static word own_bit(void) {
    word self = __raddle_self();
    if (self > 64) __raddle_unsupported("a condition variable in a program with more than 64 threads");
    return (word)1 << (self - 1);
}

static void wait_on(void *condition, void *mutex) {
    word bit = own_bit();
    atomic_word *waiters = waiting_word(condition);
    atomic_fetch_or_explicit(waiters, bit, memory_order_relaxed);
    __raddle_unlock(WORD_OF(mutex));
    __raddle_await_eq_64(waiters, bit, 0);
    __raddle_lock(WORD_OF(mutex));
}

// The deadline passes whenever the scheduler likes: a waiter that takes its own bit back has timed out.
static int wait_for_a_time(void *condition, void *mutex) {
    word bit = own_bit();
    atomic_word *waiters = waiting_word(condition);
    atomic_fetch_or_explicit(waiters, bit, memory_order_relaxed);
    __raddle_unlock(WORD_OF(mutex));
    word seen = atomic_fetch_and_explicit(waiters, ~bit, memory_order_relaxed);
    __raddle_lock(WORD_OF(mutex));
    return seen & bit ? time_is_over() : 0;
}

static void wake_all(void *condition) {
    atomic_store_explicit(waiting_word(condition), 0, memory_order_relaxed);
}

enum { CONDITION_MARK = 2 };

static void init_condition(void *condition) {
    if (may_be_in_use(condition, CONDITION_MARK) && !__raddle_is_destroyed(condition) &&
        atomic_load_explicit(waiting_word(condition), memory_order_relaxed))
        __raddle_error_lock("a condition variable is initialised while threads wait on it");
    note_initialised(condition, CONDITION_MARK);
    __raddle_new_waiting_word(condition);
    wake_all(condition);
}

static void destroy_condition(void *condition) {
    if (atomic_load_explicit(waiting_word(condition), memory_order_relaxed))
        __raddle_error_lock("a condition variable is destroyed while threads wait on it");
    end_waiting_word(condition);
    note_destroyed(condition, CONDITION_MARK);
}

int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes) {
    read_attributes(attributes);
    init_condition(condition);
    return 0;
}

int pthread_cond_destroy(pthread_cond_t *condition) {
    destroy_condition(condition);
    return 0;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    wait_on(condition, mutex);
    return 0;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until) {
    return wrong_deadline(until) ? EINVAL : wait_for_a_time(condition, mutex);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *until) {
    return wrong_deadline(until) ? EINVAL : wait_for_a_time(condition, mutex);
}

int pthread_cond_signal(pthread_cond_t *condition) {
    __raddle_wake(waiting_word(condition));
    return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    wake_all(condition);
    return 0;
}

// A deadline passes whenever the scheduler likes, by every clock.
int pthread_condattr_init(pthread_condattr_t *attributes) {
    *(unsigned *)attributes = 0;
    return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *attributes) {
    end_attributes(attributes);
    return 0;
}

int pthread_condattr_setclock(pthread_condattr_t *attributes, clockid_t clock) {
    return set_attribute((unsigned *)attributes, 0, clock, CLOCK_MONOTONIC);
}

int pthread_condattr_getclock(const pthread_condattr_t *attributes, clockid_t *clock) {
    return get_attribute((const unsigned *)attributes, 0, clock);
}

int pthread_condattr_setpshared(pthread_condattr_t *attributes, int shared) {
    return set_attribute((unsigned *)attributes, 4, shared, PTHREAD_PROCESS_SHARED);
}

int pthread_condattr_getpshared(const pthread_condattr_t *attributes, int *shared) {
    return get_attribute((const unsigned *)attributes, 4, shared);
}
