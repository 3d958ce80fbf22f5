"""What a program allocates besides its globals, as far as threads have been seen to do it.

Sites of `malloc` with the objects they make, and what these consist of; stack objects that other threads can
reach; local arrays with indices that are not constants. An executor meets all this while it runs. What it
meets first grows this table, and whoever searches begins again (`Grown`): in the end every step of a tree was
made with the same table, and the tree is checked with that table.

A site is a call with its callers, in a thread. It makes its objects one after the other, each a new one, as
long as there are few. Only then are objects used again (`reused`), see heap.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from math import gcd

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import SYNCHRONISATION
from raddle.impact.terms.terms import Term, value_of
from raddle.ir.debug_type import DebugType
from raddle.ir.values import Location

_GUESSES = 8
_FRESH, _FRESH_OF_MAIN, _MOST = 4, 16, 32
"""Objects of a site before they are used again, and at all. `main` often allocates something for each thread;
other threads, something for each round."""


class Grown(Exception):
    """The table has grown: steps that were made before may be wrong."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What is missing for an access: a scalar of a site's objects, another type for them, another object, or
    more than there can be. Or a variable, in place of the site, that leaves its range."""

    site: str
    offset: int = 0
    stride: int = 0
    width: int = 0
    kind: str = "object"
    """object, interior, type, integer, pointer, float, range, refused, or what threads synchronise by."""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Scalars at base, base + stride, … up to the end of the object; one if the stride is 0."""

    base: int
    stride: int
    width: int
    kind: str

    def contains(self, offset: int, stride: int, width: int) -> bool:
        if width != self.width:
            return False
        if not self.stride:
            return not stride and offset == self.base
        return stride % self.stride == 0 and (offset - self.base) % self.stride == 0


@dataclass(slots=True)
class AllocationSite:
    """`size` bytes are allocated at `place`. What the objects consist of is a guess until all accesses fit:
    the first of `guesses`, types each with a count, or else `rows`, scalars found by their uses."""

    size: int
    place: Location | None
    guesses: list[tuple[int, int]] = field(default_factory=list)
    fresh: int = _FRESH
    rows: list[Row] = field(default_factory=list)
    synchronisers: list[tuple[str, int]] = field(default_factory=list)
    capacity: int = 1
    reused: bool = False

    def add(self, new: Row, place: Location | None) -> None:
        """Rows that have bytes in common become one, which has to have both as part."""
        while True:
            other = next((row for row in self.rows if self._common(row, new)), None)
            if other is None:
                self.rows.append(new)
                return
            self.rows.remove(other)
            floats = [row.kind == "float" for row in (other, new)]
            stride = gcd(other.stride, new.stride, abs(other.base - new.base))
            if other.width != new.width or floats[0] != floats[1] or 0 < stride < new.width:
                raise UnsupportedError(
                    "allocated memory that is accessed as scalars of several kinds is not supported in "
                    "schedules",
                    place,
                )
            base = new.base % stride if stride else new.base
            kind = new.kind if new.kind == other.kind else "integer"
            new = Row(base, stride, new.width, kind)

    @staticmethod
    def _common(one: Row, other: Row) -> bool:
        """Whether they may have bytes in common."""
        stride = gcd(one.stride, other.stride)
        apart = other.base - one.base
        if not stride:
            return -other.width < apart < one.width
        return apart % stride < one.width or -apart % stride < other.width

    def offsets(self, row: Row) -> range:
        last = self.size - row.width
        return range(row.base, last + 1, row.stride) if row.stride else range(row.base, row.base + 1)


@dataclass(frozen=True, slots=True)
class StackObject:
    """`own`: only its thread gets at it."""

    size: int
    type_index: int | None
    title: str
    own: bool
    data: bytes | None = None


class Allocations:
    """`version` changes whenever steps that were made before may be wrong. `anyone`: a signal may wake any of
    the threads that wait, not the one that has waited longest, as the runtime has it."""

    def __init__(self, anyone: bool = False) -> None:
        self.anyone = anyone
        self.sites: dict[str, AllocationSite] = {}
        self.stack: dict[str, StackObject] = {}
        self.addressed: dict[str, None] = {}
        """Stack objects whose addresses are in memory."""
        self.indexed: set[tuple[str, str]] = set()
        """Private local arrays with unknown indices, by function and instruction; thread-locals by name."""
        self.interior = False
        """Whether there are pointers in memory to others than the first scalars of allocated objects."""
        self.ranges: dict[str, tuple[int, int]] = {}
        """Between which numbers variables stay, by name. Steps that could leave a range are errors."""
        self.version = 0

    def objects(self) -> list[tuple[str, str]]:
        """Names of all allocated objects, with their sites."""
        return [(f"{key}#{n}", key) for key, site in self.sites.items() for n in range(site.capacity)]

    @property
    def reuses(self) -> bool:
        return any(site.reused for site in self.sites.values())

    def with_ranges(self, ranges: dict[str, tuple[int, int]]) -> Allocations:
        """The same, to grow by itself."""
        made = deepcopy(self)
        made.ranges = ranges
        return made

    def address(self, name: str) -> None:
        self.addressed[name] = None
        self._grown()

    def index(self, function: str, number: str) -> None:
        self.indexed.add((function, number))
        self._grown()

    def site(
        self, key: str, thread: int, size: int, place: Location | None, types: Sequence[DebugType]
    ) -> AllocationSite:
        found = self.sites.get(key)
        fresh = _FRESH if thread else _FRESH_OF_MAIN
        if found is None:
            self.sites[key] = AllocationSite(size, place, guesses(types, size), fresh=fresh)
            self._grown()
        elif (found.size, found.fresh) != (size, fresh):
            raise ValueError("another site of allocations")
        return self.sites[key]

    def stacked(self, name: str, item: StackObject) -> None:
        if self.stack.setdefault(name, item) != item:
            raise ValueError("another stack object")

    def grow(self, growth: Growth, place: Location | None) -> None:
        """By something that an execution needs."""
        if growth.kind == "refused":
            raise UnsupportedError(f"{growth.text} is not supported in schedules", place)
        if growth.kind == "interior":
            self.interior = True
            self._grown()
        if growth.kind == "range":
            del self.ranges[growth.site]
            self._grown()
        site = self.sites[growth.site]
        if growth.kind == "object":
            self._enlarge(site)
        elif site.guesses:
            del site.guesses[0]
        elif growth.kind in ("integer", "pointer", "float"):
            site.add(Row(growth.offset, growth.stride, growth.width, growth.kind), place)
        else:
            site.synchronisers.append((growth.kind, growth.offset))
        self._grown()

    @staticmethod
    def _enlarge(site: AllocationSite) -> None:
        if site.capacity >= _MOST:
            raise UnsupportedError(
                f"more than {_MOST} objects that are allocated here and not freed, or to which pointers are "
                "left, are not supported in schedules",
                site.place,
            )
        if site.capacity >= site.fresh and not site.reused:
            site.reused, site.capacity = True, 1
        else:
            site.capacity += 1 if site.capacity < 4 else site.capacity

    def _grown(self) -> None:
        self.version += 1
        raise Grown


def guesses(types: Sequence[DebugType], size: int) -> list[tuple[int, int]]:
    """Structs of that size, and arrays of structs."""
    whole = [
        (number, 1)
        for number, each in enumerate(types)
        if each.size == size and (each.kind == "struct" or each.name in SYNCHRONISATION)
    ]
    parts = [
        (number, size // each.size)
        for number, each in enumerate(types)
        if each.kind == "struct" and 0 < each.size < size and size % each.size == 0
    ]
    parts.sort(key=lambda part: part[1])
    return (whole + parts)[:_GUESSES]


def needed(offset: Term, width: int) -> tuple[int, int] | None:
    """Where the row of an access starts, and its stride; None if the offset is not one of a row."""
    number = value_of(offset)
    if number is not None:
        return number, 0
    constant, parts = offset.args if offset.op == "lin" else (0, ((1, offset),))
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    stride = gcd(*(factor for factor, _ in parts))
    return (constant % stride, stride) if stride >= width else None
