"""Threads that nothing tells apart: of the executions that differ in their names one at least is visited,
under every model, none twice, and none that is not there; races and stuck threads are found all the same.

Random programs of which some threads are equal, against brute force; and C programs that wait in all ways,
with and without. Many more random programs are in native/tests/test_symmetry.cc.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import itertools
import os
import random
import re
from collections.abc import Iterator

import pytest
from test_features_together import PairProgram
from test_spin import BOUNDS, SECONDS, built, explored, missed
from toy.consistency import Consistency
from toy.findings import Expected, Findings, Place
from toy.generate import random_program
from toy.graph import INIT, Graph
from toy.native import Native
from toy.orders import Order
from toy.program import Op, Program
from toy.search import TooManyError, brute

from raddle import _native
from raddle.assemble import Image
from raddle.explore.native import _options, _program
from raddle.explore.options import Options

MODELS = ("sc", "tso", "ra", "rc11")
FEATURES = (
    "faa",
    "cas",
    "wcas",
    "choice",
    "assume",
    "await",
    "lock",
    "try",
    "fence",
    "branch",
    "plain",
    "hand",
)
CHUNK = 20
MOST = 6
GRAPHS = 5_000
"""Where brute force needs more, the program is not compared: one in some hundreds takes minutes."""


def equal_program(rng: random.Random) -> Program:
    """A thread of a random program two or three times, beside another one; some have a main that may wait for
    them, all at once or not."""
    base = random_program(rng, tuple(rng.sample(FEATURES, 2)), rng.randint(4, 8), rng.choice(("mixed", "sc")))
    parts = sorted((ops for ops in base.threads if ops), key=len)
    count = rng.choice((2, 2, 2, 3))
    equal = next((ops for ops in parts if len(ops) <= MOST // count), parts[0][: MOST // count])
    if any(op[0] in ("IF", "LOCK", "TRY", "ASSUME") for op in equal) and equal not in parts:
        equal = (("R", "x", "r1", "sc"), ("W", "x", 1, "sc"))
    others = [ops for ops in parts if ops != equal and len(ops) <= 4][:1]
    threads: list[tuple[Op, ...]] = [equal] * count
    threads[rng.choice((0, len(threads))) : 0] = others
    if rng.random() < 0.6:
        return Program(tuple(threads))
    main: list[Op] = [("SPAWN", t) for t in range(1, len(threads) + 1)]
    more: list[Op] = [("R", "x", "r9", "sc"), ("W", "x", 1, "rlx"), ("W", "y", 2, "rel")]
    main += rng.sample(more, rng.choice((0, 1, 1)))
    joins: list[Op] = [("JOIN", t) for t in range(1, len(threads) + 1) if rng.random() < 0.8]
    if rng.random() < 0.3:
        joins.insert(rng.randint(0, len(joins)), rng.choice(more))
    return Program((tuple(main + joins), *threads))


def groups(program: Program) -> list[list[int]]:
    """Threads that are equal, one right after another."""
    first = 1 if program.spawned else 0
    numbers = range(first, len(program.threads))
    return [list(group) for _, group in itertools.groupby(numbers, key=lambda t: program.threads[t])]


def renamings(program: Program) -> Iterator[dict[int, int]]:
    for orders in itertools.product(*(itertools.permutations(group) for group in groups(program))):
        named = [t for group in groups(program) for t in group]
        yield dict(zip(named, (t for order in orders for t in order), strict=True))


def renamed(g: Graph, order: Order, names: dict[int, int]) -> tuple[Graph, Order]:
    def name(e):  # type: ignore[no-untyped-def]
        return e if e[0] == INIT else (names.get(e[0], e[0]), e[1])

    h = Graph(g.program)
    h.order = [name(e) for e in g.order]
    h.labels = {name(e): label for e, label in g.labels.items()}
    h.rf = {name(r): name(w) for r, w in g.rf.items()}
    h.choice = {name(e): choice for e, choice in g.choice.items()}
    return h, {x: tuple(name(w) for w in writes) for x, writes in order.items()}


def compare(program: Program, model: str, where: str) -> tuple[int, int]:
    """How many executions there are, and how many of them were visited."""
    try:
        graphs = brute(program, Consistency(model), GRAPHS)
    except TooManyError:
        return 0, 0
    expected = Expected(graphs.values(), model)
    native = Native(program, shares=True)
    least = 0
    for skip in (False, True):
        found, duplicates, name = native.run("modification-order", model, skip, symmetry=True)
        wanted = expected.findings(True, name)
        assert duplicates == 0, where
        assert found.classes <= wanted.classes, where
        assert found.stuck == wanted.stuck, where
        assert places(program, found) == places(program, wanted), where
        for g, orders in expected.graphs:
            for order in orders:
                if g.stuck():
                    continue
                names = {name(*renamed(g, order, names)) for names in renamings(program)}
                assert names & found.classes, f"{where}: {g.rf} {order}"
        least = found.executions
    return wanted.executions, least


def places(program: Program, found: Findings) -> frozenset[tuple[Place, ...]]:
    """Races, where equal threads are one."""
    runs = {t: group[0] for group in groups(program) for t in group}
    same = {t: next(u for u in sorted(runs) if program.threads[u] == program.threads[t]) for t in runs}
    return frozenset(
        tuple(sorted((same.get(thread, thread), at) for thread, at in pair)) for pair in found.races
    )


def check(first: int, count: int) -> tuple[int, int]:
    all_of_them = visited = 0
    for seed in range(first, first + count):
        program = equal_program(random.Random(seed))
        for model in MODELS:
            wanted, found = compare(program, model, f"seed {seed}, {model}: {program.threads}")
            all_of_them, visited = all_of_them + wanted, visited + found
    return all_of_them, visited


@pytest.mark.parametrize("chunk", range(4))
def test_every_execution_is_visited_up_to_names(chunk: int) -> None:
    wanted, found = check(int(os.environ["RADDLE_FRESH_SEED"]) + 210_000_000 + chunk * CHUNK, CHUNK)
    assert found < wanted


class EqualProgram(PairProgram):
    """The first thread of a program twice or more often; what it has read goes into a sum."""

    def text(self) -> str:
        text = super().text()
        count = self.rng.choice((2, 2, 3)) if self.rng.random() < 0.8 else 1
        text = text.replace("    r0 = r;\n", "    atomic_fetch_add(&r0, 1 + r * r);\n")
        text = text.replace("static unsigned r0;", "static _Atomic unsigned r0;")
        first = "    pthread_create(&t[0], 0, f0, 0);\n"
        more = "".join(f"    pthread_create(&more[{n}], 0, f0, 0);\n" for n in range(count))
        joins = "".join(f"    pthread_join(more[{n}], 0);\n" for n in range(count))
        text = text.replace(first, f"    pthread_t more[{count}];\n{first}{more}")
        return text.replace("    pthread_join(t[0], 0);\n", f"    pthread_join(t[0], 0);\n{joins}")


HANDED = """#include <stdlib.h>
static pthread_t *handles;
static void *run(void *given) { return ((void *(*)(void *))given)(0); }
static void grow(int count) {
    pthread_t *larger = malloc((count + 1) * sizeof *larger);
    for (int i = 0; i < count; i++) { larger[i] = handles[i]; handles[i] = 0; }
    free(handles);
    handles = larger;
}
int main(void) {
"""
CREATED = re.compile(r"    pthread_create\(&(\w+\[\d\]), 0, (f0), 0\);\n")
BETWEEN = ("handles[{0}] = 0;", "handles[{0}] = 0;", "", "own[1] = 2;", "r += d;", "d = 1; r += d;")


class HandedProgram(EqualProgram):
    """As C++ does it: handles in memory that grows, moves and is cleared, functions given as arguments."""

    def text(self) -> str:
        text = super().text().replace("int main(void) {\n", HANDED)
        names = [found[1] for found in CREATED.finditer(text)]
        started = self.rng.choice(("f0, 0", "run, (void *)f0"))
        for number, name in enumerate(names):
            handle = f"handles[{number}]"
            created = f"    grow({number}); pthread_create(&{handle}, 0, {started}); {name} = {handle};\n"
            text = CREATED.sub(created, text, count=1)
            after = self.rng.choice(BETWEEN).format(number)
            joined = f"    pthread_join({name}, 0);\n"
            text = text.replace(joined, f"    if ({handle}) pthread_join({handle}, 0);\n    {after}\n")
        return text


def wrong_classes(image: Image, model: str) -> str:
    """With equal threads renamed in all ways, the classes of one search are those of the other."""
    found = []
    for symmetry in (True, False):
        options = _options(
            Options(model=model, search="modification-order", unroll=BOUNDS[0], locks="ordered")
        )
        options.keep_going = options.count_duplicates = options.note_names = True
        options.symmetry = symmetry
        search = _native.GraphSearch(_program(image.code), options, model, True)
        if not search.run(SECONDS) or search.stopped is not None:
            return ""
        found.append(search)
    few, full = found
    if few.duplicates or few.complete - full.complete:
        return "duplicates, or classes that are not there"
    whole = few.renamed if few.merges_names else few.complete
    if few.merges_names and full.renamed != full.complete:
        return "threads that are told apart"
    return "" if whole == full.complete else f"{len(full.complete - whole)} classes lost"


def check_c(seed: int, kind: type[EqualProgram] = EqualProgram) -> str:
    image = built(kind(seed).text(), "await")
    for model in MODELS:
        short, full = (
            explored(image, "modification-order", model, BOUNDS[0], symmetry=on) for on in (True, False)
        )
        if short is None or full is None:
            continue
        lost, more = missed(full, short, "modification-order"), missed(short, full, "modification-order")
        if wrong := wrong_classes(image, model):
            return f"seed {seed}, {model}: {wrong}"
        if lost or more or (short.stuck, short.livelock) != (full.stuck, full.livelock):
            return f"seed {seed}, {model}: lost {lost}, made up {more}"
    return ""


def test_c_programs() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 212_000_000
    for seed in range(first, first + 5):
        assert check_c(seed) == ""


def test_handed_programs() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 214_000_000
    for seed in range(first, first + 5):
        assert check_c(seed, HandedProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many_handed_programs(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 215_000_000 + chunk * 100
    for seed in range(first, first + 100):
        assert check_c(seed, HandedProgram) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many_c_programs(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 213_000_000 + chunk * 100
    for seed in range(first, first + 100):
        assert check_c(seed) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many(chunk: int) -> None:
    check(int(os.environ["RADDLE_FRESH_SEED"]) + 211_000_000 + chunk * 500, 500)
