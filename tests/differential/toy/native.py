"""The native searches on toy programs: what they find, in the toy's words."""

from __future__ import annotations

from functools import cache

from raddle import _native
from raddle.assemble import assemble
from raddle.passes import pipeline
from toy.findings import Findings, Name, Place
from toy.graph import INIT, Event, Graph
from toy.orders import Order
from toy.program import Program
from toy.to_ir import lower

WORD = (1 << 64) - 1
NOTHING, INITIAL = 0xFFFFFFFF, 0xFFFFFFFE


class Native:
    """A toy program, assembled."""

    def __init__(self, program: Program, shares: bool = False) -> None:
        self.program = program
        image = assemble(pipeline.run(lower(program, shares)), ["program"])
        self.loaded = _native.Program(image.code)
        self.instructions = image.debug.instructions
        self.addresses = {variable.name: address for address, variable in image.debug.globals.items()}

    def run(
        self, search: str, model: str, skip_waiting: bool = False, symmetry: bool = False
    ) -> tuple[Findings, int, Name]:
        """What it finds, how many duplicates it visits, and its names for classes. `skip_waiting`: without
        reads that wait and come too early. `symmetry`: equal threads have no names."""
        options = _native.SearchOptions(count_duplicates=True, keep_going=True, skip_waiting=skip_waiting)
        options.symmetry = symmetry
        running: _native.Search
        if search == "rcmc":
            running = _native.Rcmc(self.loaded, options, model)
        else:
            running = _native.GraphSearch(self.loaded, options, model, search == "modification-order")
        while not running.run(10.0):
            pass
        assert running.stopped is None
        races = [error for error in running.errors if error.kind == "race"]
        found = Findings(
            running.executions,
            running.blocked,
            frozenset(running.classes),
            frozenset(tuple(sorted(map(self.place, e.schedule["outcome"][1:]))) for e in races),
            frozenset(error.kind for error in running.errors if error.kind != "race"),
        )
        return found, running.duplicates, self.namer()

    def place(self, pc: int) -> Place:
        """Which operation an instruction does."""
        function, number, _ = self.instructions[pc]
        return (0 if function == "main" else int(function[1:])), number - 1

    def namer(self) -> Name:
        """The names of GraphNames::class_hash, made again from toy graphs.

        Every thread begins with an event that the toy does not have; without spawns in the program, main does
        them.
        """
        program = self.program
        threads = {0: 0} if program.spawned else {t: child(0, t) for t in range(len(program.threads))}

        def thread(t: int) -> int:
            """By whose how many-th child it is."""
            if t not in threads:
                parent = next(p for p, ops in enumerate(program.threads) if ("SPAWN", t) in ops)
                children = [op[1] for op in program.threads[parent] if op[0] == "SPAWN"]
                threads[t] = child(thread(parent), children.index(t))
            return threads[t]

        def event(e: Event) -> int:
            return INITIAL if e[0] == INIT else thread(e[0]) + e[1] + 1 & WORD

        def begun(name: int, events: int = 1) -> int:
            return sum(mixed(name + i & WORD, NOTHING, 0) for i in range(1, events + 1)) & WORD

        def name(g: Graph, order: Order | None) -> int:
            total = 0 if program.spawned else begun(0, 1 + len(program.threads))
            for t in range(len(program.threads)):
                if g.started(t):
                    total += begun(thread(t))
            for e in g.order:
                total += mixed(event(e), event(g.rf[e]) if e in g.rf else NOTHING, g.choice.get(e, 0))
            for x, writes in (order or {}).items():
                place = mix(self.addresses[x])
                for w in writes:
                    place = mix((place * 7 + event(w)) & WORD)
                total += place
            return total & WORD

        return name


def child(parent: int, number: int) -> int:
    return mix(parent + number + 1 & WORD)


@cache
def mixed(name: int, rf: int, choice: int) -> int:
    return mix((mix(name) * 3 + rf * 5 + choice) & WORD)


@cache
def mix(h: int) -> int:
    h = (h ^ h >> 31) * 0x9E3779B97F4A7C15 & WORD
    h = (h ^ h >> 27) * 0xBF58476D1CE4E5B9 & WORD
    return h ^ h >> 30
