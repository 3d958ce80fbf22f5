"""Random C programs and their relatives: what raddle finds in them must be related, too (relations.py).

No oracle is asked: two texts that mean the same must have the same outcomes. RADDLE_SEED=… repeats the
programs of a run; its first lines tell the seed. `kept` are programs that once showed a difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from explored import MODELS, SETTINGS, Findings, built, explored
from random_threads import Step, Threads
from relations import Relations
from rendering import render

KEPT = sorted((Path(__file__).parent / "kept").glob("*.c"))
CHUNK = 500
CHUNKS = 40
"""Of the slow run: at least 20,000 variants. A chunk ends with the program that brings it over its number."""


def _compare(first: int, least: int) -> None:
    variants = skipped = 0
    seed = first
    while variants < least:
        relations = Relations(seed)
        difference = relations.difference()
        assert difference is None, f"seed {seed}: {difference}"
        variants += relations.variants
        skipped += relations.skipped
        seed += 1
    print(f"seeds {first} to {seed - 1}: {variants} variants, {skipped} of them too large")
    assert skipped < variants // 3


@pytest.mark.parametrize("chunk", range(4))
def test_relatives(chunk: int) -> None:
    _compare(int(os.environ["RADDLE_FRESH_SEED"]) + chunk * 1_000, 130)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_relatives(chunk: int) -> None:
    _compare(int(os.environ["RADDLE_SEED"]) + 1_000_000 + chunk * 1_000, CHUNK)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_programs_are_the_same_in_every_setting(path: Path) -> None:
    text = path.read_text()
    for model in MODELS:
        found = {
            setting: explored(built(text, setting.spin), model, setting)
            for setting in SETTINGS
            if setting.fits(model)
        }
        assert None not in found.values()
        base = found[SETTINGS[0]]
        for setting, findings in found.items():
            assert findings is not None
            assert base is not None
            assert not base.differs(findings), f"{path.stem} under {model}: {setting}"


def test_store_buffering_is_told_apart() -> None:
    """The machinery itself: it sees the outcome by which models and orders differ."""

    def found(order: str, model: str) -> Findings:
        threads = [
            (Step("store", mine, order, value=1), Step("load", other, order)) for mine, other in ("xy", "yx")
        ]
        findings = explored(built(render(Threads(tuple(threads)))), model)
        assert findings is not None
        return findings

    weak = {model for model in MODELS if "aaaaaabbaa" in found("relaxed", model).outcomes}
    strong = {model for model in MODELS if "aaaaaabbaa" in found("seq_cst", model).outcomes}
    assert weak == {"tso", "ra", "rc11"}
    assert strong == {"ra"}
    assert len(found("seq_cst", "sc").outcomes) == 3
    assert found("seq_cst", "sc").within(found("relaxed", "tso"))
    assert not found("relaxed", "tso").within(found("seq_cst", "sc"))
