"""Whether a thread that waits in a spin loop goes round in it for ever, if memory stays as it is.

The await of such a loop stands for one of its reads, and the loop may have other ways out. So the
thread is followed on, with the values that memory ends with, until two rounds are alike.
"""

from __future__ import annotations

from raddle.models.execution import Execution
from raddle.models.relation import Relation
from raddle.oracle.graph import Graph, Loc
from raddle.oracle.labels import Answer, Label
from raddle.oracle.mutex import Mutex
from raddle.oracle.resolve import resolve
from raddle.oracle.view import View
from raddle.oracle.words import Fault, Word, holds, update

_MAX_STEPS = 400


def spins_for_ever(graph: Graph, v: View, execution: Execution, mo: Relation, number: int) -> bool:
    thread = graph.threads[number]
    label = first = (thread.nodes[-1] if thread.waiting else graph.stop(number)).label
    answers = thread.answers
    rounds: list[list[tuple[Label, Word]]] = [[]]
    stored: set[int] = set()
    """Where it stores in each turn; it does not read that."""
    for _ in range(_MAX_STEPS):
        word = Word(0)
        success = True
        if label.kind == "assume":
            if not label.spin:
                return False
            if label == first:
                if len(rounds) > 2 and rounds[-1] == rounds[-2]:
                    return True
                rounds.append([])
        elif label.kind == "store" and label.write_mode == "na":
            stored.add(label.address)
        elif label.kind != "fence":
            if label.address in stored:
                return False
            found = _final(graph, v, execution, mo, number, label)
            if found is None or found.undefined:
                return False
            word, bits = found, 8 * label.size
            if label.kind in ("await", "await_rmw"):
                goes_on = holds(label.pred, word.bits & label.mask, label.expected, bits)
                if goes_on and label.kind == "await_rmw":
                    return False
                if not goes_on and not label.spin:
                    return True
                if not goes_on and label == first:
                    if len(rounds) > 2 and rounds[-1] == rounds[-2]:
                        return True
                    rounds.append([])
            elif label.kind == "rmw":
                if update(label.op, word.bits, label.value, bits) != word:
                    return False
            elif label.kind == "trylock":
                success = Mutex(word.bits).after("trylock", number + 1) is not None
                if success:
                    return False
            elif label.kind == "cas":
                success = word.bits == label.expected
                if success:
                    return False
            elif label.kind != "load":
                return False
        rounds[-1].append((label, word))
        answers = (*answers, Answer(word, success))
        label = graph.program.stop(number, thread.start, answers).label
    return False


def _final(
    graph: Graph, v: View, execution: Execution, mo: Relation, number: int, label: Label
) -> Word | None:
    """What memory ends with; None if that is open."""
    try:
        target = resolve(graph, number, label)
    except Fault:
        return None
    for word, writes in v.writes.items():
        if word.overlaps(target.loc):
            return last_value(execution, mo, target.loc, writes)
    return target.initial


def last_value(execution: Execution, mo: Relation, loc: Loc, writes: list[int]) -> Word | None:
    """What the bytes end with, byte by byte; None if the order leaves it open."""
    bits = undefined = 0
    for k in range(loc.size):
        byte = loc.offset + k
        here = []
        for w in writes:
            event = execution.events[w]
            assert isinstance(event.loc, Loc)
            first, end = event.part or (event.loc.offset, event.loc.offset + event.loc.size)
            if first <= byte < end:
                here.append((w, first))
        last = [(w, first) for w, first in here if not any((w, other) in mo for other, _ in here)]
        if len(last) != 1:
            return None
        (w, first), value = last[0], execution.events[last[0][0]].value
        assert isinstance(value, Word)
        bits |= (value.bits >> 8 * (byte - first) & 255) << 8 * k
        undefined |= (value.undefined >> 8 * (byte - first) & 255) << 8 * k
    return Word(bits, undefined)
