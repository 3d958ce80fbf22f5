"""cons(G) for toy graphs: is there a modification order that makes the graph consistent?

Written for obviousness: happens-before from the definition, then every modification order that
respects it. sc, tso, ra, rc11 as in the papers; a read-modify-write is one event here.
"""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

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
        for e in g.order:
            for f in g.order:
                if e[0] == f[0] and e[1] < f[1]:
                    self.sb[self.index[e]] |= 1 << self.index[f]
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

    def sources(self, w: int) -> set[int]:
        """The writes in whose release sequence w is."""
        found: set[int] = set()
        chain: int | None = w
        while chain is not None:
            found.add(chain)
            # sb-earlier writes of the same location; their own sources are not w's
            found.update(u for u in self.locs[self.loc[chain] or ""] if self.sb[u] >> chain & 1)
            chain = self.rf[chain] if self.reading[chain] else None
        return found

    def hb(self, model: str) -> list[int]:
        rows = self.po[:]
        for r, w in self.rf.items():
            if w is None:
                continue
            if model == "ra":
                lab = self.label[r]
                if not (lab.kind == "U" and lab.update[0] in ("lock", "try") and not self.writing[r]):
                    rows[w] |= 1 << r
                continue
            if self.label[r].mode == "na":
                continue
            targets = [r] if self.label[r].mode in ACQ else []
            targets += [
                f
                for f in range(self.n)
                if self.sb[r] >> f & 1 and self.label[f].kind == "F" and self.label[f].mode in ACQ
            ]
            for s in self.sources_rlx(w):
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

    def sources_rlx(self, w: int) -> set[int]:
        if self.label[w].mode == "na":
            return {w}
        return self.sources(w)


def consistent(g: Graph, model: str) -> bool:
    view = View(g)
    if view.porf_cyclic():
        return False
    if model == "sc":
        return linear(view)
    hb = view.hb(model)
    if any(row >> i & 1 for i, row in enumerate(hb)):
        return False
    if model == "tso":
        return orders(view, hb, tso)
    if model == "rc11" and any(lab.mode == "sc" and lab.kind in "RWUF" for lab in view.label):
        return orders(view, hb, psc)
    return all(chains(view, hb, x) is not None for x in view.locs)


def orders(view: View, hb: list[int], accept: Any) -> bool:
    """Is there a coherent modification order of all locations together that `accept` takes?"""
    per_loc = []
    for x in view.locs:
        found = chains(view, hb if accept is not tso else view.po, x)
        if found is None:
            return False
        per_loc.append(list(arrangements(*found)))
    return any(accept(view, hb, combo) for combo in itertools.product(*per_loc))


def chains(view: View, hb: list[int], x: str) -> tuple[list[list[int]], list[int]] | None:
    """Coherence of one location, exactly: every constraint on mo is an order between two writes.

    A successful RMW stands right behind the write it reads, so writes form chains that no other
    write may enter; the constraints are then between chains. Returns the chains (the initial
    write's first, without it) and for each the set of chains that must come before; None if
    there is no modification order.
    """
    writes = view.locs[x]
    successor: dict[int | None, int] = {}
    for u in writes:
        if view.reading[u]:
            if view.rf[u] in successor:
                return None
            successor[view.rf[u]] = u
    heads: list[int | None] = [None, *(w for w in writes if not view.reading[w])]
    found: list[list[int]] = []
    place: dict[int | None, tuple[int, int]] = {None: (0, -1)}
    for k, head in enumerate(heads):
        chain = [] if head is None else [head]
        w = head
        while w in successor:
            w = successor[w]
            chain.append(w)
        for i, v in enumerate(chain):
            place[v] = (k, i)
        found.append(chain)
    if len(place) != len(writes) + 1:
        return None  # RMWs that read from each other in a circle
    before = [0] + [1] * (len(found) - 1)
    accesses = [i for i in range(view.n) if view.loc[i] == x]

    def constrain(a: int | None, b: int | None) -> bool:
        """a is mo-before b; False if that is impossible at once."""
        (ka, ia), (kb, ib) = place[a], place[b]
        if ka == kb:
            return ia < ib
        before[kb] |= 1 << ka
        return True

    for i in accesses:
        low = i if view.writing[i] else view.rf[i]
        for j in accesses:
            if i != j and hb[i] >> j & 1:
                if view.writing[j] and low != j and not constrain(low, j):
                    return None
                if view.writing[j] and low == j:
                    return None
                if view.reading[j] and view.rf[j] != low and not constrain(low, view.rf[j]):
                    return None
    rows = before[:]
    if any(row >> k & 1 for k, row in enumerate(closure(rows))):
        return None
    return found, before


def arrangements(found: list[list[int]], before: list[int]) -> Any:
    """Every modification order: the chains in each order that the constraints allow."""

    def go(done: int, order: tuple[int, ...]) -> Any:
        if done == (1 << len(found)) - 1:
            yield order
        for k, chain in enumerate(found):
            if not done >> k & 1 and not before[k] & ~done:
                yield from go(done | 1 << k, order + tuple(chain))

    return go(0, ())


def extended(view: View, combo: tuple[tuple[int, ...], ...]) -> tuple[list[int], list[int], list[int]]:
    """mo, from-read, and the extended coherence order as rows."""
    n = view.n
    mo = [0] * n
    fr = [0] * n
    rf = [0] * n
    for order in combo:
        for k, w in enumerate(order):
            for later in order[k + 1 :]:
                mo[w] |= 1 << later
    for r, w in view.rf.items():
        if w is not None:
            rf[w] |= 1 << r
            fr[r] |= mo[w] & ~(1 << r)
        else:
            for order in combo:
                for v in order:
                    if view.loc[v] == view.loc[r] and v != r:
                        fr[r] |= 1 << v
    return mo, fr, closure([a | b | c for a, b, c in zip(mo, fr, rf, strict=True)])


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


def psc(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    n = view.n
    mo, fr, eco = extended(view, combo)
    diff = [
        row & sum(1 << j for j in range(n) if view.loc[j] != view.loc[i] or view.loc[i] is None)
        for i, row in enumerate(view.po)
    ]
    same = [
        row & sum(1 << j for j in range(n) if view.loc[j] == view.loc[i] and view.loc[i] is not None)
        for i, row in enumerate(hb)
    ]
    mid = compose(compose(diff, hb), diff)
    scb = [a | b | c | d | e for a, b, c, d, e in zip(view.po, mid, same, mo, fr, strict=True)]
    sc = sum(1 << i for i in range(n) if view.label[i].mode == "sc" and view.label[i].kind in "RWUF")
    fence = sum(1 << i for i in range(n) if view.label[i].mode == "sc" and view.label[i].kind == "F")
    left = [(1 << i if sc >> i & 1 else 0) | (hb[i] | 1 << i if fence >> i & 1 else 0) for i in range(n)]
    right = [(1 << i if sc >> i & 1 else 0) | ((hb[i] | 1 << i) & fence) for i in range(n)]
    rows = compose(compose(left, scb), right)
    fences = [a | b for a, b in zip(hb, compose(compose(hb, eco), hb), strict=True)]
    rows = [row | (fences[i] & fence if fence >> i & 1 else 0) for i, row in enumerate(rows)]
    return not cyclic(rows)


def tso(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    """x86-TSO: seq_cst stores drain the buffer, as compilers make them; so do RMWs, unlocks and SC fences."""
    n = view.n
    mo, fr, _ = extended(view, combo)
    rows = [a | b for a, b in zip(mo, fr, strict=True)]
    for r, w in view.rf.items():
        if w is not None and view.events[w][0] != view.events[r][0]:
            rows[w] |= 1 << r

    def strong(i: int) -> bool:
        lab = view.label[i]
        unlock = lab.kind == "W" and lab.loc in ("l", "m")
        return (lab.kind == "F" and lab.mode == "sc") or lab.kind in "USJ" or unlock

    for i in range(n):
        for j in range(n):
            # Choices and fences but SC ones are nothing to the processor.
            nothing = any(view.label[k].kind in "CF" and not strong(k) for k in (i, j))
            if view.po[i] >> j & 1 and not nothing:
                if not view.sb[i] >> j & 1:
                    rows[i] |= 1 << j
                    continue
                store_load = view.label[i].kind == "W" and view.label[j].kind == "R"
                if not store_load or view.label[i].mode == "sc" or strong(i):
                    rows[i] |= 1 << j
                else:
                    if any(view.sb[i] >> k & 1 and view.sb[k] >> j & 1 and strong(k) for k in range(n)):
                        rows[i] |= 1 << j
    return not cyclic(rows)


def linear(view: View) -> bool:
    """sc: is there an interleaving in which every read reads the last write?"""
    before = [0] * view.n
    for i, row in enumerate(view.po):
        for j in range(view.n):
            if row >> j & 1:
                before[j] |= 1 << i
    full = (1 << view.n) - 1
    locs = sorted(view.locs)
    slot = {x: k for k, x in enumerate(locs)}
    seen: set[tuple[int, tuple[Any, ...]]] = set()

    def go(done: int, last: tuple[Any, ...]) -> bool:
        if done == full:
            return True
        if (done, last) in seen:
            return False
        seen.add((done, last))
        for i in range(view.n):
            if done >> i & 1 or before[i] & ~done:
                continue
            x = view.loc[i]
            if view.reading[i] and last[slot[x or ""]] != view.rf[i]:
                continue
            now = last
            if view.writing[i]:
                k = slot[x or ""]
                now = (*last[:k], i, *last[k + 1 :])
            if go(done | 1 << i, now):
                return True
        return False

    return go(0, (None,) * len(locs))


class Consistency:
    """cons with a memory, for one program and one model."""

    def __init__(self, model: str) -> None:
        self.model = model
        self.known: dict[Any, bool] = {}

    def __call__(self, g: Graph) -> bool:
        key = g.key()
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = consistent(g, self.model)
        return found


def modification_orders(g: Graph, model: str) -> int:
    """How many modification orders make a graph consistent."""
    view = View(g)
    hb = view.po if model in ("sc", "tso") else view.hb(model)
    per_loc = []
    for x in view.locs:
        found = chains(view, hb, x)
        if found is None:
            return 0
        per_loc.append(list(arrangements(*found)))
    accept = {"sc": sequential, "tso": tso, "rc11": psc}.get(model)
    return sum(accept is None or bool(accept(view, hb, combo)) for combo in itertools.product(*per_loc))


def sequential(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    """sc, given the modification order."""
    mo, fr, _ = extended(view, combo)
    rows = [a | b | c for a, b, c in zip(mo, fr, view.po, strict=True)]
    for r, w in view.rf.items():
        if w is not None:
            rows[w] |= 1 << r
    return not cyclic(rows)
