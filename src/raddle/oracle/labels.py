"""What a thread does next, and what it is told: the interface between threads and graphs.

A thread is a function from the answers it has received to its next label (RCMC, Definition 3.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from raddle.ir.instructions import Order
from raddle.ir.values import Location
from raddle.oracle.words import Word

ZERO = Word(0)

# Visible operations; each becomes an event.
READING = frozenset({"load", "rmw", "cas", "await", "await_rmw", "wake", "lock", "trylock", "unlock"})
ACCESSES = READING | {"store"}
OTHERS = frozenset({"fence", "spawn", "join", "detach", "choose", "free", "life_end"})
# Labels at which a thread stays for good.
ENDS = frozenset({"finished", "exit", "assume", "cut", "error"})


class Answer(NamedTuple):
    """`value`: what was read, chosen, returned by the joined thread, the new thread's handle."""

    value: Word = ZERO
    success: bool = True


@dataclass(frozen=True, slots=True)
class Label:
    """kind: one of ACCESSES, OTHERS or ENDS. `place` is the source line of the user's code."""

    kind: str
    place: Location | None = None
    address: int = 0
    size: int = 0
    read_mode: str = "na"
    write_mode: str = "na"
    fail_mode: str = "na"
    """cas: the mode of the read if it fails."""
    value: Word = ZERO
    """store: written; rmw, await_rmw: operand; cas: desired; finished: result."""
    expected: int = 0
    """cas: compared with what is read; await, await_rmw: (memory & mask) is compared with it."""
    mask: int = 0
    op: str = ""
    """rmw, await_rmw: the operator."""
    spin: bool = False
    """await, await_rmw: in a loop that goes round while the comparison fails."""
    pred: str = ""
    """await, await_rmw: the comparison."""
    weak: bool = False
    function: str = ""
    """spawn: the function the new thread runs."""
    given: tuple[Word, ...] = ()
    """spawn: its arguments."""
    number: int = 0
    """join, detach: the handle; choose: how many."""
    library: bool = False
    """In a function of raddle's C library: waiting there is no await of the user's, and x86 may do with less
    than a locked instruction."""
    text: str = ""
    """error: its kind."""
    code: str = ""
    """error: which one of that kind."""

    @property
    def is_atomic(self) -> bool:
        return (self.read_mode, self.write_mode) != ("na", "na")


@dataclass(frozen=True, slots=True)
class Shared:
    """An object of a thread that others can reach. A stack object that comes to life again has another
    `generation`. `born`: how many events its thread had when it came to life, so that an access that
    is after more than `born` of them can know it."""

    base: int
    size: int
    heap: bool
    zeroed: bool
    generation: int
    born: int
    place: Location | None = None
    again: bool = False
    """It has the address of a block that was freed, maybe another thread's."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a thread stands after some answers."""

    label: Label
    objects: tuple[Shared, ...]
    may_write: bool
    """Might it write shared memory or start a thread, now or later?"""


_READ = {
    Order.PLAIN: "na", Order.RELAXED: "rlx", Order.ACQUIRE: "acq", Order.RELEASE: "rlx", Order.ACQ_REL: "acq",
    Order.SEQ_CST: "sc",
}  # fmt: skip
_WRITE = _READ | {Order.ACQUIRE: "rlx", Order.RELEASE: "rel", Order.ACQ_REL: "rel"}
_FENCE = {Order.ACQUIRE: "acq", Order.RELEASE: "rel", Order.ACQ_REL: "acqrel", Order.SEQ_CST: "sc"}


def modes(order: Order, library: bool) -> tuple[str, str]:
    """The modes of an access's read and write. seq_cst inside raddle's library is acq_rel: no library
    function promises more to its caller."""
    if library and order is Order.SEQ_CST:
        order = Order.ACQ_REL
    return _READ[order], _WRITE[order]


def fence_mode(order: Order) -> str | None:
    """None: the fence orders nothing."""
    return _FENCE.get(order)
