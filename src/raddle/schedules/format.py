"""The file of a program schedule: versioned JSON that says which program it is for and what was proven."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from raddle.errors import UserError
from raddle.frontend.build import Request
from raddle.frontend.compiler import Compilation
from raddle.impact.policy import Policy
from raddle.impact.run import Site
from raddle.schedules.sections import Branch, Event, ProgramSchedule, Section, Touch
from raddle.version import VERSION

FORMAT = 1
PROVEN = (
    "every execution that keeps to the schedule is free of failed assertions, of accesses outside of "
    "objects, of wrong unlocks and of deadlocks, for all inputs",
    "every thread that can go on infinitely often does go on infinitely often",
)
ASSUMED = (
    "memory accesses take effect in one order (sequential consistency); the enforced order of dependent "
    "accesses establishes it for the accesses of the schedule",
    "uninitialised memory is not read",
    "condition variables wake no thread without a signal, and a signal wakes the waiting thread with the "
    "smallest number",
)
_NAMES = re.compile(r"^(?:source_filename = .*|; ModuleID = .*|!\d+ = !DIFile\(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Variant:
    """A schedule and the policy that leads to it."""

    policy: Policy
    schedule: ProgramSchedule
    names: dict[Site, str]
    barred: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class ScheduleFile:
    """`variants`: the first schedule found, and the one that is cheapest to enforce if it is another."""

    digest: str
    files: tuple[str, ...]
    verdict: str
    variants: tuple[Variant, ...]

    def variant(self, level: int) -> Variant:
        return self.variants[-1] if level >= 2 else self.variants[0]


def digest_of(request: Request, compilation: Compilation) -> str:
    """Of what the program does, not of where its files lie."""
    parts = [request.entry, request.volatile]
    for module in compilation.modules:
        name = Path(module.name).name
        parts.append(_NAMES.sub("", module.text).replace(module.name, name))
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def write(path: Path, content: ScheduleFile) -> None:
    document = _document(content)
    document["seal"] = _seal(document)
    try:
        path.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None


def read(path: Path) -> ScheduleFile:
    """Refuses what is no schedule, of another version, or damaged."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None
    except ValueError:
        raise UserError(f"{path} is no schedule: it is not JSON") from None
    if not isinstance(document, dict) or "raddle_schedule" not in document:
        raise UserError(f"{path} is no schedule of raddle")
    if document["raddle_schedule"] != FORMAT:
        raise UserError(
            f"{path} has version {document['raddle_schedule']}, this raddle reads version {FORMAT}",
            hint="make it again with raddle schedule",
        )
    if document.pop("seal", None) != _seal(document):
        raise UserError(
            f"{path} is damaged or was changed by hand", hint="make it again with raddle schedule"
        )
    return _content(document)


def _seal(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def _document(content: ScheduleFile) -> dict[str, Any]:
    return {
        "raddle_schedule": FORMAT,
        "raddle": VERSION,
        "program": {"digest": content.digest, "files": list(content.files)},
        "verdict": content.verdict,
        "proven": list(PROVEN),
        "assumed": list(ASSUMED),
        "variants": [_variant(variant) for variant in content.variants],
    }


def _variant(variant: Variant) -> dict[str, Any]:
    wanted = {*variant.schedule.sites, *variant.barred}
    return {
        "policy": {"batch": variant.policy.batch, "first": variant.policy.first},
        "threads": list(variant.schedule.threads),
        "sites": [[*site, name] for site, name in variant.names.items() if site in wanted],
        "barred": [list(site) for site in variant.barred],
        "sections": [
            {
                "events": [_event(event) for event in section.events],
                "then": [[_trace(trace), target] for trace, target in section.then],
            }
            for section in variant.schedule.sections
        ],
    }


def _trace(trace: tuple[tuple[Branch, int], ...]) -> list[list[str | int]]:
    return [[function, instruction, taken] for (function, instruction), taken in trace]


def _event(event: Event) -> dict[str, Any]:
    made: dict[str, Any] = {"thread": event.thread}
    if event.site is not None:
        made["site"] = list(event.site)
    if event.trace:
        made["trace"] = _trace(event.trace)
    for name, touched in (("reads", event.reads), ("writes", event.writes)):
        if touched:
            made[name] = [
                list(t) for t in sorted(touched, key=lambda t: (t[0], -1 if t[1] is None else t[1]))
            ]
    for name, number in (("spawns", event.spawned), ("joins", event.joined)):
        if number is not None:
            made[name] = number
    if event.exits:
        made["exits"] = True
    return made


def _content(document: dict[str, Any]) -> ScheduleFile:
    variants = []
    for item in document["variants"]:
        sections = tuple(
            Section(
                tuple(_read_event(event) for event in section["events"]),
                tuple((_read_trace(trace), target) for trace, target in section["then"]),
            )
            for section in item["sections"]
        )
        names = {(function, number, kind): name for function, number, kind, name in item["sites"]}
        policy = Policy(item["policy"]["batch"], item["policy"]["first"])
        barred = tuple((function, number, kind) for function, number, kind in item["barred"])
        variants.append(Variant(policy, ProgramSchedule(sections, tuple(item["threads"])), names, barred))
    program = document["program"]
    return ScheduleFile(program["digest"], tuple(program["files"]), document["verdict"], tuple(variants))


def _read_trace(trace: list[list[Any]]) -> tuple[tuple[Branch, int], ...]:
    return tuple(((function, instruction), taken) for function, instruction, taken in trace)


def _read_event(item: dict[str, Any]) -> Event:
    site = item.get("site")
    return Event(
        item["thread"],
        None if site is None else (site[0], site[1], site[2]),
        _read_trace(item.get("trace", [])),
        _touched(item.get("reads", [])),
        _touched(item.get("writes", [])),
        item.get("spawns"),
        item.get("joins"),
        item.get("exits", False),
    )


def _touched(items: list[list[Any]]) -> frozenset[Touch]:
    return frozenset((name, index) for name, index in items)
