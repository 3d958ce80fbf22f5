"""A schedule as C tables for the runtime."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.errors import UnsupportedError
from raddle.impact.state.run import Site
from raddle.schedules.format import Variant
from raddle.schedules.order import Ordered, ordered
from raddle.schedules.sections import Branch, Event, ProgramSchedule

_MAX_SECTIONS = 1 << 16
"""A decision is published with the section in its lower 16 bits."""

_Item = tuple[int, int, int, int, int, int, int]
"""struct item of the runtime, up to `told`."""


@dataclass(frozen=True, slots=True)
class Tables:
    """`text` is tables.inc; `sites` are the numbers of the events that are left at this level."""

    text: str
    sites: dict[Site, int]
    barred: dict[Site, int]
    branches: dict[Branch, int]


def tables(variant: Variant, level: int) -> Tables:
    """For one level."""
    schedule = variant.schedule
    sections = ordered(schedule, level)
    if len(sections) >= _MAX_SECTIONS:
        raise UnsupportedError(f"a schedule of {len(sections)} sections; the runtime takes {_MAX_SECTIONS}")
    deciding = dict.fromkeys([*schedule.deciding, *variant.inputs])
    branches = {branch: number for number, branch in enumerate(deciding)}
    kept: dict[Site, int] = {}
    for item in sections:
        for event in item.section.events:
            if event.site is not None:
                kept.setdefault(event.site, len(kept))
    writer = _Writer(level, max(2, len(schedule.threads)), kept, branches)
    for item in sections:
        writer.section(item)
    barred = {site: len(kept) + number for number, site in enumerate(variant.barred)}
    shown = [variant.names.get(site, f"{site[0]}, {site[2]}") for site in (*kept, *barred)]
    stops = [f"{{{thread}, {kept[site]}}}" for thread, site in schedule.stops]
    return Tables(writer.text(shown, _returns(schedule), stops), kept, barred, branches)


def _returns(schedule: ProgramSchedule) -> list[set[int]]:
    """For each section: the threads that have something to do in a later one."""
    later: list[set[int]] = [set() for _ in schedule.sections]
    here = [{event.thread for event in section.events} for section in schedule.sections]
    changed = True
    while changed:
        changed = False
        for number, section in enumerate(schedule.sections):
            found = set().union(*(here[target] | later[target] for _, target in section.then))
            if found != later[number]:
                later[number] = found
                changed = True
    return later


class _Writer:
    def __init__(self, level: int, threads: int, sites: dict[Site, int], branches: dict[Branch, int]) -> None:
        self.level = level
        self.threads = threads
        self.sites = sites
        self.branches = branches
        self.waits: list[str] = []
        self.items: list[str] = []
        self.outcomes: list[str] = []
        self.parts: list[str] = []
        self.ways: list[str] = []
        self.sections: list[str] = []
        self.rotations = 0
        self.longest = 0

    def section(self, item: Ordered) -> None:
        events = item.section.events
        # An input is looked at even if only one value is in the schedule.
        drawn = bool(events) and events[-1].site is not None and events[-1].site[2] == "input"
        deciding = (len(item.section.then) > 1 and not item.section.turns) or drawn
        parts = []
        awaited = item.awaited if self.level else None
        for thread in range(self.threads):
            items: list[_Item] = []
            done = 0
            for number, (event, waits) in enumerate(zip(events, item.waits, strict=True)):
                if event.thread == thread:
                    decides = deciding and number == len(events) - 1
                    told = awaited is None or (thread, done + 1) in awaited
                    made = self._item(event, waits, decides, told)
                    items += [] if made is None else [made]
                    done += event.site is not None
            parts.append(f"{{{len(self.items)}, {len(items)}, {done}}}")
            self.items += [f"{{{', '.join(map(str, numbers))}}}" for numbers in _with_free(items)]
        self.parts.append("{" + ", ".join(parts) + "}")
        first_way = len(self.ways)
        for trace, target in item.section.then:
            start, length = self._trace(trace if deciding else ())
            self.ways.append(f"{{{start}, {length}, {target}}}")
        turns = item.section.turns
        self.sections.append(f"{{{first_way}, {len(item.section.then)}, {turns}, {self.rotations}}}")
        self.rotations += bool(turns)

    def _item(
        self, event: Event, waits: tuple[tuple[int, int], ...], decides: bool, told: bool
    ) -> _Item | None:
        start, length = self._trace(event.trace)
        if event.site is None and not length and not decides:
            return None
        first = len(self.waits)
        self.waits += [f"{{{thread}, {count}}}" for thread, count in waits]
        site = -1 if event.site is None else self.sites[event.site]
        return site, first, len(waits), start, length, int(decides), int(told)

    def _trace(self, trace: tuple[tuple[Branch, int], ...]) -> tuple[int, int]:
        """Only branches that decide somewhere are recorded at run time."""
        start = len(self.outcomes)
        self.outcomes += [
            f"{{{self.branches[branch]}, {taken}}}" for branch, taken in trace if branch in self.branches
        ]
        self.longest = max(self.longest, len(self.outcomes) - start)
        return start, len(self.outcomes) - start

    def text(self, names: list[str], returns: list[set[int]], stops: list[str]) -> str:
        shown = ['"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"' for name in names]
        back = ["{" + ", ".join(str(int(t in later)) for t in range(self.threads)) + "}" for later in returns]
        return "\n".join(
            [
                f"enum {{ THREADS = {self.threads}, LEVEL = {self.level}, SECTIONS = {len(self.sections)}, "
                f"ROTATIONS = {self.rotations + 1}, STOPS = {len(stops)}, LONGEST = {self.longest}, "
                "EVENTS = 1 };",
                _array("const struct stop stops[]", stops, "{-1, -1}"),
                _array("const struct wait waits[]", self.waits, "{0, 0}"),
                _array("const struct item items[]", self.items, "{-1, 0, 0, 0, 0, 0, 0, 0}"),
                _array("const struct outcome outcomes[]", self.outcomes, "{-1, 0}"),
                _array(f"const struct part parts[][{self.threads}]", self.parts, "{{0, 0, 0}}"),
                _array("const struct way ways[]", self.ways, "{0, 0, 0}"),
                _array("const struct section sections[]", self.sections, "{0, 0, 0, 0}"),
                _array(f"const unsigned char returns[][{self.threads}]", back, "{0}"),
                _array("const char *const site_names[]", shown, '""'),
                "",
            ]
        )


def _with_free(items: list[_Item]) -> list[tuple[int, ...]]:
    """With the number of items right after each that need nothing but their place in the program."""
    made: list[tuple[int, ...]] = []
    free = 0
    for item in reversed(items):
        site, _, waits, _, branches, decides, told = item
        silent = site >= 0 and not branches and not decides
        made.append((*item, free if silent else 0))
        free = free + 1 if silent and not waits and not told else 0
    return made[::-1]


def _array(declaration: str, entries: list[str], empty: str) -> str:
    return f"static {declaration} = {{{', '.join(entries or [empty])}}};"


def free_tables() -> str:
    """For a run without a schedule: the runtime then only counts useful work and the time."""
    writer = _Writer(-1, 64, {}, {})
    text = writer.text([], [], [])
    return text.replace("EVENTS = 1", "EVENTS = 0")
