"""The shapes of the classic litmus tests, and the orders each thread's accesses may have.

A shape is a cycle that sequential consistency forbids, in the names of Alglave, Maranget, Sarkar, Sewell:
"Litmus: running tests against hardware" (TACAS 2011) and of the diy tool. `Wx1` writes 1 to x, `Ry` reads
y into the thread's next register; `|` stands between threads.
"""

from __future__ import annotations

from dataclasses import dataclass

# Per kind of thread: the variants of its orders. A fence stands between the two accesses.
#   rlx: all relaxed; rel, acq, ra: the accesses that can are release or acquire (rel on the last write,
#   acq on the first read); sc: all seq_cst; scw, scr: only the write, only the read; f…: a fence.
VARIANTS: dict[str, dict[str, tuple[str, ...]]] = {
    "W": {"rlx": ("rlx",), "rel": ("rel",), "sc": ("sc",)},
    "WW": {
        "rlx": ("rlx", "rlx"),
        "rel": ("rlx", "rel"),
        "sc": ("sc", "sc"),
        "frel": ("rlx", "fence rel", "rlx"),
        "fsc": ("rlx", "fence sc", "rlx"),
    },
    "RR": {
        "rlx": ("rlx", "rlx"),
        "acq": ("acq", "rlx"),
        "sc": ("sc", "sc"),
        "facq": ("rlx", "fence acq", "rlx"),
        "fsc": ("rlx", "fence sc", "rlx"),
    },
    "WR": {
        "rlx": ("rlx", "rlx"),
        "ra": ("rel", "acq"),
        "scw": ("sc", "rlx"),
        "scr": ("rlx", "sc"),
        "sc": ("sc", "sc"),
        "fsc": ("rlx", "fence sc", "rlx"),
    },
    "RW": {
        "rlx": ("rlx", "rlx"),
        "acq": ("acq", "rlx"),
        "rel": ("rlx", "rel"),
        "ra": ("acq", "rel"),
        "sc": ("sc", "sc"),
        "fsc": ("rlx", "fence sc", "rlx"),
    },
}

# Tests of many threads take only these variants of each.
FEW = {"W": ("rlx", "rel", "sc"), "WW": ("rlx", "rel", "sc", "fsc"), "RR": ("rlx", "acq", "sc", "fsc"),
       "WR": ("rlx", "ra", "scw", "sc", "fsc"), "RW": ("rlx", "acq", "rel", "ra", "fsc")}  # fmt: skip
UNIFORM = {"rlx": {}, "ra": {"WW": "rel", "RR": "acq", "W": "rel"}, "sc": {}, "fsc": {"W": "rlx"}}


@dataclass(frozen=True)
class Shape:
    """`combine`: "product" of all variants of each thread; "pairs": the same up to swapping the two
    threads (or, for IRIW, the two readers); "few": the product of FEW; "mixed": UNIFORM, and every
    mixture of release/acquire threads with fenced ones."""

    name: str
    threads: str
    exists: str
    combine: str = "product"


SHAPES = (
    Shape("MP", "Wx1 Wy1 | Ry Rx", r"1:r0=1 /\ 1:r1=0"),
    Shape("SB", "Wx1 Ry | Wy1 Rx", r"0:r0=0 /\ 1:r0=0", "pairs"),
    Shape("LB", "Rx Wy1 | Ry Wx1", r"0:r0=1 /\ 1:r0=1", "pairs"),
    Shape("2+2W", "Wx1 Wy2 | Wy1 Wx2", r"x=1 /\ y=1", "pairs"),
    Shape("S", "Wx2 Wy1 | Ry Wx1", r"1:r0=1 /\ x=2"),
    Shape("R", "Wx1 Wy1 | Wy2 Rx", r"1:r0=0 /\ y=2"),
    Shape("WRC", "Wx1 | Rx Wy1 | Ry Rx", r"1:r0=1 /\ 2:r0=1 /\ 2:r1=0"),
    Shape("ISA2", "Wx1 Wy1 | Ry Wz1 | Rz Rx", r"1:r0=1 /\ 2:r0=1 /\ 2:r1=0", "few"),
    Shape("RWC", "Wx1 | Rx Ry | Wy1 Rx", r"1:r0=1 /\ 1:r1=0 /\ 2:r0=0", "few"),
    Shape("W+RWC", "Wx1 Wy1 | Ry Rz | Wz1 Rx", r"1:r0=1 /\ 1:r1=0 /\ 2:r0=0", "mixed"),
    Shape("WWC", "Wx2 | Rx Wy1 | Ry Wx1", r"1:r0=2 /\ 2:r0=1 /\ x=2", "few"),
    Shape("IRIW", "Wx1 | Rx Ry | Wy1 | Ry Rx", r"1:r0=1 /\ 1:r1=0 /\ 3:r0=1 /\ 3:r1=0", "pairs"),
    Shape("Z6.0", "Wx1 Wy1 | Ry Wz1 | Wz2 Rx", r"1:r0=1 /\ 2:r0=0 /\ z=2", "mixed"),
    Shape("Z6.1", "Wx2 Wy1 | Wy2 Wz1 | Rz Wx1", r"2:r0=1 /\ x=2 /\ y=2", "mixed"),
    Shape("Z6.2", "Wx2 Wy1 | Ry Wz1 | Rz Wx1", r"1:r0=1 /\ 2:r0=1 /\ x=2", "mixed"),
    Shape("Z6.3", "Wx1 Wy1 | Wy2 Wz1 | Rz Rx", r"2:r0=1 /\ 2:r1=0 /\ y=2", "mixed"),
    Shape("Z6.4", "Wx1 Wy1 | Wy2 Rz | Wz1 Rx", r"1:r0=0 /\ 2:r0=0 /\ y=2", "mixed"),
    Shape("Z6.5", "Wx1 Wy1 | Wy2 Wz1 | Wz2 Rx", r"2:r0=0 /\ y=2 /\ z=2", "mixed"),
    Shape("3.SB", "Wx1 Ry | Wy1 Rz | Wz1 Rx", r"0:r0=0 /\ 1:r0=0 /\ 2:r0=0", "mixed"),
    Shape("3.LB", "Rx Wy1 | Ry Wz1 | Rz Wx1", r"0:r0=1 /\ 1:r0=1 /\ 2:r0=1", "mixed"),
    Shape("3.2W", "Wx1 Wy2 | Wy1 Wz2 | Wz1 Wx2", r"x=1 /\ y=1 /\ z=1", "mixed"),
)

# Coherence: one location; each test with every order of its writes times every order of its reads.
COHERENCE = (
    Shape("CoRR", "Wx1 | Rx Rx", r"1:r0=1 /\ 1:r1=0"),
    Shape("CoRR2", "Wx1 | Wx2 | Rx Rx | Rx Rx", r"2:r0=1 /\ 2:r1=2 /\ 3:r0=2 /\ 3:r1=1"),
    Shape("CoWR", "Wx1 Rx | Wx2", r"0:r0=2 /\ x=1"),
    Shape("CoRW1", "Rx Wx1", "0:r0=1"),
    Shape("CoRW2", "Rx Wx1 | Wx2", r"0:r0=2 /\ x=2"),
    Shape("CoWW", "Wx1 Wx2", "x=1"),
    Shape("COWW+R", "Wx1 Wx2 | Rx Rx", r"1:r0=2 /\ 1:r1=1"),
    Shape("CO2RRW", "Rx Rx Wx1 | Wx2", r"0:r0=1 \/ 0:r1=1 \/ (0:r0=2 /\ 0:r1=0) \/ (0:r1=2 /\ x=2)"),
)
