"""Where operations are seq_cst, or of one location, and additions have results that nobody uses, `auto` takes
dpor for rc11.

That search knows sc only, and rc11 must be the same: the same verdict and the same kinds of errors as
modification-order finds under rc11, for random programs that add, read, write, wait and race, with an
assertion about the end that some of their outcomes break. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import os
import random
import re

import pytest

import raddle
from raddle.explore.choice import may_have_executions_of_sc
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.explore.orders import order_features
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int p;
"""


def statement(dice: random.Random) -> str:
    v = dice.choice("xy")
    n = dice.randint(1, 2)
    return dice.choice(
        [
            f"{v} += {n};",
            f"{v} += {n};",
            f"atomic_fetch_add(&{v}, {n});",
            f"atomic_fetch_or(&{v}, {n});",
            f"{v} -= {n};",
            f"{v} = {n};",
            f"r = {v};",
            f"r = atomic_exchange(&{v}, {n});",
            f"r = {v}++;",
            f"if (r == {n}) {v} += 1;",
            f"while ({v} < {n})\n        ;",
            f"if ({v} == {n}) p = {n};",
        ]
    )


def program(seed: int) -> str:
    dice = random.Random(seed)
    count = dice.randint(2, 3)
    lines = [HEAD]
    for number in range(count):
        body = "\n    ".join(statement(dice) for _ in range(dice.randint(1, 3)))
        lines.append(f"int r{number};\nvoid *t{number}(void *unused) {{\n    int r = 0;\n    {body}")
        lines.append(f"    r{number} = r;\n    return 0;\n}}")
    lines.append(f"int main(void) {{\n    pthread_t t[{count}];")
    lines += [f"    pthread_create(&t[{number}], 0, t{number}, 0);" for number in range(count)]
    lines += [f"    pthread_join(t[{number}], 0);" for number in range(count)]
    end = f"x == {dice.randint(0, 3)} && r{dice.randrange(count)} == {dice.randint(0, 2)}"
    lines.append(f"    assert(!({end}));\n    return 0;\n}}\n")
    return "\n".join(lines)


def compare(seed: int) -> bool:
    """False: a search did not come to its end."""
    text = program(seed)
    found, other = (
        raddle.verify(text, search=search, model=model, keep_going=True, timeout=20, flags=("-w",))
        for search, model in (("dpor", "sc"), ("modification-order", "rc11"))
    )
    where = f"seed {seed}\n{text}"
    if "inconclusive" in (found.verdict, other.verdict):
        return False
    assert found.verdict == other.verdict, where
    kinds = [{error.kind for error in result.errors} for result in (found, other)]
    if "race" in kinds[0] | kinds[1]:
        assert "race" in kinds[0] & kinds[1], where
    else:
        assert kinds[0] == kinds[1], where
    return True


def test_rc11_is_sc() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 140_000_000
    assert sum(compare(seed) for seed in range(first, first + 50)) > 10


def test_auto_does_so() -> None:
    lines = [HEAD, "void *add(void *unused) { x += 1; return 0; }", "int main(void) {", "    pthread_t t[6];"]
    lines += [f"    pthread_create(&t[{number}], 0, add, 0);" for number in range(6)]
    text = "\n".join([*lines, "    while (x != 6)", "        ;", "}\n"])
    for model in ("rc11", "sc"):
        result = raddle.verify(text, model=model, symmetry=False)
        assert (result.search, result.model, result.executions) == ("dpor", model, 1)
        assert ("memory is sequentially consistent" in result.assumptions) == (model == "sc")
    weak = text.replace("x += 1", "atomic_fetch_add_explicit(&x, 1, memory_order_relaxed)")
    result = raddle.verify(weak, symmetry=False)
    assert (result.search, result.model, result.executions) == ("dpor", "rc11", 1)
    assert raddle.verify(text, races=False).search == "modification-order"
    assert raddle.verify(weak, races=False).search == "modification-order"
    fenced = weak.replace("return 0", "atomic_thread_fence(memory_order_seq_cst); return 0", 1)
    assert raddle.verify(fenced).search == "modification-order"
    two = weak.replace("return 0", "atomic_store_explicit(&y, 1, memory_order_release); return 0", 1)
    assert raddle.verify(two).search == "modification-order"


def publishing(release: str, acquire: str, other: str) -> str:
    """One thread of seven writes a plain variable before it adds, and main reads it after it has waited."""
    text = [
        HEAD,
        "void *give(void *unused) { p = 1; " + f"atomic_fetch_add_explicit(&x, 1, {release}); return 0; }}",
    ]
    text.append(f"void *add(void *unused) {{ atomic_fetch_add_explicit(&x, 1, {other}); return 0; }}")
    text += ["int main(void) {", "    pthread_t t[7];"]
    text += [f"    pthread_create(&t[{n}], 0, {'give' if n == 3 else 'add'}, 0);" for n in range(7)]
    text += [
        f"    while (atomic_load_explicit(&x, {acquire}) != 7)",
        "        ;",
        "    assert(p == 1);",
        "}\n",
    ]
    return "\n".join(text)


@pytest.mark.parametrize("release", ["relaxed", "acquire", "release"])
@pytest.mark.parametrize("acquire", ["relaxed", "acquire"])
@pytest.mark.parametrize("other", ["relaxed", "acq_rel"])
def test_weak_additions_race_as_under_rc11(release: str, acquire: str, other: str) -> None:
    orders = (f"memory_order_{order}" for order in (release, acquire, other))
    result = raddle.verify(publishing(*orders))
    ordered = release in ("release", "acq_rel", "seq_cst") and acquire != "relaxed"
    if ordered:
        assert (result.verdict, result.search, result.executions) == ("safe", "dpor", 1)
    else:
        assert (result.verdict, result.errors[0].kind) == ("unsafe", "race")


def weak_program(seed: int) -> str:
    """The same with other memory orders, and mostly with one atomic variable."""
    dice = random.Random(seed)
    text = program(seed)
    if dice.random() < 0.8:
        text = text.replace("&y", "&x").replace("y ", "x ").replace("y++", "x++").replace("= y;", "= x;")
    loads, stores, updates = ("relaxed", "acquire"), ("release", "seq_cst"), ("relaxed", "acquire", "acq_rel")

    def order(kinds: tuple[str, ...]) -> str:
        return f"memory_order_{dice.choice(kinds)}"

    for pattern, call, kinds in (
        (r"atomic_fetch_(add|or)\(&([xy]), (\d)\)", r"atomic_fetch_\1_explicit(&\2, \3, {})", updates),
        (r"([xy]) \+= (\d)", r"atomic_fetch_add_explicit(&\1, \2, {})", updates),
        (r"([xy]) -= (\d)", r"atomic_fetch_sub_explicit(&\1, \2, {})", updates),
        (r"\b([xy]) = (\d)", r"atomic_store_explicit(&\1, \2, {})", stores),
        (r"r = ([xy]);", r"r = atomic_load_explicit(&\1, {});", loads),
        (r"\(([xy]) (<|==) (\d)\)", r"(atomic_load_explicit(&\1, {}) \2 \3)", loads),
    ):
        text = re.sub(pattern, lambda found: found.expand(call).format(order(kinds)), text)  # noqa: B023
    return text


def compare_weak(seed: int) -> bool:
    """What `auto` proves, modification-order proves, too. False: there was nothing to compare."""
    text = weak_program(seed)
    where = f"seed {seed}\n{text}"
    options = Options(search="dpor", model="sc", locks="ordered", weak_orders=True)
    built = build(Request((Source("weak.c", text),), flags=("-w",)))
    search = NativeSearch(built.image.code, options, [])
    assert search.run(20), where
    found = search.found(None, 0)
    features = order_features(built.image.code, lambda pc: False)
    if not may_have_executions_of_sc(Options(model="rc11"), features) or found.stop or found.errors:
        return False
    other = raddle.verify(text, search="modification-order", model="rc11", timeout=20, flags=("-w",))
    assert other.verdict == "safe", where
    return True


def test_weak_orders_of_one_location() -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 142_000_000
    assert sum(compare_weak(seed) for seed in range(first, first + 30)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 141_000_000 + chunk * 100
    for seed in range(first, first + 100):
        compare(seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many_weak(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 143_000_000 + chunk * 100
    for seed in range(first, first + 100):
        compare_weak(seed)
