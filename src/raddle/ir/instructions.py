"""The instructions of raddle IR: what survives of LLVM IR after lowering.

Everything a search can see is explicit: memory accesses carry their C11 order, and threads,
locks, waiting, choice, allocation and errors are `Operation`s. Each instruction keeps `id`, unique
in its function and never changed by a pass, and the source location it came from, so that a
trace, a purity report and an instrumented binary speak of the same place.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from raddle.ir.values import Location, Operand, Reg


class Order(Enum):
    """C11 memory orders; consume is treated as acquire, as compilers do."""

    PLAIN = "plain"
    RELAXED = "relaxed"
    ACQUIRE = "acquire"
    RELEASE = "release"
    ACQ_REL = "acq_rel"
    SEQ_CST = "seq_cst"


@dataclass(frozen=True, slots=True)
class Instruction:
    id: int
    loc: Location | None


@dataclass(frozen=True, slots=True)
class Binary(Instruction):
    """op: add sub mul udiv sdiv urem srem shl lshr ashr and or xor; fadd fsub fmul fdiv frem.

    Signed overflow wraps; a zero divisor, INT_MIN / -1 and a shift by the width or more are errors.
    """

    dst: Reg
    op: str
    a: Operand
    b: Operand


@dataclass(frozen=True, slots=True)
class Compare(Instruction):
    """pred: eq ne ult ule ugt uge slt sle sgt sge, or LLVM's float predicates (oeq, une, ord, …)."""

    dst: Reg
    pred: str
    a: Operand
    b: Operand


@dataclass(frozen=True, slots=True)
class Convert(Instruction):
    """op: trunc zext sext fptosi fptoui sitofp uitofp fpext fptrunc, or bitcast (bits unchanged;
    also between pointers and 64-bit integers)."""

    dst: Reg
    op: str
    a: Operand


@dataclass(frozen=True, slots=True)
class Unary(Instruction):
    """op: fneg fabs sqrt floor ceil trunc round rint (floats); ctpop ctlz cttz bswap (integers)."""

    dst: Reg
    op: str
    a: Operand


@dataclass(frozen=True, slots=True)
class Select(Instruction):
    dst: Reg
    cond: Operand
    a: Operand
    b: Operand


@dataclass(frozen=True, slots=True)
class Offset(Instruction):
    """dst = base + sext(index) * scale + displacement; index None means no index."""

    dst: Reg
    base: Operand
    index: Operand | None
    scale: int
    displacement: int


@dataclass(frozen=True, slots=True)
class Alloca(Instruction):
    """A stack object of `size` bytes, times `count` for variable-length arrays.

    Dies when its function returns. `private` is set by the privacy pass: no other thread can reach
    it, so its accesses make no events. `looked_at`: so is this, if what the program does may depend on
    the object's address. `type_index` points into Program.debug_types.
    """

    dst: Reg
    size: int
    align: int
    count: Operand | None
    variable: str
    type_index: int | None
    private: bool = False
    looked_at: bool = False


@dataclass(frozen=True, slots=True)
class Lifetime(Instruction):
    """Start: the object's bytes become uninitialised. End: the object may not be touched until the
    next start."""

    pointer: Operand
    start: bool


@dataclass(frozen=True, slots=True)
class ThreadLocal(Instruction):
    """dst = the address of this thread's own instance of a thread-local global."""

    dst: Reg
    symbol: str


@dataclass(frozen=True, slots=True)
class Load(Instruction):
    dst: Reg
    pointer: Operand
    order: Order
    volatile: bool = False


@dataclass(frozen=True, slots=True)
class Store(Instruction):
    pointer: Operand
    value: Operand
    order: Order
    volatile: bool = False


@dataclass(frozen=True, slots=True)
class Rmw(Instruction):
    """dst = the old value. op: xchg add sub and or xor nand max min umax umin fadd fsub."""

    dst: Reg
    op: str
    pointer: Operand
    value: Operand
    order: Order


@dataclass(frozen=True, slots=True)
class CompareExchange(Instruction):
    dst: Reg
    success: Reg
    pointer: Operand
    expected: Operand
    desired: Operand
    order: Order
    failure: Order
    weak: bool


@dataclass(frozen=True, slots=True)
class Fence(Instruction):
    order: Order
    single_thread: bool = False


@dataclass(frozen=True, slots=True)
class Copy(Instruction):
    """memcpy (overlap is an error) or memmove. On shared memory each cell is one read and one write.

    `cells`: (offset, size) pairs where the compiler told the layout; None: by alignment, at most 8
    bytes a cell."""

    target: Operand
    source: Operand
    size: Operand
    may_overlap: bool
    align: int
    cells: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True)
class Fill(Instruction):
    """memset; cells by alignment, at most 8 bytes each."""

    target: Operand
    byte: Operand
    size: Operand
    align: int


@dataclass(frozen=True, slots=True)
class Call(Instruction):
    """Call a function of the program, by name or through a pointer.

    `fixed` is the number of arguments that belong to declared parameters, the rest are variadic.
    An external function that raddle does not know has become an Operation "unsupported". `made` is the
    debug type of the pointer that the result becomes, for names in reports.
    """

    results: tuple[Reg, ...]
    callee: str | Operand
    args: tuple[Operand, ...]
    fixed: int
    made: int | None = None


@dataclass(frozen=True, slots=True)
class Operation(Instruction):
    """A visible or machine-level operation; OPERATIONS in operations.py gives the signatures.

    `text` is the operation's constant string where it has one (an error's message, an unsupported
    function's name, an await's comparison)."""

    kind: str
    results: tuple[Reg, ...]
    args: tuple[Operand, ...]
    text: str = ""
    order: Order = Order.SEQ_CST


@dataclass(frozen=True, slots=True)
class Phi(Instruction):
    """incoming: (label of the predecessor, value) pairs, one per predecessor."""

    dst: Reg
    incoming: tuple[tuple[str, Operand], ...]


@dataclass(frozen=True, slots=True)
class Jump(Instruction):
    target: str


@dataclass(frozen=True, slots=True)
class Branch(Instruction):
    cond: Operand
    then: str
    other: str


@dataclass(frozen=True, slots=True)
class Switch(Instruction):
    value: Operand
    default: str
    cases: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Return(Instruction):
    values: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Unreachable(Instruction):
    """Getting here is undefined behaviour, and reported as such."""


Terminator = Jump | Branch | Switch | Return | Unreachable
