"""From a replayed execution to the graph of it that people look at.

Left out: what the program prints, ends of lifetimes, and threads that only create and join others, unless the
error is there. Under a weak model the shortest cycle of po, rf, mo and fr is marked: the reason why no
interleaving gives this execution. An error's own events are marked in any case.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from raddle.explore.result import Row
from raddle.explore.run import Event, Run
from raddle.explore.sections import Section, find_sections
from raddle.ir.thread_library import named
from raddle.report.cutting import to_a_page
from raddle.report.graph import INITIAL, Edge, ExecutionGraph, Node, sc_cycle
from raddle.report.kinds import STUCK
from raddle.report.naming import Names
from raddle.report.rows import Rows
from raddle.report.sections import locks_before
from raddle.report.shortening import ending
from raddle.report.sources import SourceLines
from raddle.report.symbols import Symbols, brief

_HIDDEN = ("print", "life_start", "life_end", "exit", "detach", "self")
_ORDERS = {
    "relaxed": " rlx",
    "consume": " acq",
    "acquire": " acq",
    "release": " rel",
    "acq_rel": " acq_rel",
    "seq_cst": " sc",
}
_KINDS = {"load": "read", "await": "read", "store": "write", "rmw": "update", "await_rmw": "update"}
_LETTERS = {"read": "R", "write": "W", "update": "U"}
_LONGEST = 40
"""Characters of a name."""
_CREATES = named(same="spawn")
_SAME_KIND = ("fence", "lock", "unlock", "spawn", "join")


def execution_graph(
    run: Run,
    symbols: Symbols,
    lines: SourceLines,
    *,
    title: str = "",
    note: str = "",
    unordered: bool = False,
    ordered_locks: Collection[int] = (),
    kept: Collection[int] | None = None,
    trace: Sequence[Row] = (),
) -> ExecutionGraph:
    """The graph of an execution, or of these events of it. Without rf and mo (searches over interleavings
    do not tell them) each event is taken to read the latest write before it.

    `unordered`: the search ordered no critical sections but those of `ordered_locks` (addresses). An error
    happens in one order of its locks, which is drawn; other executions keep what their accesses order.
    `trace`: its rows, if they are there already."""
    rf, mo = (run.rf, run.mo) if run.rf else interleaved(run.events)
    sections: tuple[Section, ...] = ()
    if unordered and run.outcome is None:
        sections = find_sections(run.events, lambda event: symbols.call(event.stack).library, ordered_locks)
    graph = _Builder(run, symbols, lines, rf, mo, sections, trace).graph(title, note)
    racing = any(edge.kind == "race" for edge in graph.marked_edges)
    if kept is not None:
        return to_a_page(graph, kept, not racing)
    return graph if racing else graph.marking(edges=sc_cycle(graph))


def interleaved(
    events: Sequence[Event],
) -> tuple[tuple[int | None, ...], tuple[tuple[int, ...], ...]]:
    """rf and mo of events that happened one after the other, each reading the latest write."""
    rf: list[int | None] = []
    writes: dict[tuple[int, int], list[int]] = {}
    for number, event in enumerate(events):
        kind = event_kind(event)
        cell = (event.address, event.size)
        before = [i for (at, size), found in writes.items() if _touch(at, size, *cell) for i in found]
        reads = kind in ("read", "update") and event.read is not None
        rf.append(max(before, default=-1) if reads else None)
        if kind in ("write", "update"):
            writes.setdefault(cell, []).append(number)
    return tuple(rf), tuple(tuple(found) for found in writes.values())


def event_kind(event: Event) -> str:
    """The kind of node that an event becomes."""
    if event.kind == "cas":
        return "read" if event.success is False else "update"
    if event.kind == "trylock":
        return "lock" if event.success else "other"
    return _KINDS.get(event.kind, event.kind if event.kind in _SAME_KIND else "other")


def _touch(at: int, size: int, other: int, other_size: int) -> bool:
    return at < other + other_size and other < at + size


@dataclass(slots=True)
class _Builder:
    run: Run
    symbols: Symbols
    lines: SourceLines
    rf: Sequence[int | None]
    mo: Sequence[Sequence[int]]
    sections: Sequence[Section] = ()
    found: Sequence[Row] = ()
    row_of: dict[int, Row] = field(default_factory=dict)

    def graph(self, title: str, note: str) -> ExecutionGraph:
        names = Names(self.symbols, self.run)
        rows = Rows(self.symbols, self.run, names, self.lines)
        found = self.found or rows.rows()
        self.row_of = {row.event: row for row in found if row.event is not None}
        marked = {number for number, row in self.row_of.items() if row.marked}
        threads = self._shown_threads(marked)
        column = {thread: index for index, thread in enumerate(threads)}
        nodes = [
            self._node(number, event, column[event.thread], names, rows)
            for number, event in enumerate(self.run.events)
            if event.thread in column and (event.kind not in _HIDDEN or number in marked)
        ]
        shown = {node.id for node in nodes}
        initial = self._initial(shown, names)
        edges = [*self._relations(shown, initial), *self._sections_in_order(shown)]
        final = [row for row in found if row.event is None]
        ends, end_nodes, end_edges = self._ends(column, nodes, rows, final)
        functions = {row.thread: row.function for row in rows.threads()}
        graph = ExecutionGraph(
            threads=tuple(f"thread {thread}: {functions.get(thread, '?')}" for thread in threads),
            nodes=(*(node for _, node in sorted(initial.items())), *nodes, *end_nodes),
            edges=tuple(dict.fromkeys((*edges, *self._lifecycle(shown, nodes, column)))),
            title=title,
            note=note,
            meaning="a cycle: no interleaving gives this",
            sections=tuple(tuple(n for n in section.events if n in shown) for section in self.sections),
        ).with_program_order()
        outcome = self.run.outcome
        racing = outcome.events if outcome is not None and outcome.kind == "race" else ()
        if len(racing) == 2 and shown.issuperset(racing):  # one that only waits there is no event
            graph = graph.marking(edges=[Edge(*racing, "race")])
        return graph.marking((marked & shown) | ends, end_edges)

    def _shown_threads(self, marked: set[int]) -> list[int]:
        """Threads with something to see; all of them if there is none such."""
        used = sorted({event.thread for event in self.run.events})
        busy = {event.thread for event in self.run.events if event.kind not in (*_HIDDEN, "spawn", "join")}
        busy |= {self.run.events[number].thread for number in marked}
        if self.run.outcome is not None:
            busy.add(self.run.outcome.thread)
            if self.run.outcome.kind in STUCK:
                busy |= {blocked.thread for blocked in self.run.blocked if blocked.reason != "join"}
        return [thread for thread in sorted({*used, *busy}) if thread in busy] or used

    def _node(self, number: int, event: Event, column: int, names: Names, rows: Rows) -> Node:
        call = self.symbols.call(event.stack)
        row = self.row_of.get(number) or rows.row(event)
        kind = event_kind(event)
        if kind in _LETTERS and not call.library:
            label = self._access(event, kind, names)
        elif kind == "fence":
            label = f"F{_ORDERS.get(event.order, '')}"
        else:
            words = row.operation if call.library not in _CREATES else "create"
            words = words.removeprefix("pthread_mutex_").removeprefix("mtx_").removeprefix("pthread_")
            label = " ".join(part for part in (words, ending(row.object, _LONGEST), row.value) if part)
        return Node(number, column, label, kind, brief(call.location) if call.location else "", row.source)

    def _access(self, event: Event, kind: str, names: Names) -> str:
        name = ending(names.name(event.address, event.size), _LONGEST)
        start = f"{_LETTERS[kind]}{_ORDERS.get(event.order, '')} {name}"

        def value(bits: int | None) -> str:
            if event.undefined:
                return "uninitialised"
            return "?" if bits is None else names.value(event.address, event.size, bits)

        if kind == "update":
            return f"{start}: {value(event.read)} → {value(event.written)}"
        if event.kind == "cas":
            return f"{start} = {value(event.read)}, CAS fails"
        bits = event.read if kind == "read" else event.written
        return start if bits is None and not event.undefined else f"{start} = {value(bits)}"

    def _initial(self, shown: set[int], names: Names) -> dict[int, Node]:
        """Initial values that something shown reads, by address. Ids go on where the events end."""
        found: dict[int, Node] = {}
        for number, source in enumerate(self.rf):
            event = self.run.events[number]
            if source == -1 and number in shown and event.address not in found:
                if event.read is None or self.symbols.call(event.stack).library:
                    continue
                name = ending(names.name(event.address, event.size), _LONGEST)
                value = "?" if event.undefined else names.value(event.address, event.size, event.read)
                identity = len(self.run.events) + len(found)
                found[event.address] = Node(identity, INITIAL, f"{name} = {value}", "initial")
        return found

    def _relations(self, shown: set[int], initial: dict[int, Node]) -> list[Edge]:
        """rf, and mo between neighbours, the initial value first; not of locks whose order is nobody's."""
        edges = []
        free = {section.lock for section in self.sections}
        for number, source in enumerate(self.rf):
            if source is None or number not in shown or self.run.events[number].address in free:
                continue
            first = initial.get(self.run.events[number].address)
            if source in shown:
                edges.append(Edge(source, number, "rf"))
            elif source == -1 and first is not None:
                edges.append(Edge(first.id, number, "rf"))
        for writes in self.mo:
            kept = [n for n in writes if n in shown and self.run.events[n].address not in free]
            first = initial.get(self.run.events[kept[0]].address) if kept else None
            chain = [*([first.id] if first is not None else []), *kept]
            edges += [Edge(a, b, "mo") for a, b in itertools.pairwise(chain)]
        return edges

    def _sections_in_order(self, shown: set[int]) -> list[Edge]:
        if not self.sections:
            return []
        pairs = locks_before(self.sections, self.run.events, self.rf, self.mo)
        ends = ((first.events[-1], second.events[0]) for first, second in pairs)
        return [Edge(a, b, "lb") for a, b in ends if a in shown and b in shown]

    def _lifecycle(self, shown: set[int], nodes: Sequence[Node], column: dict[int, int]) -> list[Edge]:
        """Creation, joining, and who holds a lock next."""
        edges = []
        unlocked: dict[int, int] = {}
        free = {section.lock for section in self.sections}
        mine: dict[int, list[int]] = {}
        for node in nodes:
            mine.setdefault(node.thread, []).append(node.id)
        for number, event in enumerate(self.run.events):
            of_other = mine.get(column.get(event.other, -2), [])
            if event.kind == "spawn" and number in shown and of_other:
                edges.append(Edge(number, of_other[0], "spawn"))
            elif event.kind == "join" and number in shown and of_other:
                edges.append(Edge(of_other[-1], number, "join"))
            elif event.address in free:
                continue
            elif event.kind == "unlock":
                unlocked[event.address] = number
            elif event_kind(event) == "lock" and number in shown:
                before = unlocked.pop(event.address, None)
                if before in shown and self.run.events[before].thread != event.thread:
                    edges.append(Edge(before, number, "lock"))
        return edges

    def _ends(
        self, column: dict[int, int], nodes: Sequence[Node], rows: Rows, extra: Sequence[Row]
    ) -> tuple[set[int], list[Node], list[Edge]]:
        """What fails or waits at the end of each thread: boxes of their own, if no event stands for it."""
        outcome = self.run.outcome
        if outcome is None:
            return set(), [], []
        start = 2 * len(self.run.events)
        made: list[Node] = []
        edges: list[Edge] = []
        stuck = self.run.blocked if outcome.kind in STUCK else ()
        for number, row in enumerate(extra):
            if row.thread not in column:
                continue
            label = f"{row.operation} {ending(row.object, _LONGEST)}".rstrip()
            kind = "blocked" if stuck else "error"
            place = self.symbols.call(stuck[number].stack if stuck else outcome.stack).location
            where = brief(place) if place else ""
            made.append(Node(start + number, column[row.thread], label, kind, where, row.source))
            if stuck and stuck[number].reason == "lock":
                holder = self._holding(stuck[number].address, rows.owner(stuck[number].address))
                if holder in {node.id for node in nodes}:
                    edges.append(Edge(start + number, holder, "waits"))
        return {node.id for node in made}, made, edges

    def _holding(self, mutex: int, owner: int | None) -> int:
        """The event by which the owner took the mutex; -1 if there is none."""
        taken = (
            number
            for number, event in enumerate(self.run.events)
            if event.thread == owner and event.address == mutex and event_kind(event) == "lock"
        )
        return max(taken, default=-1)
