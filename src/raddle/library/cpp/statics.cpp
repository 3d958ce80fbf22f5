// Objects that live as long as the program or a thread: guards of their construction, and the end of them.
#include "runtime.h"
#include <pthread.h>

namespace {
enum { HANDLERS = 32, OWN = 64 };

struct Ending {
    void (*function)(void *);
    void *argument;
};

_Atomic(unsigned) endings_made;
Ending endings[HANDLERS];
_Atomic(int) ending_ready[HANDLERS];

__thread Ending own_endings[OWN];
__thread unsigned own_made;
} // namespace

extern "C" {
void *__dso_handle = nullptr;

void __raddle_at_exit(void (*function)(void));
void __raddle_handled_exit(int status);

// The end of the object that was registered last: handlers run in that order.
void __raddle_end_last_object(void) {
    unsigned last = __c11_atomic_fetch_sub(&endings_made, 1, __ATOMIC_RELAXED) - 1;
    __c11_atomic_load(&ending_ready[last], __ATOMIC_ACQUIRE);
    endings[last].function(endings[last].argument);
}

int __cxa_atexit(void (*function)(void *), void *argument, void *) {
    unsigned at = __c11_atomic_fetch_add(&endings_made, 1, __ATOMIC_RELAXED);
    if (at >= HANDLERS) __raddle_unsupported("more than 32 objects to destroy at the program's end");
    endings[at] = {function, argument};
    __c11_atomic_store(&ending_ready[at], 1, __ATOMIC_RELEASE);
    __raddle_at_exit(__raddle_end_last_object);
    return 0;
}

int __cxa_thread_atexit(void (*function)(void *), void *argument, void *) {
    if (own_made == OWN) __raddle_unsupported("more than 64 thread-local objects to destroy in one thread");
    own_endings[own_made++] = {function, argument};
    return 0;
}

void __raddle_end_thread_locals(void) {
    while (own_made) {
        own_made--;
        own_endings[own_made].function(own_endings[own_made].argument);
    }
}

// Stands in for exit in programs that have thread-locals with destructors.
void __raddle_full_exit(int status) {
    __raddle_end_thread_locals();
    __raddle_handled_exit(status);
}

// Stands in for pthread_create where something must happen at a thread's end, or where what a thread runs
// may throw: no exception leaves this function.
void *__raddle_run_thread(void *(*function)(void *), void *argument) {
    void *result = function(argument);
    __raddle_end_thread_locals();
    return result;
}

word __raddle_spawn(void *function, void *argument, ...);
void __raddle_detach(word thread);

int __raddle_watched_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *),
                                    void *argument) {
    *thread = __raddle_spawn(reinterpret_cast<void *>(__raddle_run_thread), reinterpret_cast<void *>(function), argument);
    if (attributes && *reinterpret_cast<const int *>(attributes)) __raddle_detach(*thread);
    return 0;
}

// A guard: byte 0 is set when the object is there (the compiler's own code looks at it first), the second half
// is a lock that the constructing thread holds.
int __cxa_guard_acquire(long *guard) {
    _Atomic(char) *done = reinterpret_cast<_Atomic(char) *>(guard);
    unsigned *lock = reinterpret_cast<unsigned *>(guard) + 1;
    __raddle_await_rmw_eq_32_xchg(lock, ~0u, 0, 1);
    if (!__c11_atomic_load(done, __ATOMIC_RELAXED)) return 1;
    __c11_atomic_store(reinterpret_cast<_Atomic(unsigned) *>(lock), 0u, __ATOMIC_RELEASE);
    return 0;
}

void __cxa_guard_release(long *guard) {
    __c11_atomic_store(reinterpret_cast<_Atomic(char) *>(guard), (char)1, __ATOMIC_RELEASE);
    __c11_atomic_store(reinterpret_cast<_Atomic(unsigned) *>(guard) + 1, 0u, __ATOMIC_RELEASE);
}

void __cxa_guard_abort(long *guard) {
    __c11_atomic_store(reinterpret_cast<_Atomic(unsigned) *>(guard) + 1, 0u, __ATOMIC_RELEASE);
}

void __cxa_pure_virtual(void) { __raddle_error_abort("a pure virtual function is called"); }
void __cxa_deleted_virtual(void) { __raddle_error_abort("a deleted virtual function is called"); }
}
