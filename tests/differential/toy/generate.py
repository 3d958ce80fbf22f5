"""Random toy programs: a few features each, so that every pair of features meets often."""

from __future__ import annotations

import random

from toy.program import Op, Program

FEATURES = (
    *("faa", "cas", "wcas", "choice", "assume", "await", "spawn", "lock", "nest", "try", "fence", "branch"),
    *("plain", "hand"),
)
"""nest: a lock in a lock, of either two. plain: half of the loads and stores are not atomic. hand: threads
hand a plain z over to each other, more or less well synchronised; races then depend on every part of hb."""

KINDS = {
    "faa": ["FAA"] * 3,
    "cas": ["CAS"] * 3,
    "wcas": ["WCAS"] * 3,
    "choice": ["CHOICE"] * 2,
    "assume": ["ASSUME"] * 2,
    "await": ["AWAIT"] * 2,
    "fence": ["F"] * 2,
    "branch": ["IF"] * 3,
    "hand": ["GIVE"] * 4 + ["TAKE"] * 4,
}

POOLS = {
    "mixed": ("rlx", "rlx", "acq", "rel", "sc"),
    "strong": ("rlx", "acq", "rel", "sc", "sc", "sc"),
    "sc": ("sc",),
    "weak": ("rlx", "acqrel"),
}


def outside(ops: list[Op], at: int) -> int:
    """The next place from `at` on that is not among the operations an IF or a failed TRY may skip."""

    def skipped(place: int) -> bool:
        for i, op in enumerate(ops):
            end = i + op[3] if op[0] == "IF" else ops.index(("UNLOCK", op[1]), i) if op[0] == "TRY" else i
            if i < place <= end:
                return True
        return False

    while at < len(ops) and skipped(at):
        at += 1
    return at


def random_program(
    rng: random.Random, features: tuple[str, ...] | None = None, size: int = 10, modes: str = "mixed"
) -> Program:
    if features is None:
        features = tuple(rng.sample(FEATURES, 2))
    count = rng.choice((2, 3, 3, 4))
    budget = rng.randint(4, size)
    threads: list[list[Op]] = [[] for _ in range(count)]
    pool = POOLS[modes]

    def mode(kind: str) -> str:
        m = rng.choice(pool)
        if kind != "U" and "plain" in features and rng.random() < 0.5:
            return "na"
        if kind == "R":
            return {"rel": "acq", "acqrel": "acq"}.get(m, m)
        if kind == "W":
            return {"acq": "rel", "acqrel": "rel"}.get(m, m)
        return {"rel": "rel", "acq": "acq"}.get(m, m)

    regs = [0] * count

    def reg(t: int) -> str:
        regs[t] += 1
        return f"r{regs[t]}"

    def last(t: int) -> str:
        return f"r{max(regs[t], 1)}"

    def simple(t: int) -> list[Op]:
        x = rng.choice("xxy")
        kinds = ["R"] * 4 + ["W"] * 4 + ["WR"]
        for f in features:
            kinds += KINDS.get(f, [])
        kind = rng.choice(kinds)
        if kind == "R":
            return [("R", x, reg(t), mode("R"))]
        if kind == "W":
            return [("W", x, rng.randint(0, 2), mode("W"))]
        if kind == "WR":
            return [("WR", x, last(t), mode("W"))]
        if kind == "FAA":
            return [("FAA", x, rng.choice((1, 1, 2)), reg(t), mode("U"))]
        if kind in ("CAS", "WCAS"):
            return [(kind, x, rng.randint(0, 1), rng.randint(1, 2), reg(t), mode("U"))]
        if kind == "CHOICE":
            return [("CHOICE", 2, reg(t))]
        if kind == "ASSUME":
            return [("R", x, reg(t), mode("R")), ("ASSUME", last(t), rng.randint(0, 1))]
        if kind == "AWAIT":
            return [("AWAIT", x, rng.randint(0, 2), rng.choice(("rlx", "acq", "sc")))]
        if kind == "F":
            return [("F", rng.choice(("acq", "rel", "acqrel", "sc", "sc")))]
        if kind in ("GIVE", "TAKE"):
            fences = [("F", rng.choice(("acq", "rel", "acqrel", "sc")))] if rng.random() < 0.4 else []
            plain = ("W", "z", 1, "na") if kind == "GIVE" or rng.random() < 0.3 else ("R", "z", reg(t), "na")
            r = reg(t)
            if rng.random() < 0.3:
                flag: Op = ("FAA", x, 1, r, mode("U"))
            else:
                flag = ("W", x, rng.randint(1, 2), mode("W")) if kind == "GIVE" else ("R", x, r, mode("R"))
            if kind == "GIVE":
                return [plain, *fences, flag]
            return [flag, *fences, ("IF", r, rng.randint(1, 2), 1), plain]
        body = simple(t)
        return [("IF", last(t), rng.randint(0, 1), len(body)), *body]

    used = 0
    while used < budget:
        t = rng.randrange(count)
        ops: list[Op]
        which = [f for f in features if f in ("lock", "nest", "try")]
        if which and rng.random() < 0.5:
            f = rng.choice(which)
            lock = rng.choice("lm" if f == "nest" else "llm")
            parts = [simple(t) for _ in range(rng.randint(0, 2))]
            if f == "nest":
                other = "m" if lock == "l" else "l"
                parts = [*parts[:1], [("LOCK", other)], *parts[1:], [("UNLOCK", other)]]
            body = [op for part in parts for op in part]
            ops = [("TRY", lock, reg(t)) if f == "try" else ("LOCK", lock), *body, ("UNLOCK", lock)]
        else:
            ops = simple(t)
        threads[t] += ops
        used += sum(op[0] not in ("IF", "ASSUME") for op in ops)
    if "spawn" in features:
        order = list(range(1, count))
        main = threads[0]
        at = 0
        for t in order:
            if t > 1 and rng.random() < 0.3:
                threads[t - 1].insert(0, ("SPAWN", t))
            else:
                main.insert(at, ("SPAWN", t))
                at = outside(main, rng.randint(at + 1, len(main)) if rng.random() < 0.3 else at + 1)
        joins = [t for t in order if ("SPAWN", t) in main and rng.random() < 0.6]
        at = max(main.index(("SPAWN", t)) for t in order if ("SPAWN", t) in main) + 1
        for t in joins:
            at = outside(main, rng.randint(at, len(main)))
            main.insert(at, ("JOIN", t))
            at += 1
    return Program(tuple(tuple(ops) for ops in threads))
