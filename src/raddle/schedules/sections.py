"""From a tree to a program schedule: sections without branchings, and what follows each.

Definitions 32 to 36 of Metzler, Suri and Weissenbacher. A section is a path of the tree that ends where a
thread's local branches decide how to go on, where a cover leads elsewhere, or where the program ends. Its
events are in the order of the path; which of them have to keep that order is decided per level, in
order.py. The operation after which a branching is decided is the last event of its section. Where several
threads are expanded, an empty section takes the ways in rotation, each many times in a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError
from raddle.impact.state.run import Access, Site
from raddle.impact.state.steps import Step
from raddle.impact.terms.terms import value_of
from raddle.impact.tree.tree import Node, Tree

Touch = tuple[str, int | None]
"""A variable and, where it is known, the element of the array."""
Branch = tuple[str, int]
"""Function and instruction of a branch."""
Stop = tuple[int, Site]
"""A thread that has no event any more, and the operation that it stands at."""
TURNS = 1000
"""How often in a row a rotation goes one way: long compared with waking up the threads of the next."""
_Start = tuple[Node, int | None]
"""A node and, if it expands several threads, one of them; None stands for the choice between them."""


@dataclass(frozen=True, slots=True)
class Event:
    """One step of a thread. `site` is None for local computation; `trace` are the branches after it."""

    thread: int
    site: Site | None
    trace: tuple[tuple[Branch, int], ...]
    reads: frozenset[Touch]
    writes: frozenset[Touch]
    spawned: int | None = None
    joined: int | None = None
    exits: bool = False
    draws: bool = field(default=False, compare=False)
    """It asks for an input."""


@dataclass(frozen=True, slots=True)
class Section:
    """`then`: sections that may follow, each with the branches of the last event's thread that lead there;
    empty at the end of the program. `turns`: they follow in rotation, each so many times in a row."""

    events: tuple[Event, ...]
    then: tuple[tuple[tuple[tuple[Branch, int], ...], int], ...]
    turns: int = 0


@dataclass(frozen=True, slots=True)
class ProgramSchedule:
    """Section 0 comes first. `threads` are the functions of the threads, by number. `stops`: operations of
    the schedule that a thread comes to and must not get past, because the program ends, or it is blocked."""

    sections: tuple[Section, ...]
    threads: tuple[str, ...]
    stops: tuple[Stop, ...] = ()

    @property
    def events(self) -> Iterator[Event]:
        for section in self.sections:
            yield from section.events

    @property
    def sites(self) -> list[Site]:
        found = {event.site: None for event in self.events if event.site is not None}
        return [site for site in found if site is not None]

    @property
    def deciding(self) -> list[Branch]:
        """The branches by which one section rather than another follows."""
        found: dict[Branch, None] = {}
        for section in self.sections:
            for number, (one, _) in enumerate(() if section.turns else section.then):
                for other, _ in section.then[number + 1 :]:
                    found[_difference(one, other)] = None
        return list(found)


def _difference(one: tuple[tuple[Branch, int], ...], other: tuple[tuple[Branch, int], ...]) -> Branch:
    for (branch, taken), (_, otherwise) in zip(one, other, strict=False):
        if taken != otherwise:
            return branch
    raise UnsupportedError(
        "a schedule that depends on more than the branches a thread takes",
        hint="a trylock, a barrier or an index decides here; branch on its result",
    )


def extract(tree: Tree, names: tuple[str, ...]) -> ProgramSchedule:
    """The sections of a certified tree. `names`: the threads' functions."""
    starts = _starts(tree)
    numbers = {start: number for number, start in enumerate(starts)}
    return ProgramSchedule(tuple(_section(start, numbers) for start in starts), names)


def _starts(tree: Tree) -> list[_Start]:
    found: dict[_Start, None] = {(tree.root, None): None}
    for node in tree.nodes():
        for children in node.expanded.values():
            if len(children) > 1:
                found |= dict.fromkeys((_target(child), None) for child in children)
        if len(node.expanded) > 1:
            found |= dict.fromkeys((node, thread) for thread in (None, *node.expanded))
        if node.cover is not None:
            found[node.cover, None] = None
    return list(found)


def _target(node: Node) -> Node:
    return node if node.cover is None else node.cover


def _section(start: _Start, numbers: dict[_Start, int]) -> Section:
    events: list[Event] = []
    node, thread = start
    if thread is None and len(node.expanded) > 1:
        return Section((), tuple(((), numbers[node, each]) for each in node.expanded), TURNS)
    while True:
        children = [*node.children()] if thread is None else node.expanded[thread]
        thread = None
        if not children:
            return Section(tuple(events), ())
        first = children[0].step
        assert first is not None
        if len(children) > 1:
            steps = [child.step for child in children]
            events.append(_event(first, node, (), [step for step in steps if step is not None]))
            ways = []
            for child, step in zip(children, steps, strict=True):
                assert step is not None
                ways.append((_trace(step), numbers[_target(child), None]))
            return Section(tuple(events), tuple(ways))
        events.append(_event(first, node, _trace(first), [first]))
        node = _target(children[0])
        if (node, None) in numbers:
            return Section(tuple(events), (((), numbers[node, None]),))


def _trace(step: Step) -> tuple[tuple[Branch, int], ...]:
    return tuple(((function, instruction), taken) for function, instruction, taken in step.trace)


def _event(step: Step, node: Node, trace: tuple[tuple[Branch, int], ...], ways: list[Step]) -> Event:
    """What any of the ways touches counts, since the order must be right whichever is taken."""
    if any(
        way.spawned != step.spawned or way.joined != step.joined or way.exits != step.exits for way in ways
    ):
        raise UnsupportedError("a schedule in which a branching and a thread's start or end are one step")
    return Event(
        step.thread,
        step.site,
        trace,
        frozenset(_touch(access) for way in ways for access in way.reads),
        frozenset(_touch(access) for way in ways for access in way.writes),
        len(node.location) if step.spawned is not None else None,
        step.joined,
        step.exits,
        any(way.draws for way in ways),
    )


def _touch(access: Access) -> Touch:
    variable, index = access
    return str(variable.args[0]), None if index is None else value_of(index)
