"""The file of a program schedule: versioned JSON that says which program it is for and what was proven."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from raddle.errors import UserError
from raddle.impact.state.run import Site
from raddle.impact.tree.policy import Policy
from raddle.schedules.rehearsed import Guide
from raddle.schedules.sections import Branch, Event, ProgramSchedule, Section, Touch
from raddle.version import VERSION

FORMAT = 3
PROVEN = (
    "every execution that keeps to the schedule is free of failed assertions, of accesses outside of "
    "objects, of wrong unlocks and of deadlocks, for all inputs",
    "every thread that can go on infinitely often does go on infinitely often",
)
ASSUMED = (
    "memory accesses take effect in one order (sequential consistency); the enforced order of dependent "
    "accesses establishes it for the accesses of the schedule",
    "uninitialised memory is not read",
    "condition variables wake no thread without a signal, and a signal wakes the thread that has waited "
    "longest",
)
TRIED = (
    "every execution that keeps to the schedule, with inputs that are in it, is one of the executions that "
    "the machine has run to their end without an error, or differs from one only in the order of "
    "independent events",
    "an input that is not in the schedule ends the program before anything happens that was not tried",
)
TRIED_ASSUMED = (
    "memory accesses take effect in one order (sequential consistency); the enforced order of dependent "
    "accesses establishes it for the accesses of the schedule",
    "nothing depends on the numbers of addresses, on the time or on files",
    "the C library does what the machine's does",
)


@dataclass(frozen=True, slots=True)
class Variant:
    """A schedule, what led to it, and what enforcement has to know."""

    policy: Policy | Guide
    schedule: ProgramSchedule
    names: dict[Site, str]
    barred: tuple[Site, ...]
    inputs: dict[Branch, tuple[int, ...]] = field(default_factory=dict)
    """Calls that may return these values only; of a schedule from executions."""


@dataclass(frozen=True, slots=True)
class ScheduleFile:
    """The schedule of one program."""

    digest: str
    files: tuple[str, ...]
    verdict: str
    variant: Variant


def write(path: Path, content: ScheduleFile) -> None:
    document = _document(content)
    document["seal"] = _seal(document)
    text = json.dumps(document, indent=1) + "\n"
    try:
        if not path.exists() or not _replaced(path.resolve(), text):
            path.write_text(text, "utf-8")
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None


def _replaced(path: Path, text: str) -> bool:
    """A schedule that is there already is whole at every moment. Not for devices, and not where the folder
    takes no other file."""
    if not path.is_file():
        return False
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, "utf-8")
        beside.chmod(path.stat().st_mode)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        return False
    return True


def read(path: Path) -> ScheduleFile:
    """Refuses what is no schedule, of another version, or damaged."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
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
    try:
        content = _content(document)
        _check(content)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise UserError(f"{path} is sealed, but no schedule that raddle writes") from None
    return content


def _check(content: ScheduleFile) -> None:
    """What the runtime takes for granted."""
    schedule = content.variant.schedule
    if not schedule.sections:
        raise ValueError("no schedule")
    for section in schedule.sections:
        if not all(0 <= target < len(schedule.sections) for _, target in section.then):
            raise ValueError("a section that there is not")
        if section.turns < 0 or (section.turns and section.events):
            raise ValueError("a rotation with events")
        if not all(0 <= event.thread < len(schedule.threads) for event in section.events):
            raise ValueError("a thread that there is not")


def _seal(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def _document(content: ScheduleFile) -> dict[str, Any]:
    tried = isinstance(content.variant.policy, Guide)
    return {
        "raddle_schedule": FORMAT,
        "raddle": VERSION,
        "program": {"digest": content.digest, "files": list(content.files)},
        "verdict": content.verdict,
        "proven": list(TRIED if tried else PROVEN),
        "assumed": list(TRIED_ASSUMED if tried else ASSUMED),
        **_variant(content.variant),
    }


def _variant(variant: Variant) -> dict[str, Any]:
    wanted = {*variant.schedule.sites, *variant.barred}
    return {
        **_origin(variant),
        "threads": list(variant.schedule.threads),
        "sites": [[*site, name] for site, name in variant.names.items() if site in wanted],
        "barred": [list(site) for site in variant.barred],
        "stops": [[thread, *site] for thread, site in variant.schedule.stops],
        "sections": [
            {
                "events": [_event(event) for event in section.events],
                "then": [[_trace(trace), target] for trace, target in section.then],
                **({"turns": section.turns} if section.turns else {}),
            }
            for section in variant.schedule.sections
        ],
    }


def _origin(variant: Variant) -> dict[str, Any]:
    if isinstance(variant.policy, Policy):
        return {"policy": asdict(variant.policy)}
    guide = variant.policy
    turns = [[thread, len(list(steps))] for thread, steps in itertools.groupby(guide.order)]
    return {
        "guide": {
            "threads": [list(entry) for entry in guide.threads],
            "turns": turns,
            "nondet": list(guide.nondet),
            "arguments": list(guide.arguments),
            "executions": guide.executions,
        },
        "inputs": [[*branch, list(values)] for branch, values in variant.inputs.items()],
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
    sections = tuple(
        Section(
            tuple(_read_event(event) for event in section["events"]),
            tuple((_read_trace(trace), target) for trace, target in section["then"]),
            section.get("turns", 0),
        )
        for section in document["sections"]
    )
    names = {(function, number, kind): name for function, number, kind, name in document["sites"]}
    inputs = {(function, id_): tuple(values) for function, id_, values in document.get("inputs", [])}
    barred = tuple((function, number, kind) for function, number, kind in document["barred"])
    stops = tuple((thread, (function, number, kind)) for thread, function, number, kind in document["stops"])
    schedule = ProgramSchedule(sections, tuple(document["threads"]), stops)
    variant = Variant(_read_origin(document), schedule, names, barred, inputs)
    program = document["program"]
    return ScheduleFile(program["digest"], tuple(program["files"]), document["verdict"], variant)


def _read_origin(item: dict[str, Any]) -> Policy | Guide:
    if "policy" in item:
        return Policy(**item["policy"])
    guide = item["guide"]
    return Guide(
        tuple((parent, nth) for parent, nth in guide["threads"]),
        tuple(thread for thread, steps in guide["turns"] for _ in range(steps)),
        tuple(guide["nondet"]),
        tuple(guide["arguments"]),
        guide["executions"],
    )


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
