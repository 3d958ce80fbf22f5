// System calls: futexes, and a few without effects.
//
// The kernel compares the word and queues the thread under one lock, which whoever wakes takes as well: a
// wake-up that comes after the comparison is not lost, one that comes before it is. Who is woken, if there are
// more than are to be, is anybody's guess; nobody wakes up by itself.
#include <linux/futex.h>
#include <sys/syscall.h>

struct sleeper {
    _Atomic unsigned asleep;
    unsigned mask;
    const void *word;
};
static word futex_lock, futex_sleepers;  // the lock; one bit for each thread in a queue
static struct sleeper sleepers[64];

static long failed(int problem) {
    errno = problem;
    return -1;
}

static long futex_wait(const unsigned *futex, unsigned expected, const struct timespec *until, unsigned mask) {
    word self = __raddle_self();
    if (self > 64) __raddle_unsupported("a futex in a program with more than 64 threads");
    if (until && wrong_deadline(until)) return failed(EINVAL);
    struct sleeper *own = &sleepers[self - 1];
    word bit = (word)1 << (self - 1);
    __raddle_lock(&futex_lock);
    if (atomic_load_explicit((_Atomic unsigned *)futex, memory_order_seq_cst) != expected) {
        __raddle_unlock(&futex_lock);
        return failed(EAGAIN);
    }
    own->word = futex;
    own->mask = mask;
    futex_sleepers |= bit;
    atomic_store_explicit(&own->asleep, 1, memory_order_relaxed);
    __raddle_unlock(&futex_lock);
    if (!until) {
        __raddle_await_eq_32(&own->asleep, UINT_MAX, 0);
        return 0;
    }
    // Its time is over whenever the scheduler likes.
    __raddle_lock(&futex_lock);
    word still = futex_sleepers & bit;
    futex_sleepers &= ~bit;
    __raddle_unlock(&futex_lock);
    return still ? failed(time_is_over()) : 0;
}

// Those who wait at the futex, by bits.
static word queue_of(const void *futex, unsigned mask) {
    word found = 0;
    for (word rest = futex_sleepers; rest; rest &= rest - 1) {
        int i = __builtin_ctzll(rest);
        if (sleepers[i].word == futex && sleepers[i].mask & mask) found |= (word)1 << i;
    }
    return found;
}

// One of the bits, whichever.
static int any_bit(word bits) {
    word number = __builtin_popcountll(bits) > 1 ? __raddle_choose(__builtin_popcountll(bits)) : 0;
    while (number--) bits &= bits - 1;
    return __builtin_ctzll(bits);
}

// Lets up to `most` of the queue go, and moves up to `moved` more to another one.
static long futex_wake(const void *futex, long most, unsigned mask, const void *other, long moved) {
    word queue = queue_of(futex, mask);
    long count = 0;
    for (; queue && count < most; count++) {
        int i = count + __builtin_popcountll(queue) <= most ? __builtin_ctzll(queue) : any_bit(queue);
        queue &= ~((word)1 << i);
        futex_sleepers &= ~((word)1 << i);
        atomic_store_explicit(&sleepers[i].asleep, 0, memory_order_release);
    }
    for (; queue && moved > 0; moved--, count++) {
        int i = __builtin_popcountll(queue) <= moved ? __builtin_ctzll(queue) : any_bit(queue);
        queue &= ~((word)1 << i);
        sleepers[i].word = other;
    }
    return count;
}

static long futex_call(unsigned *futex, int operation, unsigned value, word third, unsigned *other, unsigned last) {
    int command = operation & FUTEX_CMD_MASK;
    unsigned mask = command == FUTEX_WAIT_BITSET || command == FUTEX_WAKE_BITSET ? last : UINT_MAX;
    if (!mask) return failed(EINVAL);
    if (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET)
        return futex_wait(futex, value, (const struct timespec *)(uintptr_t)third, mask);
    if (command != FUTEX_WAKE && command != FUTEX_WAKE_BITSET && command != FUTEX_REQUEUE && command != FUTEX_CMP_REQUEUE)
        __raddle_unsupported("this operation of a futex (raddle has wait, wake, bitsets and requeue)");
    int moves = command == FUTEX_REQUEUE || command == FUTEX_CMP_REQUEUE;
    __raddle_lock(&futex_lock);
    long count = -1;
    if (command != FUTEX_CMP_REQUEUE || atomic_load_explicit((_Atomic unsigned *)futex, memory_order_seq_cst) == last)
        count = futex_wake(futex, (int)value, mask, other, moves ? (int)third : 0);
    __raddle_unlock(&futex_lock);
    return count < 0 ? failed(EAGAIN) : count;
}

long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    switch (number) {
        case SYS_futex: {
            unsigned *futex = va_arg(list, unsigned *);
            int operation = va_arg(list, int);
            unsigned value = va_arg(list, unsigned), last = 0;
            // Callers give what the operation uses.
            int command = operation & FUTEX_CMD_MASK;
            word third = command == FUTEX_WAKE ? 0 : va_arg(list, uintptr_t);
            unsigned *other = command == FUTEX_WAKE || command == FUTEX_WAIT ? 0 : va_arg(list, unsigned *);
            if (other || command == FUTEX_WAIT_BITSET || command == FUTEX_WAKE_BITSET)
                last = command == FUTEX_REQUEUE ? 0 : va_arg(list, unsigned);
            return futex_call(futex, operation, value, third, other, last);
        }
        case SYS_sched_yield: return 0;
        case SYS_gettid: return (long)__raddle_self();
        case SYS_getpid: return 1;
        case SYS_membarrier: return failed(ENOSYS);
        default: __raddle_unsupported("this system call (raddle has futex, gettid, getpid and sched_yield)");
    }
}
