"""Which search `--search auto` runs, and why: the coarser one where that pays.

`reads-from` merges the executions that differ in the order of writes nobody sees, and pays with more work per
execution. So it is taken where there is something to merge, and where each class costs polynomial time:

- wrc11: reads-from, the only one of the two that knows it.
- sc, tso, and rc11 with SC operations anywhere in the program: modification-order. There, a class of
  reads-from has to search for an order of the writes that fits, which may cost more than it saves.
- ra, and rc11 otherwise: reads-from if one of a few executions (of the first 256) has two writes of one
  location whose order reads-from leaves open; modification-order if not.

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
from raddle.explore.sample import begin, look
from raddle.explore.sections import find_sections

SAMPLES = (1, 4, 16, 64, 256)
"""The executions that are looked at. In the very first one reads tend to see the latest writes, which leaves
little open; the later ones are less tidy."""
_SEARCHED = ("sc", "tso")


@dataclass(frozen=True, slots=True)
class Choice:
    """`locks`: how critical sections must be treated for the reason to hold; None: in either way.
    `begun`: a search on its way, of use if its options are the wanted ones. `interrupted`: by the user."""

    search: str
    reason: str
    locks: LockChoice | None = None
    begun: NativeSearch | None = None
    interrupted: bool = False


def choose(
    code: bytes,
    options: Options,
    features: frozenset[str],
    watch: Sequence[int],
    library: Callable[[Event], str],
) -> Choice:
    """The search for a program and a model. `features`: see orders.py; `watch`: see NativeSearch; `library`:
    see sections.py."""
    if options.model == "wrc11":
        return Choice("reads-from", "wrc11 has no modification order")
    if options.model in _SEARCHED:
        return Choice("modification-order", f"reads-from is costly under {options.model}")
    if options.model == "rc11" and "sc-operations" in features:
        return Choice("modification-order", "SC operations make reads-from costly")
    locks = options.locks
    if locks == "auto":
        locks = "unordered" if takes_locks(code) else "ordered"
    search = begin(code, replace(options, search="modification-order", locks=locks), watch)
    for number in SAMPLES:
        run, interrupted = look(search, code, number)
        if interrupted:
            reason = "interrupted before there was a reason"
            return Choice("modification-order", reason, begun=search, interrupted=True)
        if run is None:
            if number == SAMPLES[0]:
                reason = "there is no complete execution to judge by"
                return Choice("modification-order", reason, begun=search)
            break
        unordered = locks == "unordered"
        sections = find_sections(run.events, library, search.ordered_locks) if unordered else ()
        pairs = open_pairs(run, sections)
        if pairs:
            found = "a pair" if pairs == 1 else f"{pairs} pairs"
            merged = f"it merges orders of writes that nobody sees ({found} in execution {number})"
            needed = sections and pairs > open_pairs(run)
            return Choice("reads-from", merged, LockChoice("unordered", MERGING) if needed else None)
    return Choice("modification-order", "reads-from would merge nothing", begun=search)
