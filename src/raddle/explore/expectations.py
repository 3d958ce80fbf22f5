"""What litmus tests are expected to do, in a TOML file beside them, and how a result differs from that.

`NAME.toml` beside `NAME.litmus`, or `expected.toml` for all tests of a folder:

    ["MP+rel+acq"]
    cite = "Lahav et al. 2017"     # not read
    rc11 = "fails"                 # holds or fails; models that are not named are not compared
    racy = false                   # optional
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from raddle.errors import UserError
from raddle.explore.options import MODELS

if TYPE_CHECKING:
    from raddle.explore.litmus import LitmusResult


def mismatches(results: Sequence[LitmusResult], expect: str) -> list[str]:
    """A line for each result that is not as expected (`holds`, `fails` or `file`)."""
    found = []
    for result in results:
        wanted = _from_file(result) if expect == "file" else {result.model: expect}
        name = f"{result.test.name} under {result.model}"
        verdict = wanted.get(result.model)
        if verdict is not None and verdict != result.verdict:
            found.append(f"{name}: expected {verdict}, found {result.verdict}")
        racy = wanted.get("racy")
        if racy is not None and racy != result.racy:
            found.append(f"{name}: expected {'a race' if racy else 'no race'}, found the opposite")
    return found


def _from_file(result: LitmusResult) -> dict[str, Any]:
    file = Path(result.test.file)
    places = (file.with_suffix(".toml"), file.with_name("expected.toml"))
    place = next((place for place in places if place.is_file()), None)
    if place is None:
        raise UserError(f"--expect file: neither {places[0]} nor {places[1]} is there")
    try:
        document = tomllib.loads(place.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{place} is not TOML: {error}") from None
    except RecursionError:
        raise UserError(f"{place} is nested too deep") from None
    except OSError as error:
        raise UserError(f"{place} cannot be read: {error.strerror}") from None
    found = document.get(result.test.name)
    if not isinstance(found, dict):
        raise UserError(f"{place} says nothing about {result.test.name}")
    for model in MODELS:
        if found.get(model, "holds") not in ("holds", "fails"):
            raise UserError(f"{place}: {model} of {result.test.name} must be holds or fails")
    return found
