// Stands in for libc++'s header of this name: atomic::wait and what is built on it wait by raddle's operations,
// without turns of a loop and without looking at a clock.
#ifndef _LIBCPP___ATOMIC_ATOMIC_SYNC_H
#define _LIBCPP___ATOMIC_ATOMIC_SYNC_H

#include <__atomic/atomic_waitable_traits.h>
#include <__atomic/memory_order.h>
#include <__config>
#include <__memory/addressof.h>
#include <__type_traits/decay.h>
#include <cstring>

#pragma GCC system_header

extern "C" {
void __raddle_wait_begin(const volatile void *) noexcept;
void __raddle_wait_sleep(const volatile void *, bool) noexcept;
void __raddle_notify_one(const volatile void *) noexcept;
void __raddle_notify_all(const volatile void *) noexcept;
}

_LIBCPP_BEGIN_NAMESPACE_STD

#if _LIBCPP_STD_VER >= 20

template <class _Waitable, class _Poll>
_LIBCPP_HIDE_FROM_ABI void __atomic_wait_unless(const _Waitable &__a, memory_order __order, _Poll &&__poll) {
    using _Traits = __atomic_waitable_traits<__decay_t<_Waitable>>;
    const volatile void *__where = _Traits::__atomic_contention_address(__a);
    for (;;) {
        auto __first = _Traits::__atomic_load(__a, __order);
        if (__poll(__first)) return;
        __raddle_wait_begin(__where);
        auto __again = _Traits::__atomic_load(__a, __order);
        __raddle_wait_sleep(__where, !__poll(__again));
    }
}

template <class _Waitable>
_LIBCPP_HIDE_FROM_ABI void __atomic_notify_one(const _Waitable &__a) {
    __raddle_notify_one(__atomic_waitable_traits<__decay_t<_Waitable>>::__atomic_contention_address(__a));
}

template <class _Waitable>
_LIBCPP_HIDE_FROM_ABI void __atomic_notify_all(const _Waitable &__a) {
    __raddle_notify_all(__atomic_waitable_traits<__decay_t<_Waitable>>::__atomic_contention_address(__a));
}

template <class _Waitable, class _Tp>
_LIBCPP_HIDE_FROM_ABI void __atomic_wait(_Waitable &__a, _Tp __value, memory_order __order) {
    std::__atomic_wait_unless(__a, __order, [&](const _Tp &__current) {
        // The representations, which most types have one of for each value.
        if constexpr (__is_integral(_Tp) || __is_enum(_Tp) || __is_pointer(_Tp))
            return __current != __value;
        else
            return std::memcmp(std::addressof(__current), std::addressof(__value), sizeof(_Tp)) != 0;
    });
}

#endif

_LIBCPP_END_NAMESPACE_STD

#endif
