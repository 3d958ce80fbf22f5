"""Reads that an assume refuses: graphs of which nothing comes are left out, and the same is found.

For random programs full of assumes, under every model, by both graph searches: as many complete executions
and of the same classes, none twice, the same errors and races. And for those in C: outcomes, with joins,
pointers to what is read, results that main looks at, two reads behind one assume, updates that are assumed.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random

import pytest
from toy.generate import FEATURES, random_program
from toy.native import Native
from toy.program import Op, Program

from raddle import _native
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

MODELS = ("sc", "tso", "ra", "rc11", "wrc11")
FEW = 30_000


def described(error: _native.ErrorRecord) -> tuple[object, ...]:
    """Deadlocks and livelocks by kind only: one place may stand for several of them."""
    if error.kind in ("deadlock", "livelock"):
        return (error.kind,)
    if error.kind == "race":
        return (error.kind, *sorted(error.schedule["outcome"][1:]))
    return (error.kind, error.code, error.stack[0], error.text)


def explored(
    loaded: _native.Program, model: str, with_mo: bool, on: bool, most: int
) -> _native.GraphSearch | None:
    """None: too large, or beyond what the search can do."""
    options = _native.SearchOptions(count_duplicates=True, keep_going=True)
    options.prune.refused = on
    running = _native.GraphSearch(loaded, options, model, with_mo)
    while not running.run(0.2):
        if running.explored > most:
            return None
    return None if running.stopped is not None else running


def compare(loaded: _native.Program, model: str, where: str, most: int = FEW) -> int:
    """How many graphs were left out."""
    spared = 0
    for with_mo in (True, False) if model != "wrc11" else (False,):
        case = f"{where}, {model}, {'modification-order' if with_mo else 'reads-from'}"
        on, off = (explored(loaded, model, with_mo, switch, most) for switch in (True, False))
        if on is None or off is None:
            continue
        errors = {described(error) for error in on.errors}, {described(error) for error in off.errors}
        if any(error[0] == "memory" for error in errors[0] | errors[1]):
            continue
        assert errors[0] == errors[1], case
        assert (on.duplicates, off.duplicates) == (0, 0), case
        assert on.executions == off.executions, case
        assert on.blocked <= off.blocked, case
        assert set(on.classes) <= set(off.classes), case
        assert set(on.visited) == set(off.visited), case
        spared += off.explored - on.explored
    return spared


def assuming(seed: int) -> Program:
    """Mostly writers of two variables, and readers that assume and then do nothing or a little."""
    rng = random.Random(f"refused {seed}")
    if rng.random() < 0.3:
        return random_program(rng, ("assume", rng.choice(FEATURES)), 11, rng.choice(("mixed", "sc", "weak")))
    modes = rng.choice((("sc",), ("sc", "rlx"), ("rlx", "acq", "sc"), ("acq",)))
    writes = {"acq": "rel"}

    def write() -> Op:
        mode = rng.choice(modes)
        x = rng.choice("xxxy")
        if rng.random() < 0.15:
            return ("FAA", x, 1, "r9", mode)
        return ("W", x, rng.randint(1, 3), "na" if rng.random() < 0.05 else writes.get(mode, mode))

    def look() -> list[Op]:
        x, mode = rng.choice("xxxy"), rng.choice(modes)
        if rng.random() < 0.15:
            return [
                ("CAS", x, rng.randint(0, 2), rng.randint(1, 3), "r1", mode),
                ("ASSUME", "r1", rng.randint(0, 2)),
            ]
        if rng.random() < 0.1:
            return [("CHOICE", 3, "r1"), ("ASSUME", "r1", rng.randint(0, 2))]
        more: list[Op] = [("R", rng.choice("xy"), "r2", mode)] if rng.random() < 0.3 else []
        return [("R", x, "r1", mode), *more, ("ASSUME", "r1", rng.randint(0, 3))]

    threads: list[list[Op]] = []
    for number in range(rng.choice((2, 3, 3, 4))):
        ops: list[Op] = []
        if number % 2 == 0 or rng.random() < 0.4:
            ops += [write() for _ in range(rng.choice((1, 1, 2)))]
        if number % 2 or rng.random() < 0.4:
            ops += look()
            for _ in range(rng.choice((0, 0, 1, 2))):
                own: list[Op] = [("W", "z", number, rng.choice(("na", "rlx")))]
                ops += rng.choice((
                    own, own, look(), [("R", "x", "r3", "sc")], [write()], [("F", "sc")],
                    [("AWAIT", "y", rng.randint(0, 2), "sc")], [("R", "z", "r3", "na")],
                ))  # fmt: skip
        threads.append(ops)
    if rng.random() < 0.5:
        count = len(threads)
        threads = [[], *threads]
        joins = [t for t in range(1, count + 1) if rng.random() < 0.8]
        rng.shuffle(joins)
        threads[0] = [*(("SPAWN", t) for t in range(1, count + 1)), *(("JOIN", t) for t in joins)]
        threads[0] += [("R", rng.choice(("x", "z")), "r1", rng.choice(("sc", "na")))]
    return Program(tuple(map(tuple, threads)))


_C = """\
#include <assert.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>
static atomic_int x = {x}, y;
static int d, results[4];
struct job {{ atomic_int *to; int n; }};
{functions}
int main(void) {{
    thrd_t t[{count}];
    struct job jobs[{count}];
    for (int i = 0; i < {count}; i++) jobs[i] = (struct job){{i % 2 ? &x : &y, i}};
{start}{join}    {end}
}}
"""


def c_program(seed: int) -> str:
    rng = random.Random(f"refused C {seed}")
    count = rng.choice((2, 3, 3, 4))
    orders = rng.choice((("seq_cst",), ("seq_cst", "relaxed"), ("relaxed", "acquire")))

    def load(place: str) -> str:
        return f"atomic_load_explicit({place}, memory_order_{rng.choice(orders)})"

    def condition(*names: str) -> str:
        one = " && ".join(
            f"{name} {rng.choice(('==', '!=', '>', '<'))} {rng.randint(0, 3)}" for name in names
        )
        return one if rng.random() < 0.8 else one.replace("&&", "||")

    def look() -> str:
        a, b = rng.choice(("&x", "&x", "&y", "j->to")), rng.choice(("&x", "&y"))
        return rng.choice((
            f"a = {load(a)}; raddle_assume({condition('a')});",
            f"raddle_assume({load(a)} > {rng.randint(0, 2)});",
            f"a = {load(a)}; b = {load(b)}; raddle_assume({condition('a', 'b')});",
            f"raddle_assume({load(a)} == {load(b)});",
            f"b = {rng.randint(0, 2)}; raddle_assume(atomic_compare_exchange_strong({a}, &b, 3));",
            f"raddle_assume(atomic_exchange({a}, {rng.randint(1, 3)}) != {rng.randint(0, 2)});",
        ))  # fmt: skip

    def then() -> str:
        return rng.choice((
            "", "", "results[j->n] = a + 1;", "results[0] = a;", "r = a;", f"assert({condition('a')});",
            "d = 1;", "r += d;", f"{load('&x')};", "atomic_fetch_add(&y, 1);",
            "int *q = malloc(4); *q = 1; free(q);", "int z[3] = {0}; z[a & 3] = 1;",
            "j->n = 7;", "return a;", "while (y == 0) ;", look(),
        ))  # fmt: skip

    functions = []
    for number in range(count):
        lines = ["struct job *j = p; int a = 0, b = 0, r = 0;"]
        if number % 2 == 0 or rng.random() < 0.3:
            writes = [
                f"{rng.choice(('x', 'x', 'y', '*j->to'))} = {rng.randint(1, 3)};"
                for _ in range(rng.choice((1, 2)))
            ]
            lines += ["d = 2;"] * (rng.random() < 0.15) + writes
        if number % 2 or rng.random() < 0.3:
            lines += [look(), then()]
        functions.append(f"static int f{number}(void *p) {{ {' '.join(lines)} return r; }}")
    joined = [i for i in range(count) if rng.random() < 0.85]
    ends = ("assert(results[1] < 3);", "assert(x > 0);", "assert(s < 4);", "", "assert(jobs[0].n == 0);")
    end = f"{rng.choice(ends)} {rng.choice(ends)}"
    return _C.format(
        x=rng.choice((0, 0, 1)),
        functions="\n".join(functions),
        count=count,
        start="".join(f"    thrd_create(&t[{i}], f{i}, &jobs[{i}]);\n" for i in range(count)),
        join="    int s = 0;\n"
        + "".join(f"    thrd_join(t[{i}], {rng.choice(('0', '&s'))});\n" for i in joined),
        end=end,
    )


def check(first: int, count: int) -> int:
    spared = 0
    for seed in range(first, first + count):
        loaded = Native(assuming(seed)).loaded
        spared += sum(compare(loaded, model, f"seed {seed}") > 0 for model in MODELS)
    return spared


def check_c(seed: int) -> int:
    source = Source("program.c", c_program(seed))
    image = build(Request((source,), ("-w",)), use_cache=False).image
    return sum(compare(_native.Program(image.code), model, f"C seed {seed}", 10**4) > 0 for model in MODELS)


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_is_lost(chunk: int) -> None:
    assert check(int(os.environ["RADDLE_FRESH_SEED"]) + 180_000_000 + chunk * 60, 60) > 20


def test_nothing_is_lost_in_c_programs() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 185_000_000
    assert sum(check_c(seed) for seed in range(first, first + 12)) > 3


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    check(int(os.environ["RADDLE_FRESH_SEED"]) + 181_000_000 + chunk * 1000, 1000)
    for seed in range(50):
        check_c(int(os.environ["RADDLE_FRESH_SEED"]) + 186_000_000 + chunk * 50 + seed)
