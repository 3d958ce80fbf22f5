"""Random programs with critical sections: nested, overlapping, repeated, beside accesses without a lock."""

from __future__ import annotations

import random
from typing import Any

from toy.generate import outside
from toy.program import Op, Program

FEATURES = ("faa", "cas", "choice", "assume", "await", "spawn", "branch", "nested", "overlap", "leak", "relock")
MODES = {
    "mixed": ("rlx", "rlx", "acq", "rel", "sc"),
    "weak": ("rlx", "rlx", "acqrel"),
    "rlx": ("rlx",),
    "sc": ("sc",),
}
KINDS = {
    "faa": ["FAA"] * 3,
    "cas": ["CAS"] * 3,
    "choice": ["CHOICE"] * 2,
    "assume": ["ASSUME"] * 2,
    "await": ["AWAIT"] * 2,
    "branch": ["IF"] * 3,
}


class Generator:
    def __init__(self, rng: random.Random, features: tuple[str, ...], modes: str, locks: str) -> None:
        self.rng, self.features, self.pool, self.locks = rng, features, MODES[modes], locks
        self.locations = rng.choice(("x", "xxy", "xy", "xyz"))
        self.kinds = ["R"] * 4 + ["W"] * 4 + ["WR"]
        for f in features:
            self.kinds += KINDS.get(f, [])
        self.regs = 0

    def mode(self, kind: str) -> str:
        m = self.rng.choice(self.pool)
        return {"R": {"rel": "acq", "acqrel": "acq"}, "W": {"acq": "rel", "acqrel": "rel"}}.get(kind, {}).get(m, m)

    def reg(self) -> str:
        self.regs += 1
        return f"r{self.regs}"

    def last(self) -> str:
        return f"r{max(self.regs, 1)}"

    def access(self, held: str) -> list[Op]:
        rng = self.rng
        x = rng.choice(self.locations)
        kind = rng.choice(self.kinds)
        if kind == "R":
            return [("R", x, self.reg(), self.mode("R"))]
        if kind == "W":
            return [("W", x, rng.randint(0, 2), self.mode("W"))]
        if kind == "WR":
            return [("WR", x, self.last(), self.mode("W"))]
        if kind == "FAA":
            return [("FAA", x, rng.choice((1, 1, 2)), self.reg(), self.mode("U"))]
        if kind == "CAS":
            return [("CAS", x, rng.randint(0, 1), rng.randint(1, 2), self.reg(), self.mode("U"))]
        if kind == "CHOICE":
            return [("CHOICE", 2, self.reg())]
        if kind == "ASSUME":
            return [("R", x, self.reg(), self.mode("R")), ("ASSUME", self.last(), rng.randint(0, 1))]
        if kind == "AWAIT":
            return [("AWAIT", x, rng.randint(0, 2), self.mode("R"))]
        reg, value = self.last(), rng.randint(0, 1)
        body = self.section(held, 1) if rng.random() < 0.4 else self.access(held)
        return [("IF", reg, value, len(body)), *body] if body else []

    def accesses(self, held: str, few: tuple[int, ...]) -> list[Op]:
        return [op for _ in range(self.rng.choice(few)) for op in self.access(held)]

    def section(self, held: str, depth: int) -> list[Op]:
        rng = self.rng
        free = [lock for lock in self.locks if lock not in held or ("relock" in self.features and rng.random() < 0.2)]
        if not free:
            return self.access(held)
        lock = rng.choice(free)
        inside = held + lock
        body = self.accesses(inside, (0, 1, 1, 1, 2, 2, 3))
        if "nested" in self.features and depth < 3 and rng.random() < 0.6:
            body += self.section(inside, depth + 1) + self.accesses(inside, (0, 0, 1))
        second = [other for other in self.locks if other not in inside]
        if "overlap" in self.features and second and rng.random() < 0.5:
            m = rng.choice(second)
            tail = self.accesses(held + m, (0, 1))
            return [("LOCK", lock), *body, ("LOCK", m), *self.accesses(inside + m, (0, 1)), ("UNLOCK", lock), *tail, ("UNLOCK", m)]
        end: list[Op] = [("UNLOCK", lock)]
        if "leak" in self.features and not held and rng.random() < 0.2:
            end = []  # the caller may not lock it again in this thread, or it deadlocks with itself
        return [("LOCK", lock), *body, *end]

    def thread(self, budget: int) -> list[Op]:
        self.regs = 0
        ops: list[Op] = []
        while sum(op[0] not in ("IF", "ASSUME") for op in ops) < budget:
            ops += self.section("", 1) if self.rng.random() < 0.65 else self.access("")
        return ops


def spawning(rng: random.Random, threads: list[list[Op]]) -> None:
    """Thread 0 starts the others, or one of them the next, and joins some."""
    main, at = threads[0], 0
    others = range(1, len(threads))
    for t in others:
        if t > 1 and rng.random() < 0.3:
            threads[t - 1].insert(0, ("SPAWN", t))
        else:
            main.insert(at, ("SPAWN", t))
            at = outside(main, rng.randint(at + 1, len(main)) if rng.random() < 0.3 else at + 1)
    mine = [t for t in others if ("SPAWN", t) in main]
    at = max(main.index(("SPAWN", t)) for t in mine) + 1
    for t in mine:
        if rng.random() < 0.6:
            at = outside(main, rng.randint(at, len(main)))
            main.insert(at, ("JOIN", t))
            at += 1


def lock_program(
    rng: random.Random,
    features: tuple[str, ...] | None = None,
    size: int = 11,
    modes: str | None = None,
    locks: str | None = None,
) -> Program:
    if features is None:
        features = tuple(rng.sample(FEATURES, rng.choice((1, 2, 2, 3))))
    if modes is None:
        modes = rng.choice(("mixed", "weak", "rlx", "sc"))
    if locks is None:
        locks = rng.choice(("l", "l", "lm", "lm"))
    generator = Generator(rng, features, modes, locks)
    count = rng.choice((2, 3, 3, 4))
    total = rng.randint(5, size)
    threads = [generator.thread(rng.randint(1, max(1, 2 * total // count - 1))) for _ in range(count)]
    if "spawn" in features:
        spawning(rng, threads)
    return Program(tuple(tuple(ops) for ops in threads))


def events_of(program: Program) -> int:
    return sum(op[0] not in ("IF", "ASSUME") for ops in program.threads for op in ops)


# --- two small families whose programs once showed a search to be incomplete


def converted(threads: Any, mixed: bool) -> Program:
    """Operations without memory orders: all release/acquire, or every second read relaxed."""

    def op(old: Op, place: int) -> Op:
        kind = old[0]
        weak = mixed and place % 2 == 0
        if kind == "R":
            return ("R", old[1], old[2], "rlx" if weak else "acq")
        if kind == "U":
            return ("FAA", old[1], old[2], "u", "rel" if weak else "acqrel")
        if kind == "W":
            return ("W", old[1], old[2], "rel")
        if kind in "LX":
            return ("LOCK" if kind == "L" else "UNLOCK", old[1])
        return old

    return Program(tuple(tuple(op(old, k + 1) for k, old in enumerate(ops)) for ops in threads))


def one_lock(seed: int, mixed: bool = False) -> Program:
    """At most one section of one lock per thread, accesses after it; or none, with branches."""
    rng = random.Random(seed)
    threads = []
    for t in range(rng.choice([2, 3, 3])):
        ops: list[Op] = []
        length = rng.randint(1, 3)
        locked = rng.random() < 0.7
        if locked:
            ops.append(("L", "l"))
        for j in range(length):
            x = rng.choice("xy")
            c = rng.random()
            if c < 0.4:
                ops.append(("R", x, f"r{j}"))
            elif c < 0.5:
                ops.append(("U", x, 1))
            elif c < 0.6 and j > 0:
                ops += [("IF", f"r{j - 1}", rng.choice([0, 1]), 1), ("W", x, rng.choice([1, 2]))]
            else:
                ops.append(("W", x, 10 * t + j + 1))
        if locked:
            if rng.random() < 0.4:
                ops.insert(rng.randint(1, len(ops)), ("X", "l"))
            else:
                ops.append(("X", "l"))
            ops = [old for old in ops if old[0] != "IF"]
        threads.append(tuple(ops))
    return converted(threads, mixed)


def two_locks(seed: int, mixed: bool = False) -> Program:
    """One or two sections of two locks per thread, few accesses outside of them."""
    rng = random.Random(seed)
    threads = []
    for t in range(rng.choice([2, 3])):
        ops: list[Op] = []
        for _ in range(rng.choice([1, 1, 2])):
            lock = rng.choice("lm")
            body: list[Op] = []
            for j in range(rng.randint(1, 2)):
                x = rng.choice("xyz")
                r = rng.random()
                body.append(("R", x, f"r{j}") if r < 0.45 else ("U", x, 1) if r < 0.55 else ("W", x, 10 * t + j + 1))
            if rng.random() < 0.8:
                body = [("L", lock), *body, ("X", lock)]
            ops += body
        threads.append(tuple(ops))
    return converted(threads, mixed)
