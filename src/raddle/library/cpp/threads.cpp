// std::thread, mutexes, condition variables and the like over raddle's C library, which they share with C
// programs: the same words, one operation each.
#include "runtime.h"
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <pthread.h>
#include <random>
#include <shared_mutex>
#include <stop_token>
#include <thread>
#include <time.h>

extern "C" int __raddle_wait_for_a_time(void *condition, void *mutex);

_LIBCPP_BEGIN_NAMESPACE_STD

// --- threads

__thread_struct *__thread_local_data() { return nullptr; }
void __thread_struct::__make_ready_at_thread_exit(__assoc_sub_state *) {
    __raddle_unsupported("a promise that is kept at the thread's end");
}

thread::~thread() {
    if (__libcpp_thread_isnull(&__t_)) return;
    if (uncaught_exceptions())
        __raddle_error_abort("std::terminate: an exception leaves the scope of a std::thread that was not joined");
    __raddle_error_abort("std::terminate: a std::thread is destroyed that was not joined");
}

void thread::join() {
    if (__libcpp_thread_isnull(&__t_)) __throw_system_error(EINVAL, "thread::join failed");
    pthread_join(__t_, nullptr);
    __t_ = _LIBCPP_NULL_THREAD;
}

void thread::detach() {
    if (__libcpp_thread_isnull(&__t_)) __throw_system_error(EINVAL, "thread::detach failed");
    pthread_detach(__t_);
    __t_ = _LIBCPP_NULL_THREAD;
}

unsigned thread::hardware_concurrency() noexcept { return 4; }

namespace this_thread {
void sleep_for(const chrono::nanoseconds &) {}
} // namespace this_thread

// --- chance: one fixed sequence, as rand

random_device::random_device(const string &) {}
random_device::~random_device() {}
unsigned random_device::operator()() { return static_cast<unsigned>(rand()) << 16 ^ static_cast<unsigned>(rand()); }
double random_device::entropy() const noexcept { return 0; }

// --- mutexes

void mutex::lock() { pthread_mutex_lock(&__m_); }
bool mutex::try_lock() noexcept { return pthread_mutex_trylock(&__m_) == 0; }
void mutex::unlock() noexcept { pthread_mutex_unlock(&__m_); }
#if !_LIBCPP_HAS_TRIVIAL_MUTEX_DESTRUCTION
mutex::~mutex() noexcept {}
#endif

recursive_mutex::recursive_mutex() {
    __c11_atomic_store(reinterpret_cast<_Atomic(word) *>(&__m_), 1ul << 32, __ATOMIC_RELAXED);
}
recursive_mutex::~recursive_mutex() {}
void recursive_mutex::lock() { pthread_mutex_lock(&__m_); }
bool recursive_mutex::try_lock() noexcept { return pthread_mutex_trylock(&__m_) == 0; }
void recursive_mutex::unlock() noexcept { pthread_mutex_unlock(&__m_); }

static pthread_rwlock_t *rwlock(__shared_mutex_base *base) { return reinterpret_cast<pthread_rwlock_t *>(base); }
__shared_mutex_base::__shared_mutex_base() { pthread_rwlock_init(rwlock(this), nullptr); }
void __shared_mutex_base::lock() { pthread_rwlock_wrlock(rwlock(this)); }
bool __shared_mutex_base::try_lock() { return pthread_rwlock_trywrlock(rwlock(this)) == 0; }
void __shared_mutex_base::unlock() { pthread_rwlock_unlock(rwlock(this)); }
void __shared_mutex_base::lock_shared() { pthread_rwlock_rdlock(rwlock(this)); }
bool __shared_mutex_base::try_lock_shared() { return pthread_rwlock_tryrdlock(rwlock(this)) == 0; }
void __shared_mutex_base::unlock_shared() { pthread_rwlock_unlock(rwlock(this)); }

// --- condition variables

condition_variable::~condition_variable() {}
void condition_variable::notify_one() noexcept { pthread_cond_signal(&__cv_); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(&__cv_); }

void condition_variable::wait(unique_lock<mutex> &lock) noexcept {
    if (!lock.owns_lock()) __raddle_error_lock("condition_variable::wait without the lock");
    pthread_cond_wait(&__cv_, lock.mutex()->native_handle());
}

void condition_variable::__do_timed_wait(unique_lock<mutex> &lock,
                                         chrono::time_point<chrono::system_clock, chrono::nanoseconds> end) noexcept {
    if (!lock.owns_lock()) __raddle_error_lock("condition_variable::wait_for without the lock");
    const long until = end.time_since_epoch().count();
    const timespec deadline{until / 1000000000, until % 1000000000};
    pthread_cond_timedwait(&__cv_, lock.mutex()->native_handle(), &deadline);
}

// --- once

void __call_once(volatile once_flag::_State_type &flag, void *argument, void (*function)(void *)) {
    auto *state = reinterpret_cast<volatile _Atomic(once_flag::_State_type) *>(&flag);
    for (;;) {
        once_flag::_State_type seen = once_flag::_Unset;
        if (__c11_atomic_compare_exchange_strong(state, &seen, once_flag::_Pending, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            break;
        if (seen == once_flag::_Complete) return;
        __raddle_await_ne_64(const_cast<once_flag::_State_type *>(&flag), ~0ul, once_flag::_Pending);
    }
    try {
        function(argument);
    } catch (...) {
        __c11_atomic_store(state, once_flag::_Unset, __ATOMIC_RELEASE);
        throw;
    }
    __c11_atomic_store(state, once_flag::_Complete, __ATOMIC_RELEASE);
}

// --- clocks

static chrono::nanoseconds now(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return chrono::seconds(time.tv_sec) + chrono::nanoseconds(time.tv_nsec);
}

namespace chrono {
system_clock::time_point system_clock::now() noexcept {
    return time_point(chrono::duration_cast<duration>(__1::now(CLOCK_REALTIME)));
}
time_t system_clock::to_time_t(const time_point &time) noexcept { return duration_cast<seconds>(time.time_since_epoch()).count(); }
system_clock::time_point system_clock::from_time_t(time_t time) noexcept { return system_clock::time_point(seconds(time)); }
steady_clock::time_point steady_clock::now() noexcept { return time_point(__1::now(CLOCK_MONOTONIC)); }
} // namespace chrono

[[noreturn]] void __libcpp_verbose_abort(const char *, ...) noexcept {
    __raddle_error_abort("the C++ library ends the program: an assertion of its own fails");
}

_LIBCPP_END_NAMESPACE_STD

// --- atomic::wait: threads that wait for a word are bits of a word beside it, found by the word's address.
//
// A thread says that it waits, looks at the value again, and goes to sleep. All that it can see from then on, it can
// also see if its first look already finds the new value, and then it never comes here: take its steps here out of
// an execution, and what is left is an execution (fewer orders, and nobody reads what the others write here). So one
// that sleeps matters only where it is never woken, or where it takes a notification from another one that sleeps:
// the rest is left out. docs/explanation/waiting.md has the argument.

namespace {
enum { WORDS = 1024 };
_Atomic(word) waiting[WORDS];

_Atomic(word) *word_of(const volatile void *address) {
    word number = reinterpret_cast<word>(address);
    return &waiting[(number ^ number >> 11 ^ number >> 22) % WORDS];
}

word own_bit() {
    word self = __raddle_self();
    if (self > 64) __raddle_unsupported("atomic::wait or condition_variable_any in a program with more than 64 threads");
    return 1ul << (self - 1);
}
} // namespace

extern "C" {
void __raddle_wait_begin(const volatile void *address) {
    __c11_atomic_fetch_or(word_of(address), own_bit(), __ATOMIC_ACQUIRE);
}

void __raddle_wait_sleep(const volatile void *address, bool unchanged) {
    __raddle_assume(unchanged);
    // Nobody else sleeps: it took nothing from anybody.
    __raddle_assume(__raddle_await_eq_64(word_of(address), own_bit(), 0) != 0);
}
void __raddle_notify_one(const volatile void *address) {
    // A release that the next waiter's update reads; no more, since those who notify learn nothing of each other.
    __c11_atomic_fetch_or(word_of(address), 0ul, __ATOMIC_RELEASE);
    __raddle_wake(word_of(address));
}
void __raddle_notify_all(const volatile void *address) {
    __c11_atomic_exchange(word_of(address), 0ul, __ATOMIC_RELEASE);
}

// std::condition_variable_any, which has a word of its own (include/c++/condition_variable). Notifications are updates, so
// that a stop, once in the word, is seen by all who begin to wait after it.
void __raddle_any_begin(void *waiters) {
    __c11_atomic_fetch_or(static_cast<_Atomic(word) *>(waiters), own_bit(), __ATOMIC_ACQUIRE);
}
void __raddle_any_cancel(void *waiters) {
    __c11_atomic_fetch_and(static_cast<_Atomic(word) *>(waiters), ~own_bit(), __ATOMIC_RELAXED);
}
void __raddle_any_sleep(void *waiters) { __raddle_await_eq_64(waiters, own_bit(), 0); }
void __raddle_any_give_up(void *waiters, long nanoseconds) {
    const word bit = own_bit();
    if (!(__c11_atomic_fetch_and(static_cast<_Atomic(word) *>(waiters), ~bit, __ATOMIC_RELAXED) & bit)) return;
    std::mutex nobodys;
    std::condition_variable never;
    std::unique_lock<std::mutex> own(nobodys);
    never.wait_for(own, std::chrono::nanoseconds(nanoseconds));
}
void __raddle_any_notify_one(void *waiters) { __raddle_wake(waiters); }
void __raddle_any_notify_all(void *waiters) {
    __c11_atomic_exchange(static_cast<_Atomic(word) *>(waiters), 0ul, __ATOMIC_RELAXED);
}
void __raddle_any_stop(void *waiters) { __c11_atomic_exchange(static_cast<_Atomic(word) *>(waiters), 0ul, __ATOMIC_RELEASE); }

// std::latch and std::barrier (include/c++): a thread that arrives is one update, one that waits one operation.
void __raddle_latch_count_down(void *left, long update) {
    if (__c11_atomic_fetch_sub(static_cast<_Atomic(long) *>(left), update, __ATOMIC_RELEASE) < update)
        __raddle_error_abort("std::latch: more arrivals than expected");
}
bool __raddle_latch_try_wait(const void *left) {
    return __c11_atomic_load(static_cast<const _Atomic(long) *>(left), __ATOMIC_ACQUIRE) == 0;
}
void __raddle_latch_wait(const void *left) { __raddle_await_eq_64(const_cast<void *>(left), ~0ul, 0); }
}

// A barrier's word has the number of threads in its upper half and those that have arrived in its lower, as pthread_barrier_t's.
namespace {
struct Barrier {
    _Atomic(word) arrived;
    _Atomic(long) dropped;
    _Atomic(word) round;
};
enum : word { ARRIVED = 0xffffffff };
} // namespace

extern "C" {
// Where it is not __raddle_barrier_meet (library/meetings.c): the last one to arrive ends the round.
word __raddle_barrier_arrive(void *barrier, long update, bool *last) {
    Barrier &own = *static_cast<Barrier *>(barrier);
    const word round = __c11_atomic_load(&own.round, __ATOMIC_RELAXED);
    const word seen = __c11_atomic_fetch_add(&own.arrived, static_cast<word>(update), __ATOMIC_ACQ_REL);
    const word now = (seen & ARRIVED) + static_cast<word>(update), all = seen >> 32;
    if (now > all) __raddle_error_abort("std::barrier: more arrivals than expected");
    *last = now == all;
    return round;
}
word __raddle_barrier_arrive_apart(void *barrier, long update, bool *last) { return __raddle_barrier_arrive(barrier, update, last); }
void __raddle_barrier_begin(void *barrier, word round) {
    Barrier &own = *static_cast<Barrier *>(barrier);
    const word all = __c11_atomic_load(&own.arrived, __ATOMIC_RELAXED) >> 32;
    const word left = all - static_cast<word>(__c11_atomic_load(&own.dropped, __ATOMIC_RELAXED));
    __c11_atomic_store(&own.dropped, 0, __ATOMIC_RELAXED);
    __c11_atomic_store(&own.arrived, left << 32, __ATOMIC_RELAXED);
    __c11_atomic_store(&own.round, round, __ATOMIC_RELEASE);
}
void __raddle_barrier_drop(void *barrier) {
    __c11_atomic_fetch_add(&static_cast<Barrier *>(barrier)->dropped, 1, __ATOMIC_RELAXED);
}
void __raddle_barrier_wait(const void *barrier, word round) {
    __raddle_await_ne_64(const_cast<_Atomic(word) *>(&static_cast<const Barrier *>(barrier)->round), ~0ul, round);
}

// Stands in for __raddle_barrier_meet in programs in which threads arrive and wait later, or leave for good.
void __raddle_barrier_meet_in_rounds(void *barrier) {
    bool last;
    const word round = __raddle_barrier_arrive(barrier, 1, &last);
    if (last)
        __raddle_barrier_begin(barrier, round + 1);
    else
        __raddle_barrier_wait(barrier, round);
}
}
