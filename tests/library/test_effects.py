"""What library functions read and write is seen by all searches under all models.

From each line of library_calls.py programs are made: a race with a writer (and a reader, where it writes),
memory that another thread frees, memory that is a byte too short, and the value after an ordered write. The
default run takes one program of each line, with a search and a model that are always the same; the slow run
takes all.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from library_calls import CALLS, Call, without_a_call
from library_programs import programs

import raddle
from raddle.errors import UnsupportedError
from raddle.explore.options import MODELS_OF
from raddle.library.effects import EFFECTS

_LIBRARY = Path(raddle.__file__).parent / "library" / "library.ll"
WAYS = tuple((search, model) for search, models in MODELS_OF.items() for model in models)


def test_the_table_has_a_row_for_every_function_with_a_pointer() -> None:
    defined = {}
    for match in re.finditer(r"^define (?!internal)[^@]*@(\w+)\((.*)\)", _LIBRARY.read_text("utf-8"), re.M):
        pointers = [k for k, part in enumerate(match[2].split(", ")) if part.startswith("ptr")]
        if match[1].startswith("v") and "printf" in match[1]:
            pointers.pop()  # the list of arguments
        if pointers:
            defined[match[1]] = pointers
    assert {name: sorted(access.argument for access in row) for name, row in EFFECTS.items()} == defined


def test_every_access_of_the_table_is_tried() -> None:
    assert without_a_call() == []


def _check(call: Call, kind: str, search: str, model: str, folder: Path) -> None:
    text, wanted = programs(call)[kind]
    source = folder / "call.c"
    source.write_text(text, "utf-8")
    try:
        result = raddle.verify(source, search=search, model=model)
    except UnsupportedError:
        if search == "oracle":
            return  # it refuses accesses of different sizes to the same bytes
        raise
    assert result.verdict == ("unsafe" if wanted else "safe"), (search, model, text)
    assert all(error.kind in wanted.split(" or ") for error in result.errors), (search, model, text)


@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
def test_one_program(call: Call, tmp_path: Path) -> None:
    draw = random.Random(f"93288829 {call.name}")  # a fixed share; the slow run does them all
    kind = draw.choice(sorted(programs(call)))
    _check(call, kind, *draw.choice(WAYS), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=["-".join(way) for way in WAYS])
@pytest.mark.parametrize("call", CALLS, ids=[call.name for call in CALLS])
def test_all_programs(call: Call, way: tuple[str, str], tmp_path: Path) -> None:
    for kind in programs(call):
        _check(call, kind, *way, tmp_path)
