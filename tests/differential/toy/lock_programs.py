"""Random programs with critical sections: nested, overlapping, repeated, beside accesses without a lock."""

from __future__ import annotations

import random

from toy.generate import outside
from toy.program import Op, Program

FEATURES = (
    *("faa", "cas", "wcas", "choice", "assume", "await", "spawn", "branch", "fence"),
    *("nested", "overlap", "leak", "relock"),
)
"""overlap: the inner section outlives the outer one. leak: a section may never end. relock: a thread may lock
what it holds."""

MODES = {
    "mixed": ("rlx", "rlx", "acq", "rel", "sc"),
    "weak": ("rlx", "rlx", "acqrel"),
    "rlx": ("rlx",),
    "sc": ("sc",),
}
KINDS = {
    "faa": ["FAA"] * 3,
    "cas": ["CAS"] * 3,
    "wcas": ["WCAS"] * 3,
    "choice": ["CHOICE"] * 2,
    "assume": ["ASSUME"] * 2,
    "await": ["AWAIT"] * 2,
    "branch": ["IF"] * 3,
    "fence": ["F"] * 2,
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
        mode = self.rng.choice(self.pool)
        if kind == "R":
            return {"rel": "acq", "acqrel": "acq"}.get(mode, mode)
        if kind == "W":
            return {"acq": "rel", "acqrel": "rel"}.get(mode, mode)
        return mode

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
        if kind in ("CAS", "WCAS"):
            return [(kind, x, rng.randint(0, 1), rng.randint(1, 2), self.reg(), self.mode("U"))]
        if kind == "CHOICE":
            return [("CHOICE", 2, self.reg())]
        if kind == "ASSUME":
            return [("R", x, self.reg(), self.mode("R")), ("ASSUME", self.last(), rng.randint(0, 1))]
        if kind == "AWAIT":
            return [("AWAIT", x, rng.randint(0, 2), self.mode("R"))]
        if kind == "F":
            return [("F", rng.choice(("acq", "rel", "acqrel", "sc", "sc")))]
        reg, value = self.last(), rng.randint(0, 1)
        body = self.section(held, 1) if rng.random() < 0.4 else self.access(held)
        return [("IF", reg, value, len(body)), *body]

    def accesses(self, held: str, counts: tuple[int, ...]) -> list[Op]:
        return [op for _ in range(self.rng.choice(counts)) for op in self.access(held)]

    def section(self, held: str, depth: int) -> list[Op]:
        rng = self.rng
        again = "relock" in self.features and rng.random() < 0.2
        free = [lock for lock in self.locks if again or lock not in held]
        if not free:
            return self.access(held)
        lock = rng.choice(free)
        inside = held + lock
        body = self.accesses(inside, (0, 1, 1, 1, 2, 2, 3))
        if "nested" in self.features and depth < 3 and rng.random() < 0.6:
            body += self.section(inside, depth + 1) + self.accesses(inside, (0, 0, 1))
        others = [other for other in self.locks if other not in inside]
        if "overlap" in self.features and others and rng.random() < 0.5:
            other = rng.choice(others)
            middle, tail = self.accesses(inside + other, (0, 1)), self.accesses(held + other, (0, 1))
            body += [("LOCK", other), *middle, ("UNLOCK", lock), *tail]
            return [("LOCK", lock), *body, ("UNLOCK", other)]
        if "leak" in self.features and not held and rng.random() < 0.2:
            return [("LOCK", lock), *body]
        return [("LOCK", lock), *body, ("UNLOCK", lock)]

    def thread(self, budget: int) -> list[Op]:
        self.regs = 0
        ops: list[Op] = []
        while length(ops) < budget:
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


def length(ops: list[Op] | tuple[Op, ...]) -> int:
    return sum(op[0] not in ("IF", "ASSUME") for op in ops)


def lock_program(rng: random.Random, size: int = 12, locks: str = "lm") -> Program:
    """At most `size` events, in all threads together."""
    features = tuple(rng.sample(FEATURES, rng.choice((1, 2, 2, 3))))
    modes = rng.choice(tuple(MODES))
    while True:
        generator = Generator(rng, features, modes, locks[: rng.randint(1, len(locks))])
        count = rng.choice((2, 3, 3, 4))
        total = rng.randint(5, size)
        threads = [generator.thread(rng.randint(1, max(1, 2 * total // count - 1))) for _ in range(count)]
        if "spawn" in features:
            spawning(rng, threads)
        if sum(map(length, threads)) <= size and any(op[0] == "LOCK" for ops in threads for op in ops):
            return Program(tuple(map(tuple, threads)))


def tight_program(rng: random.Random) -> Program:
    """Four short threads with many updates, at most one section each: some faults take that many threads."""
    pool = MODES[rng.choice(("rlx", "rlx", "weak"))]
    while True:
        threads = []
        for _ in range(4):
            ops: list[Op] = []
            for k in range(rng.choice((1, 1, 2, 2, 3))):
                x, mode, kind = rng.choice("xyz"), rng.choice(pool), rng.choice("RRUUWW")
                if kind == "R":
                    ops.append(("R", x, f"r{k}", "acq" if mode == "acqrel" else mode))
                elif kind == "U":
                    ops.append(("FAA", x, 1, f"r{k}", mode))
                else:
                    ops.append(("W", x, rng.randint(1, 3), "rel" if mode == "acqrel" else mode))
            threads.append((("LOCK", "l"), *ops, ("UNLOCK", "l")) if rng.random() < 0.5 else tuple(ops))
        if sum(map(length, threads)) <= 11 and any(op[0] == "LOCK" for ops in threads for op in ops):
            return Program(tuple(threads))
