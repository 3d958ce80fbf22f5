"""What each function of the C library reads and writes through its pointer arguments: one row per function.

The library does these accesses in C, as ordinary events. Whoever needs to know of them without looking into
its code (proofs, waiting loops) asks here, and tests are made from the rows: one that is missing fails them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Extent = Literal[
    "string", "format", "count", "text", "items", "word", "words", "time", "attributes", "synchroniser",
    "block", "handle", "nothing",
]  # fmt: skip
"""How many bytes: "string" up to and with a NUL (or `count` of them), "format" the same and what its
conversions name, "count" as many as other arguments say, "text" what the call makes (a formatted or copied
string), "items" elements that a function of the program compares, "word" a number or pointer, "words" a few,
"time" a struct timespec or timeval, "attributes" of a thread or lock, "synchroniser" a lock and the like, by
operations of its own, "block" all of an allocated one, whose life ends, "handle" a stream or a function,
"nothing": only the address counts (or only the report of an error shows what is there)."""


@dataclass(frozen=True, slots=True)
class Access:
    """Through argument number `argument`. `null`: a null pointer is allowed, and stands for no access.
    `count`: the arguments whose product is the number of bytes, at most or exactly."""

    argument: int
    mode: Literal["r", "w", "rw", "-"]
    extent: Extent
    null: bool = False
    count: tuple[int, ...] = ()


def _access(text: str) -> Access:
    """0:r:string, 1:w?:word, 0:w:count*2"""
    position, mode, extent = text.split(":")
    extent, *count = extent.split("*")
    return Access(
        int(position),
        mode.rstrip("?"),  # type: ignore[arg-type]
        extent,  # type: ignore[arg-type]
        mode.endswith("?"),
        tuple(map(int, count)),
    )


_ROWS = """
pthread_mutex_init 0:w:synchroniser 1:r?:attributes
pthread_mutex_destroy pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock 0:rw:synchroniser
__raddle_checked_mutex_lock __raddle_checked_mutex_unlock 0:rw:synchroniser
pthread_mutex_timedlock 0:rw:synchroniser 1:r:time
pthread_mutex_clocklock 0:rw:synchroniser 2:r:time
pthread_mutexattr_init pthread_mutexattr_destroy 0:w:attributes
pthread_mutexattr_settype pthread_mutexattr_setpshared pthread_mutexattr_setprotocol 0:w:attributes
pthread_mutexattr_setrobust 0:-:attributes
pthread_mutexattr_gettype pthread_mutexattr_getpshared pthread_mutexattr_getprotocol 0:r:attributes 1:w:word
pthread_mutexattr_getrobust 0:-:attributes 1:w:word
pthread_mutexattr_setprioceiling 0:-:attributes
pthread_spin_init pthread_spin_destroy pthread_spin_lock pthread_spin_trylock 0:rw:synchroniser
pthread_spin_unlock 0:rw:synchroniser
pthread_create 0:w:word 1:r?:attributes 2:-:handle 3:-:nothing
__raddle_keyed_pthread_create 0:w:word 1:r?:attributes 2:-:handle 3:-:nothing
__raddle_start_thread 0:w:word 1:-:handle 2:-:nothing 3:-:nothing 4:-:nothing 5:-:nothing
pthread_join pthread_tryjoin_np 1:w?:word
pthread_exit __raddle_full_pthread_exit 0:-:nothing
pthread_key_create tss_create 0:w:word 1:-:handle
pthread_setspecific tss_set 1:-:nothing
__raddle_first_return __pthread_register_cancel __pthread_unregister_cancel 0:-:nothing
__pthread_unwind_next 0:-:nothing
pthread_setcancelstate pthread_setcanceltype 1:w?:word
pthread_attr_init pthread_attr_destroy pthread_attr_setdetachstate 0:w:attributes
pthread_attr_setstacksize pthread_attr_setguardsize pthread_attr_setscope 0:w:attributes
pthread_attr_setinheritsched pthread_attr_setschedpolicy 0:w:attributes
pthread_attr_getdetachstate pthread_attr_getscope pthread_attr_getinheritsched 0:r:attributes 1:w:word
pthread_attr_getschedpolicy pthread_attr_getstacksize pthread_attr_getguardsize 0:r:attributes 1:w:word
pthread_attr_getschedparam 0:r:attributes 1:w:word
pthread_attr_setschedparam 0:rw:attributes 1:r:word
pthread_attr_setstack pthread_attr_setstackaddr 0:-:attributes 1:-:nothing
pthread_attr_setaffinity_np 0:w:attributes 2:r:count*1
pthread_setname_np 1:r:string
pthread_setaffinity_np 2:r:count*1
__raddle_waiting_word __raddle_new_waiting_word 0:rw:synchroniser
__raddle_kept_waiting_word __raddle_keep_waiting_word 0:rw:synchroniser
__raddle_is_destroyed __raddle_was_destroyed 0:rw:synchroniser
pthread_cond_init 0:w:synchroniser 1:r?:attributes
pthread_cond_destroy pthread_cond_signal pthread_cond_broadcast 0:rw:synchroniser
pthread_cond_wait 0:rw:synchroniser 1:rw:synchroniser
pthread_cond_timedwait 0:rw:synchroniser 1:rw:synchroniser 2:r:time
pthread_cond_clockwait 0:rw:synchroniser 1:rw:synchroniser 3:r:time
pthread_condattr_init pthread_condattr_destroy pthread_condattr_setclock 0:w:attributes
pthread_condattr_setpshared 0:w:attributes
pthread_condattr_getclock pthread_condattr_getpshared 0:r:attributes 1:w:word
pthread_rwlock_init 0:w:synchroniser 1:r?:attributes
__raddle_kinded_pthread_rwlock_init 0:w:synchroniser 1:r?:attributes
__raddle_kinded_pthread_rwlock_rdlock __raddle_kinded_pthread_rwlock_wrlock 0:rw:synchroniser
__raddle_kinded_pthread_rwlock_tryrdlock 0:rw:synchroniser
__raddle_kinded_pthread_rwlock_timedrdlock 0:rw:synchroniser 1:r:time
__raddle_kinded_pthread_rwlock_timedwrlock 0:rw:synchroniser 1:r:time
pthread_rwlock_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock 0:rw:synchroniser
pthread_rwlock_tryrdlock pthread_rwlock_trywrlock 0:rw:synchroniser
pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock 0:rw:synchroniser 1:r:time
pthread_rwlockattr_init pthread_rwlockattr_destroy pthread_rwlockattr_setpshared 0:w:attributes
pthread_rwlockattr_setkind_np 0:w:attributes
pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared 0:r:attributes 1:w:word
pthread_barrier_init 0:w:synchroniser 1:r?:attributes
pthread_barrier_destroy pthread_barrier_wait __raddle_barrier_meet 0:rw:synchroniser
pthread_barrierattr_init pthread_barrierattr_destroy pthread_barrierattr_setpshared 0:w:attributes
pthread_barrierattr_getpshared 0:r:attributes 1:w:word
pthread_once call_once 0:rw:synchroniser 1:-:handle
sem_init sem_destroy sem_wait sem_trywait sem_post 0:rw:synchroniser
sem_timedwait 0:rw:synchroniser 1:r:time
sem_clockwait 0:rw:synchroniser 2:r:time
sem_getvalue 0:r:synchroniser 1:w:word
thrd_create __raddle_keyed_thrd_create 0:w:word 1:-:handle 2:-:nothing
thrd_join 1:w?:word
thrd_sleep nanosleep 0:r:time 1:-:nothing
clock_nanosleep 2:r:time 3:-:nothing
poll 0:-:nothing
mtx_init mtx_destroy mtx_lock mtx_unlock mtx_trylock 0:rw:synchroniser
mtx_timedlock 0:rw:synchroniser 1:r:time
cnd_init cnd_destroy cnd_signal cnd_broadcast 0:rw:synchroniser
cnd_wait 0:rw:synchroniser 1:rw:synchroniser
cnd_timedwait 0:rw:synchroniser 1:rw:synchroniser 2:r:time
free __raddle_end_block __raddle_end_block_again __raddle_end_new __raddle_end_array 0:w?:block
realloc reallocarray 0:rw?:block
__raddle_move_block __raddle_move_block_again 0:rw:block
malloc_usable_size 0:-:handle
posix_memalign 0:w:word
memcpy memmove mempcpy 0:w:count*2 1:r:count*2
memccpy 0:w:text*3 1:r:count*3
memset 0:w:count*2
bzero explicit_bzero 0:w:count*1
memcmp bcmp 0:r:count*2 1:r:count*2
memchr memrchr 0:r:count*2
strlen strdup 0:r:string
strnlen strndup 0:r:string*1
strcmp strcasecmp strstr strspn strcspn strpbrk 0:r:string 1:r:string
strncmp strncasecmp 0:r:string*2 1:r:string*2
stpcpy strcpy 0:w:text 1:r:string
strncpy 0:w:count*2 1:r:string*2
strcat 0:rw:text 1:r:string
strncat 0:rw:text 1:r:string*2
strchr strchrnul strrchr 0:r:string
strtok_r 0:rw:string 1:r:string 2:rw:word
strtok 0:rw:string 1:r:string
strsep 0:rw:word 1:r:string
printf vprintf 0:r:format
fprintf vfprintf 0:-:handle 1:r:format
dprintf vdprintf 1:r:format
vsnprintf snprintf 0:w:text*1 2:r:format
vsprintf sprintf 0:w:text 1:r:format
vasprintf asprintf 0:w:word 1:r:format
puts 0:r:string
perror 0:r?:string
fputs 0:r:string 1:-:handle
fputc putc 1:-:handle
fwrite 0:r:count*1*2 3:-:handle
write 1:r:count*2
fflush ferror 0:-:handle
setvbuf setbuf 0:-:handle 1:-?:handle
strtol strtoul strtoll strtoull strtoimax strtoumax strtod strtof 0:r:string 1:w?:word
atoi atol atoll atof 0:r:string
strerror_r 1:-:nothing
__xpg_strerror_r 1:w:text*2
rand_r 0:rw:word
qsort 0:rw:items*1*2 3:-:handle
qsort_r 0:rw:items*1*2 3:-:handle 4:-:nothing
bsearch 0:r:items*3 1:r:items*2*3 4:-:handle
__assert_fail 0:-:nothing 1:-:nothing 3:-:nothing
__assert_perror_fail 1:-:nothing 3:-:nothing
__assert 0:-:nothing 1:-:nothing
raddle_error 0:-:nothing
atexit at_quick_exit __raddle_at_exit 0:-:handle
getenv secure_getenv __raddle_set_getenv unsetenv 0:r:string
setenv 0:r:string 1:r:string
pthread_atfork 0:-:nothing 1:-:nothing 2:-:nothing
getrlimit 1:w:words
setrlimit 1:r:words
sigemptyset sigfillset 0:w:words
sigaddset sigdelset 0:rw:word
sigismember 0:r:word
signal 1:-:handle
sigaction 1:r?:words 2:w?:words
pthread_sigmask sigprocmask 1:r?:word 2:w?:words
mmap madvise mlock munlock 0:-:nothing
munmap 0:w:block
time 0:w?:word
clock_gettime 1:w:time
clock_getres 1:w?:time
timespec_get 0:w:time
gettimeofday 0:w:time 1:w?:word
"""


def _rows() -> dict[str, tuple[Access, ...]]:
    rows: dict[str, tuple[Access, ...]] = {}
    for line in _ROWS.split("\n"):
        words = line.split()
        accesses = tuple(_access(word) for word in words if ":" in word)
        rows.update((word, accesses) for word in words if ":" not in word)
    return rows


EFFECTS = _rows()
"""By the function's name; those without pointer arguments have no row. A va_list is private memory."""

PRINTING = frozenset((
    "printf", "vprintf", "fprintf", "vfprintf", "dprintf", "vdprintf", "puts", "fputs", "putchar",
    "putchar_unlocked", "fputc", "putc", "fwrite", "write", "perror",
))  # fmt: skip
"""Functions whose effect people see."""
