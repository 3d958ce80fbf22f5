"""Writes the generated litmus tests: every shape with every combination of orders.

    python tests/litmus/generate.py FOLDER

makes FOLDER/SHAPE/NAME.litmus and FOLDER/SHAPE/expected.toml, so that

    raddle litmus FOLDER/MP/*.litmus --model all --expect file

compares them with the literature. The expectations come from expected/SHAPE.toml: see rules.py.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from read_modify_write import read_modify_writes
from rules import expected
from shapes import COHERENCE, FEW, SHAPES, UNIFORM, VARIANTS, Shape

ORDER = {"rlx": "relaxed", "acq": "acquire", "rel": "release", "ar": "acq_rel", "sc": "seq_cst"}


@dataclass(frozen=True)
class Generated:
    """`parts`: what the name says behind the shape's, one word per thread (or role)."""

    shape: str
    parts: tuple[str, ...]
    text: str

    @property
    def name(self) -> str:
        return "+".join((self.shape, *self.parts))


def generate() -> Iterator[Generated]:
    """Every test, in a fixed order."""
    for shape in SHAPES:
        for parts in _combinations(shape):
            orders = [VARIANTS[kind][part] for kind, part in zip(kinds(shape), parts, strict=True)]
            yield Generated(shape.name, parts, _text(shape, parts, orders))
    for shape in COHERENCE:
        has_reads = "R" in shape.threads
        for write, read in itertools.product(
            ("rlx", "rel", "sc"), ("rlx", "acq", "sc") if has_reads else ("",)
        ):
            parts = (write, read) if has_reads else (write,)
            orders = [tuple(write if letter == "W" else read for letter in kind) for kind in kinds(shape)]
            yield Generated(shape.name, parts, _text(shape, parts, orders))
    for name, parts, text in read_modify_writes():
        yield Generated(name, parts, text)


def kinds(shape: Shape) -> list[str]:
    """Of each thread which accesses it makes: `WW`, `RR` …"""
    return ["".join(access[0] for access in thread.split()) for thread in shape.threads.split("|")]


def _combinations(shape: Shape) -> Iterator[tuple[str, ...]]:
    of_thread = kinds(shape)
    if shape.combine == "mixed":
        chosen = itertools.product(("ra", "fsc"), repeat=len(of_thread))
        for words in [("rlx",) * len(of_thread), ("sc",) * len(of_thread), *chosen]:
            yield tuple(UNIFORM[word].get(kind, word) for kind, word in zip(of_thread, words, strict=True))
    elif shape.combine == "few":
        yield from itertools.product(*(FEW[kind] for kind in of_thread))
    elif shape.combine == "product":
        yield from itertools.product(*(VARIANTS[kind] for kind in of_thread))
    elif len(of_thread) == 2:
        yield from itertools.combinations_with_replacement(VARIANTS[of_thread[0]], 2)
    else:  # IRIW: two writers alike, two readers
        for writer in VARIANTS["W"]:
            for first, second in itertools.combinations_with_replacement(VARIANTS["RR"], 2):
                yield writer, first, writer, second


def _text(shape: Shape, parts: tuple[str, ...], orders: list[tuple[str, ...]]) -> str:
    name = "+".join((shape.name, *parts))
    threads = [
        _thread(number, accesses.split(), list(words))
        for number, (accesses, words) in enumerate(zip(shape.threads.split("|"), orders, strict=True))
    ]
    return f"C {name}\n\n{{}}\n\n" + "\n".join(threads) + f"\nexists ({shape.exists})\n"


def _thread(number: int, accesses: list[str], orders: list[str]) -> str:
    locations = dict.fromkeys(access[1] for access in accesses)
    lines = [f"P{number} (" + ", ".join(f"atomic_int* {name}" for name in locations) + ") {"]
    registers = itertools.count()
    left = iter(accesses)
    for order in orders:
        if order.startswith("fence "):
            lines.append(f"  atomic_thread_fence(memory_order_{ORDER[order[6:]]});")
            continue
        access = next(left)
        spelled = f"memory_order_{ORDER[order]}"
        if access[0] == "W":
            lines.append(f"  atomic_store_explicit({access[1]}, {access[2:]}, {spelled});")
        else:
            lines.append(f"  int r{next(registers)} = atomic_load_explicit({access[1]}, {spelled});")
    return "\n".join([*lines, "}\n"])


def main(folder: Path) -> None:
    wanted: dict[Path, list[str]] = {}
    for test in generate():
        place = folder / test.shape
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{test.name}.litmus").write_text(test.text)
        lines = [f"{model} = {json.dumps(word)}" for model, word in expected(test.shape, test.parts).items()]
        wanted.setdefault(place, []).append("\n".join([f'["{test.name}"]', *lines, ""]))
    for place, tables in wanted.items():
        (place / "expected.toml").write_text("\n".join(tables))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
