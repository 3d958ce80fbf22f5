"""What a search alone leaves open, proven: programs without an end, and inputs of any value.

`impact` has a complete pass for all schedules of a program, with loops closed and inputs as symbols. It
knows sequential consistency only. So it is asked where a program has no other executions once it has no
data races (`has_executions_of_sc`), which its tree then proves, too (impact/tree/strictness.py). What it
says passes its certificate, or is not said. An error that it finds is not told: with the inputs that it
needs the search is run again, and shows it. Whether a thread waits in a loop for ever it does not know:
that was explored up to a bound, and is told.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

from raddle.errors import UnsupportedError
from raddle.explore import verdict
from raddle.explore.choice import has_executions_of_sc
from raddle.explore.options import Options
from raddle.explore.result import Result
from raddle.explore.run import Search
from raddle.frontend.build import lower
from raddle.frontend.sources import Source
from raddle.ir import instructions as ir
from raddle.ir.program import Program
from raddle.ir.thread_library import THREAD_LIBRARY
from raddle.subject import Subject

PATIENCE = 12.0
"""Seconds for a proof that nobody asked for, where there is no time limit."""
_LEAST = 0.05
_UNKNOWN = {"malloc", "tries", "timeout"}
"""`impact` takes what is not initialised for any value, and an attempt that fails synchronises nobody."""
_PROPERTIES = ("", "unreach-call", "no-data-race")
_ATOMIC_SECTION = "__VERIFIER_atomic"
_WAITING = ("no thread waits in a loop for ever: explored up to a bound, not proven",)


def is_wanted(subject: Subject, options: Options, found: Search, result: Result) -> bool:
    """Whether the result is open for a reason that a proof does not have, and the program may have one."""
    if (
        subject.request.is_narrow
        or not options.prove
        or result.verdict != "inconclusive"
        or found.errors
        or found.limit is not None
    ):
        return False
    if result.reason == verdict.VACUOUS:  # safe, and of no use: that is to be told
        return False
    if found.stop is not None and found.stop.kind != "events":  # loops that do nothing may be errors
        return False
    if not _scope(subject, found):  # nothing ends, but not for iterations or inputs
        return False
    if options.search != "auto" or options.unroll is not None or options.accept_bounded:
        return False
    if options.overflow or options.volatile != "plain" or options.property not in _PROPERTIES:
        return False
    if not has_executions_of_sc(options, subject.features):
        return False
    files = (file if isinstance(file, Source) else Source(str(file)) for file in subject.request.files)
    return not (_UNKNOWN & subject.features) and all(file.language == "c" for file in files)


@dataclass(frozen=True, slots=True)
class Proof:
    """`result`: the one with its proof; None if there is none within the time that is left. `inputs`: then
    values of inputs that the search did not have, and with which it may find an error."""

    result: Result | None = None
    inputs: tuple[int, ...] = ()


def proven(subject: Subject, options: Options, found: Search, result: Result) -> Proof:
    from raddle.impact.terms.interruption import Interrupted, interruptible
    from raddle.schedules.verdict import decide

    spent = time.perf_counter() - subject.start
    seconds = PATIENCE if options.timeout is None else (options.timeout - spent) / 2
    if seconds < _LEAST:
        return Proof()
    request = replace(subject.request, spin="off", arguments=())
    try:
        with interruptible():
            program = lower(request, subject.built.compilation)
            strict = _looks_for_races(options)
            if strict and any(name.startswith(_ATOMIC_SECTION) for name in _calls(program)):
                return Proof()
            if any(_tries(name) for name in _calls(program)):
                return Proof()
            decided = decide(program, seconds / 3, strict=strict, deadlocks=not options.property)
    except UnsupportedError:
        return Proof()
    except Interrupted:
        return Proof(replace(result, reason=verdict.INTERRUPTED, bound=None))
    if decided.outcome != "safe" or decided.tree is None:
        return Proof(inputs=decided.inputs)
    loops = any(function.loops for function in program.functions.values())
    features = subject.features - {"nondet-int"}
    safe = replace(
        result,
        verdict="safe",
        complete=True,
        reason=None,
        bound=None,
        proof=f"proven for {_scope(subject, found)}, by a certificate of {len(decided.tree.nodes()):,} nodes",
        assumptions=(*verdict.assumptions(options, features, ()), *(_WAITING if loops else ())),
        seconds=time.perf_counter() - subject.start,
        exit_status=verdict.exit_status("safe", None),
    )
    return Proof(safe)


def _scope(subject: Subject, found: Search) -> str:
    endless = found.stop is not None or found.cut is not None
    scopes = ("any number of iterations",) if endless else ()
    return " and ".join((*scopes, "all inputs") if "nondet-int" in subject.features else scopes)


def _looks_for_races(options: Options) -> bool:
    return options.races and options.property in ("", "no-data-race")


def _calls(program: Program) -> Iterable[str]:
    for function in program.functions.values():
        for block in function.blocks:
            for ins in block.instructions:
                if isinstance(ins, ir.Call) and isinstance(ins.callee, str):
                    yield ins.callee


def _tries(name: str) -> bool:
    row = THREAD_LIBRARY.get(name)
    return row is not None and (row.traceless or row.timed)
