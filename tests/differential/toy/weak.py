"""wrc11 for toy graphs: rc11 with what hb and reads-from say in the place of modification order.

A successful read-modify-write is two events here, as in the paper: where modification order is not total, it
makes a difference whether a path that comes to its write may leave from its read.
"""

from __future__ import annotations

from toy.psc import psc_acyclic
from toy.view import View, closure, compose


class Halves:
    """A view whose updates are cut in two; as much of it as psc needs."""

    def __init__(self, view: View) -> None:
        self.nodes = [(i, half) for i in range(view.n) for half in self._halves(view, i)]
        self.n = len(self.nodes)
        self.whole = view
        self.loc = [view.loc[i] for i, _ in self.nodes]
        self.po = self.spread(view.po)

    @staticmethod
    def _halves(view: View, i: int) -> str:
        return "RW" if view.reading[i] and view.writing[i] else "R" if view.reading[i] else "W"

    def at(self, i: int, half: str) -> int:
        return self.nodes.index((i, half))

    def spread(self, rows: list[int]) -> list[int]:
        """A relation between events as one between halves; a read half stands before its write half."""
        found = []
        for i, half in self.nodes:
            row = 0
            for k, (j, other) in enumerate(self.nodes):
                if rows[i] >> j & 1 or (i == j and half < other):
                    row |= 1 << k
            found.append(row)
        return found

    def _bits(self, whole: int) -> int:
        return sum(1 << k for k, (i, _) in enumerate(self.nodes) if whole >> i & 1)

    @property
    def memory(self) -> int:
        return self._bits(self.whole.memory)

    def strong(self, kinds: str) -> int:
        return self._bits(self.whole.strong(kinds))


def mo_weak(view: View, hb: list[int]) -> list[int]:
    """Per location x: [W]; (hb ∪ rf of x)+; [W]. The initial write, before all others, has no row."""
    found = [0] * view.n
    for x, writes in view.locs.items():
        rows = hb[:]
        for r, w in view.rf.items():
            if w is not None and view.loc[r] == x:
                rows[w] |= 1 << r
        rows = closure(rows)
        here = sum(1 << w for w in writes)
        for w in writes:
            found[w] = rows[w] & here
    return found


def consistent(view: View, hb: list[int]) -> bool:
    halves = Halves(view)
    weak = mo_weak(view, hb)
    updates = [i for i in range(view.n) if view.reading[i] and view.writing[i]]
    if len({(view.loc[u], view.rf[u]) for u in updates}) != len(updates):
        return False
    mo, fr, rf = ([0] * halves.n for _ in range(3))
    for writes in view.locs.values():
        for w in writes:
            later = sum(1 << halves.at(v, "W") for v in writes if weak[w] >> v & 1)
            mo[halves.at(w, "W")] = later
    for r, source in view.rf.items():
        k = halves.at(r, "R")
        if source is None:
            fr[k] = sum(1 << halves.at(v, "W") for v in view.locs[view.loc[r] or ""])
        else:
            fr[k] = mo[halves.at(source, "W")]
            rf[halves.at(source, "W")] |= 1 << k
    for u in updates:
        # Nothing between an update and what it reads.
        if any(fr[halves.at(u, "R")] >> k & 1 and row >> halves.at(u, "W") & 1 for k, row in enumerate(mo)):
            return False
    eco = closure([a | b | c for a, b, c in zip(mo, fr, rf, strict=True)])
    both = halves.spread(hb)
    if any(row >> i & 1 for i, row in enumerate(compose(eco, both))):
        return False
    return not view.strong("RWUF") or psc_acyclic(halves, both, mo, fr, eco)
