"""The certificate of a saved schedule: the tree that proves it, and what proves the verdict. A file of its
own beside the schedule's, so that the proof can be checked without being searched for.

Nothing in it is believed. The steps are the program's own; labels, covers and sleeping threads go through the
checker; the schedule is made of the tree again and compared; the verdict follows from what else is there: a
complete tree (safe) or a path to an error (partially safe).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import z3

from raddle.errors import UserError
from raddle.impact.execution.executor import Executor
from raddle.impact.state.allocations import Allocations, Grown
from raddle.impact.state.memory import UNDEFINED
from raddle.impact.state.thread_state import Location
from raddle.impact.state.written_allocations import read_allocations, write_allocations
from raddle.impact.terms.written_terms import Written, read_terms
from raddle.impact.tree.certificate import Certificate
from raddle.impact.tree.counterexamples import Taken, leads_to_error
from raddle.impact.tree.iteration import Counterexample
from raddle.impact.tree.refutation import Refuted
from raddle.impact.tree.tree import Tree
from raddle.impact.tree.written_tree import read_tree, write_step, write_tree
from raddle.ir.program import Program
from raddle.schedules.barred import barred
from raddle.schedules.format import Variant
from raddle.schedules.sections import extract
from raddle.schedules.stops import stops
from raddle.schedules.synthesis import thread_functions

FORMAT = 2
_NONSENSE = (
    KeyError,
    IndexError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    RecursionError,
    z3.Z3Exception,
)
"""What reading something raises that raddle has not written."""


@dataclass(slots=True)
class Proof:
    """`tree`: of the schedule. `complete`: of all schedules. `counterexample`: with the table of allocations
    that its steps are made with."""

    tree: Tree
    complete: Tree | None = None
    counterexample: tuple[Counterexample, Allocations] | None = None


@dataclass(slots=True)
class Checked:
    """What was checked; `verdict` is the one that follows."""

    verdict: str
    nodes: int
    proven: int
    """Implications that the checker asked z3 for."""


def path_of(schedule: Path) -> Path:
    return schedule.with_name(schedule.name + ".certificate")


def write(path: Path, program: Program, digest: str, proof: Proof) -> None:
    terms = Written()
    document: dict[str, Any] = {
        "raddle_certificate": FORMAT,
        "program": digest,
        "schedule": _written(program, proof.tree, terms),
    }
    if proof.complete is not None:
        document["complete"] = _written(program, proof.complete, terms)
    if proof.counterexample is not None:
        found, allocations = proof.counterexample
        document["counterexample"] = {
            "allocations": write_allocations(allocations),
            "steps": _steps(Executor(program, allocations), found),
        }
    document["terms"] = terms.rows
    try:
        path.write_text(json.dumps(document, separators=(",", ":")) + "\n", "utf-8")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None


def _written(program: Program, tree: Tree, terms: Written) -> dict[str, Any]:
    table = tree.allocations or Allocations()
    return write_tree(tree, Executor(program, table), terms) | {"allocations": write_allocations(table)}


def _steps(executor: Executor, found: Counterexample) -> list[list[int]]:
    location: Location = (executor.start(0, executor.program.entry, UNDEFINED)[0],)
    made = []
    for step in found.steps:
        made.append(write_step(executor, location, step))
        location = step.target_location(location)
    return made


def check(path: Path, program: Program, digest: str, variant: Variant, deadline: float | None) -> Checked:
    """Raises UserError for what proves nothing, OutOfTime."""
    document = _load(path)
    if document.get("program") != digest:
        raise UserError(f"{path} is the certificate of another program")
    try:
        return _checked(document, program, variant, deadline)
    except Refuted as error:
        raise UserError(f"{path} proves nothing: {error.message}") from None
    except (*_NONSENSE, Grown):
        raise UserError(f"{path} is no certificate that raddle writes") from None


def _load(path: Path) -> dict[str, Any]:
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise UserError(
            f"{path}: {error.strerror}", hint="the certificate is written with the schedule, beside it"
        ) from None
    except (ValueError, RecursionError):
        raise UserError(f"{path} is no certificate: it is not JSON") from None
    if not isinstance(document, dict) or document.get("raddle_certificate") != FORMAT:
        raise UserError(f"{path} is no certificate that this raddle reads")
    return document


def _checked(document: dict[str, Any], program: Program, variant: Variant, deadline: float | None) -> Checked:
    terms = read_terms(document["terms"])
    tree, executor = _read(document["schedule"], program, terms)
    if tree.complete or executor.allocations.anyone:
        raise ValueError("a tree of all schedules in place of one schedule's")
    certificate = Certificate(program, tree, deadline=deadline)
    certificate.check()
    made = extract(tree, thread_functions(tree))
    made = replace(made, stops=stops(tree, made.sites, executor))
    if made != variant.schedule or tuple(barred(program, made, executor)) != variant.barred:
        raise Refuted("it is the proof of another schedule")
    found = Checked("unknown", len(certificate.nodes), certificate.checked)
    if "complete" in document:
        _check_complete(document["complete"], program, terms, deadline, found)
    elif "counterexample" in document:
        item = document["counterexample"]
        table = read_allocations(item["allocations"], program)
        path: Sequence[Taken] = [(thread, which) for thread, which in item["steps"]]
        if not leads_to_error(Executor(program, table), path, deadline):
            raise Refuted("its counterexample leads to no error")
        found.verdict = "partially-safe"
    return found


def _check_complete(
    document: dict[str, Any], program: Program, terms: list[Any], deadline: float | None, found: Checked
) -> None:
    tree, executor = _read(document, program, terms)
    if not tree.complete or not executor.allocations.anyone:
        raise ValueError("no tree of all schedules")
    certificate = Certificate(program, tree, deadline=deadline)
    certificate.check()
    found.verdict = "safe"
    found.nodes += len(certificate.nodes)
    found.proven += certificate.checked


def _read(document: dict[str, Any], program: Program, terms: list[Any]) -> tuple[Tree, Executor]:
    executor = Executor(program, read_allocations(document["allocations"], program))
    return read_tree(document, executor, terms), executor
