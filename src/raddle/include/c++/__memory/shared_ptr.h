// Stands before libc++'s header of this name, which has no std::atomic<std::shared_ptr<T>>: here it is, by the functions
// std::atomic_load … that libc++ has. They synchronise whatever the order, so orders that need not are refused.
#ifndef RADDLE_MEMORY_SHARED_PTR_H
#define RADDLE_MEMORY_SHARED_PTR_H
#pragma GCC system_header
#include_next <__memory/shared_ptr.h>

#if _LIBCPP_STD_VER >= 20
#include <__atomic/atomic.h>
#include <__atomic/memory_order.h>

extern "C" [[noreturn]] void __raddle_unsupported(const char *);

_LIBCPP_BEGIN_NAMESPACE_STD

template <class _Tp>
struct atomic<shared_ptr<_Tp>> {
    using value_type = shared_ptr<_Tp>;
    static constexpr bool is_always_lock_free = false;

    constexpr atomic() noexcept = default;
    constexpr atomic(nullptr_t) noexcept {}
    _LIBCPP_HIDE_FROM_ABI atomic(value_type __desired) noexcept : __own_(std::move(__desired)) {}
    atomic(const atomic &) = delete;
    void operator=(const atomic &) = delete;

    _LIBCPP_HIDE_FROM_ABI bool is_lock_free() const noexcept { return false; }
    _LIBCPP_HIDE_FROM_ABI void operator=(value_type __desired) noexcept { store(std::move(__desired)); }
    _LIBCPP_HIDE_FROM_ABI operator value_type() const noexcept { return load(); }

    _LIBCPP_HIDE_FROM_ABI value_type load(memory_order __order = memory_order_seq_cst) const noexcept {
        __check(__order);
        return std::atomic_load(&__own_);
    }
    _LIBCPP_HIDE_FROM_ABI void store(value_type __desired, memory_order __order = memory_order_seq_cst) noexcept {
        __check(__order);
        std::atomic_store(&__own_, std::move(__desired));
    }
    _LIBCPP_HIDE_FROM_ABI value_type exchange(value_type __desired, memory_order __order = memory_order_seq_cst) noexcept {
        __check(__order);
        return std::atomic_exchange(&__own_, std::move(__desired));
    }
    _LIBCPP_HIDE_FROM_ABI bool compare_exchange_strong(value_type &__expected, value_type __desired,
                                                       memory_order __order = memory_order_seq_cst) noexcept {
        __check(__order);
        return std::atomic_compare_exchange_strong(&__own_, &__expected, std::move(__desired));
    }
    _LIBCPP_HIDE_FROM_ABI bool compare_exchange_strong(value_type &__expected, value_type __desired, memory_order __order,
                                                       memory_order) noexcept {
        return compare_exchange_strong(__expected, std::move(__desired), __order);
    }
    _LIBCPP_HIDE_FROM_ABI bool compare_exchange_weak(value_type &__expected, value_type __desired,
                                                     memory_order __order = memory_order_seq_cst) noexcept {
        return compare_exchange_strong(__expected, std::move(__desired), __order);
    }
    _LIBCPP_HIDE_FROM_ABI bool compare_exchange_weak(value_type &__expected, value_type __desired, memory_order __order,
                                                     memory_order) noexcept {
        return compare_exchange_strong(__expected, std::move(__desired), __order);
    }

private:
    value_type __own_;

    static _LIBCPP_HIDE_FROM_ABI void __check(memory_order __order) {
        if (__order == memory_order_relaxed) __raddle_unsupported("memory_order_relaxed of a std::atomic<std::shared_ptr>");
    }
};

_LIBCPP_END_NAMESPACE_STD

#endif
#endif
