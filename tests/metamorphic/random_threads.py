"""Random small concurrent programs as data: threads of statements over a few shared places.

A place is a name only; how it is declared (a global, a field, an element, of what type) is the rendering's
choice (rendering.py), as is the way threads are started and locks are called. That is what the tests
change.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

LOADS = ("relaxed", "acquire", "seq_cst")
STORES = ("relaxed", "release", "seq_cst")
UPDATES = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")
FENCES = ("acquire", "release", "acq_rel", "seq_cst")
STRONGER = {
    "relaxed": ("acquire", "release", "acq_rel", "seq_cst"),
    "acquire": ("acq_rel", "seq_cst"),
    "release": ("acq_rel", "seq_cst"),
    "acq_rel": ("seq_cst",),
    "seq_cst": (),
}
PLACES = ("x", "y", "z")
PLAIN = "d"
MUTEXES = ("m", "n")
REGISTERS = 3
LOCKED = ("section", "spin", "reading", "writing", "trylock")
"""Statements that hold a lock while their body runs."""


@dataclass(frozen=True)
class Step:
    """One statement. `place`: what it acts on; `order`, `failure`: of the access and of a failing
    compare-exchange; `register`: where a value goes; `value`, `compared`: numbers; `body`, `other`:
    blocks."""

    kind: str
    place: str = ""
    order: str = ""
    failure: str = "relaxed"
    register: int = 0
    value: int | str = 0
    compared: int = 0
    body: tuple[Step, ...] = ()
    other: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Threads:
    threads: tuple[tuple[Step, ...], ...]

    def steps(self) -> Iterator[Step]:
        """All statements, also those in blocks."""
        rest = [step for thread in self.threads for step in thread]
        while rest:
            step = rest.pop()
            yield step
            rest += [*step.body, *step.other]

    def uses(self, *kinds: str) -> bool:
        return any(step.kind in kinds for step in self.steps())

    def changed(self, change: Callable[[Step], Step]) -> Threads:
        """The same with every statement changed, blocks first."""

        def block(steps: tuple[Step, ...]) -> tuple[Step, ...]:
            return tuple(
                change(dataclasses.replace(step, body=block(step.body), other=block(step.other)))
                for step in steps
            )

        return Threads(tuple(block(thread) for thread in self.threads))


@dataclass
class Generator:
    """`budget`: how many more shared accesses the program may have; it keeps the number of executions
    small."""

    rng: random.Random
    budget: int = 9
    locks: float = 0.35
    plain: float = 0.12

    def program(self) -> Threads:
        rng = self.rng
        count = rng.choice((2, 2, 2, 3, 3))
        self.locks = rng.choice((0.0, 0.0, 0.35, 0.6))
        self.plain = rng.choice((0.0, 0.0, 0.25))
        self.waits = rng.random() < 0.3
        self.budget = rng.randint(5, 9)
        threads = []
        for number in range(count):
            share = max(1, self.budget // (count - number))
            threads.append(self.block(share, ()))
        if rng.random() < 0.08:
            threads = [self._inserted(thread, Step("barrier")) for thread in threads]
        if rng.random() < 0.1:
            waiter, signaller = rng.sample(range(count), 2)
            threads[waiter] = self._inserted(threads[waiter], Step("wait"))
            kind = rng.choice(("signal", "broadcast"))
            threads[signaller] = self._inserted(threads[signaller], Step(kind))
        if rng.random() < 0.1:
            taker, giver = rng.sample(range(count), 2)
            threads[taker] = self._inserted(threads[taker], Step("sem_wait"))
            threads[giver] = self._inserted(threads[giver], Step("sem_post"))
        return Threads(tuple(threads))

    def _inserted(self, thread: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
        at = self.rng.randint(0, len(thread))
        return (*thread[:at], step, *thread[at:])

    def block(self, share: int, held: tuple[str, ...]) -> tuple[Step, ...]:
        steps: list[Step] = []
        end = self.budget - share
        while self.budget > max(end, 0):
            steps.append(self.step(held, self.budget - max(end, 0)))
        return tuple(steps)

    def step(self, held: tuple[str, ...], most: int) -> Step:
        rng = self.rng
        free = [m for m in MUTEXES if m not in held]
        if free and most >= 2 and rng.random() < self.locks:
            return self._locked(held, free, most)
        if most >= 2 and rng.random() < 0.18:
            body = self.block(rng.randint(1, most - 1), held)
            other = self.block(1, held) if self.budget > 0 and rng.random() < 0.3 else ()
            register, compared = rng.randrange(REGISTERS), rng.randrange(3)
            return Step("if", register=register, compared=compared, body=body, other=other)
        if most >= 2 and rng.random() < 0.06:
            self.budget -= 2
            return Step("loop", body=(self._access(),))
        if rng.random() < 0.12:
            return Step("fence", order=rng.choice(FENCES))
        self.budget -= 1
        if self.waits and not held and rng.random() < 0.2:
            return Step("await", rng.choice(PLACES), rng.choice(LOADS), compared=rng.randrange(2))
        return self._access()

    def _locked(self, held: tuple[str, ...], free: list[str], most: int) -> Step:
        rng = self.rng
        kind = rng.choice(("section", "section", "section", "trylock", "spin", "reading", "writing"))
        name = rng.choice(free) if kind in ("section", "trylock") else {"spin": "sp"}.get(kind, "rw")
        if name in held:
            kind, name = "section", free[0]
        self.budget -= 1
        body = self.block(rng.randint(1, most - 1), (*held, name))
        return Step(kind, name, register=rng.randrange(REGISTERS), body=body)

    def _access(self) -> Step:
        rng = self.rng
        register = rng.randrange(REGISTERS)
        value: int | str = rng.choice((1, 1, 2, 3, f"r{rng.randrange(REGISTERS)}"))
        if rng.random() < self.plain:
            return Step(rng.choice(("plain load", "plain store")), PLAIN, register=register, value=value)
        place = rng.choice(PLACES)
        kind = rng.choice(("load",) * 5 + ("store",) * 5 + ("add", "exchange", "cas"))
        if kind == "load":
            return Step(kind, place, rng.choice(LOADS), register=register)
        if kind == "store":
            return Step(kind, place, rng.choice(STORES), value=value)
        return Step(
            kind, place, rng.choice(UPDATES), rng.choice(LOADS), register, value, compared=rng.randrange(2)
        )


def random_threads(seed: int) -> Threads:
    return Generator(random.Random(seed)).program()


def orders_of(step: Step) -> tuple[str, ...]:
    """The orders that a step of its kind may have."""
    kinds = {"load": LOADS, "await": LOADS, "store": STORES, "fence": FENCES}
    return kinds.get(step.kind, UPDATES if step.kind in ("add", "exchange", "cas") else ())


def strengthened(rng: random.Random, program: Threads) -> Threads | None:
    """One access or fence with a stronger order, or a fence more; None if all is seq_cst already."""
    if rng.random() < 0.4:
        number = rng.randrange(len(program.threads))
        thread = program.threads[number]
        at = rng.randint(0, len(thread))
        fence = Step("fence", order=rng.choice(FENCES))
        longer = (*thread[:at], fence, *thread[at:])
        return Threads((*program.threads[:number], longer, *program.threads[number + 1 :]))
    places = [
        (step, order)
        for step in program.steps()
        for order in orders_of(step)
        if order in STRONGER[step.order]
    ]
    if not places:
        return None
    chosen, order = rng.choice(places)
    left = [1]  # equal steps are equal data: only the first one is changed

    def change(step: Step) -> Step:
        if left and dataclasses.replace(step, body=(), other=()) == chosen:
            left.clear()
            return dataclasses.replace(step, order=order)
        return step

    return program.changed(change)


def all_sc(program: Threads) -> Threads:
    return program.changed(
        lambda step: dataclasses.replace(step, order="seq_cst", failure="seq_cst") if step.order else step
    )


def smaller(program: Threads) -> Iterator[Threads]:
    """The program without one statement, or with a block instead of the statement that has it."""

    def blocks(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
        for at, step in enumerate(steps):
            yield (*steps[:at], *steps[at + 1 :])
            if step.body:
                yield (*steps[:at], *step.body, *steps[at + 1 :])
            for body in blocks(step.body):
                yield (*steps[:at], dataclasses.replace(step, body=body), *steps[at + 1 :])
            for other in blocks(step.other):
                yield (*steps[:at], dataclasses.replace(step, other=other), *steps[at + 1 :])

    for number, thread in enumerate(program.threads):
        if len(program.threads) > 2 and not thread:
            yield Threads((*program.threads[:number], *program.threads[number + 1 :]))
        for shorter in blocks(thread):
            yield Threads((*program.threads[:number], shorter, *program.threads[number + 1 :]))


def shrunk(program: Threads, fails: Callable[[Threads], bool]) -> Threads:
    """The smallest that still fails, by removing one thing at a time."""
    found = True
    while found:
        found = False
        for candidate in smaller(program):
            if fails(candidate):
                program, found = candidate, True
                break
    return program
