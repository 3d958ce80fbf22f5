// What raddle's C++ runtime is written with: the machine's operations, as in ../primitives.h.
#pragma once
#include <cstddef>

typedef unsigned long word;

extern "C" {
word __raddle_self(void);
void *__raddle_allocate(word size, int zero);
void __raddle_free(void *pointer);
word __raddle_await_eq_64(void *pointer, word mask, word value);
word __raddle_await_ne_64(void *pointer, word mask, word value) noexcept;
word __raddle_await_rmw_eq_32_xchg(void *pointer, word mask, word value, word operand);
word __raddle_wake(void *pointer);
void __raddle_assume(int condition) noexcept;
[[noreturn]] void __raddle_error_abort(const char *message);
[[noreturn]] void __raddle_error_lock(const char *message);
[[noreturn]] void __raddle_error_thread(const char *message);
[[noreturn]] void __raddle_unsupported(const char *text);
[[noreturn]] void __raddle_exit(int status);
}
