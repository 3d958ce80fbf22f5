"""The memory orders of a compiled program, and the same program with some of them stronger.

An order is one of the source text: an instruction that stands several times in the image (in a function that
was inlined) has one place in the source, and is strengthened everywhere at once.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass

from raddle.assemble.opcodes import OPCODES
from raddle.explore.run import Event, Run
from raddle.ir.values import Location
from raddle.report.symbols import Symbols

_INSTRUCTION = struct.Struct("<HHHHq")
_START = 24
"""Behind the image's header and the number of instructions."""
_NAMES = ("plain", "relaxed", "acquire", "release", "acq_rel", "seq_cst")
_SIZES = ("1", "2", "4", "8", "16", "N")
_READS = {OPCODES[f"LOAD{size}"]: 32 for size in _SIZES} | {OPCODES["AWAIT"]: 16}
_WRITES = {OPCODES[f"STORE{size}"]: 32 for size in _SIZES}
_UPDATES = {OPCODES["RMW"]: 8, OPCODES["CAS"]: 0, OPCODES["AWAIT_RMW"]: 16}
_FENCES = {OPCODES["FENCE"]: 0}
ACCESSES = ("read", "write", "update")
_PLACES = {**_READS, **_WRITES, **_UPDATES, **_FENCES}
_STRONGER = {
    "read": {"relaxed": ("acquire", "seq_cst"), "acquire": ("seq_cst",)},
    "write": {"relaxed": ("release", "seq_cst"), "release": ("seq_cst",)},
    "update": {
        "relaxed": ("acquire", "release", "acq_rel", "seq_cst"),
        "acquire": ("acq_rel", "seq_cst"),
        "release": ("acq_rel", "seq_cst"),
        "acq_rel": ("seq_cst",),
    },
    "fence": {
        "acquire": ("acq_rel", "seq_cst"),
        "release": ("acq_rel", "seq_cst"),
        "acq_rel": ("seq_cst",),
    },
}


@dataclass(frozen=True, slots=True)
class Site:
    """An atomic operation of the source. `stronger`: the orders above its own, weakest first."""

    location: Location
    kind: str
    order: str
    stronger: tuple[str, ...]
    instructions: tuple[int, ...]


Choice = Mapping[Site, str]
"""Which sites get which order instead of theirs."""


def sites(code: bytes, run: Run, symbols: Symbols) -> list[Site]:
    """The atomic operations of the user's that the execution performs and that could be stronger."""
    found: dict[tuple[Location, str], Site] = {}
    everywhere: dict[tuple[Location, str], list[int]] | None = None
    for event in run.events:
        pc = event.stack[0] if event.stack else -1
        location = symbols.location(pc)
        if location is None or symbols.is_library(pc):
            continue
        kind, order = decoded(code, pc)
        stronger = _STRONGER.get(kind, {}).get(order, ())
        if not stronger or (location, kind) in found:
            continue
        everywhere = everywhere if everywhere is not None else by_place(code, symbols)
        same = tuple(everywhere[location, kind])
        if {decoded(code, other)[1] for other in same} == {order}:  # else the source has several there
            found[location, kind] = Site(location, kind, order, stronger, same)
    return list(found.values())


def strengthened(code: bytes, choice: Choice) -> bytes:
    """The image with these orders."""
    changed = bytearray(code)
    for site, order in choice.items():
        for pc in site.instructions:
            at = _START + pc * _INSTRUCTION.size
            op, a, b, c, word = _INSTRUCTION.unpack_from(changed, at)
            word = _with(word, _PLACES[op], order)
            if op == OPCODES["CAS"]:
                failing = _NAMES[word >> 8 & 0xFF]
                word = _with(word, 8, _failing(failing, order))
            _INSTRUCTION.pack_into(changed, at, op, a, b, c, word)
    return bytes(changed)


def failure_order(code: bytes, event: Event) -> str:
    """The order of a compare-exchange that fails."""
    op, *_, word = _INSTRUCTION.unpack_from(code, _START + event.stack[0] * _INSTRUCTION.size)
    return _NAMES[word >> 8 & 0xFF] if op == OPCODES["CAS"] else event.order


def _failing(failing: str, success: str) -> str:
    """As strong as C's one-order form makes it, and not weaker than it was."""
    implied = {"acq_rel": "acquire", "release": "relaxed"}.get(success, success)
    return max(failing, implied, key=("relaxed", "acquire", "seq_cst").index)


def _with(word: int, shift: int, order: str) -> int:
    return (word & ~(0xFF << shift)) | _NAMES.index(order) << shift


def decoded(code: bytes, pc: int) -> tuple[str, str]:
    """The kind of an instruction ("" if it has no order), and its order."""
    op, *_, word = _INSTRUCTION.unpack_from(code, _START + pc * _INSTRUCTION.size)
    if op not in _PLACES:
        return "", ""
    kind = "read" if op in _READS else "write" if op in _WRITES else "update" if op in _UPDATES else "fence"
    return kind, _NAMES[word >> _PLACES[op] & 0xFF]


def by_place(code: bytes, symbols: Symbols) -> dict[tuple[Location, str], list[int]]:
    """The instructions of each place in the source, by their kind."""
    (count,) = struct.unpack_from("<Q", code, _START - 8)
    found: dict[tuple[Location, str], list[int]] = {}
    for pc in range(count):
        kind, _ = decoded(code, pc)
        location = symbols.location(pc) if kind else None
        if location is not None:
            found.setdefault((location, kind), []).append(pc)
    return found
