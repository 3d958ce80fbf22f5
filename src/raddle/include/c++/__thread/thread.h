// Stands in for libc++'s header of this name: what a thread is given goes to it in words, as in C, if it has room there. So
// threads that run the same are equal for searches, and no memory is written, read and freed for them.
#ifndef _LIBCPP___THREAD_THREAD_H
#define _LIBCPP___THREAD_THREAD_H

#include <__condition_variable/condition_variable.h>
#include <__config>
#include <__exception/terminate.h>
#include <__functional/hash.h>
#include <__functional/unary_function.h>
#include <__memory/unique_ptr.h>
#include <__mutex/mutex.h>
#include <__thread/id.h>
#include <__thread/support.h>
#include <__type_traits/decay.h>
#include <__type_traits/enable_if.h>
#include <__type_traits/invoke.h>
#include <__type_traits/is_constructible.h>
#include <__type_traits/is_same.h>
#include <__type_traits/is_trivially_copyable.h>
#include <__type_traits/remove_cvref.h>
#include <__utility/forward.h>
#include <__utility/move.h>
#include <tuple>
#if _LIBCPP_HAS_LOCALIZATION
#include <sstream>
#endif

#pragma GCC system_header

_LIBCPP_BEGIN_NAMESPACE_STD

// What a thread does at its end; all of it is refused.
class __assoc_sub_state;
struct __thread_struct {
    void __make_ready_at_thread_exit(__assoc_sub_state *);
};
__thread_struct *__thread_local_data();

template <>
struct hash<__thread_id> : public __unary_function<__thread_id, size_t> {
    _LIBCPP_HIDE_FROM_ABI size_t operator()(__thread_id __id) const _NOEXCEPT {
        return hash<__libcpp_thread_id>()(__id.__id_);
    }
};

#if _LIBCPP_HAS_LOCALIZATION
template <class _Char, class _Traits>
_LIBCPP_HIDE_FROM_ABI basic_ostream<_Char, _Traits> &operator<<(basic_ostream<_Char, _Traits> &__stream, __thread_id __id) {
    basic_ostringstream<_Char, _Traits> __text;
    __text << __id.__id_;
    return __stream << __text.str();
}
#endif

// What is called, and what with, one after the other.
template <class _First, class... _Rest>
struct __thread_parts {
    _First __first_;
    __thread_parts<_Rest...> __rest_;

    template <class _Given, class... _More>
    _LIBCPP_HIDE_FROM_ABI explicit __thread_parts(_Given &&__given, _More &&...__more)
        : __first_(std::forward<_Given>(__given)), __rest_(std::forward<_More>(__more)...) {}

    template <class... _Before>
    _LIBCPP_HIDE_FROM_ABI void __call(_Before &&...__before) {
        __rest_.__call(std::forward<_Before>(__before)..., std::move(__first_));
    }
};

template <class _Last>
struct __thread_parts<_Last> {
    _Last __last_;

    template <class _Given>
    _LIBCPP_HIDE_FROM_ABI explicit __thread_parts(_Given &&__given) : __last_(std::forward<_Given>(__given)) {}

    template <class... _Before>
    _LIBCPP_HIDE_FROM_ABI void __call(_Before &&...__before) {
        std::__invoke(std::forward<_Before>(__before)..., std::move(__last_));
    }
};

// The words that a thread is given, which have room for parts that may be copied byte by byte. For others they have the
// address of a block.
inline constexpr size_t __thread_words = 4;

template <class _Parts>
union __thread_given {
    void *__words_[__thread_words];
    _Parts __parts_;
};

template <class _Parts>
inline constexpr bool __has_room_for = is_trivially_copyable<_Parts>::value && sizeof(_Parts) <= __thread_words * sizeof(void *);

extern "C" int __raddle_start_thread(__libcpp_thread_t *__made, void *(*__function)(void *, void *, void *, void *),
                                     void *__first, void *__second, void *__third, void *__fourth);
extern "C" void __raddle_thread_returns();

template <class _Parts>
_LIBCPP_HIDE_FROM_ABI void *__thread_proxy(void *__first, void *__second, void *__third, void *__fourth) {
    if constexpr (__has_room_for<_Parts>) {
        __thread_given<_Parts> __given{{__first, __second, __third, __fourth}};
        __given.__parts_.__call();
    } else {
        unique_ptr<_Parts> __given(static_cast<_Parts *>(__first));
        __given->__call();
    }
    std::__raddle_thread_returns();
    return nullptr;
}

class _LIBCPP_EXPORTED_FROM_ABI thread {
    __libcpp_thread_t __t_;

public:
    typedef __thread_id id;
    typedef __libcpp_thread_t native_handle_type;

    _LIBCPP_HIDE_FROM_ABI thread() _NOEXCEPT : __t_(_LIBCPP_NULL_THREAD) {}

    template <class _Fp, class... _Args, __enable_if_t<!is_same<__remove_cvref_t<_Fp>, thread>::value, int> = 0>
    _LIBCPP_HIDE_FROM_ABI explicit thread(_Fp &&__f, _Args &&...__args) {
        typedef __decay_t<_Fp> _Function;
        static_assert(is_constructible<_Function, _Fp>::value, "");
        static_assert(_And<is_constructible<__decay_t<_Args>, _Args>...>::value, "");
        static_assert(__is_invocable_v<_Function, __decay_t<_Args>...>, "");
        typedef __thread_parts<_Function, __decay_t<_Args>...> _Parts;
        if constexpr (__has_room_for<_Parts>) {
            __thread_given<_Parts> __given{};
            ::new (static_cast<void *>(&__given.__parts_)) _Parts(std::forward<_Fp>(__f), std::forward<_Args>(__args)...);
            void **__words = __given.__words_;
            std::__raddle_start_thread(&__t_, &__thread_proxy<_Parts>, __words[0], __words[1], __words[2], __words[3]);
        } else {
            _Parts *__given = new _Parts(std::forward<_Fp>(__f), std::forward<_Args>(__args)...);
            std::__raddle_start_thread(&__t_, &__thread_proxy<_Parts>, __given, nullptr, nullptr, nullptr);
        }
    }

    ~thread();
    thread(const thread &) = delete;
    thread &operator=(const thread &) = delete;
    _LIBCPP_HIDE_FROM_ABI thread(thread &&__other) _NOEXCEPT : __t_(__other.__t_) { __other.__t_ = _LIBCPP_NULL_THREAD; }
    _LIBCPP_HIDE_FROM_ABI thread &operator=(thread &&__other) _NOEXCEPT {
        if (joinable()) terminate();
        __t_ = __other.__t_;
        __other.__t_ = _LIBCPP_NULL_THREAD;
        return *this;
    }
    _LIBCPP_HIDE_FROM_ABI void swap(thread &__other) _NOEXCEPT { std::swap(__t_, __other.__t_); }

    [[__nodiscard__]] _LIBCPP_HIDE_FROM_ABI bool joinable() const _NOEXCEPT { return !__libcpp_thread_isnull(&__t_); }
    void join();
    void detach();
    [[__nodiscard__]] _LIBCPP_HIDE_FROM_ABI id get_id() const _NOEXCEPT { return __libcpp_thread_get_id(&__t_); }
    [[__nodiscard__]] _LIBCPP_HIDE_FROM_ABI native_handle_type native_handle() _NOEXCEPT { return __t_; }
    [[__nodiscard__]] static unsigned hardware_concurrency() _NOEXCEPT;
};

inline _LIBCPP_HIDE_FROM_ABI void swap(thread &__one, thread &__other) _NOEXCEPT { __one.swap(__other); }

_LIBCPP_END_NAMESPACE_STD

#endif
