"""What a verification may be asked for, checked in one place for the command line and the API.

The search `auto` stays as it is until the program is known: see choice.py. What does not go together is
refused: a result must never say that it used a model, a search or a way of treating locks that did not run.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from raddle.errors import UserError
from raddle.explore.properties import PROPERTIES, named

MODELS = ("sc", "tso", "ra", "rc11", "wrc11")
SEARCHES = ("auto", "modification-order", "reads-from", "rcmc", "dpor", "interleavings", "oracle")
LOCKS = ("auto", "ordered", "unordered")
SPINS = ("off", "assume", "await")
VOLATILES = ("plain", "relaxed", "acqrel")
VERDICTS = ("safe", "unsafe", "inconclusive")

MODELS_OF = {
    "modification-order": ("sc", "tso", "ra", "rc11"),
    "reads-from": MODELS,
    "rcmc": ("rc11", "wrc11"),
    "dpor": ("sc",),
    "interleavings": ("sc",),
    "oracle": MODELS,
}
"""The models that each search is complete for."""

UNORDERED_SEARCHES = ("reads-from", "modification-order")
UNORDERED_MODELS = ("sc", "tso", "ra", "rc11")
"""Where critical sections may stay unordered."""

MAX_EVENTS = 20_000
AUTO_TURNS = -1
"""As `unroll`: it grows by itself."""
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


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


def turns(text: str) -> int:
    """A number of turns, or "auto"."""
    if text == "auto":
        return AUTO_TURNS
    number = int(text)
    if number < 1:
        raise UserError(f"--unroll needs a number of at least 1, not {number}")
    return number


def _option(
    default: Any,
    help: str = "",
    *,
    group: str | None = None,
    metavar: str | None = None,
    parse: Callable[[str], Any] | None = None,
    native: bool = False,
    short: str | None = None,
) -> Any:
    """A field of Options. `group`: where the command line lists it; None: not there. `parse`: makes the value
    from text. `native`: the core's SearchOptions has a field of that name, too. `short`: another word."""
    known = {"help": help, "group": group, "metavar": metavar, "parse": parse, "native": native}
    known["short"] = short
    return dataclasses.field(default=default, metadata=known)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All that steers one verification besides the program itself.

    The only place that lists them: the command line, the keywords of `verify()` and what the native core gets
    are made from these fields. `auto` values are resolved by `resolved()` and, for the search, by
    `choice.choose`; a result shows the resolved ones.
    """

    model: str = _option(
        "rc11", f"memory model: {', '.join(MODELS)} (default rc11)", group="search", metavar="M"
    )
    search: str = _option("auto", ", ".join(SEARCHES), group="search", metavar="S")
    locks: str = _option("auto", "auto, ordered or unordered", group="search", metavar="L")
    spin: str = _option(
        "await", "loops that only wait: off, assume or await (default await)", group="search", metavar="S"
    )
    unpeel: bool = _option(
        True,
        "loops whose first read stands before them, and retries of a compare-exchange, do not wait",
        group="search",
    )
    take_back: bool = _option(
        True,
        "loops that add to a variable, look, take back what they added and try again do not wait",
        group="search",
    )
    skip_waiting: bool = _option(
        True,
        "graph searches: explore waiting reads that came too early, and refused ones, too",
        group="search",
        native=True,
    )
    merge_arrivals: bool = _option(
        True,
        "modification-order, reads-from: explore the orders in which threads arrive at a barrier",
        group="search",
        native=True,
    )
    symmetry: bool = _option(
        True,
        "auto: explore also what differs only in the names of equal threads",
        group="search",
        native=True,
    )
    unroll: int | None = _option(
        None,
        "explore N turns of each loop; auto: 1, 2, 4 … until time is up",
        group="search",
        metavar="N",
        parse=turns,
        native=True,
    )
    keep_going: bool = _option(False, "go on after the first error", group="search", native=True)
    races: bool = _option(True, "do not look for data races", group="search", native=True)
    overflow: bool = _option(False, "signed integers that overflow are errors, too", group="search")
    spurious_cas: bool = _option(
        True, "weak compare-exchange fails only if it must", group="search", native=True
    )
    independent_faa: bool = _option(
        True,
        "dpor: fetch-and-adds do not commute, even if nobody uses their results",
        group="search",
        native=True,
    )
    reuse_addresses: bool = _option(
        False, "an allocation may get the address of a block that was freed", group="search"
    )
    nondet_values: tuple[int, ...] = _option(
        (0, 1, 2, -1),
        "values of __VERIFIER_nondet_int and its like (default 0,1,2,-1)",
        group="search",
        metavar="LIST",
        parse=integers,
        native=True,
    )
    count_duplicates: bool = _option(
        False, "count executions visited more than once", group="search", native=True
    )
    jobs: int = _option(
        1, "search on N cores (0: on all of them)", group="search", metavar="N", parse=int, short="-j"
    )
    any_error: bool = _option(
        False, "several jobs: report the error found first, not the one a single job comes to", group="search"
    )
    prove: bool = _option(
        True,
        "auto: leave open what only a proof can tell: endless loops, all inputs",
        group="search",
    )
    timeout: float | None = _option(
        None, "give up after S seconds of search", group="limits", metavar="S", parse=float
    )
    memory_limit: int | None = _option(
        None, "give up above M of memory, for example 500M or 2G", group="limits", metavar="M", parse=size
    )
    max_events: int = _option(
        MAX_EVENTS,
        "give up when an execution has N events",
        group="limits",
        metavar="N",
        parse=int,
        native=True,
    )
    weak_orders: bool = _option(False, native=True)
    """dpor: memory orders count in data races, as under rc11, and a second atomic location is refused."""
    idle_limit: int = _option(10_000, native=True)
    """Iterations of a loop without a visible effect after which the search gives up."""
    local_limit: int = _option(20_000_000, native=True)
    """Loop turns and calls of one thread between two visible operations after which the search gives up."""
    accept_bounded: bool = _option(False, 'exit 0 for "safe up to a bound"', group="verdict")
    accept_vacuous: bool = _option(
        False, "safe also if no execution is complete: all are blocked", group="verdict"
    )
    property: str = _option(
        "", f"only these errors count: {', '.join(PROPERTIES)}, or a .prp file", group="verdict", metavar="P"
    )
    minimise: bool = _option(
        True, "show the first failing execution as it was found, not a small one", group="report"
    )
    explain: bool = _option(
        True, "do not search again for what the failure needs: models, memory orders", group="report"
    )
    trace_library: bool = _option(
        False, "show places inside the C++ library, not the lines that call it", group="report"
    )
    entry: str = _option("main", "the function that starts the program", group="source", metavar="F")
    volatile: str = _option(
        "plain",
        "plain (racing, the default), relaxed (kernel style) or acqrel (as x86 orders them)",
        group="source",
        metavar="KIND",
    )

    @staticmethod
    def of(**given: Any) -> Options:
        """From keywords as `verify()` takes them: values that need parsing may be text, sequences any."""
        fields = {field.name: field for field in dataclasses.fields(Options)}
        for name in given:
            if name not in fields:
                close = difflib.get_close_matches(name, fields, 1)
                hint = f"; did you mean {close[0]}?" if close else ""
                raise TypeError(f"there is no option {name}{hint}")
        for name, value in given.items():
            if not fits(name, value):
                raise UserError(f"{name} cannot be {value!r}")
            parse = fields[name].metadata["parse"]
            if isinstance(value, str) and parse in (size, integers, turns):
                given[name] = parse(value)
            elif name == "nondet_values":
                given[name] = tuple(value)
        return Options(**given)

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
        if self.unroll is not None and self.unroll < 1 and self.unroll != AUTO_TURNS:
            raise UserError(f"--unroll needs a number of at least 1, not {self.unroll}")
        if self.unroll == AUTO_TURNS and self.search == "oracle":
            raise UserError("--unroll auto does not work with --search oracle")
        if self.jobs < 0:
            raise UserError(f"--jobs needs a number of at least 0, not {self.jobs}")
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
        found = dataclasses.replace(self, locks=locks, spurious_cas=spurious)
        if not self.property:
            return found
        if self.search == "oracle":
            raise UserError("--property does not work with --search oracle")
        # Errors that do not count must not end the search; races are looked for only if they count.
        name = named(self.property)
        races = self.races and name == "no-data-race"
        return dataclasses.replace(found, property=name, keep_going=True, races=races)

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


def fits(name: str, value: Any) -> bool:
    """Whether an option can have a value of this type; what needs parsing may be text."""
    field = next(field for field in dataclasses.fields(Options) if field.name == name)
    default, parse = field.default, field.metadata["parse"]
    if isinstance(default, bool):
        return isinstance(value, bool)
    if isinstance(default, str):
        return isinstance(value, str)
    if isinstance(value, str):
        return parse in (size, integers) or (parse is turns and value == "auto")
    if parse is integers:
        return isinstance(value, Sequence) and all(type(number) is int for number in value)
    return (value is None and default is None) or type(value) in (int, *([float] if parse is float else []))


def _one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise UserError(f"--{name} {value}: unknown; choose one of {', '.join(known)}")
