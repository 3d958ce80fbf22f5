"""What a verification may be asked for, checked in one place for the command line and the API.

The search `auto` stays as it is until the program is known: see choice.py. A value that is known but not
available yet is refused with its own message: a result must never say that it used a model, a search or a way
of treating locks that did not run.
"""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from typing import Any

from raddle.errors import UserError

MODELS = ("sc", "tso", "ra", "rc11", "wrc11")
SEARCHES = ("auto", "modification-order", "reads-from", "rcmc", "interleavings", "oracle")
LOCKS = ("auto", "ordered", "unordered")
SPINS = ("off", "await", "assume")
VOLATILES = ("plain", "relaxed")
VERDICTS = ("safe", "unsafe", "inconclusive")

MODELS_OF = {
    "modification-order": ("sc", "tso", "ra", "rc11"),
    "reads-from": MODELS,
    "rcmc": ("rc11", "wrc11"),
    "interleavings": ("sc",),
    "oracle": MODELS,
}
"""The models that each search is complete for."""

UNORDERED_SEARCHES = ("reads-from", "modification-order")
UNORDERED_MODELS = ("sc", "tso", "ra", "rc11")
"""Where critical sections may stay unordered."""

MAX_EVENTS = 20_000
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All that steers one verification besides the program itself.

    `auto` values are resolved by `resolved()` and, for the search, by `choice.choose`; a result shows the
    resolved ones.
    """

    model: str = "rc11"
    search: str = "auto"
    locks: str = "auto"
    spin: str = "off"
    unroll: int | None = None
    """Iterations of each loop that are explored; None: all of them."""
    accept_bounded: bool = False
    timeout: float | None = None
    """Seconds of search."""
    memory_limit: int | None = None
    """Bytes of resident memory."""
    keep_going: bool = False
    entry: str = "main"
    spurious_cas: bool = True
    volatile: str = "plain"
    races: bool = True
    count_duplicates: bool = False
    nondet_values: tuple[int, ...] = (0, 1, 2, -1)
    max_events: int = MAX_EVENTS
    """Visible operations of one execution after which the search gives up."""
    idle_limit: int = 10_000
    """Iterations of a loop without a visible effect after which the search gives up."""
    local_limit: int = 20_000_000
    """Loop turns and calls of one thread between two visible operations after which the search gives up."""

    def resolved(self) -> Options:
        """Checked, and with every `auto` replaced that does not depend on the program."""
        _one_of("model", self.model, MODELS)
        _one_of("search", self.search, SEARCHES)
        _one_of("locks", self.locks, LOCKS)
        _one_of("spin", self.spin, SPINS)
        _one_of("volatile", self.volatile, VOLATILES)
        models = MODELS_OF.get(self.search, MODELS)
        if self.model not in models:
            raise UserError(
                f"--search {self.search} does not work under the model {self.model}; "
                f"it does under {', '.join(models)}"
            )
        if self.locks == "unordered":
            self._check_unordered()
        if self.spin != "off":
            raise UserError(f"--spin {self.spin} is not available yet; off is")
        if self.unroll is not None and self.unroll < 1:
            raise UserError(f"--unroll needs a number of at least 1, not {self.unroll}")
        if self.max_events < 1:
            raise UserError(f"--max-events needs a number of at least 1, not {self.max_events}")
        if self.timeout is not None and not self.timeout > 0:
            raise UserError(f"--timeout needs a number of seconds above 0, not {self.timeout:g}")
        if self.memory_limit is not None and self.memory_limit < 1:
            raise UserError("--memory-limit needs a size above 0")
        if self.search == "oracle" and self.memory_limit is not None:
            raise UserError("--memory-limit does not work with --search oracle")
        if not re.fullmatch(r"[A-Za-z_]\w*", self.entry):
            raise UserError(f"--entry needs the name of a C function, not {self.entry!r}")
        if not self.nondet_values:
            raise UserError("--nondet-values needs at least one value")
        # The paper's algorithm knows no spurious failures; a result then lists that as an assumption.
        spurious = self.spurious_cas and self.search != "rcmc"
        # The other searches order critical sections; for these two the program decides.
        locks = self.locks if self.search in ("auto", *UNORDERED_SEARCHES) else "ordered"
        return dataclasses.replace(self, locks=locks, spurious_cas=spurious)

    def _check_unordered(self) -> None:
        if self.search not in ("auto", *UNORDERED_SEARCHES):
            raise UserError(
                f"--locks unordered does not work with --search {self.search}; "
                f"it does with {', '.join(UNORDERED_SEARCHES)}"
            )
        if self.model not in UNORDERED_MODELS:
            raise UserError(
                f"--locks unordered does not work under the model {self.model}; "
                f"it does under {', '.join(UNORDERED_MODELS)}"
            )

    def to_json(self) -> dict[str, Any]:
        return dataclasses.asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Options:
        """The inverse of to_json; raises TypeError on what is no set of options."""
        return Options(**{**data, "nondet_values": tuple(data["nondet_values"])})


def size(text: str) -> int:
    """Bytes of a size such as 500M, 2G or 1.5GiB.

    >>> size("2K")
    2048
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if found is None:
        raise UserError(f"{text!r} is not a size; write for example 500M or 2G")
    return int(float(found[1]) * _UNITS[found[2].upper()])


def integers(text: str) -> tuple[int, ...]:
    """The numbers of a list such as 0,1,-1 or 0x10."""
    try:
        values = tuple(int(word, 0) for word in text.split(","))
    except ValueError:
        raise UserError(f"{text!r} is not a list of integers; write for example 0,1,-1") from None
    if any(not -(1 << 63) <= value < 1 << 64 for value in values):
        raise UserError(f"a value of {text!r} does not fit in 64 bits")
    return tuple(dict.fromkeys(values))


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise UserError(f"--{name} {value}: unknown; choose one of {', '.join(known)}")
