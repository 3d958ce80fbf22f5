// Barriers and one-time initialisation.
//
// A barrier is its waiting word: the number of threads in the upper half, tickets drawn in the lower. The n-th
// round is over when n times that many tickets are drawn.
enum { BARRIER_MARK = 2 };

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attributes, unsigned count) {
    read_attributes(attributes);
    if (count == 0) return EINVAL;
    if (is_marked(barrier, BARRIER_MARK)) __raddle_error_lock("a barrier is initialised twice");
    mark(barrier, BARRIER_MARK);
    __raddle_new_waiting_word(barrier);
    atomic_store_explicit(waiting_word(barrier), (word)count << 32, memory_order_relaxed);
    return 0;
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) {
    // All tickets drawn: threads of the last round that are still on their way out may leave.
    word seen = atomic_exchange_explicit(waiting_word(barrier), UINT_MAX, memory_order_relaxed);
    word count = seen >> 32;
    if (count == 0) __raddle_error_lock("a barrier that is not initialised is destroyed");
    if ((seen & UINT_MAX) % count) __raddle_error_lock("a barrier is destroyed while threads wait at it");
    unmark(barrier, BARRIER_MARK);
    return 0;
}

int pthread_barrier_wait(pthread_barrier_t *barrier) {
    atomic_word *state = waiting_word(barrier);
    word seen = atomic_fetch_add_explicit(state, 1, memory_order_acq_rel);
    word count = seen >> 32;
    word ticket = seen & UINT_MAX;
    if (count == 0) __raddle_error_lock("a thread waits at a barrier that is not initialised");
    word last = (ticket / count + 1) * count;
    if (ticket + 1 == last) return PTHREAD_BARRIER_SERIAL_THREAD;
    // A search that leaves the order of arrivals open lets all come here; the last one finds 0.
    return __raddle_await_uge_64(state, UINT_MAX, last) ? 0 : PTHREAD_BARRIER_SERIAL_THREAD;
}

// std::barrier's, if it runs nothing and threads wait as soon as they arrive: nobody is told who came last.
void __raddle_barrier_meet(atomic_word *state) {
    word seen = atomic_fetch_add_explicit(state, 1, memory_order_acq_rel);
    word count = seen >> 32;
    word ticket = seen & UINT_MAX;
    if (count == 0) __raddle_error_abort("std::barrier: more arrivals than expected");
    word last = (ticket / count + 1) * count;
    if (ticket + 1 != last) __raddle_await_uge_64(state, UINT_MAX, last);
}

int pthread_barrierattr_init(pthread_barrierattr_t *attributes) {
    *(unsigned *)attributes = 0;
    return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attributes) {
    end_attributes(attributes);
    return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *attributes, int shared) {
    return set_attribute((unsigned *)attributes, 4, shared, PTHREAD_PROCESS_SHARED);
}

int pthread_barrierattr_getpshared(const pthread_barrierattr_t *attributes, int *shared) {
    return get_attribute((const unsigned *)attributes, 4, shared);
}

// One-time initialisation must not be freed while a thread is in it, not even one that only waits for
// the first: C and POSIX give the first no way to know. 0: nobody came yet, 1: the first is at it, 2: done.
static void do_once(void *control, void (*function)(void)) {
    _Atomic int *state = control;
    int seen = 0;
    if (atomic_compare_exchange_strong_explicit(state, &seen, 1, memory_order_acquire, memory_order_acquire)) {
        function();
        atomic_store_explicit(state, 2, memory_order_release);
    } else if (seen == 1) {
        __raddle_await_eq_32(control, UINT_MAX, 2);
    }
}

int pthread_once(pthread_once_t *control, void (*function)(void)) {
    do_once(control, function);
    return 0;
}
