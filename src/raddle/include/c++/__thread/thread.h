// Stands in for libc++'s header of this name: what a thread is given goes to it as in C, in the argument of pthread_create, if it has
// room there. So threads that run the same are equal for searches, and no memory is written, read and freed for them.
#ifndef _LIBCPP___THREAD_THREAD_H
#define _LIBCPP___THREAD_THREAD_H

#include <__condition_variable/condition_variable.h>
#include <__config>
#include <__exception/terminate.h>
#include <__functional/hash.h>
#include <__functional/unary_function.h>
#include <__memory/unique_ptr.h>
#include <__mutex/mutex.h>
#include <__system_error/throw_system_error.h>
#include <__thread/id.h>
#include <__thread/support.h>
#include <__type_traits/decay.h>
#include <__type_traits/enable_if.h>
#include <__type_traits/invoke.h>
#include <__type_traits/is_constructible.h>
#include <__type_traits/is_empty.h>
#include <__type_traits/is_same.h>
#include <__type_traits/is_trivially_copyable.h>
#include <__type_traits/remove_cvref.h>
#include <__utility/forward.h>
#include <__utility/integer_sequence.h>
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

template <class... _Parts>
struct __thread_arguments : tuple<_Parts...> {
    using tuple<_Parts...>::tuple;
};

template <class _Function>
struct __thread_word {
    _Function __function_;
};

template <class... _Parts, size_t... _At>
inline _LIBCPP_HIDE_FROM_ABI void __thread_call(__thread_arguments<_Parts...> &__all, __index_sequence<_At...>) {
    std::__invoke(std::move(std::get<_At>(static_cast<tuple<_Parts...> &>(__all)))...);
}

template <class... _Parts>
inline _LIBCPP_HIDE_FROM_ABI void __thread_run(void *__given, __thread_arguments<_Parts...> *) {
    unique_ptr<__thread_arguments<_Parts...>> __all(static_cast<__thread_arguments<_Parts...> *>(__given));
    std::__thread_call(*__all, __make_index_sequence<sizeof...(_Parts)>());
}

template <class _Function>
inline _LIBCPP_HIDE_FROM_ABI void __thread_run(void *__given, __thread_word<_Function> *) {
    union __Copy {
        void *__given_;
        _Function __function_;
        _LIBCPP_HIDE_FROM_ABI __Copy(void *__word) : __given_(__word) {}
    } __copy(__given);
    std::__invoke(std::move(__copy.__function_));
}

template <class _Start>
_LIBCPP_HIDE_FROM_ABI void *__thread_proxy(void *__given) {
    std::__thread_run(__given, static_cast<_Start *>(nullptr));
    return nullptr;
}

class _LIBCPP_EXPORTED_FROM_ABI thread {
    __libcpp_thread_t __t_;

    template <class _Function, class _Given>
    static _LIBCPP_HIDE_FROM_ABI void *__word_of(_Given &&__given) {
        union __Copy {
            void *__word_;
            _Function __function_;
            _LIBCPP_HIDE_FROM_ABI __Copy() : __word_(nullptr) {}
        } __copy;
        if constexpr (!is_empty<_Function>::value)
            ::new (static_cast<void *>(&__copy.__function_)) _Function(std::forward<_Given>(__given));
        return __copy.__word_;
    }

    template <class _Start>
    _LIBCPP_HIDE_FROM_ABI void __create(void *__given) {
        if (int __error = std::__libcpp_thread_create(&__t_, &__thread_proxy<_Start>, __given))
            std::__throw_system_error(__error, "thread constructor failed");
    }

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
        if constexpr (sizeof...(_Args) == 0 && is_trivially_copyable<_Function>::value && sizeof(_Function) <= sizeof(void *)) {
            __create<__thread_word<_Function>>(__word_of<_Function>(std::forward<_Fp>(__f)));
        } else {
            typedef __thread_arguments<_Function, __decay_t<_Args>...> _Start;
            unique_ptr<_Start> __start(new _Start(std::forward<_Fp>(__f), std::forward<_Args>(__args)...));
            __create<_Start>(__start.get());
            __start.release();
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
