"""Which memory orders a compiled program uses: what choosing a search and a result's assumptions depend on.

Read from the image (native/core/machine/opcodes.def), which holds the functions that the program can reach.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from raddle.assemble.opcodes import OPCODES

_PLAIN, _RELAXED, _SEQ_CST = 0, 1, 5
_COMMUTING = range(1, 6)
"""Operators of updates: add, sub, and, or, xor (native/core/machine/arithmetic.h)."""
_INSTRUCTION = struct.Struct("<HHHHq")
_COUNT_AT = 16
"""Behind the image's header comes the number of instructions, then they."""


def order_features(code: bytes, is_library: Callable[[int], bool]) -> frozenset[str]:
    """Among "sc-operations" (a seq_cst access or fence), "relaxed-reads" (atomic ones, of the user's own:
    what raddle's library reads is made to be right), "waiting" (locks, awaits, assumptions), "commuting" (an
    update of the user's own whose result nobody uses, and which commutes with its like), "weak-operations"
    (atomic and not seq_cst, or of the library, where that is no lock), "tries" (of the library, to lock or to
    wake), "weak-orders" (atomic and not seq_cst, of the user's own), "fences" and "relaxed-stores" (atomic
    ones that release nothing).
    `is_library`: of an instruction's index."""
    (count,) = struct.unpack_from("<Q", code, _COUNT_AT)
    start = _COUNT_AT + 8
    places = _order_places()
    waiting = {OPCODES[name] for name in ("LOCK", "AWAIT", "AWAIT_RMW", "ASSUME")}
    weak = {OPCODES[name] for name in ("TRYLOCK", "WAKE")}
    found = set()
    records = _INSTRUCTION.iter_unpack(code[start : start + count * _INSTRUCTION.size])
    for pc, (op, _, _, _, word) in enumerate(records):
        if op == OPCODES["RMW"] and word >> 24 & 1 and word & 0xFF in _COMMUTING and not is_library(pc):
            found.add("commuting")
        if op in waiting:
            found.add("waiting")
        if op in weak:
            found |= {"weak-operations", "tries"}
        if op == OPCODES["FENCE"]:
            found.add("fences")
        if op not in places:
            continue
        reads, shifts = places[op]
        orders = {(word >> shift) & 0xFF for shift in shifts}
        if not reads and _RELAXED in orders:
            found.add("relaxed-stores")
        if _SEQ_CST in orders:
            found.add("sc-operations")
        if orders - {_PLAIN, _SEQ_CST} or (orders != {_PLAIN} and is_library(pc)):
            found.add("weak-operations")
        if orders - {_PLAIN, _SEQ_CST} and not is_library(pc):
            found.add("weak-orders")
        if reads and _RELAXED in orders and not is_library(pc):
            found.add("relaxed-reads")
    return frozenset(found)


def _order_places() -> dict[int, tuple[bool, tuple[int, ...]]]:
    """By opcode: whether it reads, and where its word holds orders."""
    sizes = ("1", "2", "4", "8", "16", "N")
    return {
        **{OPCODES[f"LOAD{size}"]: (True, (32,)) for size in sizes},
        **{OPCODES[f"STORE{size}"]: (False, (32,)) for size in sizes},
        OPCODES["RMW"]: (True, (8,)),
        OPCODES["CAS"]: (True, (0, 8)),
        OPCODES["FENCE"]: (False, (0,)),
        OPCODES["AWAIT"]: (True, (16,)),
        OPCODES["AWAIT_RMW"]: (True, (16,)),
    }
