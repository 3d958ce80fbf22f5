"""A graph as the axioms want it: an Execution with numbered events, read-modify-writes split in two."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from raddle.models.execution import INITIAL, Cell, Event, Execution
from raddle.models.relation import Relation
from raddle.oracle.graph import INIT, Graph, Id, Loc, Node, each_byte, writes_of
from raddle.oracle.mutex import Mutex


@dataclass(frozen=True, slots=True)
class View:
    """`first[e]` is the number of e's only or reading event, `writing[e]` of its writing one.

    `writes`: for each location its writes, the initial one first, then in the order of their threads. Where
    accesses of several sizes meet, that is the word that holds them all."""

    execution: Execution
    first: dict[Id, int]
    writing: dict[Id, int]
    writes: dict[Loc, list[int]]
    ids: list[Id]


def view(graph: Graph) -> View:
    events: list[Event] = []
    ids: list[Id] = []
    first: dict[Id, int] = {}
    writing: dict[Id, int] = {}
    writes: dict[Loc, list[int]] = {}
    rmw: list[tuple[int, int]] = []
    words = _words(graph)
    mixed = {words[loc] for loc in words if words[loc] != loc}
    for loc, word in graph.initial.items():
        if words[loc] != loc:
            continue
        writes[loc] = [len(events)]
        part = (loc.offset, loc.offset + loc.size) if loc in mixed else None
        events.append(Event(INITIAL, 0, "W", loc, "na", word, part=part))
        ids.append(INIT)
    everything_before = (1 << len(events)) - 1
    chains: dict[int, list[int]] = {}
    for event, node in graph.nodes():
        chain = chains.setdefault(event[0], [])
        made = _events(event, node)
        if node.loc is not None and words.get(node.loc) in mixed:
            part = (node.loc.offset, node.loc.offset + node.loc.size)
            made = [replace(e, loc=words[node.loc], part=part) for e in made]
        for e in made:
            if e.kind == "W":
                writing[event] = len(events)
                assert node.loc is not None
                writes[words[node.loc]].append(len(events))
            first.setdefault(event, len(events))
            chain.append(len(events))
            events.append(e)
            ids.append(event)
        if len(made) == 2:
            rmw.append((len(events) - 2, len(events) - 1))
    size = len(events)
    rows = [0] * size
    for k in range(everything_before.bit_length()):
        rows[k] = (1 << size) - 1 & ~everything_before
    for chain in chains.values():
        later = 0
        for k in reversed(chain):
            rows[k] = later
            later |= 1 << k
    rf = []
    for event, node in graph.nodes():
        if node.rf is not None:
            assert node.loc is not None
            initial = writes[words[node.loc]][0]
            for write in set(writes_of(node.rf)):
                rf.append((initial if write == INIT else writing[write], first[event]))
    execution = Execution(
        tuple(events),
        Relation(tuple(rows)),
        Relation.of(size, _thread_edges(graph, first, chains)),
        Relation.of(size, rf),
        Relation.of(size, rmw),
        cells=_cells(graph, tuple(events), words, mixed, first, writing, writes),
    )
    return View(execution, first, writing, writes, ids)


def _words(graph: Graph) -> dict[Loc, Loc]:
    """For each location the largest one that holds it (resolve.check_size)."""
    found = {}
    for loc in graph.initial:
        over = [other for other in graph.initial if other.overlaps(loc)]
        found[loc] = max(over, key=lambda other: other.size)
    return found


def _cells(
    graph: Graph,
    events: tuple[Event, ...],
    words: dict[Loc, Loc],
    mixed: set[Loc],
    numbers: dict[Id, int],
    writing: dict[Id, int],
    writes: dict[Loc, list[int]],
) -> tuple[Cell, ...]:
    """The words of several sizes, cut wherever some access begins or ends."""
    found = []
    for word in mixed:
        ends = {end for e in events if e.loc == word and e.part is not None for end in e.part}
        for first, end in pairwise(sorted(ends)):
            touched = 0
            for k, e in enumerate(events):
                if e.loc == word and e.part is not None and e.part[0] <= first and end <= e.part[1]:
                    touched |= 1 << k
            rf = []
            for event, node in graph.nodes():
                if node.rf is None or node.loc is None or words[node.loc] != word or not node.loc.has(first):
                    continue
                write = each_byte(node.rf, node.loc)[first - node.loc.offset]
                rf.append((writes[word][0] if write == INIT else writing[write], numbers[event]))
            found.append(Cell(touched, Relation.of(len(events), rf)))
    return tuple(found)


def _events(event: Id, node: Node) -> list[Event]:
    label = node.label
    thread, index = event
    if label.kind in ("spawn", "join"):
        return [Event(thread, index, "T")]
    if label.kind == "fence":
        return [Event(thread, index, "F", None, label.read_mode)]
    if node.loc is None or node.end:
        return [Event(thread, index, "X")]
    locked = _is_locked(node)
    made = []
    if node.rf is not None:
        mode = label.fail_mode if node.failed else label.read_mode
        mute = node.failed and label.kind == "trylock"
        made.append(Event(thread, index, "R", node.loc, mode, node.read, mute, locked))
    if node.written is not None:
        made.append(Event(thread, index, "W", node.loc, label.write_mode, node.written, False, locked))
    return made


def _is_locked(node: Node) -> bool:
    """Is it a locked instruction on x86? A library function that finds nothing to do only looks. Locking
    a mutex again, and unlocking one that stays held, only counts. An exchange that only releases is a
    store."""
    label = node.label
    if label.kind in ("load", "store", "await") or not label.library:
        return label.kind not in ("load", "store", "await")
    if node.written is None:
        return False
    mutex = Mutex(node.written.bits)
    match label.kind:
        case "lock" | "trylock":
            return mutex.count == 0
        case "unlock":
            return mutex.owner == 0
        case "rmw":
            return not (label.op == "xchg" and (label.read_mode, label.write_mode) == ("rlx", "rel"))
    return True


def _thread_edges(graph: Graph, first: dict[Id, int], chains: dict[int, list[int]]) -> list[tuple[int, int]]:
    edges = []
    spawns: dict[int, int] = {}
    for event, node in graph.nodes():
        if node.label.kind == "spawn" and node.thread is not None:
            spawns[node.thread] = first[event]
            if node.thread in chains:
                edges.append((first[event], chains[node.thread][0]))
    for event, node in graph.nodes():
        if node.label.kind == "join" and node.thread is not None:
            chain = chains.get(node.thread)
            last = chain[-1] if chain else spawns[node.thread]
            if last != first[event]:
                edges.append((last, first[event]))
    return edges
