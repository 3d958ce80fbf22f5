// Stands in for libc++'s header of this name: time does not pass in an exploration, so who sleeps goes on at once, and
// no duration need be turned into another one.
#ifndef _LIBCPP___THREAD_THIS_THREAD_H
#define _LIBCPP___THREAD_THIS_THREAD_H

#include <__chrono/duration.h>
#include <__chrono/steady_clock.h>
#include <__chrono/time_point.h>
#include <__condition_variable/condition_variable.h>
#include <__config>
#include <__mutex/mutex.h>
#include <__mutex/unique_lock.h>
#include <__thread/support.h>

#pragma GCC system_header

_LIBCPP_BEGIN_NAMESPACE_STD

namespace this_thread {

void sleep_for(const chrono::nanoseconds &);

template <class _Rep, class _Period>
_LIBCPP_HIDE_FROM_ABI void sleep_for(const chrono::duration<_Rep, _Period> &) {}

template <class _Clock, class _Duration>
_LIBCPP_HIDE_FROM_ABI void sleep_until(const chrono::time_point<_Clock, _Duration> &) {}

inline _LIBCPP_HIDE_FROM_ABI void yield() _NOEXCEPT { __libcpp_thread_yield(); }

} // namespace this_thread

_LIBCPP_END_NAMESPACE_STD

#endif
