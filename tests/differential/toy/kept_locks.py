"""Programs on which some search with unordered locks, or some shortcut in it, lost executions."""

from __future__ import annotations

from toy.program import Op, Program


def program(*threads: str, relaxed: bool = False) -> Program:
    """`l( … l)` is a section of lock l; `x?` reads x, `x=2` writes, `x+` adds 1, `x=r+1` writes what was read
    last, and 1."""

    def operation(word: str, place: int) -> Op:
        x, rest = word[0], word[1:]
        if rest in "()":
            return ("LOCK" if rest == "(" else "UNLOCK", x)
        if rest == "?":
            return ("R", x, "r", "rlx" if relaxed else "acq")
        if rest == "+":
            return ("FAA", x, 1, f"r{place}", "rlx" if relaxed else "acqrel")
        if rest == "=r+1":
            return ("WR", x, "r", "rlx" if relaxed else "rel")
        return ("W", x, int(rest[1:]), "rlx" if relaxed else "rel")

    return Program(tuple(tuple(operation(word, k) for k, word in enumerate(ops.split())) for ops in threads))


KEPT = (
    # The search that remembers nothing.
    program("l( x? l) x=2", "l( x=11 y? x=13 l)", "x? x=22"),
    program("l( y+ x=2 l)", "l( x=11 y=12 y=13 l)", "y? y=22"),
    program("l( y? l)", "l( y=11 y=12 l)", "y+ y=2"),
    program("m( y? m)", "z? y=12 y=11", "x? z? m( y=21 y+ m)"),
    program("l( x+ x? l)", "z=11 x? m( x=11 m)", "l( x=21 x=22 l)"),
    # No stuck threads: a graph with an event that cannot be added is given up.
    program("l( y=1 x? x? l)", "l( y? y+ x=2 l)", "y=21"),
    # An update may be revisited though a kept event reads from it.
    Program(
        (
            (("FAA", "y", 1, "u", "acqrel"), ("R", "x", "r", "acq"), ("IF", "r", 1, 1), ("W", "x", 2, "rel")),
            (("W", "x", 11, "rel"),),
            (
                ("LOCK", "l"),
                ("R", "x", "r", "acq"),
                ("R", "y", "r", "acq"),
                ("FAA", "x", 1, "u", "acqrel"),
                ("UNLOCK", "l"),
            ),
        )
    ),
    # A thread stuck at an update stays so when a new write appears.
    program("l( z=1 y=1 l)", "y? x+", "l( z? x+ l)", "x=5", relaxed=True),
    program("x? z? z+", "l( x+ l)", "l( x+ z+ l)", "z=r+1", relaxed=True),
    # A thread stuck at a write is given up if its last read has another choice, be it as bad.
    program("l( z+ l) y+", "l( z=0 x? y=1 l)", "z? y? x=1", relaxed=True),
    program("x? l( z? y? l)", "l( x=r+1 x? y=1 l)", "z? x=r+1", relaxed=True),
    # … or if its first read since its last write has another choice.
    program("l( z? y? y=0 l)", "z+", "l( z? x? y=r+1 l)", "x+", relaxed=True),
)

JOINING = (
    # A thread waits, in a section, for one that wants the same lock. In no graph need it be seen waiting.
    Program(
        (
            (("SPAWN", 1), ("LOCK", "l"), ("JOIN", 1), ("UNLOCK", "l")),
            (("LOCK", "l"), ("W", "x", 1, "rlx"), ("UNLOCK", "l")),
        )
    ),
    Program(
        (
            (("SPAWN", 1), ("SPAWN", 2), ("LOCK", "l"), ("JOIN", 1), ("UNLOCK", "l")),
            (("AWAIT", "x", 1, "acq"),),
            (("LOCK", "l"), ("W", "x", 1, "rel"), ("UNLOCK", "l")),
        )
    ),
)
