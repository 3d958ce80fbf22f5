"""Programs on which `--search dpor` was wrong once."""

from __future__ import annotations

from toy.program import Program

KEPT: tuple[Program, ...] = (
    # Two accesses race with a third one: a schedule must not show the other pair.
    Program(
        (
            (),
            (
                ("R", "x", "r1", "na"),
                ("R", "y", "r2", "na"),
                ("AWAITX", "x", "eq", 4294967295, 0, "or", 2),
                ("W", "x", 0, "na"),
            ),
            (
                ("WR", "y", "r1", "sc"),
                ("R", "x", "r1", "sc"),
                ("ASSERT", "r1", 0),
                ("W", "x", 1, "sc"),
                ("W", "x", 0, "sc"),
            ),
            (("W", "x", 0, "na"),),
        )
    ),
    # A commuting update takes part in a race itself: it must not synchronise on the way to it.
    Program(
        (
            (("RMW", "sub", "x", 1, "u0", "sc"), ("R", "x", "r1", "na"), ("CAS", "y", 0, 1, "r2", "sc")),
            (("RMW", "add", "x", 2, "u0", "sc"), ("WR", "x", "r1", "na")),
            (("RMW", "add", "x", 0, "u0", "sc"),),
        )
    ),
    # Two additions, and a write that comes after both: an await of 1 is enabled by either.
    Program(
        (
            (("RMW", "add", "x", 1, "u0", "sc"), ("RMW", "add", "y", 1, "u1", "sc")),
            (("RMW", "add", "x", 1, "u0", "sc"), ("RMW", "add", "y", 1, "u1", "sc")),
            (("AWAITP", "y", "eq", 4294967295, 2), ("W", "x", 5, "sc")),
            (("AWAITP", "x", "eq", 4294967295, 1),),
        )
    ),
    Program(
        (
            (
                ("FAA", "x", 1, "r0", "sc"),
                ("IF", "r0", 0, 1),
                ("W", "y", 1, "sc"),
                ("RMW", "add", "x", 1, "u1", "sc"),
            ),
            (("RMW", "add", "x", 1, "u0", "sc"), ("AWAITP", "x", "ult", 2, 2)),
            (
                ("RMW", "add", "y", 1, "u0", "sc"),
                ("RMW", "add", "y", 1, "u1", "sc"),
                ("AWAITX", "x", "eq", 2, 2, "sub", 1),
            ),
            (
                ("W", "x", 0, "sc"),
                ("RMW", "add", "x", 1, "u1", "sc"),
                ("RMW", "add", "x", 1, "u2", "sc"),
            ),
        )
    ),
    Program(
        (
            (("RMW", "sub", "y", 1, "u0", "sc"), ("RMW", "add", "x", 1, "u1", "sc")),
            (("RMW", "add", "x", 3, "u0", "sc"), ("AWAITX", "x", "ult", 1, 1, "or", 2)),
            (("AWAITP", "x", "ugt", 1, 0), ("AWAITX", "x", "sge", 4294967295, 0, "sub", 2)),
        )
    ),
    # A failed trylock synchronises nothing, and yet tells that the other thread's addition came first: the
    # two additions do synchronise, and there is no race.
    Program(
        (
            (
                ("W", "z", 1, "na"),
                ("RMW", "add", "x", 1, "u", "sc"),
                ("LOCK", "l"),
                ("UNLOCK", "l"),
            ),
            (
                ("TRY", "l", "r1"),
                ("UNLOCK", "l"),
                ("IF", "r1", 0, 2),
                ("RMW", "add", "x", 1, "u", "sc"),
                ("R", "z", "r2", "na"),
            ),
        )
    ),
    # The same with the addition after the lock: a race.
    Program(
        (
            (
                ("W", "z", 1, "na"),
                ("LOCK", "l"),
                ("RMW", "add", "x", 1, "u", "sc"),
                ("UNLOCK", "l"),
            ),
            (
                ("TRY", "l", "r1"),
                ("UNLOCK", "l"),
                ("IF", "r1", 0, 2),
                ("RMW", "add", "x", 1, "u", "sc"),
                ("R", "z", "r2", "na"),
            ),
        )
    ),
    # Two classes had the same name.
    Program(
        (
            (("SPAWN", 1), ("JOIN", 1), ("R", "x", "r1", "sc"), ("R", "x", "r2", "sc")),
            (("SPAWN", 2), ("WR", "x", "r1", "sc")),
            (("W", "y", 0, "sc"), ("WCAS", "x", 1, 1, "r1", "sc")),
        )
    ),
    # A plain write races with a thread that waits, and so has no event.
    Program(
        (
            (("W", "x", 1, "na"),),
            (("AWAITP", "x", "eq", 2, 2),),
            (("WR", "x", "r1", "sc"), ("R", "x", "r1", "na"), ("RMW", "or", "x", 3, "u2", "sc")),
        )
    ),
    # Of the two races with the thread that waits one was not told.
    Program(
        (
            (("W", "x", 1, "na"),),
            (("W", "x", 0, "na"), ("R", "x", "r1", "na")),
            (),
            (("W", "y", 1, "na"), ("W", "y", 0, "sc"), ("AWAITP", "x", "sge", 2, 1), ("W", "x", 2, "sc")),
        )
    ),
    # A race with a thread that waits hid what comes after that thread's last event and not after the access.
    Program(
        (
            (("W", "x", 2, "na"),),
            (("W", "x", 2, "na"),),
            (
                ("AWAITP", "x", "sge", 4294967295, 0),
                ("R", "x", "r3", "na"),
                ("IF", "r3", 2, 1),
                ("R", "z", "r2", "na"),
            ),
        )
    ),
    Program(
        (
            (("W", "y", 1, "na"), ("W", "x", 2, "na")),
            (("CAS", "x", 0, 2, "r1", "sc"),),
            (("AWAITX", "y", "sge", 4294967295, 2, "or", 0),),
            (("AWAITP", "x", "ugt", 1, 0), ("W", "x", 2, "sc")),
        )
    ),
    Program(
        (
            (("WR", "y", "r1", "na"),),
            (("WR", "x", "r1", "na"), ("R", "y", "r1", "na")),
            (),
            (("AWAITX", "x", "eq", 2, 1, "add", 0),),
        )
    ),
)
