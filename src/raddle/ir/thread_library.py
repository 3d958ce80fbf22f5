"""The functions that threads synchronise by: what each of them is, once for all who need to know.

One row per function of <pthread.h>, <threads.h>, <semaphore.h> and their like: of raddle's C library, of the
forms that linking puts in place of some of them, and of some that raddle does not have. What they do is C
code in src/raddle/library; who takes them for more than that (assembling, waiting loops, features, reports,
proofs, schedules) reads this table, and tests/unit/test_thread_functions.py asks all of them about each row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Thing = Literal[
    "mutex", "spinlock", "rwlock", "condition", "barrier", "semaphore", "once", "key", "thread", "attributes",
    "pause",
]  # fmt: skip
Update = Literal["", "takes", "gives", "shares", "tries", "meets"]
Refusal = Literal["", "time", "c11", "callback"]


@dataclass(frozen=True, slots=True)
class ThreadFunction:
    """`thing`: what it is about. `event`: the kind of its event in a schedule, "" if it is none. `same`: the
    one event of the machine that it is, which needs no other name. `update`: what the one update of a word
    that it makes does to a lock. `traceless`: it changes nothing unless it returns 0. `timed`: it waits up to
    a time. `proved`: `impact` has a handler for it; if not, proofs refuse it. `apart`: schedules from
    executions have an event of its own kind for it; for the others, an event of a call, or they refuse it for
    the reason in `refusal`. `original`: the function whose place it takes. `absent`: raddle's C library does
    not have it; `hint` says what to do instead."""

    name: str
    thing: Thing
    event: str = ""
    same: str = ""
    update: Update = ""
    traceless: bool = False
    timed: bool = False
    proved: bool = False
    apart: bool = False
    refusal: Refusal = ""
    original: str = ""
    absent: bool = False
    hint: str = ""

    @property
    def features(self) -> tuple[str, ...]:
        """What a verdict rests on if the program calls it."""
        found = ("condvar",) if self.thing == "condition" and self.event == "wait" else ()
        return (*found, "timeout") if self.timed else found

    @property
    def is_c11(self) -> bool:
        """Of <threads.h>: a program may have functions of its own with these names."""
        return self.name.startswith(("thrd_", "mtx_", "cnd_", "call_once"))


# thing: names: facts. A fact with a sign is a field's value: >event, =same, *update, !refusal.
_ROWS = """
mutex: pthread_mutex_init mtx_init: >initialise proved
mutex: pthread_mutex_destroy mtx_destroy: >destroy proved
mutex: pthread_mutex_lock: >lock =lock proved apart
mutex: mtx_lock: >lock =lock proved
mutex: pthread_mutex_unlock: >unlock =unlock proved apart
mutex: mtx_unlock: >unlock =unlock proved
mutex: pthread_mutex_trylock: >trylock =trylock traceless proved apart
mutex: mtx_trylock: >trylock =trylock traceless proved
mutex: pthread_mutex_timedlock pthread_mutex_clocklock mtx_timedlock: >trylock traceless timed proved
mutex: __raddle_checked_mutex_lock<pthread_mutex_lock: >lock proved
mutex: __raddle_checked_mutex_unlock<pthread_mutex_unlock: >unlock proved
attributes: pthread_mutexattr_init pthread_mutexattr_destroy pthread_mutexattr_settype: proved
attributes: pthread_mutexattr_gettype pthread_mutexattr_setpshared pthread_mutexattr_getpshared:
attributes: pthread_mutexattr_setprotocol pthread_mutexattr_getprotocol pthread_mutexattr_setprioceiling:
attributes: pthread_mutexattr_setrobust pthread_mutexattr_getrobust:
spinlock: pthread_spin_init: >initialise proved
spinlock: pthread_spin_destroy: >destroy proved
spinlock: pthread_spin_lock: >lock *takes proved
spinlock: pthread_spin_unlock: >unlock *gives proved
spinlock: pthread_spin_trylock: >trylock *tries traceless proved
rwlock: pthread_rwlock_init: >initialise proved
rwlock: pthread_rwlock_destroy: >destroy proved
rwlock: pthread_rwlock_rdlock: >lock *shares proved
rwlock: pthread_rwlock_wrlock: >lock *takes proved
rwlock: pthread_rwlock_unlock: >unlock *gives proved
rwlock: pthread_rwlock_tryrdlock pthread_rwlock_trywrlock: >trylock traceless proved
rwlock: pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock: >trylock timed proved
rwlock: __raddle_kinded_pthread_rwlock_init<pthread_rwlock_init: >initialise
rwlock: __raddle_kinded_pthread_rwlock_rdlock<pthread_rwlock_rdlock: >lock *shares
rwlock: __raddle_kinded_pthread_rwlock_wrlock<pthread_rwlock_wrlock: >lock *shares
rwlock: __raddle_kinded_pthread_rwlock_tryrdlock<pthread_rwlock_tryrdlock: >trylock traceless
rwlock: __raddle_kinded_pthread_rwlock_timedrdlock<pthread_rwlock_timedrdlock: >trylock timed
rwlock: __raddle_kinded_pthread_rwlock_timedwrlock<pthread_rwlock_timedwrlock: >trylock timed
attributes: pthread_rwlockattr_init pthread_rwlockattr_destroy pthread_rwlockattr_setpshared: proved
attributes: pthread_rwlockattr_setkind_np pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared:
condition: pthread_cond_init cnd_init: >initialise proved
condition: pthread_cond_destroy cnd_destroy: proved
condition: pthread_cond_wait: >wait proved apart
condition: cnd_wait: >wait proved !c11
condition: pthread_cond_timedwait pthread_cond_clockwait cnd_timedwait: >wait timed
condition: pthread_cond_signal: >signal =wake proved apart
condition: cnd_signal: >signal =wake proved
condition: pthread_cond_broadcast: >signal proved apart
condition: cnd_broadcast: >signal proved
attributes: pthread_condattr_init pthread_condattr_destroy pthread_condattr_setclock:
attributes: pthread_condattr_getclock pthread_condattr_setpshared pthread_condattr_getpshared:
barrier: pthread_barrier_init: >initialise proved
barrier: pthread_barrier_destroy: proved
barrier: pthread_barrier_wait: >arrive *meets proved apart
barrier: __raddle_barrier_meet: >arrive *meets
attributes: pthread_barrierattr_init pthread_barrierattr_destroy:
attributes: pthread_barrierattr_setpshared pthread_barrierattr_getpshared:
semaphore: sem_init: >initialise proved
semaphore: sem_destroy: proved
semaphore: sem_wait: >lock proved
semaphore: sem_trywait: >trylock proved
semaphore: sem_timedwait sem_clockwait: >trylock timed proved
semaphore: sem_post: >unlock proved
semaphore: sem_getvalue:
once: pthread_once call_once: >once proved !callback
key: pthread_key_create tss_create: !callback
key: pthread_key_delete pthread_getspecific pthread_setspecific tss_delete tss_get tss_set:
thread: pthread_create: >create =spawn proved apart
thread: thrd_create: >create =spawn proved !c11
thread: __raddle_keyed_pthread_create<pthread_create: >create
thread: __raddle_keyed_thrd_create<thrd_create: >create !c11
thread: __raddle_start_thread: >create =spawn
thread: pthread_join: >join =join proved apart
thread: thrd_join: >join =join proved
thread: pthread_tryjoin_np:
thread: pthread_timedjoin_np pthread_clockjoin_np: timed absent "use pthread_join"
thread: pthread_detach thrd_detach: >detach =detach proved
thread: pthread_self pthread_equal pthread_exit thrd_current thrd_equal thrd_exit: proved
thread: __raddle_full_pthread_exit<pthread_exit __raddle_full_thrd_exit<thrd_exit:
thread: pthread_cancel: absent "cancellation is not modelled; use a flag"
thread: pthread_setcancelstate pthread_setcanceltype pthread_testcancel:
thread: __pthread_register_cancel __pthread_unregister_cancel __pthread_unwind_next:
attributes: pthread_attr_init pthread_attr_destroy pthread_attr_setdetachstate: proved
attributes: pthread_attr_setscope pthread_attr_setinheritsched pthread_attr_setschedpolicy: proved
attributes: pthread_attr_setstacksize pthread_attr_setguardsize: proved
attributes: pthread_attr_getdetachstate pthread_attr_getscope pthread_attr_getinheritsched:
attributes: pthread_attr_getschedpolicy pthread_attr_setschedparam pthread_attr_getschedparam:
attributes: pthread_attr_getstacksize pthread_attr_getguardsize:
attributes: pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setaffinity_np:
thread: pthread_setaffinity_np pthread_setname_np pthread_setconcurrency pthread_getconcurrency:
attributes: pthread_atfork pthread_sigmask:
pause: sched_yield thrd_yield sleep usleep nanosleep thrd_sleep: proved
pause: pthread_yield: proved absent
pause: clock_nanosleep:
"""
_SIGNS = {">": "event", "=": "same", "*": "update", "!": "refusal"}


def _rows() -> dict[str, ThreadFunction]:
    found: dict[str, ThreadFunction] = {}
    for line in _ROWS.strip().split("\n"):
        thing, names, facts = (part.strip() for part in line.split(":"))
        facts, _, hint = facts.rstrip('"').partition('"')
        fields: dict[str, str | bool] = {"hint": hint} if hint else {}
        for fact in facts.split():
            if fact[0] in _SIGNS:
                fields[_SIGNS[fact[0]]] = fact[1:]
            else:
                fields[fact] = True
        if fields.get("timed"):
            fields["refusal"] = "time"
        for item in names.split():
            name, _, original = item.partition("<")
            found[name] = ThreadFunction(name, thing, original=original, **fields)  # type: ignore[arg-type]
    return found


THREAD_LIBRARY = _rows()
"""By the function's name."""
INNER_UPDATES: dict[str, Update] = dict.fromkeys(("try_read", "try_write", "try_write_in_time"), "tries")
"""Functions inside of the library that make the one update for several of the rows."""


def original(name: str) -> str:
    """The function's name in the program."""
    row = THREAD_LIBRARY.get(name)
    return row.original or name if row else name


def named(thing: Thing | None = None, *, event: str | None = None, same: str | None = None) -> frozenset[str]:
    """The functions that are about this thing, have this kind of event, are this one event."""
    return frozenset(
        row.name
        for row in THREAD_LIBRARY.values()
        if thing in (None, row.thing) and event in (None, row.event) and same in (None, row.same)
    )
