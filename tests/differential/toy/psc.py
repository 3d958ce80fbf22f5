"""RC11's partial SC order over toy graphs."""

from __future__ import annotations

from typing import Protocol

from toy.view import compose, cyclic


class Numbered(Protocol):
    """What psc needs to know about a graph: how many events, their locations, po, which are SC, and which are
    accesses or fences (`memory`, as bits)."""

    n: int
    loc: list[str | None]
    po: list[int]

    @property
    def memory(self) -> int: ...

    def strong(self, kinds: str) -> int: ...


def psc_acyclic(view: Numbered, hb: list[int], mo: list[int], fr: list[int], eco: list[int]) -> bool:
    n = view.n
    # Creating a thread or choosing between two accesses does not strengthen the program.
    memory = view.memory
    diff = [
        row & memory & sum(1 << j for j in range(n) if view.loc[j] != view.loc[i] or view.loc[i] is None)
        if memory >> i & 1
        else 0
        for i, row in enumerate(view.po)
    ]
    same = [
        row & sum(1 << j for j in range(n) if view.loc[j] == view.loc[i] and view.loc[i] is not None)
        for i, row in enumerate(hb)
    ]
    mid = compose(compose(diff, hb), diff)
    scb = [a | b | c | d | e for a, b, c, d, e in zip(view.po, mid, same, mo, fr, strict=True)]
    sc, fence = view.strong("RWUF"), view.strong("F")
    left = [(1 << i if sc >> i & 1 else 0) | (hb[i] | 1 << i if fence >> i & 1 else 0) for i in range(n)]
    right = [(1 << i if sc >> i & 1 else 0) | ((hb[i] | 1 << i) & fence) for i in range(n)]
    rows = compose(compose(left, scb), right)
    return not cyclic([a | b for a, b in zip(rows, between_fences(view, hb, eco), strict=True)])


def between_fences(view: Numbered, hb: list[int], eco: list[int]) -> list[int]:
    """[F]; (hb ∪ hb; eco; hb); [F], of SC fences."""
    fence = view.strong("F")
    rows = [a | b for a, b in zip(hb, compose(compose(hb, eco), hb), strict=True)]
    return [row & fence if fence >> i & 1 else 0 for i, row in enumerate(rows)]
