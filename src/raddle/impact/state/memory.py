"""Objects in memory as columns of scalars.

The debug type of an object says where its scalars lie. Each scalar that no array contains is one
integer variable; the scalars of an array (of scalars, or of one field of structs) are one array
variable, a *column*, indexed by the element's number. An access must hit exactly one scalar of a
column; anything else (another width, a pointer into the middle) is not supported here. Objects of
the thread library (mutexes …) have variables of their own and are never looked into.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from raddle.impact.terms.columns import Column, Scalar, divided, joined
from raddle.impact.terms.terms import (
    FALSE,
    TRUE,
    Term,
    add,
    array_of,
    conjunction,
    const,
    negation,
    store,
    value_of,
    var,
)
from raddle.ir.operands import operands
from raddle.ir.program import DebugType, Global, Program
from raddle.ir.values import Addr

SYNCHRONISATION = {
    "pthread_mutex_t": "mutex",
    "pthread_cond_t": "condition variable",
    "pthread_barrier_t": "barrier",
    "sem_t": "semaphore",
    "pthread_rwlock_t": "reader-writer lock",
    "mtx_t": "mutex",
    "cnd_t": "condition variable",
}
_MAX_CELLS = 4096


@dataclass(frozen=True, slots=True)
class Pointer:
    """`target` names an object or a function; `offset` counts bytes."""

    target: str
    offset: Term


@dataclass(frozen=True, slots=True)
class Undefined:
    """A value that nothing may depend on. `what` would be refused then."""

    what: str


UNDEFINED = Undefined("a decision by an uninitialised value")
FLOATING = Undefined("a decision by a floating-point number")
ENDED = Undefined("a use of the address of a local variable after its function has returned")
WORD = Undefined("looking into a word of argv or of the environment")
STREAM = Undefined("looking into a stream, or one in memory that threads share,")
"""A pointer to a string that belongs to the outside; not null."""
Value = Term | Pointer | Undefined


@dataclass(frozen=True)
class Object:
    """One global, or one stack object that threads share."""

    name: str
    size: int
    columns: tuple[Column, ...]
    data: bytes = b""
    constant: bool = False
    opaque: str = ""
    """Something in it that belongs to no column."""
    synchronising: tuple[tuple[str, Column], ...] = ()
    """What is in it that threads synchronise by: mutexes and their like."""
    title: str = ""
    site: str = ""
    """Where it is allocated, for objects that are."""
    guessed: bool = False
    """Its type is a guess; else scalars of allocated objects are found by their uses."""
    mortal: bool = False
    """It lives only while its variable says so."""
    own: bool = False
    """Only its thread gets at it."""

    @property
    def shown(self) -> str:
        return self.title or self.name

    @property
    def alive(self) -> Term:
        """1 while it lives."""
        return var(f"{self.name}+0.alive", 0, 1)

    def synchronisers(self, kind: str) -> list[int]:
        """The offsets of all that are a `kind`."""
        return [offset for each, column in self.synchronising if each == kind for offset in column.offsets()]

    def scalar(self, column: Column, offset: int) -> int:
        raw = self.data[offset : offset + column.size].ljust(column.size, b"\0")
        return int.from_bytes(raw, "little", signed=True)

    def initial(self, column: Column) -> Term:
        """The value that the variable of the column starts with."""
        if not column.dimensions:
            return const(self.scalar(column, column.base))
        offsets = column.offsets()
        made = array_of(const(0))
        for number, offset in enumerate(offsets):
            value = self.scalar(column, offset) if offset < len(self.data) else 0
            if value:
                made = store(made, const(number), const(value))
        return made

    def find(self, offset: Term, size: int) -> list[Scalar]:
        """The scalars of that size that may be there; their conditions exclude each other."""
        number = value_of(offset)
        columns = [column for column in self.columns if column.size == size]
        if number is not None:
            indices = [(column, column.constant_index(number)) for column in columns]
            return [Scalar(column, const(index), TRUE) for column, index in indices if index is not None]
        meant = [Scalar(column, *hit) for column in columns for hit in column.meant(offset)]
        exact = [Scalar(column, *column.exact(offset)) for column in columns]
        # An index that runs over into the next row or member.
        astray = [negation(scalar.inside) for scalar in meant]
        for scalar in exact:
            inside = conjunction((scalar.inside, *astray))
            if scalar not in meant and inside is not FALSE:
                meant.append(Scalar(scalar.column, scalar.index, inside))
        return meant

    def dense(self, offset: Term, size: int) -> bool:
        """Whether the offset, if it lies inside, is that of a scalar of that size."""
        sizes = sum(size * len(column.offsets()) for column in self.columns if column.size == size)
        return sizes == self.size and divided(offset, size)[1] is const(0)

    def cells(self, size: int) -> list[int]:
        """Offsets of all scalars of that size."""
        found: list[int] = []
        for column in self.columns:
            if column.size == size:
                found += column.offsets()
        return found


def pointed_at(program: Program) -> tuple[str, ...]:
    """Functions whose addresses are values somewhere."""
    named = {
        value.symbol
        for function in program.functions.values()
        for block in function.blocks
        for instruction in block.instructions
        for value in operands(instruction)
        if isinstance(value, Addr)
    }
    named |= {address.symbol for item in program.globals.values() for _, address in item.relocations}
    return tuple(name for name in program.functions if name in named)


class Layout:
    """All objects of a program, and numbers for their addresses."""

    def __init__(self, program: Program, ranges: Mapping[str, tuple[int, int]] | None = None) -> None:
        self.program = program
        self.ranges = ranges or {}
        """Of variables that do not use all that their types allow."""
        self.objects: dict[str, Object] = {}
        self.addresses: dict[str, int] = {}
        self.initial: dict[Term, Term] = {}
        self.limited: frozenset[Term] = frozenset()
        """Variables with ranges of their own."""
        self.synchronising: set[str] = set()
        """Objects with a mutex or its like in them."""
        self._inside: dict[str, list[tuple[str, Column]]] = {}
        self.opaque: dict[str, str] = {}
        """Objects with something in them that belongs to no column, and what it is."""
        self._position = 1 << 20
        for name, item in program.globals.items():
            if item.constant:
                self.place(name, item.size)
        self.constants = (1 << 20, self._position)
        """Where all that is constant lies."""
        for name, item in program.globals.items():
            if not item.constant:
                self.place(name, item.size)
        self.functions = pointed_at(program)
        """Those that pointers may mean: none of them is an object, but each has an address."""
        for name in self.functions:
            self.place(name, 1)
        for name, item in program.globals.items():
            if not item.thread_local:
                self._add(name, item)

    def place(self, name: str, size: int) -> None:
        """Give the object an address."""
        self.addresses[name] = self._position
        self._position += (size + 0x10000) & ~0xFFFF

    def _add(self, name: str, item: Global) -> None:
        data = bytearray(item.data.ljust(item.size, b"\0"))
        for offset, address in item.relocations:
            target = self.addresses.get(address.symbol)
            if target is not None:
                data[offset : offset + 8] = (target + address.offset).to_bytes(8, "little")
        self.define(name, item.size, item.type_index, bytes(data), item.constant)

    def define(
        self,
        name: str,
        size: int,
        type_index: int | None,
        data: bytes = b"",
        constant: bool = False,
        count: int = 1,
    ) -> Object:
        """An object of a debug type, or several in a row; one without a type has no columns."""
        columns: list[Column] = []
        if type_index is not None:
            outer = ((size // count, count),) if count > 1 else ()
            self._flatten(name, name, type_index, 0, outer, columns)
        elif size in (1, 2, 4, 8):
            columns.append(Column(name, 0, (), size, False))
        if name in self.program.globals and not constant:
            columns = [self._limited(column) for column in columns]
        made = self.objects[name] = Object(
            name,
            size,
            tuple(columns),
            data,
            constant,
            self.opaque.get(name, ""),
            tuple(self._inside.pop(name, ())),
        )
        for column in made.columns:
            if column.limits is not None:
                self.limited |= {column.variable}
            if sum(count for _, count in column.dimensions) <= 1 << 20:
                self.initial[column.variable] = made.initial(column)
                self._check_start(column)
            elif column.limits is not None:
                raise ValueError("a range of what is too large to look at")
        return made

    def _check_start(self, column: Column) -> None:
        """What it starts with lies in its range. That no step leaves it is for the executor."""
        low, high = self.initial[column.variable].bounds
        if column.limits is not None and not (
            low is not None and high is not None and column.limits[0] <= low and high <= column.limits[1]
        ):
            raise ValueError("a range that does not hold at the start")

    def _limited(self, column: Column) -> Column:
        limits = self.ranges.get(column.name)
        if limits is None or column.pointer or column.floating:
            return column
        half = 1 << 8 * column.size - 1
        if not -half <= limits[0] <= limits[1] < half:
            raise ValueError("a range that is none")
        return replace(column, limits=limits)

    def _flatten(
        self,
        root: str,
        name: str,
        type_index: int,
        base: int,
        outer: tuple[tuple[int, int], ...],
        found: list[Column],
    ) -> None:
        kind: DebugType = self.program.debug_types[type_index]
        if kind.name in SYNCHRONISATION:
            self.synchronising.add(name.partition(".")[0])
            column = Column(name, base, joined(outer), kind.size, False)
            self._inside.setdefault(root, []).append((SYNCHRONISATION[kind.name], column))
        if kind.kind == "union" and kind.name not in SYNCHRONISATION:
            self.opaque.setdefault(root, "a union")
        if kind.name in SYNCHRONISATION or kind.kind == "union":
            return
        if kind.kind == "array" and kind.element is not None:
            element = self.program.debug_types[kind.element]
            if kind.count:
                dimension = (element.size, kind.count)
                self._flatten(root, name, kind.element, base, (*outer, dimension), found)
        elif kind.kind == "struct":
            for member, offset, member_type, _, bit_size in kind.members:
                if bit_size:
                    self.opaque.setdefault(root, f"bit-field {member}")
                    continue
                self._flatten(root, f"{name}.{member}", member_type, base + offset, outer, found)
        elif kind.size in (1, 2, 4, 8):
            flags = (kind.kind == "pointer", kind.kind == "float")
            found.append(Column(name, base, joined(outer), kind.size, *flags))

    def scalars(self, type_index: int) -> tuple[list[Column], str]:
        """Of an object of that type, and what else is in it."""
        found: list[Column] = []
        self._flatten("", "", type_index, 0, (), found)
        return found, self.opaque.pop("", "")

    def encode(self, pointer: Pointer) -> Term | None:
        """A pointer as a number, for memory."""
        address = self.addresses.get(pointer.target)
        return None if address is None else add(const(address), pointer.offset)

    def decode(self, number: int) -> Pointer | None:
        for name, address in self.addresses.items():
            if address <= number <= address + self._size(name):
                return Pointer(name, const(number - address))
        return None

    def _size(self, name: str) -> int:
        if name in self.program.functions:
            return 0
        item = self.objects.get(name)
        return self.program.globals[name].size if item is None else item.size
