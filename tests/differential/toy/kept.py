"""Programs that once showed a fault in a search, in the toy, or in the translation between them."""

from __future__ import annotations

from toy.program import Program

KEPT = (
    Program(
        (
            (("W", "x", 2, "rlx"), ("LOCK", "m"), ("UNLOCK", "m")),
            (
                ("LOCK", "m"),
                ("UNLOCK", "m"),
                ("LOCK", "m"),
                ("CHOICE", 2, "r1"),
                ("R", "x", "r2", "sc"),
                ("UNLOCK", "m"),
            ),
        )
    ),
    Program(
        (
            (("SPAWN", 1), ("SPAWN", 3), ("JOIN", 1), ("JOIN", 3), ("WCAS", "y", 0, 2, "r1", "rel")),
            (("SPAWN", 2), ("R", "y", "r1", "rlx")),
            (("W", "y", 1, "rlx"),),
            (("R", "x", "r1", "acq"), ("W", "x", 1, "rel")),
        )
    ),
    Program(
        (
            (
                ("WCAS", "x", 0, 2, "r1", "acq"),
                ("R", "y", "r2", "sc"),
                ("FAA", "x", 2, "r3", "acq"),
                ("WR", "x", "r3", "rel"),
            ),
            (),
            (
                ("R", "y", "r1", "rlx"),
                ("W", "x", 1, "sc"),
                ("FAA", "y", 1, "r2", "rlx"),
                ("R", "x", "r3", "rlx"),
                ("R", "x", "r4", "acq"),
            ),
            (("FAA", "y", 1, "r1", "rel"),),
        )
    ),
    Program(
        (
            (("WCAS", "x", 1, 1, "r1", "sc"),),
            (
                ("LOCK", "l"),
                ("WCAS", "y", 1, 1, "r1", "acq"),
                ("R", "x", "r2", "acq"),
                ("UNLOCK", "l"),
                ("LOCK", "l"),
                ("UNLOCK", "l"),
            ),
            (("W", "x", 1, "rel"),),
        )
    ),
    Program(
        (
            (("FAA", "x", 2, "r1", "rel"),),
            (("WCAS", "x", 0, 1, "r1", "rlx"), ("R", "x", "r2", "sc"), ("W", "y", 2, "rel")),
            (("W", "y", 1, "rel"), ("FAA", "x", 2, "r1", "sc")),
            (("FAA", "x", 1, "r1", "acq"), ("FAA", "x", 2, "r2", "rlx")),
        )
    ),
    Program(
        (
            (("W", "x", 0, "sc"), ("R", "y", "r1", "rlx"), ("W", "x", 1, "sc")),
            (("AWAIT", "x", 2, "acq"), ("W", "y", 1, "rel"), ("W", "y", 0, "rel")),
            (("WR", "y", "r1", "rel"), ("W", "y", 2, "rel"), ("WR", "x", "r1", "rel"), ("W", "y", 0, "sc")),
        )
    ),
    Program(
        (
            (),
            (),
            (("WR", "y", "r1", "rlx"), ("R", "y", "r1", "sc"), ("W", "x", 2, "rlx")),
            (
                ("W", "y", 0, "rlx"),
                ("CHOICE", 2, "r1"),
                ("R", "x", "r2", "rlx"),
                ("CHOICE", 2, "r3"),
                ("W", "x", 1, "rel"),
                ("WCAS", "y", 1, 2, "r4", "rel"),
            ),
        )
    ),
    Program(
        (
            (
                ("SPAWN", 1),
                ("SPAWN", 2),
                ("SPAWN", 3),
                ("R", "x", "r1", "acq"),
                ("WR", "x", "r1", "rlx"),
                ("JOIN", 3),
                ("WR", "y", "r1", "rel"),
            ),
            (("W", "x", 2, "rel"), ("R", "y", "r1", "sc")),
            (
                ("R", "x", "r1", "acq"),
                ("WR", "x", "r1", "rlx"),
                ("R", "y", "r2", "rlx"),
                ("R", "y", "r3", "acq"),
                ("W", "y", 0, "sc"),
            ),
            (),
        )
    ),
    Program(
        (
            (("TRY", "l", "r1"), ("UNLOCK", "l"), ("FAA", "x", 2, "r2", "sc")),
            (("TRY", "l", "r1"), ("W", "y", 0, "rel"), ("W", "y", 0, "rlx"), ("UNLOCK", "l")),
            (),
            (("FAA", "y", 2, "r1", "acq"), ("W", "x", 2, "rel"), ("TRY", "l", "r2"), ("UNLOCK", "l")),
        )
    ),
    Program(
        (
            (("SPAWN", 1), ("R", "x", "r1", "sc"), ("SPAWN", 3), ("JOIN", 3), ("R", "x", "r2", "acq")),
            (("SPAWN", 2), ("WR", "x", "r1", "rel"), ("WCAS", "x", 0, 1, "r1", "sc")),
            (("WCAS", "x", 0, 1, "r1", "rel"),),
            (("R", "x", "r1", "sc"), ("W", "x", 1, "rlx"), ("W", "x", 0, "rlx")),
        )
    ),
    Program(
        (
            (
                ("TRY", "l", "r1"),
                ("W", "y", 2, "rlx"),
                ("W", "x", 0, "rel"),
                ("UNLOCK", "l"),
                ("WR", "x", "r1", "rlx"),
                ("R", "y", "r2", "acq"),
            ),
            (
                ("R", "x", "r1", "rlx"),
                ("W", "x", 1, "rel"),
                ("TRY", "l", "r2"),
                ("W", "x", 1, "rel"),
                ("UNLOCK", "l"),
            ),
        )
    ),
    Program(
        (
            (),
            (("AWAIT", "x", 2, "sc"), ("R", "y", "r1", "acq"), ("AWAIT", "y", 2, "rlx")),
            (("W", "y", 2, "rlx"), ("W", "y", 2, "rlx"), ("R", "x", "r1", "acq"), ("AWAIT", "y", 2, "sc")),
        )
    ),
    Program(
        (
            (("R", "x", "r1", "rlx"), ("R", "x", "r2", "rlx")),
            (("W", "y", 0, "rel"), ("W", "x", 2, "rel")),
            (
                ("W", "x", 1, "rlx"),
                ("F", "acqrel"),
                ("WR", "x", "r1", "rlx"),
                ("R", "y", "r1", "rlx"),
                ("ASSUME", "r1", 1),
                ("W", "x", 2, "sc"),
            ),
        )
    ),
    Program(
        (
            (
                ("SPAWN", 1),
                ("TRY", "l", "r1"),
                ("W", "y", 2, "sc"),
                ("UNLOCK", "l"),
                ("SPAWN", 2),
                ("JOIN", 1),
                ("JOIN", 2),
            ),
            (
                ("TRY", "l", "r1"),
                ("UNLOCK", "l"),
                ("TRY", "l", "r3"),
                ("R", "y", "r2", "sc"),
                ("W", "x", 0, "rlx"),
                ("UNLOCK", "l"),
            ),
            (("R", "y", "r1", "acq"), ("TRY", "l", "r2"), ("UNLOCK", "l"), ("R", "x", "r3", "rlx")),
        )
    ),
    # rcmc lost executions under wrc11.
    Program(
        (
            (("WR", "x", "r1", "rlx"), ("W", "y", 1, "sc"), ("FAA", "x", 2, "r1", "rlx")),
            (("FAA", "x", 1, "r1", "sc"), ("FAA", "x", 1, "r2", "rel")),
            (("WR", "x", "r1", "rel"), ("F", "acqrel"), ("R", "x", "r1", "rlx"), ("WR", "x", "r1", "rlx")),
        )
    ),
    Program(
        (
            (("R", "x", "r1", "acq"), ("LOCK", "m"), ("UNLOCK", "m"), ("FAA", "x", 1, "r2", "rlx")),
            (("LOCK", "l"), ("W", "x", 0, "rel"), ("FAA", "x", 1, "r1", "sc"), ("UNLOCK", "l")),
            (("W", "x", 0, "rlx"),),
        )
    ),
    Program(
        (
            (("CAS", "x", 1, 2, "r1", "rel"),),
            (
                ("CAS", "x", 0, 1, "r1", "rlx"),
                ("W", "y", 1, "rlx"),
                ("W", "x", 1, "rel"),
                ("CAS", "x", 1, 2, "r2", "sc"),
                ("CAS", "y", 1, 2, "r3", "rlx"),
            ),
            (("R", "y", "r1", "sc"), ("CAS", "x", 1, 2, "r2", "rlx"), ("R", "x", "r3", "acq")),
        )
    ),
    # A choice between two accesses strengthened psc.
    Program(
        (
            (("W", "x", 1, "sc"), ("CHOICE", 2, "r1"), ("W", "x", 2, "rel")),
            (("R", "x", "r1", "acq"), ("R", "y", "r2", "sc")),
            (("W", "y", 1, "sc"), ("R", "x", "r1", "sc")),
        )
    ),
    # Under wrc11 psc took updates for one event.
    Program(
        (
            (("FAA", "x", 1, "r1", "rlx"), ("FAA", "x", 1, "r2", "sc")),
            (("W", "x", 1, "rlx"), ("FAA", "x", 1, "r1", "sc")),
        )
    ),
    # Under wrc11 a write that leads to another one still may be the last.
    Program(
        (
            (("W", "x", 1, "rlx"), ("W", "y", 1, "rlx")),
            (("AWAIT", "y", 1, "rlx"), ("W", "x", 2, "rlx")),
            (("AWAIT", "x", 2, "rlx"),),
        )
    ),
    # A revisit from a graph that two revisits have put at fault: no order of the writes is known to fit the
    # rest.
    Program(
        (
            (("R", "y", "r1", "sc"),),
            (("F", "sc"), ("F", "acqrel"), ("CAS", "x", 1, 1, "r1", "sc")),
            (("CAS", "x", 0, 1, "r1", "sc"), ("CAS", "y", 1, 2, "r2", "sc")),
            (
                ("WR", "x", "r1", "sc"),
                ("R", "x", "r1", "sc"),
                ("CAS", "x", 0, 1, "r2", "sc"),
                ("F", "acqrel"),
            ),
        )
    ),
    # Under tso a lock that is not got drained the store buffer here, and not in the oracle.
    Program(
        (
            (("TRY", "l", "r1"), ("UNLOCK", "l"), ("W", "x", 1, "sc")),
            (("W", "x", 2, "rlx"), ("TRY", "l", "r1"), ("UNLOCK", "l")),
        )
    ),
    Program(
        (
            (
                ("SPAWN", 1),
                ("LOCK", "l"),
                ("W", "x", 0, "rlx"),
                ("R", "x", "r1", "acq"),
                ("UNLOCK", "l"),
                ("LOCK", "m"),
                ("W", "x", 1, "rel"),
                ("R", "y", "r2", "acq"),
                ("UNLOCK", "m"),
            ),
            (("W", "y", 0, "rlx"), ("R", "y", "r1", "rlx"), ("LOCK", "l"), ("UNLOCK", "l")),
        )
    ),
)
