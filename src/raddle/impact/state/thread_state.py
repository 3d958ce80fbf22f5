"""Where a thread is: its frames, and of its registers and private memory what is constant.

Constants are part of the *location*, everything else is a variable of the state formulas, named after
thread, depth, function and register. At the head of a loop every number that the loop may change
becomes a variable, so that a loop has finitely many locations. Loops that only create or join
threads are the exception: they are unrolled.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.impact.state.memory import Pointer, Undefined, Value
from raddle.impact.terms.terms import FALSE, TRUE, Term, const, eq, ite, linear, value_of, var, wrap
from raddle.ir.types import Type

# What a location says of a register or private cell: ("c", term), ("p", target, offset), a pointer
# ("o", target, constant, factors) to constant + Σ factor times an unknown number, an unknown number
# ("s", bits), such a number with what was added to it ("n", constant, factors), or undefined ("u", what).
Description = tuple[object, ...]
Cell = tuple[str, int, int]
"""Object, offset, size."""

AT_OPERATION = 0
"""Phase: the next instruction is a visible operation, about to happen. Later phases belong to
operations that happen in several steps."""
CALLED_BACK = 2
"""Phase: the operation has called a function of the program, and goes on when that has returned."""
AT_HEAD = -1
"""Phase: at the head of a loop, or at the start of a thread."""


@dataclass(frozen=True, slots=True)
class Frame:
    function: str
    block: str
    index: int
    phase: int
    registers: tuple[tuple[int, Description], ...]
    """Live ones only."""


@dataclass(frozen=True)
class ThreadState:
    """A thread's local location."""

    frames: tuple[Frame, ...]
    """Outermost first."""
    cells: tuple[tuple[Cell, Description], ...]
    allocated: tuple[tuple[str, int], ...] = ()
    """How many objects its sites of allocations have made, where those are not used again."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.frames, self.cells, self.allocated)))

    def __hash__(self) -> int:
        return self._hash  # type: ignore[attr-defined, no-any-return]


DONE = ThreadState((), ())
Location = tuple[ThreadState, ...]
"""The global location: one local location per thread, by its number."""


def local_name(thread: int, depth: int, function: str, register: int) -> str:
    return f"t{thread}.{depth}.{function}%{register}"


def number_variable(name: str, bits: int) -> Term:
    return var(name, 0, 1) if bits == 1 else var(name, -(1 << bits - 1), (1 << bits - 1) - 1)


def describe(value: Value, type_: Type, name: str, general: bool) -> tuple[Description, dict[Term, Term]]:
    """How a location says the value, and the variables to set for what it leaves out."""
    if isinstance(value, Undefined):
        return ("u", value.what), {}
    if isinstance(value, Pointer):
        offset = value_of(value.offset)
        if offset is not None:
            return ("p", value.target, offset), {}
        constant, parts = value.offset.args if value.offset.op == "lin" else (0, ((1, value.offset),))
        assert isinstance(constant, int)
        assert isinstance(parts, tuple)
        # Rows and columns of an array have factors of their own: they stay apart.
        factors = tuple(sorted({factor for factor, _ in parts}))
        return ("o", value.target, constant, factors), {
            var(f"{name}+{factor}"): linear(0, [(1, atom) for each, atom in parts if each == factor])
            for factor in factors
        }
    assert isinstance(value, Term)
    if not general and (value.op == "const" or value is TRUE or value is FALSE):
        return ("c", value), {}
    if type_.kind == "ptr":
        return _describe_sum(value, name)
    number = ite(value, const(1), const(0)) if type_.bits == 1 else value
    return ("s", type_.bits), {number_variable(name, type_.bits): number}


def _describe_sum(value: Term, name: str) -> tuple[Description, dict[Term, Term]]:
    """A number that is used as a pointer: what was added to the pointer stays apart from it."""
    constant, parts = value.args if value.op == "lin" else (0, ((1, value),))
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    factors = tuple(sorted({factor for factor, _ in parts}))
    if (constant, factors) == (0, (1,)) or 1 not in factors:
        return ("s", 64), {number_variable(name, 64): wrap(64, value)}
    return ("n", constant, factors), {
        _summand(name, factor): _fitting(
            factor, linear(0, [(1, atom) for each, atom in parts if each == factor])
        )
        for factor in factors
    }


def _summand(name: str, factor: int) -> Term:
    return number_variable(f"{name}+1", 64) if factor == 1 else var(f"{name}+{factor}")


def _fitting(factor: int, value: Term) -> Term:
    return wrap(64, value) if factor == 1 else value


def recall(description: Description, name: str) -> Value:
    """The value that a location and the variables stand for."""
    kind = description[0]
    if kind == "u":
        return Undefined(str(description[1]))
    if kind == "c":
        found = description[1]
        assert isinstance(found, Term)
        return found
    if kind == "p":
        return Pointer(str(description[1]), const(description[2]))  # type: ignore[arg-type]
    if kind == "o":
        _, target, constant, factors = description
        assert isinstance(constant, int)
        assert isinstance(factors, tuple)
        return Pointer(str(target), linear(constant, [(each, var(f"{name}+{each}")) for each in factors]))
    if kind == "n":
        _, constant, factors = description
        assert isinstance(constant, int)
        assert isinstance(factors, tuple)
        return linear(constant, [(each, _summand(name, each)) for each in factors])
    bits = description[1]
    assert isinstance(bits, int)
    variable = number_variable(name, bits)
    return eq(variable, const(1)) if bits == 1 else variable
