"""Fences that rule a failure out: the program with fences put in, searched as a whole.

A fence stands before an atomic access that comes behind another one in its thread. It is put into the image
itself: what lies behind it moves, and with it every target of a jump and the place of the error.
"""

from __future__ import annotations

import bisect
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from raddle.assemble.opcodes import OPCODES
from raddle.explain.strengthening import ACCESSES, by_place, decoded
from raddle.explain.trial import Answer, Trials
from raddle.explore.run import Run
from raddle.ir.values import Location
from raddle.report.symbols import Symbols

LARGEST = 8
"""Places; with more of them the tries would take too long."""
_INSTRUCTION = struct.Struct("<HHHHq")
_FUNCTION = struct.Struct("<IIIIII")
_SWITCH = struct.Struct("<IIII")
_CASE = struct.Struct("<QII")
_HEADER = 16
_SECTIONS = (_INSTRUCTION.size, _FUNCTION.size, 16, 8, 8, _SWITCH.size, _CASE.size)
"""Bytes of a record in each of the first sections (native/core/machine/program.cc)."""
_ORDERS = {"acquire": 2, "release": 3, "acq_rel": 4, "seq_cst": 5}
"""The weakest first."""


@dataclass(frozen=True, slots=True)
class Gap:
    """Where a fence could stand: before the access at this place."""

    location: Location
    instructions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fences:
    """Where they stand, of which order they all are, and what a search with them says."""

    gaps: tuple[Gap, ...]
    order: str
    answer: Answer


def gaps(code: bytes, run: Run, symbols: Symbols) -> list[Gap]:
    """Before the user's atomic accesses of this execution, but for the first of each thread."""
    found: dict[tuple[Location, str], Gap] = {}
    busy: set[int] = set()
    places = None
    for event in run.events:
        pc = event.stack[0] if event.stack else -1
        location = symbols.location(pc)
        if location is None or symbols.is_library(pc):
            continue
        kind, order = decoded(code, pc)
        if kind not in ACCESSES or order == "plain":
            continue
        if event.thread in busy and (location, kind) not in found:
            places = by_place(code, symbols) if places is None else places
            found[location, kind] = Gap(location, tuple(places[location, kind]))
        busy.add(event.thread)
    return list(found.values())


def fences(code: bytes, found: Sequence[Gap], trials: Trials) -> Fences | None:
    """As few and as weak ones as can be found by trying; None if fences do not help, or it is not known in
    time."""
    if not found or len(found) > LARGEST:
        return None

    def rules_out(chosen: Sequence[Gap], order: str = "seq_cst") -> Answer | None:
        at = sorted({pc for gap in chosen for pc in gap.instructions})
        answer = trials.ask(with_fences(code, at, order), moved=lambda key: moved(code, at, key))
        return None if answer is None or answer.fails else answer

    best = list(found)
    answer = rules_out(best)
    if answer is None:
        return None
    for gap in found:
        fewer = [other for other in best if other != gap]
        if fewer and (better := rules_out(fewer)) is not None:
            best, answer = fewer, better
    for order in list(_ORDERS)[:-1]:
        weaker = rules_out(best, order)
        if weaker is not None:
            return Fences(tuple(best), order, weaker)
    return Fences(tuple(best), "seq_cst", answer)


def moved(code: bytes, at: Sequence[int], key: Any) -> Any:
    """An error's key (outcome.h) in the image with fences: its second and third number are places."""
    (count,) = struct.unpack_from("<Q", code, _HEADER)
    kind, *places = key
    return [kind, *(pc + bisect.bisect_right(at, pc) if pc < count else pc for pc in places)]


def with_fences(code: bytes, at: Sequence[int], order: str = "seq_cst") -> bytes:
    """The image with a fence before each of these instructions, which are sorted."""
    sections, rest = _split(code)

    def target(pc: int) -> int:
        """Where a jump to an instruction leads: to its fence, if it has one."""
        return pc + bisect.bisect_left(at, pc)

    instructions = []
    fence = _INSTRUCTION.pack(OPCODES["FENCE"], 0, 0, 0, _ORDERS[order])
    before = set(at)
    for pc, (op, a, b, c, word) in enumerate(_INSTRUCTION.iter_unpack(sections[0])):
        if pc in before:
            instructions.append(fence)
        if op == OPCODES["JUMP"]:
            word = target(word)
        elif op == OPCODES["BRANCH"]:
            word = _signed(target(word & 0xFFFFFFFF) | target(word >> 32 & 0xFFFFFFFF) << 32)
        instructions.append(_INSTRUCTION.pack(op, a, b, c, word))
    functions = [
        _FUNCTION.pack(target(first), target(first + length) - target(first), *others)
        for first, length, *others in _FUNCTION.iter_unpack(sections[1])
    ]
    switches = [
        _SWITCH.pack(first, count, target(fallback), zero)
        for first, count, fallback, zero in _SWITCH.iter_unpack(sections[5])
    ]
    cases = [_CASE.pack(value, target(to), zero) for value, to, zero in _CASE.iter_unpack(sections[6])]
    made = [_section(instructions), _section(functions)]
    for number in (2, 3, 4):
        made.append(struct.pack("<Q", len(sections[number]) // _SECTIONS[number]) + sections[number])
    return b"".join([code[:_HEADER], *made, _section(switches), _section(cases), rest])


def _split(code: bytes) -> tuple[list[bytes], bytes]:
    """The contents of the sections that speak of places, and what follows them."""
    found, at = [], _HEADER
    for size in _SECTIONS:
        (count,) = struct.unpack_from("<Q", code, at)
        found.append(code[at + 8 : at + 8 + count * size])
        at += 8 + count * size
    return found, code[at:]


def _section(records: Iterable[bytes]) -> bytes:
    content = list(records)
    return struct.pack("<Q", len(content)) + b"".join(content)


def _signed(word: int) -> int:
    return word - (1 << 64) if word >> 63 else word
