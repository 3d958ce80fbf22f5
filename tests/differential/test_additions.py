"""Where operations are seq_cst, and additions have results that nobody uses, `auto` takes dpor for rc11.

That search knows sc only, and rc11 must be the same: the same verdict and the same kinds of errors as
modification-order finds under rc11, for random programs that add, read, write, wait and race, with an
assertion about the end that some of their outcomes break. RADDLE_SEED=… repeats the programs of a run.
"""

from __future__ import annotations

import os
import random

import pytest

import raddle

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
        result = raddle.verify(text, model=model)
        assert (result.search, result.model, result.executions) == ("dpor", model, 1)
        assert ("memory is sequentially consistent" in result.assumptions) == (model == "sc")
    weak = text.replace("x += 1", "atomic_fetch_add_explicit(&x, 1, memory_order_relaxed)")
    assert raddle.verify(weak).search == "modification-order"
    assert raddle.verify(text, races=False).search == "modification-order"


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(50))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 141_000_000 + chunk * 100
    for seed in range(first, first + 100):
        compare(seed)
