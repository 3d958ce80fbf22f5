"""What a verdict rests on beyond the program text, by the library function that brings it in."""

from __future__ import annotations

from raddle.ir.thread_library import THREAD_LIBRARY

FEATURES: dict[str, str] = {}


def _register(feature: str, names: str) -> None:
    FEATURES.update(dict.fromkeys(names.split(), feature))


_register(
    "malloc",
    "malloc calloc realloc reallocarray aligned_alloc posix_memalign memalign valloc strdup strndup "
    "__raddle_new __raddle_new_array",
)
_register("free", "free realloc reallocarray __raddle_end_new __raddle_end_array")
_register("rand", "rand srand random srandom rand_r drand48 srand48 lrand48")
_register("clock", "time clock clock_gettime gettimeofday timespec_get clock_getres")
_register("exit", "exit _exit _Exit quick_exit __raddle_handled_exit __raddle_handled_quick_exit")
_register("condvar", "__raddle_any_begin")
_register("timeout", "__raddle_any_give_up")
_register("futex", "syscall")
_register(
    "nondet-int",
    "__VERIFIER_nondet_int __VERIFIER_nondet_uint __VERIFIER_nondet_unsigned __VERIFIER_nondet_long "
    "__VERIFIER_nondet_ulong __VERIFIER_nondet_longlong __VERIFIER_nondet_ulonglong __VERIFIER_nondet_short "
    "__VERIFIER_nondet_ushort __VERIFIER_nondet_size_t __VERIFIER_nondet_u8 __VERIFIER_nondet_u16 "
    "__VERIFIER_nondet_u32 __VERIFIER_nondet_unsigned_int __VERIFIER_nondet_loff_t __VERIFIER_nondet_float "
    "__VERIFIER_nondet_double __VERIFIER_nondet_u64 __VERIFIER_nondet_unsigned_long "
    "__VERIFIER_nondet_ptrdiff_t __VERIFIER_nondet_off_t __VERIFIER_nondet_pthread_t "
    "__VERIFIER_nondet_sector_t __VERIFIER_nondet_pointer __VERIFIER_nondet_voidp "
    "__VERIFIER_nondet_charp __VERIFIER_nondet_pchar",
)


def features_of(name: str) -> tuple[str, ...]:
    """The features that reaching this library function sets."""
    row = THREAD_LIBRARY.get(name)
    if row is not None:
        return row.features
    found = FEATURES.get(name)
    return (found,) if found else ()
