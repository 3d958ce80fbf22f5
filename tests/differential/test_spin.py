"""Loops that wait: with `--spin assume` and `await` the same is found as with `--spin off` and a
bound.

And each way to leave out waiting alone: peeled loops, reads that come too early.

For random programs (spin_programs), in each search and model: the outcomes of complete executions,
the failing assertions, the racing places and whether threads are stuck. What `off` finds within a
bound must be found; what is found must be there with `off`, with a larger bound if need be.
Livelocks are the exception: `off` cannot tell them.

RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

import pytest
from spin_programs import SpinProgram

from raddle import _native
from raddle.assemble import Image
from raddle.explore.native import _options, _program
from raddle.explore.options import Options
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source

MODELS = ("sc", "tso", "ra", "rc11")
BOUNDS = (2, 4, 6)
SECONDS = 1.5


@dataclass(frozen=True, slots=True)
class Findings:
    """`outcomes`: the ends of complete executions. `errors`: kind and line, or address for races. `cut`: some
    loop went on after its bound."""

    outcomes: frozenset[str]
    errors: frozenset[tuple[str, object]]
    stuck: bool
    livelock: bool
    cut: bool = False


def explored(image: Image, search: str, model: str, unroll: int | None, **more: object) -> Findings | None:
    """None if it takes too long."""
    options = Options(model=model, search=search, unroll=unroll, keep_going=True, locks="ordered")
    given = _options(options)
    for name, value in more.items():
        setattr(given, name, value)
    running: _native.Search
    if search == "interleavings":
        running = _native.Interleavings(_program(image.code), given)
    elif search == "dpor":
        running = _native.Dpor(_program(image.code), given)
    else:
        running = _native.GraphSearch(_program(image.code), given, model, search == "modification-order")
    if not running.run(SECONDS) or running.stopped is not None:
        return None
    if given.count_duplicates:
        assert running.duplicates == 0, f"{search}, {model}: {running.duplicates} duplicates"
    outcomes, errors = set(), set()
    for error in running.errors:
        if error.kind == "error":
            outcomes.add(error.text)
        elif error.kind == "race":
            errors.add((error.kind, error.address))
        elif error.kind not in ("deadlock", "livelock"):
            loc = image.debug.instructions.location(_own(image, error.stack))
            errors.add((error.kind, loc.line if loc else 0))
    kinds = {error.kind for error in running.errors}
    return Findings(
        frozenset(outcomes),
        frozenset(errors),
        bool(kinds & {"deadlock", "livelock"}),
        "livelock" in kinds,
        bool(running.bounds_hit),
    )


def _own(image: Image, stack: list[int]) -> int:
    """The innermost instruction that is not the library's."""
    for pc in stack:
        for function in image.debug.functions:
            if function.first <= pc < function.first + function.length and not function.library:
                return pc
    return stack[0]


def built(text: str, spin: str, unpeel: bool = True) -> Image:
    request = Request((Source("<text>", text),), ("-w",), spin=spin, unpeel=unpeel)
    return build(request, use_cache=False).image


def switched_off(text: str, awaits: Image, model: str) -> str:
    """What is wrong if reductions are switched off one by one: nothing must change but counts."""
    search = "modification-order"
    both = explored(awaits, search, model, BOUNDS[1])
    for unpeel in (True, False):
        image = awaits if unpeel else built(text, "await", unpeel)
        found = explored(image, search, model, BOUNDS[1], skip_waiting=not unpeel)
        if both is None or found is None:
            continue
        lost, more = missed(found, both, search, turns=not unpeel), missed(both, found, search)
        if unpeel:
            same = both == found
        else:
            # A loop that was no await before is cut at its bound, however high, where it waits for ever.
            same = both.stuck >= found.stuck and both.livelock >= found.livelock
            if more == "stuck threads" or (both.stuck, both.livelock) != (found.stuck, found.livelock):
                higher = explored(image, search, model, BOUNDS[2])
                more = "" if found.cut and (higher is None or higher.cut) else "stuck threads"
        if lost or more or not same:
            return f"{model}: without {'skip_waiting' if unpeel else 'unpeel'}: lost {lost}, made up {more}"
    return ""


def check(seed: int, program: type[SpinProgram] = SpinProgram) -> str:
    """ "" if all is well or too large; else what is wrong."""
    text = program(seed).text()
    images = {spin: built(text, spin) for spin in ("off", "assume", "await")}
    stuck: dict[str, set[bool]] = {}
    for model in MODELS:
        searches = ["modification-order", "reads-from"]
        if model == "sc":
            searches += ["dpor", "interleavings"] if seed % 4 == 0 else ["dpor"]
        for search in searches:
            bounded = explored(images["off"], search, model, BOUNDS[0])
            if bounded is None:
                continue
            for spin in ("assume", "await"):
                # Loops that do more than wait stay as they are: both have the same bound.
                free = explored(images[spin], search, model, BOUNDS[1])
                if free is None:
                    continue
                if spin == "await" and not free.errors:
                    stuck.setdefault(model, set()).add(free.stuck)
                problem = missed(bounded, free, search, turns=True)
                if problem:
                    return f"seed {seed}, {search}, {model}: {spin} misses {problem}"
                extra = missed(free, bounded, search)
                for bound in BOUNDS[1:]:
                    if not extra:
                        break
                    wider = explored(images["off"], search, model, bound)
                    extra = missed(free, wider, search) if wider is not None else ""
                if extra:
                    return f"seed {seed}, {search}, {model}: {spin} makes up {extra}"
        problem = switched_off(text, images["await"], model)
        if problem:
            return f"seed {seed}, {problem}"
        if len(stuck.get(model, set())) > 1:
            return f"seed {seed}, {model}: the searches do not agree on whether threads are stuck"
    return ""


def without_blocks(found: Findings) -> Findings:
    """Errors told apart by their places in the program: which block of the heap it was is chance."""
    low = (1 << 32) - 1
    errors = {(kind, at & low if kind == "race" and isinstance(at, int) else at) for kind, at in found.errors}
    return replace(found, errors=frozenset(errors))


def missed(known: Findings, other: Findings, search: str, turns: bool = False) -> str:
    """What is in the first only. `turns`: the first has turns that the second leaves out. If the program has
    a race, others may read what such a turn has stored; the race is told by both, what comes after it not."""
    if search in ("interleavings", "dpor") and {kind for kind, _ in known.errors | other.errors} & {"race"}:
        # A race ends an interleaving: what would come after it is not seen.
        kinds = {kind for kind, _ in other.errors}
        # An access after the end of what it races for is told as the one or the other.
        lost = "race" in {kind for kind, _ in known.errors} and not {"race", "memory"} & kinds
        return "a race" if lost else ""
    if known.errors - other.errors:
        return f"errors {sorted(known.errors - other.errors, key=str)}"
    racing = turns and "race" in {kind for kind, _ in other.errors}
    if known.outcomes - other.outcomes and not racing:
        return f"outcomes {sorted(known.outcomes - other.outcomes)}"
    return "stuck threads" if known.stuck and not known.livelock and not other.stuck else ""


@pytest.mark.parametrize("chunk", range(8))
def test_waiting_loses_nothing_and_makes_up_nothing(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + chunk * 5
    for seed in range(first, first + 5):
        assert check(seed) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 1_000 + chunk * 20
    for seed in range(first, first + 20):
        assert check(seed) == ""
