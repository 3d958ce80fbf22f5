"""Toy graphs as numbered events and relations between them: rows of bits, row i the successors of i."""

from __future__ import annotations

from dataclasses import replace

from toy.graph import INIT, Graph

ACQ = {"acq", "acqrel", "sc"}
REL = {"rel", "acqrel", "sc"}


def closure(rows: list[int]) -> list[int]:
    for k, _ in enumerate(rows):
        through, bit = rows[k], 1 << k
        if through:
            for i, row in enumerate(rows):
                if row & bit:
                    rows[i] = row | through
    return rows


def cyclic(rows: list[int]) -> bool:
    return any(row >> i & 1 for i, row in enumerate(closure(rows[:])))


def compose(a: list[int], b: list[int]) -> list[int]:
    out = []
    for row in a:
        reach, i = 0, 0
        while row:
            if row & 1:
                reach |= b[i]
            row >>= 1
            i += 1
        out.append(reach)
    return out


class View:
    """A graph with its events numbered: program order with thread edges, and reads-from."""

    def __init__(self, g: Graph) -> None:
        self.g = g
        self.events = g.order
        self.index = {e: i for i, e in enumerate(g.order)}
        n = self.n = len(g.order)
        po = [0] * n
        for e in g.order:
            for p in g.before(e):
                program_order = p != g.rf.get(e) or (p[0] == e[0] and p[1] == e[1] - 1)
                if program_order and p in self.index:
                    po[self.index[p]] |= 1 << self.index[e]
        self.po = closure(po)
        self.sb = [0] * n  # the same thread only
        later: dict[int, int] = {}
        for e in sorted(g.order, reverse=True):
            i = self.index[e]
            self.sb[i] = later.get(e[0], 0)
            later[e[0]] = self.sb[i] | 1 << i
        self.rf = {self.index[r]: (None if w[0] == INIT else self.index[w]) for r, w in g.rf.items()}
        # A failed trylock (or a lock that has to wait) orders nothing.
        self.label = [
            replace(lab, mode="rlx")
            if lab.kind == "U" and lab.update[0] in ("lock", "try") and e not in g.written
            else lab
            for e, lab in ((e, g.labels[e]) for e in g.order)
        ]
        self.loc = [lab.loc for lab in self.label]
        self.writing = [e in g.written for e in g.order]
        self.reading = [e in g.rf for e in g.order]
        self.locs: dict[str, list[int]] = {}
        for i, x in enumerate(self.loc):
            if x is not None:
                self.locs.setdefault(x, [])
                if self.writing[i]:
                    self.locs[x].append(i)

    def porf_cyclic(self) -> bool:
        rows = self.po[:]
        for r, w in self.rf.items():
            if w is not None:
                rows[w] |= 1 << r
        return cyclic(rows)

    @property
    def memory(self) -> int:
        """The accesses and fences, as bits."""
        return sum(1 << i for i, lab in enumerate(self.label) if lab.kind in "RWUF")

    def atomic(self, i: int) -> bool:
        return self.label[i].mode != "na"

    def sources(self, w: int) -> set[int]:
        """The writes in whose release sequence w is: only atomic writes carry one on."""
        found: set[int] = set()
        chain: int | None = w
        while chain is not None and self.atomic(chain):
            found.add(chain)
            # sb-earlier writes of the same location; their own sources are not w's
            found.update(u for u in self.locs[self.loc[chain] or ""] if self.sb[u] >> chain & 1)
            chain = self.rf[chain] if self.reading[chain] else None
        return found

    def hb(self, model: str) -> list[int]:
        """rc11's happens-before; in sc, tso and ra every atomic access synchronises."""
        rows = self.po[:]
        for r, w in self.rf.items():
            if w is None or not self.atomic(r) or not self.atomic(w):
                continue
            if model not in ("rc11", "wrc11"):
                lab = self.label[r]
                if not (lab.kind == "U" and lab.update[0] in ("lock", "try") and not self.writing[r]):
                    rows[w] |= 1 << r
                continue
            targets = [r] if self.label[r].mode in ACQ else []
            targets += [
                f
                for f in range(self.n)
                if self.sb[r] >> f & 1 and self.label[f].kind == "F" and self.label[f].mode in ACQ
            ]
            for s in self.sources(w):
                starts = [s] if self.label[s].mode in REL else []
                starts += [
                    f
                    for f in range(self.n)
                    if self.sb[f] >> s & 1 and self.label[f].kind == "F" and self.label[f].mode in REL
                ]
                for a in starts:
                    for b in targets:
                        rows[a] |= 1 << b
        return closure(rows)

    def strong(self, kinds: str) -> int:
        """The SC events of these kinds, as bits."""
        return sum(1 << i for i, lab in enumerate(self.label) if lab.mode == "sc" and lab.kind in kinds)
