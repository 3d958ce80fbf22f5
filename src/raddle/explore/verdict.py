"""What a search's findings amount to: the verdict, why it is not more, and what it rests on.

- An error decides: unsafe, whatever else happened.
- Finished without an error: safe, unless a bound cut a loop or a nondeterministic integer was limited to
  a few values; then "safe up to" that bound, and the verdict is inconclusive.
- So it is if no execution came to its end: all that comes after what blocks them was not looked at.
- Anything else is inconclusive, with the limit that was hit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from raddle.errors import ExitStatus
from raddle.explore.options import Options
from raddle.explore.run import Search

_MODELS = {
    "sc": "memory is sequentially consistent",
    "tso": "memory is as on x86 (TSO), and the compiler reorders nothing",
    "ra": "every atomic access is at least acquire or release",
}
_LOAD_BUFFERING = "no relaxed read sees a write that comes after it (RC11 has no load buffering)"
_ONE_ORDER = (
    "words that are accessed in several sizes have one modification order each, not one for each byte"
    " (docs/explanation/mixed-sizes.md)"
)
VACUOUS = "nothing was explored to its end: every execution is blocked"
INTERRUPTED = "interrupted"
FIRST_ERROR = "the first error ends the search"
_FEATURES = {
    "malloc": "malloc never fails",
    "rand": "rand returns one fixed sequence of numbers",
    "clock": "clocks always show the same time",
    "futex": "futexes do not wake up by themselves",
    "condvar": "condition variables do not wake up by themselves",
}


_STATUSES = {
    "safe": ExitStatus.SAFE,
    "unsafe": ExitStatus.UNSAFE,
    "inconclusive": ExitStatus.INCONCLUSIVE,
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """`bound` is the words of a "safe up to"; see Result."""

    verdict: str
    complete: bool
    reason: str | None
    bound: str | None


def decide(
    search: Search, options: Options, features: frozenset[str], loops: list[str], stop: str, cut: str = ""
) -> Verdict:
    """`loops`: where the loops lie that --unroll cut; `stop`: in words, why the search gave up, or "";
    `cut`: another limit that was a bound, or ""."""
    reason = limit_reason(search, options) or stop or None
    if search.errors:
        ended = None if options.keep_going or reason else FIRST_ERROR
        return Verdict("unsafe", False, reason or ended, None)
    if reason:
        return Verdict("inconclusive", False, reason, None)
    if search.executions == 0 and not loops and not cut and not options.accept_vacuous:
        return Verdict("inconclusive", False, VACUOUS, None)
    parts = []
    if loops:
        more = f" and of {len(loops) - 1} more" if len(loops) > 1 else ""
        times = f"{options.unroll} iteration{'s' if options.unroll != 1 else ''}"
        parts.append(f"safe up to {times} of the loop at {loops[0]}{more}")
    if cut:
        parts.append(f"safe up to {cut}")
    if "nondet-int" in features:
        parts.append(f"safe for the nondeterministic values {_values(options)}")
    bound = ", and ".join(parts) or None
    return Verdict("inconclusive" if bound else "safe", bound is None, bound, bound)


def limit_reason(search: Search, options: Options) -> str | None:
    """Which limit from outside ended the search, in words."""
    more = f": {search.estimate}" if search.estimate is not None else ""
    if search.limit == "timeout":
        return f"the time limit of {options.timeout:g} s was reached{more}"
    if search.limit == "memory":
        return f"the memory limit of {(options.memory_limit or 0) / (1 << 20):,.0f} MiB was reached{more}"
    if search.limit == "interrupt":
        return INTERRUPTED
    return None


def assumptions(
    options: Options, features: frozenset[str], loops: Iterable[str], *, orders_words: bool = False
) -> tuple[str, ...]:
    """Everything a *safe* rests on beyond the program text. `orders_words`: see Search."""
    found = [text for model, text in _MODELS.items() if model == options.model]
    if options.model in ("rc11", "wrc11") and "relaxed-reads" in features:
        found.append(_LOAD_BUFFERING)
    if orders_words:
        found.append(_ONE_ORDER)
    found += [f"the loop at {loop} runs at most {_times(options.unroll)}" for loop in loops]
    found += [text for feature, text in _FEATURES.items() if feature in features]
    if "weak-cas" in features and not options.spurious_cas:
        found.append("weak compare-exchange does not fail spuriously")
    if "nondet-int" in features:
        found.append(f"nondeterministic integers have one of the values {_values(options)}")
    if options.reuse_addresses:
        found.append("freeing a block and taking its address are atomic updates of the allocator's")
    elif {"malloc", "free", "compares-addresses"} <= features:
        found.append("no allocation gets the address of a block that was freed (see --reuse-addresses)")
    if options.volatile == "relaxed":
        found.append("volatile accesses are relaxed atomics")
    if options.volatile == "acqrel":
        found.append("volatile reads are acquire, volatile writes release, as on x86")
    if options.property == "valid-memsafety" and "malloc" in features:
        found.append("no memory is lost (valid-memtrack was not looked for)")
    if not options.races:
        found.append("data races are harmless (they were not looked for)")
    return tuple(found)


def exit_status(
    verdict: str, bound: str | None, *, accept_bounded: bool = False, expect: str | None = None
) -> int:
    """The exit status of a result, as the command line promises it."""
    accepted = "safe" if accept_bounded and bound is not None else verdict
    if expect is not None and expect in (verdict, accepted):
        return ExitStatus.SAFE
    status = _STATUSES[accepted]
    return status if expect is None else max(status, ExitStatus.UNSAFE)


def _values(options: Options) -> str:
    return ", ".join(str(value) for value in options.nondet_values)


def _times(count: int | None) -> str:
    return f"{count} time{'s' if count != 1 else ''}"
