// Stands in for libc++'s header of this name: the list of callbacks is guarded by one lock, not by a bit that is spun on and
// waited for, and nobody is told when it is free. Whether a stop is requested is a word of its own.
#ifndef _LIBCPP___STOP_TOKEN_STOP_STATE_H
#define _LIBCPP___STOP_TOKEN_STOP_STATE_H
#pragma GCC system_header
#include <__atomic/atomic.h>
#include <__config>
#include <__mutex/mutex.h>
#include <__stop_token/intrusive_list_view.h>
#include <__thread/id.h>
#include <cstdint>

_LIBCPP_BEGIN_NAMESPACE_STD

#if _LIBCPP_STD_VER >= 20

extern "C" unsigned long __raddle_await_ne_64(void *, unsigned long, unsigned long) noexcept;

struct __stop_callback_base : __intrusive_node_base<__stop_callback_base> {
    using __callback_fn_t = void(__stop_callback_base *) noexcept;
    _LIBCPP_HIDE_FROM_ABI explicit __stop_callback_base(__callback_fn_t *__callback_fn) : __callback_fn_(__callback_fn) {}
    _LIBCPP_HIDE_FROM_ABI void __invoke() noexcept { __callback_fn_(this); }

    __callback_fn_t *__callback_fn_;
    atomic<unsigned long> __completed_ = 0;
    bool *__destroyed_ = nullptr;
};

class __stop_state {
    atomic<bool> __requested_ = false;
    atomic<uint32_t> __sources_ = 0;
    atomic<uint32_t> __ref_count_ = 0;
    mutex __lock_;
    __intrusive_list_view<__stop_callback_base> __callbacks_;
    __thread_id __requesting_thread_;

public:
    _LIBCPP_HIDE_FROM_ABI __stop_state() noexcept = default;

    _LIBCPP_HIDE_FROM_ABI void __increment_stop_source_counter() noexcept { __sources_.fetch_add(1, memory_order_relaxed); }
    _LIBCPP_HIDE_FROM_ABI void __decrement_stop_source_counter() noexcept { __sources_.fetch_sub(1, memory_order_relaxed); }
    _LIBCPP_HIDE_FROM_ABI bool __stop_requested() const noexcept { return __requested_.load(memory_order_acquire); }
    _LIBCPP_HIDE_FROM_ABI bool __stop_possible_for_stop_token() const noexcept {
        return __stop_requested() || __sources_.load(memory_order_relaxed) != 0;
    }

    _LIBCPP_HIDE_FROM_ABI bool __request_stop() noexcept {
        // A request that comes too late need not see what happened before the first one.
        if (__requested_.load(memory_order_relaxed)) return false;
        __lock_.lock();
        if (__requested_.load(memory_order_relaxed)) {
            __lock_.unlock();
            return false;
        }
        __requested_.store(true, memory_order_release);
        __requesting_thread_ = this_thread::get_id();
        while (!__callbacks_.__empty()) {
            __stop_callback_base *__callback = __callbacks_.__pop_front();
            __lock_.unlock();
            bool __destroyed = false;
            __callback->__destroyed_ = &__destroyed;
            __callback->__invoke();
            if (!__destroyed) {
                __callback->__destroyed_ = nullptr;
                __callback->__completed_.store(1, memory_order_release);
            }
            __lock_.lock();
        }
        __lock_.unlock();
        return true;
    }

    _LIBCPP_HIDE_FROM_ABI bool __add_callback(__stop_callback_base *__callback) noexcept {
        __lock_.lock();
        const bool __late = __requested_.load(memory_order_acquire);
        const bool __kept = !__late && __sources_.load(memory_order_relaxed) != 0;
        if (__kept) __callbacks_.__push_front(__callback);
        __lock_.unlock();
        if (__late) __callback->__invoke();
        return __kept;
    }

    // Of the destructor of a stop_callback, which returns after the callback has: unless it is called by the callback itself.
    _LIBCPP_HIDE_FROM_ABI void __remove_callback(__stop_callback_base *__callback) noexcept {
        __lock_.lock();
        const bool __waiting = __callback->__prev_ != nullptr || __callbacks_.__is_head(__callback);
        if (__waiting) __callbacks_.__remove(__callback);
        const bool __own = !__waiting && this_thread::get_id() == __requesting_thread_;
        __lock_.unlock();
        if (__waiting) return;
        if (!__own)
            __raddle_await_ne_64(&__callback->__completed_, ~0ul, 0);
        else if (__callback->__destroyed_)
            *__callback->__destroyed_ = true;
    }

private:
    template <class _Tp>
    friend struct __intrusive_shared_ptr_traits;
};

template <class _Tp>
struct __intrusive_shared_ptr_traits;

template <>
struct __intrusive_shared_ptr_traits<__stop_state> {
    _LIBCPP_HIDE_FROM_ABI static atomic<uint32_t> &__get_atomic_ref_count(__stop_state &__state) { return __state.__ref_count_; }
};

#endif

_LIBCPP_END_NAMESPACE_STD

#endif
