// The operations of raddle's machine as C functions. A call of `__raddle_<kind>` becomes one
// instruction of raddle IR; src/raddle/ir/operations.py has the signatures.
#pragma once
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

typedef uint64_t word;
typedef int64_t number;
typedef _Atomic word atomic_word;

word __raddle_spawn(void *function, void *argument, ...); // with up to four arguments
void *__raddle_join(word thread);
void __raddle_detach(word thread);
word __raddle_self(void);
_Noreturn void __raddle_exit_thread(void *result);
_Noreturn void __raddle_exit(int status);

void __raddle_lock(void *mutex);
int __raddle_trylock(void *mutex);
void __raddle_unlock(void *mutex);

void __raddle_assume(int condition);
word __raddle_await_eq_64(void *pointer, word mask, word value);
word __raddle_await_uge_64(void *pointer, word mask, word value);
word __raddle_await_eq_32(void *pointer, word mask, word value);
word __raddle_await_rmw_eq_64_add(void *pointer, word mask, word value, word operand);
word __raddle_await_rmw_eq_32_xchg(void *pointer, word mask, word value, word operand);
word __raddle_await_rmw_ne_32_sub(void *pointer, word mask, word value, word operand);
word __raddle_wake(void *pointer);
word __raddle_choose(word count);

void *__raddle_allocate(word size, int zero);
void *__raddle_recycle(void *address, word size);
void __raddle_free(void *pointer);
// The same for new and delete, new[] and delete[].
void *__raddle_allocate_new(word size, int zero);
void __raddle_free_new(void *pointer);
void *__raddle_allocate_array(word size, int zero);
void __raddle_free_array(void *pointer);
word __raddle_size_of(void *pointer);
word __raddle_settled(word value);

void __raddle_text_put(int byte);
word __raddle_text_size(void);
int __raddle_text_get(word index);
void __raddle_text_end(void);
void __raddle_print(int descriptor);

_Noreturn void __raddle_error_assertion(const char *message);
_Noreturn void __raddle_error_abort(const char *message);
_Noreturn void __raddle_error_error(const char *message);
_Noreturn void __raddle_error_memory(const char *message);
_Noreturn void __raddle_error_lock(const char *message);
_Noreturn void __raddle_error_thread(const char *message);
_Noreturn void __raddle_unsupported(const char *text);

size_t strlen(const char *s);

#define ALL_BITS (~(word)0)
#define NARROW (sizeof(void *) == 4)
