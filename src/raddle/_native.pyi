"""The native core: the machine and the searches. Only raddle.explore.native imports it."""

from collections.abc import Sequence
from typing import Any, final

OPCODES: dict[str, int]

class NativeError(RuntimeError):
    """A bug in the native core."""

class ScheduleError(ValueError):
    """A schedule that does not fit the program it is replayed on."""

@final
class Program:
    """A loaded and checked image. A bad one raises ValueError."""

    def __init__(self, code: bytes) -> None: ...
    @property
    def instructions(self) -> int: ...

@final
class Pruning:
    """Rules of the graph searches, each of which tests switch off: native/core/search/outcome.h."""

    hopeless: bool
    refused: bool
    outrun: bool
    spared: bool
    known: bool
    ceiling: bool

@final
class SearchOptions:
    """What steers a search. Keywords set attributes; see native/core/search/outcome.h."""

    unroll: int | None
    keep_going: bool
    spurious_cas: bool
    races: bool
    independent_faa: bool
    weak_orders: bool
    skip_waiting: bool
    merge_arrivals: bool
    symmetry: bool
    prune: Pruning
    max_events: int
    idle_limit: int
    local_limit: int
    nondet_values: list[int]
    count_duplicates: bool
    note_names: bool
    unordered: bool
    project_locks: bool
    keep: bool
    execution: int
    watch: list[int]
    observe: list[tuple[int, int]]
    def __init__(self, **options: Any) -> None: ...

@final
class ErrorRecord:
    """An error of the program under test, as codes and numbers (native/core/machine/fault.h).

    `events`: in a replayed run, indices of the events that took part, the failing one last.
    `schedule` is empty in a replayed run."""

    @property
    def kind(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def thread(self) -> int: ...
    @property
    def stack(self) -> list[int]: ...
    @property
    def address(self) -> int: ...
    @property
    def numbers(self) -> list[int]: ...
    @property
    def text(self) -> str: ...
    @property
    def events(self) -> list[int]: ...
    @property
    def key(self) -> tuple[int, int, int]:
        """With kind and text it tells errors apart, in whichever part of a search they were found."""
    @property
    def schedule(self) -> dict[str, Any]: ...

class Search:
    """What every search can do."""

    def run(self, seconds: float) -> bool:
        """Goes on for about that long, without the GIL; True when finished."""
    @property
    def can_save(self) -> bool:
        """Whether it can tell what is left to do. See native/core/search/search.h for all of these."""
    @property
    def can_split(self) -> bool:
        """Whether parts of it can be given away."""
    @property
    def shares(self) -> bool:
        """Whether its parts have to know of each other while they run."""
    def share(self, part: Search) -> None:
        """The part, which has not begun, knows what this one knows from now on."""
    def forget(self) -> None:
        """Shares nothing any more, and knows nothing."""
    def rest(self) -> bytes | None:
        """All that is left to do; None if nothing is."""
    def split(self) -> bytes | None:
        """Gives the last part of that away; None if there is only one thing to do."""
    def take(self, branch: bytes) -> None:
        """Before the first run: does that, and nothing else. What is no branch raises ScheduleError."""
    def memory(self) -> bytes:
        """What it has visited, if it remembers that; empty if not."""
    def remember(self, memory: bytes) -> int:
        """Knows that, too; how much of it is new."""
    def lessons(self) -> bytes:
        """What all parts have to know."""
    def learn(self, lessons: bytes) -> bool:
        """Before the first run; False if the two do not agree: all parts are void."""
    @property
    def left(self) -> float:
        """Which share of the whole is left to do, roughly; below zero if nobody knows."""
    def probe(self, seed: int, seconds: float) -> float | None:
        """How many leaves there are, as one way down by chance has it; None if it did not tell."""
    @property
    def outgrown(self) -> bool:
        """It has learnt something that makes all parts void, and has stopped."""
    @property
    def executions(self) -> int: ...
    @property
    def blocked(self) -> int: ...
    @property
    def explored(self) -> int: ...
    @property
    def events(self) -> int: ...
    @property
    def duplicates(self) -> int: ...
    @property
    def merges_names(self) -> bool: ...
    @property
    def orders_words(self) -> bool:
        """Words that are accessed in several sizes have one modification order, and that may matter."""
    @property
    def errors(self) -> list[ErrorRecord]: ...
    @property
    def bounds_hit(self) -> list[int]: ...
    @property
    def stopped(self) -> tuple[Any, ...] | None: ...
    @property
    def limit(self) -> tuple[Any, ...] | None: ...
    @property
    def visited(self) -> list[int]: ...
    @property
    def kept(self) -> list[dict[str, Any]]:
        """Schedules of some complete executions, if the options ask for them."""
    @property
    def classes(self) -> list[int]:
        """Names of the classes visited (`class_hash` of the core), where duplicates are counted."""
    @property
    def threads(self) -> list[tuple[int, int]]:
        """From thread 1 on: whose how many-th child it is."""

@final
class Interleavings(Search):
    """Every interleaving under sequential consistency."""

    def __init__(self, program: Program, options: SearchOptions) -> None: ...

@final
class GraphSearch(Search):
    """Execution graphs under a memory model, one visit per class."""

    def __init__(
        self, program: Program, options: SearchOptions, model: str, modification_order: bool
    ) -> None: ...
    @property
    def complete(self) -> set[int]:
        """The classes of complete executions, with `note_names`."""
    @property
    def renamed(self) -> set[int]:
        """What they are with equal threads renamed in all ways."""
    @property
    def dead_ends(self) -> int: ...
    @property
    def revisits(self) -> int: ...
    @property
    def remembered(self) -> int: ...
    @property
    def remembered_bytes(self) -> int: ...
    def note_news(self) -> None:
        """Before the first run: notes the graphs that are new to it."""
    def news(self) -> tuple[bytes, bytes, bytes]:
        """Those, and of them the complete and the blocked ones."""
    def unknown(self, memory: bytes) -> int:
        """How many of them it has not visited."""
    @property
    def ordered_locks(self) -> dict[int, str]: ...
    @property
    def execution(self) -> dict[str, Any] | None: ...
    @property
    def rivals(self) -> list[int]:
        """For each of these: pairs of writes of two threads to one location that read nothing."""
    @property
    def states(self) -> dict[tuple[int, ...], int]: ...

@final
class Rcmc(Search):
    """The exploration of the RCMC paper, under rc11 or wrc11; duplicates are always counted."""

    def __init__(self, program: Program, options: SearchOptions, model: str) -> None: ...

@final
class Dpor(Search):
    """One execution per class of interleavings under sequential consistency."""

    def __init__(self, program: Program, options: SearchOptions) -> None: ...
    @staticmethod
    def rest_of(searches: Sequence[Dpor]) -> bytes | None:
        """What is left of what they share, while none of them runs."""
    @property
    def has_crew(self) -> bool:
        """Whether its work is shared with others."""
    @property
    def tasks(self) -> int:
        """How often it has taken work from others."""
    @property
    def sleep_blocked(self) -> int:
        """Executions that ended because all that was enabled was asleep: none, ever."""
    @property
    def unconfirmed(self) -> int:
        """Data races that were not reported because no order of their class showed them."""
    @property
    def tree_nodes(self) -> int:
        """Nodes of the wakeup trees now."""

@final
class Event:
    """One event of a replayed execution."""

    @property
    def thread(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def stack(self) -> list[int]: ...
    @property
    def address(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def order(self) -> str: ...
    @property
    def read(self) -> int | None: ...
    @property
    def written(self) -> int | None: ...
    @property
    def undefined(self) -> bool: ...
    @property
    def success(self) -> bool | None: ...
    @property
    def choice(self) -> int | None: ...
    @property
    def text(self) -> str: ...
    @property
    def other(self) -> int: ...
    @property
    def bundles(self) -> int: ...

@final
class Run:
    """A replayed execution."""

    @property
    def events(self) -> list[Event]: ...
    @property
    def threads(self) -> list[tuple[int, int | None, int]]: ...
    @property
    def objects(self) -> list[tuple[int, int, str, int, list[int], int | None]]: ...
    @property
    def blocked(self) -> list[tuple[int, str, list[int], int, tuple[int, int, int, int] | None]]: ...
    @property
    def rf(self) -> list[int | None]: ...
    @property
    def mo(self) -> list[list[int]]: ...
    @property
    def outcome(self) -> ErrorRecord | None: ...
    @property
    def stopped(self) -> tuple[Any, ...] | None: ...

def rehearse(
    program: Program,
    options: SearchOptions,
    threads: list[tuple[int, int]],
    order: list[int],
    whole: list[tuple[int, int]],
    atomic: int,
    inputs: list[int],
) -> tuple[dict[str, Any], list[int], str, list[int]]:
    """One execution, as near to the order of threads as the program allows: its schedule, how many values
    each input had, its end (complete, blocked, error, halt) and the watched instructions visited."""

def replay(program: Program, options: SearchOptions, schedule: dict[str, Any]) -> Run:
    """Runs exactly that schedule in trace mode; one that does not fit raises ScheduleError."""

def run_local(program: Program, seconds: float) -> tuple[int, float]:
    """Runs the entry function alone for about that long: (loop iterations, seconds)."""

def allocations() -> int:
    """How often the native core has asked for memory in this thread so far."""
