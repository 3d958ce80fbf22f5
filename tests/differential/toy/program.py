"""A toy concurrent language, just rich enough to exercise every feature a search must handle.

A thread is a tuple of operations; registers start at 0. What a thread does next depends only on
the answers it has received (the values its reads returned, the choices made for it), so `Thread`
maps a tuple of answers to the next label: the paper's P_i : Trace -> Lab.

    ("R", x, reg, mode)            ("W", x, value, mode)        ("WR", x, reg, mode)  x = reg + 1
    ("FAA", x, k, reg, mode)       ("CAS", x, old, new, reg, mode)   ("WCAS", …)  may fail spuriously
    ("F", mode)                    ("IF", reg, value, k)  skip k operations unless reg == value
    ("CHOICE", n, reg)             ("ASSUME", reg, value)       ("AWAIT", x, value, mode)
    ("SPAWN", t)  ("JOIN", t)      ("LOCK", l)  ("UNLOCK", l)   ("TRY", l, reg)

Modes are rlx, acq, rel, acqrel, sc, and na for a plain access.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

Op = tuple[Any, ...]


@dataclass(frozen=True)
class Label:
    """kind: R (reads), W, U (reads, and writes if it succeeds), F, C (choice), S (spawn), J (join).

    `update` says what a U does: ("add", k), ("cas", old, new), ("lock",) or ("try",). A U of ("lock",)
    and an R with `want` block their thread when what they read does not satisfy them. `weak`: a
    success may be turned into a failure, as a choice. `at`: which operation of its thread it comes from.
    """

    kind: str
    loc: str | None = None
    mode: str = "sc"
    value: int = 0
    update: tuple[Any, ...] = ()
    want: int | None = None
    weak: bool = False
    at: int = -1

    def written(self, read: int) -> int | None:
        """What a U that reads `read` writes; None if it fails."""
        kind = self.update[0]
        if kind == "add":
            return read + int(self.update[1])
        if kind == "cas":
            return int(self.update[2]) if read == self.update[1] else None
        return 1 if read == 0 else None

    def blocks(self, read: int) -> bool:
        if self.kind == "U":
            return self.update[0] == "lock" and read != 0
        return self.want is not None and read != self.want


@dataclass
class Program:
    threads: tuple[tuple[Op, ...], ...]
    _next: dict[tuple[int, tuple[Any, ...]], Label | str | None] = field(default_factory=dict)

    @cached_property
    def spawned(self) -> dict[int, None]:
        return {op[1]: None for ops in self.threads for op in ops if op[0] == "SPAWN"}

    def next(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        """The next label after those answers; None at the end, "blocked" at a failed assume/await/lock."""
        key = (thread, answers)
        if key not in self._next:
            self._next[key] = self._run(thread, answers)
        return self._next[key]

    def _run(self, thread: int, answers: tuple[Any, ...]) -> Label | str | None:
        ops, regs, given, i = self.threads[thread], dict[str, int](), iter(answers), 0
        sentinel = object()
        while i < len(ops):
            op, i = ops[i], i + 1
            kind = op[0]
            if kind == "IF":
                if regs.get(op[1], 0) != op[2]:
                    i += op[3]
                continue
            if kind == "ASSUME":
                if regs.get(op[1], 0) != op[2]:
                    return "blocked"
                continue
            label = replace(self._label(op, regs), at=i - 1)
            answer: Any = next(given, sentinel)
            if answer is sentinel:
                return label
            if label.kind in "RU" and label.blocks(answer[0] if label.kind == "U" else answer):
                return "blocked"
            if kind == "R":
                regs[op[2]] = answer
            elif kind == "FAA":
                regs[op[3]] = answer[0]
            elif kind in ("CAS", "WCAS"):
                regs[op[4]] = int(answer[1])
            elif kind == "TRY":
                regs[op[2]] = int(answer[1])
                if not answer[1]:  # a failed trylock skips its critical section
                    while ops[i] != ("UNLOCK", op[1]):
                        i += 1
                    i += 1
            elif kind == "CHOICE":
                regs[op[2]] = answer
        return None

    @staticmethod
    def _label(op: Op, regs: dict[str, int]) -> Label:
        kind = op[0]
        if kind == "R":
            return Label("R", op[1], op[3])
        if kind == "AWAIT":
            return Label("R", op[1], op[3], want=op[2])
        if kind == "W":
            return Label("W", op[1], op[3], op[2])
        if kind == "WR":
            return Label("W", op[1], op[3], regs.get(op[2], 0) + 1)
        if kind == "FAA":
            return Label("U", op[1], op[4], update=("add", op[2]))
        if kind in ("CAS", "WCAS"):
            return Label("U", op[1], op[5], update=("cas", op[2], op[3]), weak=kind == "WCAS")
        if kind == "LOCK":
            return Label("U", op[1], "acq", update=("lock",))
        if kind == "TRY":
            return Label("U", op[1], "acq", update=("try",))
        if kind == "UNLOCK":
            return Label("W", op[1], "rel", 0)
        if kind == "F":
            return Label("F", None, op[1])
        if kind == "CHOICE":
            return Label("C", value=op[1])
        if kind == "SPAWN":
            return Label("S", value=op[1])
        if kind == "JOIN":
            return Label("J", value=op[1])
        raise AssertionError(op)
