"""What the literature says about a generated test: the rules in expected/SHAPE.toml.

A file is a list of rules, each with the models it speaks of, the verdict of `exists`, whom it cites, and
to which tests it applies: `parts` has one word list per part of the test's name, "*" for any word, or
"all w…" for tests whose parts are all in the list. For each model the first rule that applies decides;
where none does, nothing is claimed and only the oracle is asked.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
KEYS = {"models", "verdict", "cite", "parts", "why"}


def expected(shape: str, parts: tuple[str, ...]) -> dict[str, str]:
    """Model → holds or fails."""
    found: dict[str, str] = {}
    for rule in rules(shape):
        if applies(rule.get("parts", ["*"] * len(parts)), parts):
            for model in rule["models"]:
                found.setdefault(model, rule["verdict"])
    return found


def applies(patterns: list[str] | str, parts: tuple[str, ...]) -> bool:
    if isinstance(patterns, str):
        words = patterns.removeprefix("all ").split()
        return all(part in words for part in parts)
    assert len(patterns) == len(parts), (patterns, parts)
    return all(
        pattern == "*" or part in pattern.split() for pattern, part in zip(patterns, parts, strict=True)
    )


@functools.cache
def rules(shape: str) -> list[dict[str, Any]]:
    place = HERE / "expected" / f"{shape}.toml"
    found: list[dict[str, Any]] = tomllib.loads(place.read_text())["rule"]
    for rule in found:
        assert set(rule) <= KEYS, f"{place}: unknown keys {set(rule) - KEYS}"
        assert rule["cite"], place
        assert rule["verdict"] in ("holds", "fails"), place
    return found
