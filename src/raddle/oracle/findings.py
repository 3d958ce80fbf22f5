"""What a full consistent graph shows: complete or blocked, errors, races, deadlock, livelock.

All of it are predicates over events, rf and mo (searches: "What rf does not decide, and how to say it").
"""

from __future__ import annotations

from collections.abc import Iterable

from raddle.ir.values import Location
from raddle.models import Model, races, wrc11
from raddle.models.execution import Execution
from raddle.models.relation import Relation
from raddle.oracle.graph import Failure, Graph, Node
from raddle.oracle.resolve import maker
from raddle.oracle.spinning import last_value, spins_for_ever
from raddle.oracle.view import View

RacePair = tuple[str, str]
_MUTEX = ("lock", "trylock", "unlock")


def _ends(graph: Graph) -> dict[int, str]:
    """For each thread that waits or has stopped early: assume, cut, join, lock, await …"""
    found = {}
    for number, thread in graph.threads.items():
        if thread.failure is not None:
            continue
        if thread.waiting:
            found[number] = thread.nodes[-1].label.kind
        elif (kind := graph.stop(number).label.kind) not in ("finished", "exit", "error"):
            found[number] = kind
    return found


def failures(graph: Graph) -> frozenset[Failure]:
    """Errors that threads ran into."""
    found = [thread.failure for thread in graph.threads.values() if thread.failure is not None]
    for number, thread in graph.threads.items():
        label = graph.stop(number).label
        if not thread.waiting and thread.failure is None and label.kind == "error":
            found.append(Failure(label.text, label.code, label.place))
    return frozenset(found)


def exited(graph: Graph) -> bool:
    return any(
        graph.stop(number).label.kind == "exit" and not thread.waiting and thread.failure is None
        for number, thread in graph.threads.items()
    )


def is_blocked(graph: Graph) -> bool:
    """Does a thread stay for good at an assume or a bound, or (unless the program has exited) at a
    lock, an await or a join?"""
    kinds = set(_ends(graph).values())
    return bool(kinds & {"assume", "cut"}) or (bool(kinds) and not exited(graph))


def cuts(graph: Graph) -> frozenset[Location | None]:
    """Loops that a bound cut."""
    return frozenset(graph.stop(number).label.place for number, kind in _ends(graph).items() if kind == "cut")


def stuck(graph: Graph, v: View, execution: Execution, model: Model) -> Failure | None:
    """Deadlock or livelock: nobody can go on, however long the waiting threads look again.

    A lock or an await is stuck if it reads the mo-last write of its word (mo_weak-last in a model
    without mo); a join, because its thread is. Threads at an assume or a bound excuse everything."""
    ends = _ends(graph)
    excused = [n for n, kind in ends.items() if kind == "cut" or (kind == "assume" and not _spins(graph, n))]
    if exited(graph) or failures(graph) or not ends or excused:
        return None
    mo = execution.mo if execution.mo is not None else wrc11.mo_weak(execution)
    for number in ends:
        thread = graph.threads[number]
        if thread.waiting and execution.with_mo(mo).fr.rows[v.first[number, len(thread.nodes) - 1]]:
            return None
        if _spins(graph, number) and not spins_for_ever(graph, v, execution, mo, number):
            return None
    return _stuck_at(graph, ends)


def _spins(graph: Graph, number: int) -> bool:
    """Whether the thread waits in a loop that was made to wait."""
    thread = graph.threads[number]
    return (thread.nodes[-1] if thread.waiting else graph.stop(number)).label.spin


def _stuck_at(graph: Graph, ends: dict[int, str]) -> Failure:
    """Livelock if some thread waits at an await of the user's, which is then the place to name."""
    order = sorted(ends, key=lambda number: graph.program.paths[number])
    for number in order:
        thread = graph.threads[number]
        if ends[number] == "assume":
            return Failure("livelock", "livelock", graph.stop(number).label.place)
        if ends[number] in ("await", "await_rmw") and not thread.nodes[-1].label.library:
            return Failure("livelock", "livelock", thread.nodes[-1].label.place)
    first = graph.threads[order[0]]
    label = first.nodes[-1].label if first.waiting else graph.stop(order[0]).label
    return Failure("deadlock", "deadlock", label.place)


def race_pairs(graph: Graph, v: View, model: Model) -> frozenset[RacePair]:
    """Definition 3.10, as pairs of source places; the beginning and the end of an object's life are plain
    writes to all of it."""
    x = v.execution
    hb = model.hb(x)
    pairs = [(v.ids[a], v.ids[b]) for a, b in races(x, hb)]
    for waiting, node in graph.nodes():
        if not _rewrites(node):
            continue
        for event, access in graph.nodes():
            plain = access.label.kind == "load" and access.label.read_mode == "na" and _share(access, node)
            if plain and not _ordered(hb, v.first[waiting], v.first[event]):
                pairs.append((waiting, event))
    for end, node in graph.nodes():
        if node.end and node.loc is not None:
            for event, other in graph.nodes():
                same = other.loc is not None and other.loc.key == node.loc.key and not other.end
                if same and not _ordered(hb, v.first[end], v.first[event]):
                    pairs.append((end, event))
    return frozenset(_places(graph, pair) for pair in pairs) | _early(graph, v, hb)


def _early(graph: Graph, v: View, hb: Relation) -> frozenset[RacePair]:
    """Accesses that do not happen after the making of their object. That is no event: it comes between two
    of its thread, so what happens after the second one happens after it."""
    found = set()
    for (number, index), node in graph.nodes():
        if node.loc is None or node.loc.key[0] not in ("heap", "stack"):
            continue
        made = maker(graph, node.loc.key)
        if made is None or made[0] == number:
            continue
        after = (made[0], made[1].born)
        if after not in v.first or (v.first[after], v.first[number, index]) not in hb:
            first, second = sorted((str(made[1].place), str(node.label.place)))
            found.add((first, second))
    return frozenset(found)


def late_uses(graph: Graph) -> set[Failure]:
    """What does not lead to the end of its object's life may as well come after it."""
    found = set()
    for _, node in graph.nodes():
        if node.end and node.loc is not None:
            code = "use-after-free" if node.label.kind == "free" else "use-after-scope"
            for (thread, index), other in graph.nodes():
                same = other.loc is not None and other.loc.key == node.loc.key and not other.end
                if same and node.clock.get(thread, 0) <= index:
                    found.add(Failure("memory", code, other.label.place))
    return found


def _rewrites(node: Node) -> bool:
    """Whether it waits in a loop whose updates write what they find. A compare-exchange (an exchange that
    waits for equality) does not write while it fails."""
    at = node.label
    waits = at.kind == "await_rmw" and at.spin and node.written is None
    return waits and not (at.op == "xchg" and at.pred == "eq")


def _share(one: Node, other: Node) -> bool:
    return one.loc is not None and other.loc is not None and one.loc.overlaps(other.loc)


def _ordered(hb: Relation, a: int, b: int) -> bool:
    return (a, b) in hb or (b, a) in hb


def _places(graph: Graph, events: Iterable[tuple[int, int]]) -> RacePair:
    first, second = sorted(str(graph.node(event).label.place) for event in events)
    return first, second


def reads(graph: Graph) -> frozenset[object]:
    """What each thread read and chose, in its order: the outcome as the threads saw it. Mutex words
    are left out, they hold handles."""
    found = []
    for number, thread in graph.threads.items():
        seen = [
            ("read", node.read.bits) if node.read is not None else ("chose", node.choice)
            for node in thread.nodes
            if (node.read is not None or node.choice is not None) and node.label.kind not in _MUTEX
        ]
        if seen:
            found.append((graph.program.paths[number], tuple(seen)))
    return frozenset(found)


def memory(v: View, execution: Execution) -> frozenset[tuple[str, int]]:
    """The last value of each global that was touched, by name (and offset, inside an object)."""
    assert execution.mo is not None
    found = []
    for loc, writes in v.writes.items():
        if loc.key[0] == "global":
            value = last_value(execution, execution.mo, loc, writes)
            assert value is not None
            name = str(loc.key[1]) + (f"+{loc.offset}" if loc.offset else "")
            found.append((name, value.bits))
    return frozenset(found)
