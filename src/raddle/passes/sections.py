"""Critical sections of a loop that only looks: `for (;;) { lock(m); d = done; unlock(m); if (d) break; }`.

Locking a mutex and giving it back leaves no trace if nothing between the two does. Taking such a
section out of an execution takes away an update of the mutex and the write behind it; who took the
mutex next finds the same word in the write before, with which it synchronises. Only a thread that
finds the mutex held and goes on could tell: one that tries to lock, or locks with a time limit. In
programs that have one, sections are effects.

The same holds for spinlocks, and for reader-writer locks: those who read meanwhile count one reader less,
and nobody looks at how many there are but who waits for none. One that prefers writers is left alone, since
who waits for it shows. An atomic section (`__VERIFIER_atomic_begin`) is one of a lock that nobody tries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Program
from raddle.ir.thread_library import Thing, named, original
from raddle.ir.values import Addr, Operand, Reg

_OTHERS: tuple[Thing, ...] = ("spinlock", "rwlock")


def _functions(event: str) -> dict[str, Thing]:
    """What locks, or unlocks, by its name: which thing."""
    found: dict[str, Thing] = dict.fromkeys(named("mutex", same=event), "mutex")
    for thing in _OTHERS:
        found |= {name: thing for name in named(thing, event=event) if name == original(name)}
    return found


_ATOMIC = Addr("__VERIFIER_atomic_begin")
"""Stands for the lock of atomic sections."""
_TAKES, _GIVES = _functions("lock"), _functions("unlock")


class Sections:
    """Of the loops of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._tried: dict[Thing, bool] = {}

    def are_among(self, instructions: Iterable[Instruction]) -> bool:
        return any(self.taken(i) is not None or self.given_back(i) is not None for i in instructions)

    def behind(
        self,
        i: Instruction,
        held: tuple[Instruction, ...],
        is_fixed: Callable[[Operand], bool],
        address: Callable[[Operand], object],
    ) -> tuple[Instruction, ...] | None:
        """What is held behind the instruction, if it begins or ends a critical section; None: it does not.
        `held`: the calls that have locked a mutex which is held before it."""
        mutex = self.taken(i)
        if mutex is not None:
            return (*held, i) if is_fixed(mutex) else None
        mutex = self.given_back(i)
        last = self.taken(held[-1]) if held else None
        if mutex is None or last is None or address(mutex) != address(last):
            return None
        return held[:-1]

    def taken(self, i: Instruction) -> Operand | None:
        """The mutex that the call locks, if that may leave no trace."""
        return self._atomic(i, "__VERIFIER_atomic_begin") or self._mutex(i, _TAKES)

    def given_back(self, i: Instruction) -> Operand | None:
        """The mutex that it unlocks."""
        return self._atomic(i, "__VERIFIER_atomic_end") or self._mutex(i, _GIVES)

    def _atomic(self, i: Instruction, name: str) -> Operand | None:
        yes = isinstance(i, ir.Call) and i.callee == name and self._program.functions[name].library
        return _ATOMIC if yes else None

    def _mutex(self, i: Instruction, names: dict[str, Thing]) -> Operand | None:
        if not isinstance(i, ir.Call) or not isinstance(i.callee, str) or len(i.args) != 1:
            return None
        thing = names.get(self._called_by(i.callee)) if self._program.functions[i.callee].library else None
        return None if thing is None or self._is_tried(thing) else i.args[0]

    def _called_by(self, name: str) -> str:
        """The function itself, or the one that it does nothing but call: `std::mutex::lock` is one."""
        function = self._program.functions[name]
        if len(function.blocks) != 1 or len(function.params) != 1 or name in _TAKES or name in _GIVES:
            return name
        *body, end = function.blocks[0].instructions
        calls = [i for i in body if not (isinstance(i, ir.Offset) and i.index is None)]
        if not isinstance(end, ir.Return) or end.values or len(calls) != 1:
            return name
        (call,) = calls
        if not isinstance(call, ir.Call) or not isinstance(call.callee, str):
            return name
        given = {i.dst: i for i in body if isinstance(i, ir.Offset)}
        passed = call.args[0] if len(call.args) == 1 else None
        while isinstance(passed, Reg) and passed in given and given[passed].displacement == 0:
            passed = given[passed].base
        return call.callee if passed == function.params[0] else name

    def _is_tried(self, thing: Thing) -> bool:
        """Whether anybody asks if one of them is held: for mutexes that is an operation of the machine."""
        if thing not in self._tried:
            functions = self._program.functions
            self._tried[thing] = not functions.keys().isdisjoint(named(thing, event="trylock"))
            if thing == "mutex":
                self._tried[thing] = any(
                    isinstance(i, ir.Operation) and i.kind == "trylock"
                    for function in functions.values()
                    for block in function.blocks
                    for i in block.instructions
                )
        return self._tried[thing]
