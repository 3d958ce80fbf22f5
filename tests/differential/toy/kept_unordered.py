"""Programs on which the native search with unordered locks once differed from ordered ones, and others on
which searches that remember nothing lost executions."""

from __future__ import annotations

from toy.program import Op, Program


def program(*threads: str) -> Program:
    """`l( … l)` is a section of lock l; `x?acq` reads x, `x=2rel` writes, `x=r` writes what was read last
    and 1, `x+2sc` adds, `x01` compares with 0 and exchanges for 1. No memory order: not atomic."""
    return Program(tuple(tuple(_operations(text.split())) for text in threads))


def _operations(words: list[str]) -> list[Op]:
    ops: list[Op] = []
    regs = 0
    for word in words:
        x, kind, rest = word[0], word[1], word[2:]
        if kind in "()":
            ops.append(("LOCK" if kind == "(" else "UNLOCK", x))
        elif kind == "?":
            regs += 1
            ops.append(("R", x, f"r{regs}", rest or "na"))
        elif kind == "=" and rest[0] == "r" and rest[1:] in ("", "rlx", "rel", "sc"):
            ops.append(("WR", x, f"r{max(regs, 1)}", rest[1:] or "na"))
        elif kind == "=":
            digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
            ops.append(("W", x, int(digits), rest[len(digits) :] or "na"))
        elif kind == "+":
            regs += 1
            ops.append(("FAA", x, int(rest[0]), f"r{regs}", rest[1:]))
        else:
            regs += 1
            ops.append(("CAS", x, int(kind), int(rest[0]), f"r{regs}", rest[1:]))
    return ops


KEPT = (
    program("l( x=1 l)", "l( x=1 l)", "m( x? x? m)", "l( x12rel m( l) m)"),
    program(
        "x?rlx x?sc l( x=1rel m( l) x=2rel m)",
        "x?acq x=0rlx l( x=1rel x=0rel m( x=0rel x=0rlx x?sc m) l)",
        "m( x=rrlx x=1rlx m)",
    ),
    program("l( x? l) y? m( x? y=2 y? m)", "m( x=2 x? l( y=1 m) l)", "l( x=2 y=1 l)"),
    program("l( y02sc x?sc x=rsc l)", "l( y=2sc l) l( y=1 x12sc y=r l)", "l( y12sc x=1sc l)"),
    program(
        "l( x? m( x=1rlx x=2rlx m) x=1 l)",
        "x=1 l( x=rrlx m( x?rlx x? x=2 m) l)",
        "l( x? l)",
        "x?rlx m( x=2 x=2rlx m)",
    ),
    program("y=2 y=r m( x=1rlx l( x?acq m) y=2 l)", "l( x=1 l)", "x?acq m( y?acq y? m)"),
    program(
        "x? x=r l( x=0 l)",
        "l( x+1rlx l)",
        "x+1rlx x+1rlx x+2rlx l( x=2 x+2acq l)",
        "l( x=0 x? x+2sc l)",
    ),
    program("l( z=rrel l)", "l( x?acq x=0rlx l)", "l( x?rlx y?rlx x=2rlx x=1rel x?rlx l)", "y=0rlx x?rlx"),
    program("x?sc y?sc", "l( x?sc l)", "x?sc l( x=0sc y=0sc y=0sc l)", "x=1sc l( l)"),
    # What a search that remembers nothing loses.
    program("l( x?acq l) x=2rel", "l( x=11rel y?acq x=13rel l)", "x?acq x=22rel"),
    program("l( y+1acqrel x=2rel l)", "l( x=11rel y=12rel y=13rel l)", "y?acq y=22rel"),
    Program(
        (
            (("LOCK", "l"), ("R", "y", "r0", "acq"), ("UNLOCK", "l")),
            (("LOCK", "l"), ("W", "y", 11, "rel"), ("W", "y", 12, "rel"), ("UNLOCK", "l")),
            (("FAA", "y", 1, "u", "acqrel"), ("IF", "r0", 0, 1), ("W", "y", 2, "rel")),
        )
    ),
    program("l( y=1rel x?acq x?acq l)", "l( y?acq y+1acqrel x=2rel l)", "y=21rel"),
    program("m( y?acq m)", "z?acq y=12rel y=11rel", "x?acq z?acq m( y=21rel y+1acqrel m)"),
    program("l( x+1acqrel x?acq l)", "z=11rel x?acq m( x=11rel m)", "l( x=21rel x=22rel l)"),
    # The places of a write in modification order, judged by sections that its revisit takes away.
    program(
        "l( x=1rlx l) m( x?rlx z=rrel m)",
        "y=0rel l( z?acq y?rlx y?acq l)",
        "l( z=2rlx z?acq x?sc l)",
        "l( y=1rlx z=0sc y=1rlx l)",
    ),
    # A thread waits for a value inside a section: whoever needs the lock to write it is stuck with it.
    Program(
        (
            (("W", "y", 2, "rlx"),),
            (("LOCK", "l"), ("FAA", "x", 1, "r0", "rlx"), ("FAA", "y", 1, "r1", "rlx"), ("UNLOCK", "l")),
            (("FAA", "x", 1, "r0", "rlx"), ("R", "y", "r1", "rlx")),
            (
                ("LOCK", "l"),
                ("AWAIT", "x", 2, "rlx"),
                ("FAA", "z", 1, "r0", "acqrel"),
                ("R", "z", "r1", "acq"),
                ("UNLOCK", "l"),
            ),
        )
    ),
    Program(
        (
            (("LOCK", "l"), ("R", "x", "r1", "sc"), ("UNLOCK", "l")),
            (("LOCK", "l"), ("WR", "x", "r1", "sc"), ("UNLOCK", "l")),
            (("LOCK", "l"), ("AWAIT", "x", 1, "acq"), ("W", "x", 1, "sc"), ("UNLOCK", "l")),
        )
    ),
    Program(
        (
            (
                ("R", "x", "r1", "na"),
                ("LOCK", "l"),
                ("R", "y", "r2", "na"),
                ("UNLOCK", "l"),
                ("LOCK", "m"),
                ("UNLOCK", "m"),
                ("W", "x", 1, "sc"),
                ("LOCK", "l"),
                ("UNLOCK", "l"),
            ),
            (),
            (),
            (
                ("LOCK", "m"),
                ("AWAIT", "x", 1, "rlx"),
                ("W", "x", 2, "na"),
                ("R", "x", "r1", "na"),
                ("UNLOCK", "m"),
            ),
        )
    ),
    Program(
        (
            (
                ("LOCK", "l"),
                ("R", "z", "r1", "na"),
                ("R", "x", "r2", "na"),
                ("FAA", "y", 1, "r3", "rlx"),
                ("UNLOCK", "l"),
            ),
            (("LOCK", "l"), ("AWAIT", "y", 1, "sc"), ("UNLOCK", "l"), ("LOCK", "l"), ("UNLOCK", "l")),
        )
    ),
)

LARGE = 6
"""The number of one with more than ten thousand executions."""

HUNDRED = program("x? x=r l( l)", "l( x+1rlx l)", "x+2acq", "l( x+2sc l)")
"""Has 100 executions under sc with ordered locks; reads-from once found 99."""
