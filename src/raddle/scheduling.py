"""schedule(): from C source to schedules that are proven safe. The command line is a layer over this."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from raddle.errors import UnsupportedError, UserError
from raddle.frontend.build import Request, as_request_files, as_words, lower
from raddle.frontend.compiler import Compilation, compile_c
from raddle.frontend.sources import only_c, sources
from raddle.impact.search.watch import Watch
from raddle.impact.state.allocations import Allocations
from raddle.impact.terms.interruption import Interrupted, interruptible
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.tree import Tree
from raddle.ir.program import Program
from raddle.library.abroad import ABROAD
from raddle.schedules.digest import digest_of
from raddle.schedules.drawing import draw
from raddle.schedules.format import Variant
from raddle.schedules.keeping import Keeper
from raddle.schedules.permitted import growth
from raddle.schedules.synthesis import Found, synthesise
from raddle.schedules.verdict import decide

Files = str | os.PathLike[str] | Sequence[str | os.PathLike[str]]
Listener = Callable[["Schedules", Found | Counterexample], None]


@dataclass(slots=True, repr=False)
class Schedules:
    """verdict: "safe", "partially-safe", "unsafe" or "unknown", over all schedules. `found`: the iterations;
    `best`: the schedule that is kept, if there is one. `signal` ended the search, unless it is 0."""

    program: Program
    verdict: str = "unknown"
    found: list[Found] = field(default_factory=list)
    counterexamples: list[Counterexample] = field(default_factory=list)
    best: Variant | None = None
    problem: UnsupportedError | None = None
    """Why what was proven cannot be enforced."""
    signal: int = 0
    complete: Tree | None = None
    """Proves the verdict *safe*."""
    refutation: tuple[Counterexample, Allocations] | None = None
    """Proves that other schedules are not safe."""

    def __repr__(self) -> str:
        kept = "one kept" if self.best is not None else "none kept"
        return f"<raddle.Schedules {self.verdict}: {len(self.found)} found, {kept}>"

    @property
    def permitted(self) -> list[int]:
        """In how many orders threads may do their first operations, with each schedule that was found."""
        return growth(found.iteration.tree for found in self.found if found.schedule is not None)

    @property
    def scheduled(self) -> bool:
        return any(found.schedule is not None for found in self.found)


def schedule(
    program: Files,
    *,
    flags: Sequence[str] = (),
    cc: str | None = None,
    entry: str = "main",
    volatile: str = "plain",
    iterations: int = 8,
    timeout: float = 60.0,
    complete: float = 30.0,
    output: str | os.PathLike[str] | None = None,
    svg: str | os.PathLike[str] | None = None,
) -> Schedules:
    """Find schedules under which a program is proven safe, deadlock-free and fair.

    `program`: a path, several paths, or C source text (a string with a newline). `output`: a file for the
    best. The other keywords are the options of `raddle schedule`.

    >>> schedule("int main(void) { return 0; }\\n").verdict
    'safe'
    """
    for name, value, known in (
        ("iterations", iterations, (int,)),
        ("timeout", timeout, (int, float)),
        ("complete", complete, (int, float)),
        ("entry", entry, (str,)),
        ("volatile", volatile, (str,)),
    ):
        if type(value) not in known:
            raise UserError(f"{name} cannot be {value!r}")
    files = sources(as_request_files(program))
    only_c(files, "schedules are made for")
    request = Request(files, as_words("flags", flags), (), entry, volatile, cc=cc, spin="off", outside=ABROAD)
    compilation = compile_c(request.files, request.flags, cc=request.cc)
    where = None if output is None else os.fspath(output)
    made = run(
        request,
        compilation,
        lower(request, compilation),
        iterations=iterations,
        timeout=timeout,
        complete=complete,
        output=where,
        svg=None if svg is None else os.fspath(svg),
    )
    if made.signal:
        raise KeyboardInterrupt
    return made


def run(
    request: Request,
    compilation: Compilation,
    program: Program,
    *,
    iterations: int,
    timeout: float,
    complete: float,
    output: str | None,
    svg: str | None,
    tell: Listener = lambda made, new: None,
    watch: Watch | None = None,
) -> Schedules:
    """Results go to `tell` as they are found; `watch` is told how far it has come."""
    if iterations < 1:
        raise UserError("--iterations needs a number above 0")
    if not (timeout > 0 and complete >= 0):  # nan is neither
        raise UserError("--timeout needs a number of seconds above 0, --complete one from 0 on")
    made = Schedules(program)
    kept = Keeper(request, compilation, program, digest_of(request, compilation), output)
    try:
        with interruptible():
            _search(made, kept, iterations, timeout, tell, watch)
            made.verdict = _verdict(made, complete, tell, watch)
    except Interrupted as interrupt:
        made.signal = interrupt.number
    made.best, made.problem = kept.best, kept.problem
    if made.best is not None:
        kept.conclude(made.verdict, made.complete, made.refutation)
        if svg is not None:
            Path(svg).write_text(draw(made.best), "utf-8")
    return made


def _search(
    made: Schedules, kept: Keeper, iterations: int, timeout: float, tell: Listener, watch: Watch | None
) -> None:
    shown: set[str] = set()
    for found in synthesise(made.program, iterations, time.monotonic() + timeout, watch):
        for counterexample in found.counterexamples:
            key = f"{counterexample.failure.kind} {counterexample.failure.place}"
            if key not in shown:
                shown.add(key)
                _add(made, counterexample, found.iteration.tree)
                tell(made, counterexample)
        tell(made, found)
        made.found.append(found)
        kept.consider(found)


def _verdict(made: Schedules, seconds: float, tell: Listener, watch: Watch | None) -> str:
    if not made.scheduled and any(found.hopeless for found in made.found):
        return "unsafe"
    if not made.counterexamples and seconds:
        try:
            decided = decide(made.program, seconds, watch=watch)
        except UnsupportedError:
            if not made.scheduled:
                raise
            return "unknown"  # what is not supported happens under other schedules
        if decided.outcome == "safe":
            made.complete = decided.tree
            return "safe"
        if decided.counterexample is not None and decided.tree is not None:
            _add(made, decided.counterexample, decided.tree)
            tell(made, decided.counterexample)
    return "partially-safe" if made.counterexamples and made.scheduled else "unknown"


def _add(made: Schedules, found: Counterexample, tree: Tree) -> None:
    made.counterexamples.append(found)
    if made.refutation is None:
        made.refutation = (found, tree.allocations or Allocations())
