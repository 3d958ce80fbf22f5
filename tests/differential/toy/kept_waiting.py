"""Programs on which simpler ways to leave out waiting reads lose something."""

from __future__ import annotations

from toy.program import Program

KEPT = (
    # Awaits that are disabled until satisfied, and revisits that would leave one unsatisfied not made: lost.
    Program(
        (
            (("W", "y", 1, "rlx"),),
            (("FAA", "y", 1, "r1", "rlx"), ("AWAIT", "y", 1, "rlx")),
            (("W", "y", 2, "rlx"),),
        )
    ),
    # A signal that may be missed: the await finds 1 at first, 2 in the end: a livelock.
    Program(((("W", "x", 1, "rlx"), ("W", "x", 2, "rlx")), (("AWAIT", "x", 1, "rlx"),))),
    # The reads of a wait that is over may race: only one that came too early is not behind the plain write.
    Program(
        (
            (("W", "x", 2, "na"), ("W", "x", 1, "rel")),
            (("AWAIT", "x", 1, "acq"),),
        )
    ),
    # The lock that the first thread took is taken by the second one before it: the first has to wait.
    Program(
        (
            (("LOCK", "l"), ("W", "x", 1, "rlx"), ("UNLOCK", "l")),
            (("LOCK", "l"), ("R", "x", "r1", "rlx"), ("UNLOCK", "l")),
            (("LOCK", "l"), ("R", "x", "r1", "rlx"), ("UNLOCK", "l")),
        )
    ),
)
