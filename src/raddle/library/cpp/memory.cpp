// new and delete, and what shared pointers count. Allocation succeeds or, for sizes that no object can have, ends the program: a program that
// handles bad_alloc is refused by that message.
#include "runtime.h"
#include <cstdlib>
#include <memory>
#include <new>

static void *made(std::size_t size) {
    void *block = std::malloc(size);
    if (!block) __raddle_unsupported("a failing operator new (the size is larger than any object)");
    return block;
}

void *operator new(std::size_t size) { return made(size); }
void *operator new[](std::size_t size) { return made(size); }
void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return std::malloc(size); }
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept { return std::malloc(size); }
// Every object of the machine lies at a multiple of 4 MiB.
void *operator new(std::size_t size, std::align_val_t) { return made(size); }
void *operator new[](std::size_t size, std::align_val_t) { return made(size); }
void *operator new(std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return std::malloc(size); }
void *operator new[](std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return std::malloc(size); }

void operator delete(void *block) noexcept { std::free(block); }
void operator delete[](void *block) noexcept { std::free(block); }
void operator delete(void *block, std::size_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t) noexcept { std::free(block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete[](void *block, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete(void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete(void *block, std::align_val_t, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete[](void *block, std::align_val_t, const std::nothrow_t &) noexcept { std::free(block); }

const std::nothrow_t std::nothrow{};

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
