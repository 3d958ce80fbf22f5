"""Adding one event to a graph: which writes and choices there are, and what comes of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from raddle.errors import UnsupportedError
from raddle.models import Model
from raddle.oracle.graph import INIT, Failure, Graph, Node, Source, Target, Thread, writes_of
from raddle.oracle.labels import Answer, Label
from raddle.oracle.mutex import Mutex
from raddle.oracle.resolve import check_size, resolve, resolve_object
from raddle.oracle.threads import Start
from raddle.oracle.view import view
from raddle.oracle.words import Fault, Word, holds, update


class Steps:
    """`spurious`: weak compare-exchanges may fail without a reason. `nondet`: what choose(0) gives."""

    def __init__(self, model: Model, spurious: bool, nondet: tuple[int, ...]) -> None:
        self.model = model
        self.spurious = spurious
        self.nondet = nondet

    def access(self, graph: Graph, number: int, label: Label) -> Target | Graph:
        """Where the access goes; or the graph in which the thread fails here."""
        try:
            target = resolve(graph, number, label)
            if target.constant:
                raise Fault("memory", "constant-write")
        except Fault as fault:
            return graph.failed(number, Failure(fault.kind, fault.code, label.place))
        check_size(graph, target.loc, label)
        return target

    def read(
        self, graph: Graph, number: int, label: Label, target: Target, source: Source
    ) -> Iterator[Graph]:
        """The graphs in which the thread's next event reads from there, one for each choice."""
        word = graph.value(source, target)
        others = [graph.node(write).clock for write in set(writes_of(source)) if write != INIT]
        node = Node(label, graph.clock_after(number, *others), target.loc, source, word)
        try:
            if (label.read_mode != "na" or label.kind != "load") and word.undefined:
                raise Fault("memory", "uninitialised")
            for choice, written, waits in self._outcomes(number, label, word):
                made = replace(node, choice=choice, written=written)
                if written is None and label.kind in ("cas", "trylock", "wake"):
                    made = replace(made, failed=True)
                answer = None if waits else Answer(word, written is not None or label.kind == "load")
                yield self._checked(graph.add(number, made, target, answer), number, label, target)
        except Fault as fault:
            after = graph.add(number, replace(node, failed=True), target, None)
            yield after.failed(number, Failure(fault.kind, fault.code, label.place))

    def _outcomes(
        self, number: int, label: Label, word: Word
    ) -> Iterator[tuple[int | None, Word | None, bool]]:
        """(choice, what is written, whether the thread waits) for a read of that value."""
        old, bits = word.bits, 8 * label.size
        match label.kind:
            case "load":
                yield None, None, False
            case "rmw":
                yield None, update(label.op, old, label.value, bits), False
            case "cas" if old != label.expected:
                yield None, None, False
            case "cas":
                free = label.weak and self.spurious
                yield 0 if free else None, label.value, False
                if free:
                    yield 1, None, False
            case "await" | "await_rmw":
                go_on = holds(label.pred, old & label.mask, label.expected, bits)
                write = go_on and label.kind == "await_rmw"
                yield None, update(label.op, old, label.value, bits) if write else None, not go_on
            case "wake" if old == 0:
                yield None, None, False
            case "wake":
                for bit in range(64):
                    if old >> bit & 1:
                        yield bit, Word(old & ~(1 << bit)), False
            case _:
                after = Mutex(old).after(label.kind, number + 1)
                yield None, None if after is None else Word(after), after is None and label.kind == "lock"

    def write(self, graph: Graph, number: int, label: Label, target: Target) -> Graph:
        node = Node(label, graph.clock_after(number), target.loc, written=label.value)
        return self._checked(graph.add(number, node, target, Answer()), number, label, target)

    def _checked(self, after: Graph, number: int, label: Label, target: Target) -> Graph:
        """`after`; if its new access happens after the end of the object, the thread fails there."""
        ends = [e for e, n in after.nodes() if n.end and n.loc is not None and n.loc.key == target.loc.key]
        if ends:
            v = view(after)
            hb = self.model.hb(v.execution)
            new = v.first[number, len(after.threads[number].nodes) - 1]
            for end in ends:
                if (v.first[end], new) in hb:
                    freed = after.node(end).label.kind == "free"
                    code = "use-after-free" if freed else "use-after-scope"
                    return after.failed(number, Failure("memory", code, label.place))
        return after

    def other(self, graph: Graph, number: int, label: Label) -> list[Graph]:
        """Events that touch no memory; none for a join that has to wait."""
        node = Node(label, graph.clock_after(number))
        match label.kind:
            case "fence":
                return [graph.add(number, node, None, Answer())]
            case "choose":
                values = tuple(range(label.number)) if label.number else self.nondet
                if len(values) > 1000:
                    raise UnsupportedError(f"the oracle is for small programs: {len(values)} choices")
                return [
                    graph.add(number, replace(node, choice=k), None, Answer(Word(value & (1 << 64) - 1)))
                    for k, value in enumerate(values)
                ]
            case "spawn":
                return [self._spawn(graph, number, node)]
            case "join" | "detach":
                return self._join(graph, number, node)
        return [self._end(graph, number, node)]

    def _spawn(self, graph: Graph, number: int, node: Node) -> Graph:
        child = graph.program.child(number, graph.threads[number].spawns)
        made = graph.add(number, replace(node, thread=child), None, Answer(Word(child + 1)))
        return made.with_thread(child, Thread(Start(node.label.function, node.label.given), node.clock))

    def _join(self, graph: Graph, number: int, node: Node) -> list[Graph]:
        label = node.label
        target = label.number - 1
        earlier = [n.label.kind for _, n in graph.nodes() if n.thread == target and n.label.kind != "spawn"]
        if target not in graph.threads or earlier:
            code = "unknown" if target not in graph.threads else earlier[0] + "ed"
            return [graph.failed(number, Failure("thread", f"{label.kind}-{code}", label.place))]
        if label.kind == "detach":
            return [graph.add(number, replace(node, thread=target), None, Answer())]
        if not graph.finished(target):
            return []
        clock = graph.clock_after(number, graph.clock(target))
        node = replace(node, thread=target, clock=clock)
        return [graph.add(number, node, None, Answer(graph.stop(target).label.value))]

    def _end(self, graph: Graph, number: int, node: Node) -> Graph:
        """free, or the end of a stack object's life."""
        label = node.label
        try:
            target = resolve_object(graph, number, label)
        except Fault as fault:
            return graph.failed(number, Failure(fault.kind, fault.code, label.place))
        for _, other in graph.nodes():
            if other.end and other.loc is not None and other.loc.key == target.loc.key:
                return graph.failed(number, Failure("memory", "double-free", label.place))
        return graph.add(number, replace(node, loc=target.loc, end=True), None, Answer())
