"""All kinds of random programs that wait, many of them, each looked at in a few ways out of many.

The other tests compare each program in every way. Here each program has two models, a bounded search of it
as it is (`--spin off`), a few searches and switches, and one pass switched off, all by chance: ten programs a
second, so that tens of thousands can be compared. What each kind of program is for: see the tests they are
from.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os
import random

import pytest
import test_spin
from batches import Images, lowered
from group_programs import GroupProgram
from spin_programs import SpinProgram
from test_confirmed import AskedProgram, ConfirmingProgram, SeveralProgram, UnevenProgram
from test_features_together import PairProgram
from test_luggage import LuggageProgram
from test_polled import PolledProgram
from test_published import PushingProgram
from test_spin import BOUNDS, MODELS, Findings, missed
from test_symmetry import EqualProgram
from test_taking_back import TryingProgram
from test_turned import TriedProgram, TurnedProgram

from raddle.assemble import Image

KINDS: dict[type[SpinProgram], int] = {
    PairProgram: 10, GroupProgram: 10, LuggageProgram: 5, EqualProgram: 4, SpinProgram: 2,
    SeveralProgram: 2, PolledProgram: 1, ConfirmingProgram: 1, UnevenProgram: 1, AskedProgram: 1,
    TurnedProgram: 1, TriedProgram: 1, TryingProgram: 1, PushingProgram: 1,
}  # fmt: skip
"""How often each comes."""
BATCH = 12
SECONDS = 0.08
"""What takes longer is not compared."""
MO = "modification-order"
SWITCHED: tuple[dict[str, object], ...] = (
    {"spin": "assume"}, {"spin": "await", "unpeel": False}, {"spin": "await", "take_back": False},
)  # fmt: skip
Run = tuple[str, dict[str, bool]]


def explored(image: Image, search: str, model: str, bound: int, **more: bool) -> Findings | None:
    """Nothing is visited twice."""
    if search in (MO, "reads-from"):
        more = {"count_duplicates": True, **more}
    found = test_spin.explored(image, search, model, bound, **more)
    if found is None:
        return None
    return test_spin.without_blocks(found)


def runs(rng: random.Random, model: str) -> list[Run]:
    """Other searches of the same image, which must find the same."""
    found = rng.sample(
        (
            ("reads-from", {}),
            ("reads-from", {"unordered": True}),
            (MO, {"unordered": True}),
            (MO, {"skip_waiting": False}),
            (MO, {"merge_arrivals": False}),
            (MO, {"symmetry": False}),
        ),
        3,
    )
    if model == "sc":
        found += [("dpor", {}), ("dpor", {"independent_faa": False})][: rng.choice((1, 1, 2))]
        found += [("interleavings", {})] if rng.random() < 0.15 else []
    return found


def against_off(base: Findings, off: Image, search: str, model: str) -> str:
    """What differs from the program whose loops are as they are, up to a bound."""
    bounded = explored(off, search, model, BOUNDS[0])
    if bounded is None:
        return ""
    if lost := missed(bounded, base, search, turns=True):
        return f"lost {lost}"
    more = missed(base, bounded, search)
    for bound in BOUNDS[1:]:
        wider = explored(off, search, model, bound) if more else None
        more = missed(base, wider, search) if wider is not None else ""
    return f"made up {more}" if more else ""


def against_switched(base: Findings, other: Image, model: str) -> str:
    found = explored(other, MO, model, BOUNDS[1])
    if found is None:
        return ""
    lost, more = missed(found, base, MO, turns=True), missed(base, found, MO)
    if more and found.cut:  # a loop that waits for ever is cut at its bound, however high
        higher = explored(other, MO, model, BOUNDS[2])
        more = missed(base, higher, MO) if higher is not None else ""
        more = "" if higher is not None and higher.cut and more == "stuck threads" else more
    return f"lost {lost}, made up {more}" if lost or more else ""


def problem(seed: int, images: Images) -> str:
    rng = random.Random(seed)
    off, awaits = images.of(spin="off"), images.of(spin="await")
    switched = rng.choice(SWITCHED)
    other = images.of(**switched)
    if rng.random() < 0.2:
        base = explored(awaits, "reads-from", "wrc11", BOUNDS[1])
        if base is not None and (wrong := against_off(base, off, "reads-from", "wrc11")):
            return f"wrc11 with --spin off: {wrong}"
    for model in rng.sample(MODELS, 2):
        base = explored(awaits, MO, model, BOUNDS[1])
        if base is None:
            continue
        search = rng.choice((MO, MO, "reads-from", *(("dpor", "interleavings") if model == "sc" else ())))
        if wrong := against_off(base, off, search, model):
            return f"{model}, {search} with --spin off: {wrong}"
        for search, more in runs(rng, model):
            found = explored(awaits, search, model, BOUNDS[1], **more)
            if found is None:
                continue
            lost, extra = missed(found, base, search), missed(base, found, search)
            stuck = found.stuck != base.stuck and not (base.errors or found.errors)
            if lost or extra or (stuck and search != "interleavings"):
                return f"{model}, {search} {more} has {lost}, and has not {extra}; stuck: {stuck}"
        if other.code != awaits.code and (wrong := against_switched(base, other, model)):
            return f"{model}, {switched}: {wrong}"
    return ""


def check(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_spin, "SECONDS", SECONDS)
    seeds = range(first, first + BATCH)
    kinds = [random.Random(seed).choices([*KINDS], [*KINDS.values()])[0] for seed in seeds]
    texts = [kind(seed).text() for kind, seed in zip(kinds, seeds, strict=True)]
    for seed, kind, program in zip(seeds, kinds, lowered(texts), strict=True):
        found = problem(seed, Images(program))
        assert not found, f"{kind.__name__}({seed}), {found}"


def test_some(monkeypatch: pytest.MonkeyPatch) -> None:
    for batch in range(3):
        check(int(os.environ["RADDLE_FRESH_SEED"]) + 220_000_000 + batch * BATCH, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many(chunk: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred thousand programs."""
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 221_000_000 + chunk * 1200
    for batch in range(84):
        check(first + batch * BATCH, monkeypatch)
