// new and delete, and what shared pointers count. Allocation succeeds or, for sizes that no object can have, ends the program: a program that
// handles bad_alloc is refused by that message.
#include "runtime.h"
#include <cstdlib>
#include <memory>
#include <new>

extern "C" {
void *__raddle_new(std::size_t size);
void __raddle_end_new(void *block);
void *__raddle_new_or_null(std::size_t size);
void *__raddle_new_array(std::size_t size);
void __raddle_end_array(void *block);
// What stands in for the last three in a program that has operators of its own.
void *__raddle_new_by_new(std::size_t size) { return ::operator new(size); }
void __raddle_end_by_delete(void *block) { ::operator delete(block); }
}

static void *sure(void *block) {
    if (!block) __raddle_unsupported("a failing operator new (the size is larger than any object)");
    return block;
}

// Every object of the machine lies at a multiple of 4 MiB. A program may replace any of them, and those that it does not
// replace call those that it does.
void *operator new(std::size_t size) { return sure(__raddle_new(size)); }
void *operator new[](std::size_t size) { return sure(__raddle_new_array(size)); }
void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return __raddle_new_or_null(size); }
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept { return __raddle_new_array(size); }
void *operator new(std::size_t size, std::align_val_t) { return sure(__raddle_new(size)); }
void *operator new[](std::size_t size, std::align_val_t) { return sure(__raddle_new_array(size)); }
void *operator new(std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return __raddle_new(size); }
void *operator new[](std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return __raddle_new_array(size); }

void operator delete(void *block) noexcept { __raddle_end_new(block); }
void operator delete[](void *block) noexcept { __raddle_end_array(block); }
void operator delete(void *block, std::size_t) noexcept { ::operator delete(block); }
void operator delete[](void *block, std::size_t) noexcept { ::operator delete[](block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { ::operator delete(block); }
void operator delete[](void *block, const std::nothrow_t &) noexcept { ::operator delete[](block); }
void operator delete(void *block, std::align_val_t) noexcept { __raddle_end_new(block); }
void operator delete[](void *block, std::align_val_t) noexcept { __raddle_end_array(block); }
void operator delete(void *block, std::size_t, std::align_val_t at) noexcept { ::operator delete(block, at); }
void operator delete[](void *block, std::size_t, std::align_val_t at) noexcept { ::operator delete[](block, at); }
void operator delete(void *block, std::align_val_t at, const std::nothrow_t &) noexcept { ::operator delete(block, at); }
void operator delete[](void *block, std::align_val_t at, const std::nothrow_t &) noexcept { ::operator delete[](block, at); }

const std::nothrow_t std::nothrow{};
// Nobody calls it: allocation does not fail.
static _Atomic(std::new_handler) new_failed;
std::new_handler std::set_new_handler(std::new_handler next) noexcept { return __c11_atomic_exchange(&new_failed, next, __ATOMIC_ACQ_REL); }
std::new_handler std::get_new_handler() noexcept { return __c11_atomic_load(&new_failed, __ATOMIC_ACQUIRE); }

// --- counts of shared and weak pointers, one update each

_LIBCPP_BEGIN_NAMESPACE_STD

static _Atomic(long) *atomic_at(long &count) { return reinterpret_cast<_Atomic(long) *>(&count); }

// libc++ looks first, and spares itself the update if nobody else is left. That shows nothing new.
void __shared_weak_count::__release_weak() noexcept {
    if (__c11_atomic_fetch_sub(atomic_at(__shared_weak_owners_), 1, __ATOMIC_ACQ_REL) == 0) __on_zero_shared_weak();
}

// A loop that raddle's passes know as a retry.
__shared_weak_count *__shared_weak_count::lock() noexcept {
    _Atomic(long) *owners = atomic_at(__shared_owners_);
    long seen = __c11_atomic_load(owners, __ATOMIC_SEQ_CST);
    do
        if (seen == -1) return nullptr;
    while (!__c11_atomic_compare_exchange_strong(owners, &seen, seen + 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    return this;
}

_LIBCPP_END_NAMESPACE_STD
