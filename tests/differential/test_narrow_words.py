"""Programs that do not count on the size of a word are the same programs with 32 bits: what a search finds in
them, and how often, does not change with -m32.
"""

from __future__ import annotations

import os

import pytest
from heap_programs import Maker
from test_thread_library import random_program

import raddle

SETTINGS = (
    {"model": "rc11", "search": "modification-order"},
    {"model": "rc11", "search": "reads-from"},
    {"model": "tso", "search": "modification-order"},
    {"model": "sc", "search": "dpor"},
    {"model": "sc", "search": "modification-order", "locks": "unordered"},
    {"model": "sc", "search": "modification-order", "spin": "off"},
)


def found(source: str, width: str, options: dict[str, str], reuse: bool) -> tuple[object, ...]:
    result = raddle.verify(
        source, flags=[width, "-w"], keep_going=True, explain=False, reuse_addresses=reuse, **options
    )
    # Blocks of 8 bytes hold two words.
    errors = sorted((e.kind, e.location or "", e.message.replace("[0]", "")) for e in result.errors)
    return result.verdict, result.executions, result.blocked, errors


def _compare(seed: int) -> None:
    options = SETTINGS[seed % len(SETTINGS)]
    for source, reuse in ((random_program(seed), False), (Maker(seed).program(), seed % 3 == 0)):
        reuse = reuse and options["search"] != "dpor"
        wide, narrow = (found(source, width, options, reuse) for width in ("-m64", "-m32"))
        assert narrow == wide, (seed, options, reuse, source)


@pytest.mark.parametrize("chunk", range(2))
def test_words_change_nothing(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + chunk * 3
    for seed in range(first, first + 3):
        _compare(seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(40))
def test_many_programs(chunk: int) -> None:
    first = int(os.environ["RADDLE_SEED"]) + 32_000_000 + chunk * 25
    for seed in range(first, first + 25):
        _compare(seed)
