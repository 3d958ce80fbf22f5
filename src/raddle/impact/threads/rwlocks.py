"""Reader-writer locks: one variable for the writer (its number plus one, zero if there is none), and two for
each thread: whether it reads, and how often more than once. So readers do not depend on each other, a thread
that unlocks what it does not hold is found, and no formula counts where nobody reads twice.

Locking for the first time and again, and unlocking in each way, are steps of their own, which keeps formulas
simple; which of them it is, the way to there decides.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Value
from raddle.impact.state.outcomes import STOP, Outcomes, proceed
from raddle.impact.state.run import Run, must_stop
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import Term, conjunction, const, le, negation
from raddle.impact.threads.synchronisers import Place, Synchroniser, checked, find_place, synchroniser
from raddle.ir import instructions as ir

BUSY, TIMED_OUT = 16, 110
"""EBUSY and ETIMEDOUT."""
_SIZE = 56


@dataclass(frozen=True, slots=True)
class _Lock:
    """`readers`: by the thread's number; `more`: how often more this thread reads."""

    writer: Synchroniser
    readers: tuple[Synchroniser, ...]
    more: Synchroniser

    def readable(self, run: Run) -> Term:
        return self.writer.equals(run, const(0))

    def writable(self, run: Run) -> Term:
        return conjunction(each.equals(run, const(0)) for each in (self.writer, *self.readers))

    def written(self, run: Run) -> Term:
        """By this thread."""
        return self.writer.equals(run, const(run.thread + 1))

    def being_read(self, run: Run) -> Term:
        """By this thread."""
        return self.readers[run.thread].equals(run, const(1))

    def twice(self, run: Run) -> Term:
        """Whether this thread reads it more than once."""
        return self.more.holds(run, lambda count: le(const(1), count))

    def lock(self, run: Run, ins: ir.Call, writing: bool) -> Outcomes:
        """It is possible."""
        if writing:
            self.writer.write(run, const(run.thread + 1))
            return [proceed(run, ins)]
        outcomes: Outcomes = []
        again, mine = run.fork(), self.being_read(run)
        if run.restrict(negation(mine)):
            self.readers[run.thread].write(run, const(1))
            outcomes.append(proceed(run, ins))
        if again.restrict(mine):
            self.more.increase(again, 1)
            outcomes.append(proceed(again, ins))
        return outcomes


def _parts(setting: Setting, run: Run, place: Place) -> _Lock:
    writer = synchroniser(setting, place, "rwlock")
    readers = [writer.part(setting, f"reader{thread}", 0, 1) for thread in range(setting.next_thread)]
    # Nothing bounds how often a thread reads.
    return _Lock(writer, tuple(readers), writer.part(setting, f"more{run.thread}", 0))


def _find(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> tuple[_Lock, Outcomes]:
    place, wrong = find_place(setting, run, args[0], "reader-writer lock", ins.loc)
    for _, target, at in place.ways:
        item = setting.program.globals.get(target)
        if item is not None and any(item.data[at : at + _SIZE]):
            raise UnsupportedError("a reader-writer lock that is not of the ordinary kind", ins.loc)
    return _parts(setting, run, place), wrong


def _initialise(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "initialise"):
        return [(run, STOP)]
    place, wrong = find_place(setting, run, args[0], "reader-writer lock", ins.loc)
    lock = _parts(setting, run, place)
    for each in (lock.writer, *lock.readers):
        each.write(run, const(0))
    return [*wrong, proceed(run, ins)]


def _destroy(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "destroy"):
        return [(run, STOP)]
    lock, outcomes = _find(setting, run, ins, args)
    outcomes += checked(run, lock.writable(run), "a locked reader-writer lock is destroyed", ins.loc)
    return [*outcomes, proceed(run, ins)]


def _locking(writing: bool) -> Handler:
    def lock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        if must_stop(run, ins, "lock"):
            return [(run, STOP)]
        found, wrong = _find(setting, run, ins, args)
        run.require(found.writable(run) if writing else found.readable(run))
        return [*wrong, *found.lock(run, ins, writing)]

    return lock


def _trying(writing: bool, otherwise: int) -> Handler:
    def attempt(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        if must_stop(run, ins, "trylock"):
            return [(run, STOP)]
        found, outcomes = _find(setting, run, ins, args)
        possible = found.writable(run) if writing else found.readable(run)
        failed = run.fork()
        if run.restrict(possible):
            outcomes += found.lock(run, ins, writing)
        if failed.restrict(negation(possible)):
            outcomes.append(proceed(failed, ins, const(otherwise)))
        return outcomes

    return attempt


def _unlock(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    if must_stop(run, ins, "unlock"):
        return [(run, STOP)]
    lock, outcomes = _find(setting, run, ins, args)
    written, being_read, twice = lock.written(run), lock.being_read(run), lock.twice(run)
    last, earlier, wrong = run.fork(), run.fork(), run.fork()
    if run.restrict(written):
        lock.writer.write(run, const(0))
        outcomes.append(proceed(run, ins))
    if last.restrict(conjunction((negation(written), being_read, negation(twice)))):
        lock.readers[run.thread].write(last, const(0))
        outcomes.append(proceed(last, ins))
    if earlier.restrict(conjunction((negation(written), being_read, twice))):
        lock.more.increase(earlier, -1)
        outcomes.append(proceed(earlier, ins))
    if wrong.restrict(conjunction((negation(written), negation(being_read)))):
        text = "a reader-writer lock that this thread does not hold is unlocked"
        outcomes.append((wrong, ("error", Failure("lock", text, ins.loc))))
    return outcomes


def _attribute(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """Attributes that leave a lock ordinary; there is no handler for the one that does not."""
    return [proceed(run, ins)]


RWLOCKS: dict[str, Handler] = {
    "pthread_rwlock_init": _initialise,
    "pthread_rwlock_destroy": _destroy,
    "pthread_rwlock_rdlock": _locking(writing=False),
    "pthread_rwlock_wrlock": _locking(writing=True),
    "pthread_rwlock_tryrdlock": _trying(writing=False, otherwise=BUSY),
    "pthread_rwlock_trywrlock": _trying(writing=True, otherwise=BUSY),
    "pthread_rwlock_timedrdlock": _trying(writing=False, otherwise=TIMED_OUT),
    "pthread_rwlock_timedwrlock": _trying(writing=True, otherwise=TIMED_OUT),
    "pthread_rwlock_unlock": _unlock,
    "pthread_rwlockattr_init": _attribute,
    "pthread_rwlockattr_destroy": _attribute,
    "pthread_rwlockattr_setpshared": _attribute,
}
