"""Which search `--search auto` runs, and why: the coarser one where that pays.

`reads-from` merges the executions that differ in the order of writes nobody sees, and pays with more work per
execution. So it is taken where there is something to merge:

- wrc11: reads-from, the only one of the two that knows it.
- The others: reads-from if one of a few executions (of the first 256) has writes of one location whose order
  reads-from leaves open; modification-order if not. One pair of such writes is enough under ra, and under
  rc11 in a program without SC operations. Under sc, tso, and rc11 with SC operations reads-from may have to
  search for an order of all writes that fits, which halving the executions does not pay for: three pairs. And
  only if the program never waits: modification-order leaves out reads that merely come too early, reads-from
  does not (docs/explanation/waiting.md).

Under sc, updates whose results nobody uses need no order among themselves in `dpor`. Under rc11 neither, if
all atomic operations are seq_cst: then a program without data races, which dpor reports, has the executions
of sc and no others (the DRF theorem of rc11; locks keep it, other synchronisation of the library is taken for
weak). Neither if all atomic accesses have one location, whatever their orders: coherence is sc there. Take an
execution of rc11 event by event, as far as it is one of sc. The next event is one that sc has, too, but for
what it reads or where it writes. If it is atomic, coherence puts it into the one order of all accesses of
that location; happens-before, the only other thing that orders threads, agrees with that. If it is plain, it
comes after every conflicting access, or there is a race. Races are those of rc11 then: dpor minds the orders,
and a program in which it finds one, or any other error, or a second location, is left to the other searches.
If the program has such updates, and modification-order has not come to its end with 256 executions, but dpor
does: dpor. Not so with locks, which the other two may leave unordered, and not with --keep-going: they report
more of what comes after an error.

The executions are those with unordered locks unless the user wants them ordered: with an order of locks there
is no unseen order of writes below them, and many more executions lie before one that shows something. If a
pair is open only because locks are unordered, they have to stay so.

The choice never costs completeness: both searches visit every class. It depends on program and options only.
docs/reference/searches.md has the measurements behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from raddle.explore.locks import MERGING, LockChoice
from raddle.explore.native import NativeSearch, takes_locks
from raddle.explore.open_pairs import open_pairs
from raddle.explore.options import Options
from raddle.explore.run import Event
from raddle.explore.sample import begin, come_to, ends_within, replayed
from raddle.explore.sections import find_sections

SAMPLES = (1, 4, 16, 64, 256)
"""The executions that are looked at. In the very first one reads tend to see the latest writes, which leaves
little open; the later ones are less tidy."""
SEARCHED_PAIRS = 3
"""Open pairs that make up for looking for an order of the writes: three writes have six of them."""
_SEARCHED = ("sc", "tso")


@dataclass(frozen=True, slots=True)
class Choice:
    """`locks`: how critical sections must be treated for the reason to hold; None: in either way.
    `begun`: a search on its way, of use if its options are the wanted ones. `interrupted`: by the user."""

    search: str
    reason: str
    locks: LockChoice | None = None
    model: str | None = None
    """Another one than the user's, under which this program has the same executions."""
    weak_orders: bool = False
    """See Options."""
    begun: NativeSearch | None = None
    interrupted: bool = False


def choose(
    code: bytes,
    options: Options,
    features: frozenset[str],
    watch: Sequence[int],
    library: Callable[[Event], str],
    *,
    graphs: bool = False,
) -> Choice:
    """The search for a program and a model. `features`: see orders.py; `watch`: see NativeSearch; `library`:
    see sections.py. `graphs`: only a search over execution graphs will do."""
    if options.model == "wrc11":
        return Choice("reads-from", "wrc11 has no modification order")
    searched = options.model in _SEARCHED or (options.model == "rc11" and "sc-operations" in features)
    merging = not graphs and _may_commute(code, options, features)
    if searched and "waiting" in features:
        early = "it leaves out reads that come too early"
        if not merging:
            return Choice("modification-order", early)
        ordered = begin(code, replace(options, search="modification-order", locks="ordered"), watch)
        reached, interrupted = come_to(ordered, SAMPLES[-1])
        known = _commuting(code, options, features, watch) if reached else None
        return known or Choice("modification-order", early, begun=ordered, interrupted=interrupted)
    enough = SEARCHED_PAIRS if searched else 1
    most = 0
    locks = options.locks
    if locks == "auto":
        locks = "unordered" if takes_locks(code) else "ordered"
    search = begin(code, replace(options, search="modification-order", locks=locks), watch)
    for number in SAMPLES:
        reached, interrupted = come_to(search, number)
        if interrupted:
            reason = "interrupted before there was a reason"
            return Choice("modification-order", reason, begun=search, interrupted=True)
        if not reached:
            if number == SAMPLES[0]:
                reason = "there is no complete execution to judge by"
                return Choice("modification-order", reason, begun=search)
            break
        if search.rivals[number.bit_length() - 1] == 0:
            continue  # no pair can be open, and a replay takes long
        run = replayed(search, code, number)
        unordered = locks == "unordered"
        sections = find_sections(run.events, library, search.ordered_locks) if unordered else ()
        pairs = open_pairs(run, sections, strong=searched)
        most = max(most, pairs)
        if pairs >= enough:
            found = "a pair" if pairs == 1 else f"{pairs} pairs"
            merged = f"it merges orders of writes that nobody sees ({found} in execution {number})"
            needed = sections and pairs > open_pairs(run, strong=searched)
            return Choice("reads-from", merged, LockChoice("unordered", MERGING) if needed else None)
    if merging and search.executions >= SAMPLES[-1]:
        known = _commuting(code, options, features, watch)
        if known:
            return known
    merged = "too little to pay for the search for orders" if most else "nothing"
    return Choice("modification-order", f"reads-from would merge {merged}", begun=search)


def _may_commute(code: bytes, options: Options, features: frozenset[str]) -> bool:
    same = has_executions_of_sc(options, features) or may_have_executions_of_sc(options, features)
    if not same or "commuting" not in features:
        return False
    return (
        options.independent_faa
        and not options.keep_going
        and options.locks != "unordered"
        and not takes_locks(code)
    )


def _commuting(
    code: bytes, options: Options, features: frozenset[str], watch: Sequence[int]
) -> Choice | None:
    weak = not has_executions_of_sc(options, features)
    search = begin(
        code, replace(options, search="dpor", model="sc", locks="ordered", weak_orders=weak), watch
    )
    if not ends_within(search, SAMPLES[-1]):
        return None
    reason = "it does not order updates whose results nobody uses"
    found = search.found(None, 0)
    if found.stop or (weak and found.errors):  # to be told by a search that knows the model
        return None
    if weak:
        reason += f"; with one atomic location, and without data races, {options.model} is sc"
    elif options.model != "sc":
        reason += f"; with seq_cst operations only, and without data races, {options.model} is sc"
    return Choice("dpor", reason, model="sc", weak_orders=weak, begun=search)


def has_executions_of_sc(options: Options, features: frozenset[str]) -> bool:
    """Whether a program that has no data race under sc has the executions of sc under the model."""
    return options.model == "sc" or (
        options.model == "rc11" and options.races and "weak-operations" not in features
    )


def may_have_executions_of_sc(options: Options, features: frozenset[str]) -> bool:
    """The same, provided that all atomic accesses of its executions under sc have one location, and that it
    has no data race in the model's sense: which the search finds out (`Options.weak_orders`)."""
    unknown = {"tries", "fences", "relaxed-stores"} & features
    return options.model == "rc11" and options.races and not unknown
