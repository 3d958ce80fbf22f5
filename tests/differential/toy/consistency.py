"""cons(G) for toy graphs: is there a modification order that makes the graph consistent?

Written for obviousness: happens-before from the definition, then every modification order that
respects it. sc, tso, ra, rc11 as in the papers (wrc11 is in `weak`); a read-modify-write is one event here.
"""

from __future__ import annotations

import itertools
from typing import Any

from toy import weak
from toy.graph import Graph
from toy.psc import between_fences, psc_acyclic
from toy.view import View, closure, cyclic


def consistent(g: Graph, model: str) -> bool:
    view = View(g)
    if view.porf_cyclic():
        return False
    if model == "sc":
        return linear(view)
    hb = view.hb(model)
    if any(row >> i & 1 for i, row in enumerate(hb)):
        return False
    if model == "wrc11":
        return weak.consistent(view, hb)
    if model == "tso":
        return orders(view, hb, tso)
    if model == "rc11" and view.strong("RWUF"):
        return orders(view, hb, psc)
    if model == "ra" and view.strong("F"):
        return orders(view, hb, sc_fences)
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


def psc(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    return psc_acyclic(view, hb, *extended(view, combo))


def sc_fences(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    """ra: what is left of psc if SC accesses do not count."""
    return not cyclic(between_fences(view, hb, extended(view, combo)[2]))


def tso(view: View, hb: list[int], combo: tuple[tuple[int, ...], ...]) -> bool:
    """x86-TSO: seq_cst stores drain the buffer, as compilers make them; so do RMWs, unlocks and SC fences.
    A lock that is not got has only been looked at."""
    n = view.n
    mo, fr, _ = extended(view, combo)
    rows = [a | b for a, b in zip(mo, fr, strict=True)]
    for r, w in view.rf.items():
        if w is not None and view.events[w][0] != view.events[r][0]:
            rows[w] |= 1 << r

    def kind(i: int) -> str:
        lab = view.label[i]
        looks = lab.kind == "U" and lab.update[0] in ("lock", "try") and not view.writing[i]
        return "R" if looks else lab.kind

    def strong(i: int) -> bool:
        lab = view.label[i]
        unlock = lab.kind == "W" and lab.loc in ("l", "m")
        return (lab.kind == "F" and lab.mode == "sc") or kind(i) in "USJ" or unlock

    for i in range(n):
        for j in range(n):
            # Choices and fences but SC ones are nothing to the processor.
            nothing = any(view.label[k].kind in "CF" and not strong(k) for k in (i, j))
            if view.po[i] >> j & 1 and not nothing:
                if not view.sb[i] >> j & 1:
                    rows[i] |= 1 << j
                    continue
                store_load = kind(i) == "W" and kind(j) == "R"
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
