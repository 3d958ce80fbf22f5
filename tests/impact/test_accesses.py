"""Which scalar of an object an access hits: against plain counting of bytes, and for whole programs."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from commands import PATIENT, raddle

from raddle.impact.state.memory import Object
from raddle.impact.terms.columns import Column, joined
from raddle.impact.terms.substitution import substitute
from raddle.impact.terms.terms import FALSE, TRUE, Term, const, linear, value_of, var

FEATURES = Path(__file__).parent / "features"
_WIDTHS = {"char": 1, "short": 2, "int": 4, "long": 8}


@dataclass(frozen=True)
class Scalar:
    name: str


@dataclass(frozen=True)
class Array:
    element: Type
    count: int


@dataclass(frozen=True)
class Struct:
    """`name`: of the C type."""

    name: str
    members: tuple[Type, ...]


Type = Scalar | Array | Struct


def random_type(rng: random.Random, depth: int, names: list[str]) -> Type:
    kind = rng.choice(("scalar", "array", "array", "struct")) if depth else "scalar"
    if kind == "scalar":
        return Scalar(rng.choice(list(_WIDTHS)))
    if kind == "array":
        return Array(random_type(rng, depth - 1, names), rng.randint(2, 3))
    members = tuple(random_type(rng, depth - 1, names) for _ in range(rng.randint(1, 3)))
    names.append(f"s{len(names)}")
    return Struct(names[-1], members)


def alignment(type_: Type) -> int:
    if isinstance(type_, Scalar):
        return _WIDTHS[type_.name]
    return alignment(type_.element) if isinstance(type_, Array) else max(map(alignment, type_.members))


def places(type_: Struct) -> list[int]:
    at, found = 0, []
    for member in type_.members:
        at += -at % alignment(member)
        found.append(at)
        at += size(member)
    return found


def size(type_: Type) -> int:
    if isinstance(type_, Scalar):
        return _WIDTHS[type_.name]
    if isinstance(type_, Array):
        return type_.count * size(type_.element)
    end = places(type_)[-1] + size(type_.members[-1])
    return end + -end % alignment(type_)


def columns(type_: Type, name: str, base: int, outer: tuple[tuple[int, int], ...]) -> list[Column]:
    if isinstance(type_, Scalar):
        return [Column(name, base, joined(outer), size(type_), False)]
    if isinstance(type_, Array):
        return columns(type_.element, name, base, (*outer, (size(type_.element), type_.count)))
    found: list[Column] = []
    for number, (member, offset) in enumerate(zip(type_.members, places(type_), strict=True)):
        found += columns(member, f"{name}.m{number}", base + offset, outer)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_scalar_that_is_there(seed: int) -> None:
    rng = random.Random(seed)
    type_ = random_type(rng, 4, [])
    item = Object("x", size(type_), tuple(columns(type_, "x", 0, ())))
    there = {
        (offset, column.size): (column, number)
        for column in item.columns
        for number, offset in enumerate(column.offsets())
    }
    variables = [var(name, *rng.choice(((None, None), (0, 3), (-2, 2)))) for name in ("i", "j", "k")]
    strides = [stride for column in item.columns for stride, _ in column.dimensions] or [4]
    for _ in range(30):
        parts = [(rng.choice((1, 1, 1, 2, -1)) * rng.choice(strides), variable) for variable in variables]
        offset = linear(rng.randint(-8, item.size), parts[: rng.randint(1, 3)])
        width = rng.choice(list(_WIDTHS.values()))
        found = item.find(offset, width)
        for _ in range(20):
            values = {variable: const(rng.randint(*_limits(variable))) for variable in variables}
            at = value_of(substitute(offset, values))
            assert at is not None
            hit = [s for s in found if _truth(substitute(s.inside, values))]
            expected = there.get((at, width))
            assert [(s.column, value_of(substitute(s.index, values))) for s in hit] == (
                [] if expected is None else [expected]
            )
            if expected is None and item.dense(offset, width):
                assert not 0 <= at <= item.size - width


def _limits(variable: Term) -> tuple[int, int]:
    low, high = variable.bounds
    return -4 if low is None else low, 4 if high is None else high


def _truth(term: Term) -> bool:
    assert term in (TRUE, FALSE)
    return term is TRUE


@dataclass
class Program:
    """A program that makes accesses to one object of a random type."""

    rng: random.Random
    names: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)

    def declared(self, type_: Type, name: str) -> str:
        if isinstance(type_, Scalar):
            return f"{type_.name} {name}"
        if isinstance(type_, Array):
            return self.declared(type_.element, f"{name}[{type_.count}]")
        members = [self.declared(member, f"m{number}") for number, member in enumerate(type_.members)]
        self.types.append(f"struct {type_.name} {{ {'; '.join(members)}; }};")
        return f"struct {type_.name} {name}"

    def index(self, count: int) -> str:
        """In range."""
        at = self.rng.randrange(count)
        return self.rng.choice(
            (str(at), f"(int)(any() % {count})", f"(int)((any() % {count} + {at}) % {count})")
        )

    def access(self, type_: Type, text: str, out: bool) -> str:
        """An lvalue of a scalar; `out`: the outermost index may be too large or too small."""
        if isinstance(type_, Scalar):
            return text
        if isinstance(type_, Array):
            if out:
                low = self.rng.random() < 0.5
                at = f"(int)(any() % {type_.count + 1})" + (" - 1" if low else "")
                return self.access(type_.element, f"{text}[{at}]", False)
            at = self.index(type_.count)
            way = self.rng.choice((f"{text}[{at}]", f"(*({text} + {at}))", f"({text} + 1)[{at} - 1]"))
            return self.access(type_.element, way, False)
        number = self.rng.randrange(len(type_.members))
        return self.access(type_.members[number], f"{text}.m{number}", False)

    def text(self, out: bool) -> str:
        type_ = Array(random_type(self.rng, 3, self.names), self.rng.randint(2, 3))
        declared = self.declared(type_, "x")
        stores = [f"{self.access(type_, 'x', False)} = {number};" for number in range(6)]
        loads = [f"sum += {self.access(type_, 'x', False)};" for _ in range(3)]
        if out:
            stores.insert(self.rng.randint(0, 6), f"{self.access(type_, 'x', True)} = 1;")
        return "\n".join(
            [
                "#include <pthread.h>",
                "unsigned __VERIFIER_nondet_uint(void);",
                "static unsigned any(void) { return __VERIFIER_nondet_uint(); }",
                *self.types,
                f"{declared}; long sum;",
                "void *work(void *unused) {",
                *stores,
                *loads,
                "return 0; }",
                "int main(void) { pthread_t t; pthread_create(&t, 0, work, 0);",
                "pthread_join(t, 0); return 0; }",
            ]
        )


@pytest.mark.parametrize("out", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_alarms_for_what_is_outside_and_for_nothing_else(seed: int, out: bool, tmp_path: Path) -> None:
    source = tmp_path / "x.c"
    source.write_text(Program(random.Random(seed)).text(out))
    done = raddle("schedule", str(source), "-o", str(tmp_path / "s.json"), "--iterations", "1")
    assert done.returncode == (1 if out else 0), source.read_text() + done.stdout + done.stderr
    assert ("an access outside of x" in done.stdout) == out


@pytest.mark.parametrize("name", ["rows", "records"])
def test_arrays_in_arrays(name: str, tmp_path: Path) -> None:
    source, output = str(FEATURES / f"{name}.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", *PATIENT)
    assert (done.returncode, "verdict: safe" in done.stdout) == (0, True), done.stdout + done.stderr
    for level in ("-O0", "-O1", "-O2"):
        assert raddle("run", source, "--schedule", output, level).stdout == "20\n"
