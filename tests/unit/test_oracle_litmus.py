"""Litmus tests: which models allow the weak outcome, as the literature says.

[RC11] Lahav, Vafeiadis, Kang, Hur, Dreyer: Repairing sequential consistency in C/C++11, PLDI 2017.
[RCMC] Kokologiannakis, Lahav, Sagonas, Vafeiadis: Effective stateless model checking for C/C++
concurrency, POPL 2018. [TSO] Owens, Sarkar, Sewell: A better x86 memory model, TPHOLs 2009.
[CATS] Alglave, Maranget, Tautschnig: Herding cats, TOPLAS 2014. [RA] Lahav, Giannarakis, Vafeiadis:
Taming release-acquire consistency, POPL 2016.
"""

from __future__ import annotations

import pytest
from oracle_programs import MODELS, ends, program, run, seen

XY, XYZ = "atomic_int x, y;", "atomic_int x, y, z;"
NONE: set[str] = set()
RC11 = {"rc11", "wrc11"}
WEAK = {"ra", "rc11", "wrc11"}
BUFFERED = {"tso", *WEAK}


def threads(text: str, order: str = "", read: str = "", write: str = "") -> list[str]:
    """Threads separated by |. Orders: R and W stand for those of reads and writes."""
    text = text.replace("R)", f"{read or order})").replace("W)", f"{write or order})")
    return [body.strip() for body in text.split("|")]


SB = "st(x, 1, W); ld(y, R); | st(y, 1, W); ld(x, R);"
SB_FENCE = "st(x, 1, relaxed); {0} ld(y, relaxed); | st(y, 1, relaxed); {0} ld(x, relaxed);"
MP = "st(x, 1, relaxed); st(y, 1, W); | ld(y, R); ld(x, relaxed);"
LB = "ld(x, R); st(y, 1, W); | ld(y, R); st(x, 1, W);"
IRIW = "st(x, 1, W); | st(y, 1, W); | ld(x, R); ld(y, R); | ld(y, R); ld(x, R);"
WRC = "st(x, 1, W); | ld(x, R); st(y, 1, W); | ld(y, R); ld(x, R);"
ISA2 = "st(x, 1, relaxed); st(y, 1, W); | ld(y, R); st(z, 1, W); | ld(z, R); ld(x, relaxed);"
PUBLISH = "st(x, 1, relaxed); st(y, 1, release); "
RELEASE_ACQUIRE = {"read": "acquire", "write": "release"}

# name, threads, the reads of the weak outcome in the order of the threads, who allows it
CASES = [
    ("SB relaxed [TSO]", threads(SB, "relaxed"), (0, 0), BUFFERED),
    ("SB release-acquire [RA]", threads(SB, **RELEASE_ACQUIRE), (0, 0), BUFFERED),
    ("SB seq_cst [RC11]", threads(SB, "seq_cst"), (0, 0), {"ra"}),
    ("SB with SC fences [RC11, RA]", threads(SB_FENCE.format("fence(seq_cst);")), (0, 0), NONE),
    ("SB with one SC fence", threads(SB.replace("W); ld(y", "W); fence(seq_cst); ld(y"), "relaxed"), (0, 0),
     BUFFERED),
    ("SB with acq_rel fences", threads(SB_FENCE.format("fence(acq_rel);")), (0, 0), BUFFERED),
    ("MP relaxed [RC11]", threads(MP, "relaxed"), (1, 0), RC11),
    ("MP release-acquire [RC11]", threads(MP, **RELEASE_ACQUIRE), (1, 0), NONE),
    ("MP release, relaxed read [RC11]", threads(MP, read="relaxed", write="release"), (1, 0), RC11),
    ("MP fences [RC11]", threads(
        "st(x, 1, R); fence(release); st(y, 1, R); | ld(y, R); fence(acquire); ld(x, R);", "relaxed"),
     (1, 0), NONE),
    ("MP release fence only [RC11]", threads(
        "st(x, 1, R); fence(release); st(y, 1, R); | ld(y, R); ld(x, R);", "relaxed"), (1, 0), RC11),
    ("LB relaxed [RCMC 3.2.5]", threads(LB, "relaxed"), (1, 1), NONE),
    ("LB release-acquire [RA]", threads(LB, **RELEASE_ACQUIRE), (1, 1), NONE),
    ("IRIW relaxed [RC11]", threads(IRIW, "relaxed"), (1, 0, 1, 0), WEAK),
    ("IRIW release-acquire [RA]", threads(IRIW, **RELEASE_ACQUIRE), (1, 0, 1, 0), WEAK),
    ("IRIW seq_cst [RC11]", threads(IRIW, "seq_cst"), (1, 0, 1, 0), {"ra"}),
    ("IRIW acquire with SC fences [RC11, RA]", threads(
        "st(x, 1, relaxed); | st(y, 1, relaxed); | ld(x, acquire); fence(seq_cst); ld(y, acquire);"
        " | ld(y, acquire); fence(seq_cst); ld(x, acquire);"), (1, 0, 1, 0), NONE),
    ("WRC relaxed [CATS]", threads(WRC, "relaxed"), (1, 1, 0), RC11),
    ("WRC release-acquire [RA]", threads(WRC, **RELEASE_ACQUIRE), (1, 1, 0), NONE),
    ("ISA2 relaxed [CATS]", threads(ISA2, "relaxed"), (1, 1, 0), RC11),
    ("ISA2 release-acquire [RA]", threads(ISA2, **RELEASE_ACQUIRE), (1, 1, 0), NONE),
    ("CoRR [CATS]", threads("st(x, 1, relaxed); | ld(x, relaxed); ld(x, relaxed);"), (1, 0), NONE),
    ("CoWR [CATS]", threads("st(x, 1, relaxed); ld(x, relaxed); | st(y, 1, relaxed);"), (0,), NONE),
    ("CoRW [CATS]", threads("ld(x, relaxed); st(x, 1, relaxed);"), (1,), NONE),
    ("CORR2 [RCMC 2.3]", threads(
        "st(x, 1, R); | st(x, 2, R); | ld(x, R); ld(x, R); | ld(x, R); ld(x, R);", "relaxed"), (1, 2, 2, 1),
     {"wrc11"}),
    ("ww3R [RCMC 5]", threads("st(x, 1, R); | st(x, 2, R); | ld(x, R); ld(x, R); ld(x, R);", "relaxed"),
     (1, 2, 1), {"wrc11"}),
    ("FAI, FAI, read [RCMC 5]", threads("faa(x, R); | faa(x, R); ld(x, R);", "relaxed"), (0, 1, 1), NONE),
    ("Z6.U [RC11]", threads(
        "st(x, 1, seq_cst); st(y, 1, release); | faa(y, seq_cst); ld(y, relaxed);"
        " | st(y, 3, seq_cst); ld(x, seq_cst);"), (1, 3, 0), WEAK),
    ("release sequence of one thread [RCMC 3.2.2]", threads(
        PUBLISH + "st(y, 2, relaxed); | ld(y, acquire); ld(x, relaxed);"), (2, 0), NONE),
    ("release sequence through an increment [RCMC 3.2.2]", threads(
        PUBLISH + "| faa(y, relaxed); | ld(y, acquire); ld(x, relaxed);"), (1, 2, 0), NONE),
    ("a foreign relaxed write ends it [RC11]", threads(
        PUBLISH + "| ld(y, relaxed); st(y, 2, relaxed); | ld(y, acquire); ld(x, relaxed);"), (1, 2, 0), RC11),
    ("failure order of compare-exchange", threads(
        PUBLISH + "| cas(y, 0, 2, relaxed, acquire); ld(x, relaxed);"), (1, 0), NONE),
    ("relaxed failure", threads(
        PUBLISH + "| cas(y, 0, 2, acquire, relaxed); ld(x, relaxed);"), (1, 0), RC11),
]  # fmt: skip


@pytest.mark.parametrize(("bodies", "weak", "allowed"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_reads(bodies: list[str], weak: tuple[int, ...], allowed: set[str]) -> None:
    assert {model for model in MODELS if weak in seen(run(program(XYZ, *bodies), model))} == allowed


TWO_WRITES = "st(x, 1, W); st(y, 2, W); | st(y, 1, W); st(x, 2, W);"
S = "st(x, 2, W); st(y, 1, W); | ld(y, R); st(x, 1, W);"
R = "st(x, 1, W); st(y, 1, W); | st(y, 2, W); ld(x, R);"
MEMORY_CASES = [
    ("2+2W relaxed [RC11]", threads(TWO_WRITES, "relaxed"), ((), {"x": 1, "y": 1}), {"ra", "rc11"}),
    ("2+2W release [RA]", threads(TWO_WRITES, "release"), ((), {"x": 1, "y": 1}), {"ra", "rc11"}),
    ("2+2W seq_cst [RC11]", threads(TWO_WRITES, "seq_cst"), ((), {"x": 1, "y": 1}), {"ra"}),
    ("S relaxed [CATS]", threads(S, "relaxed"), ((1,), {"x": 2, "y": 1}), {"rc11"}),
    ("S release-acquire [CATS]", threads(S, **RELEASE_ACQUIRE), ((1,), {"x": 2, "y": 1}), set()),
    ("R release-acquire [CATS]", threads(R, **RELEASE_ACQUIRE), ((0,), {"x": 1, "y": 2}),
     {"tso", "ra", "rc11"}),
    ("R seq_cst [RC11]", threads(R, "seq_cst"), ((0,), {"x": 1, "y": 2}), {"ra"}),
    ("CoWW [CATS]", threads("st(x, 1, relaxed); st(x, 2, relaxed); | st(y, 1, relaxed);"),
     ((), {"x": 1, "y": 1}), set()),
]  # fmt: skip


@pytest.mark.parametrize(
    ("bodies", "weak", "allowed"), [c[1:] for c in MEMORY_CASES], ids=[c[0] for c in MEMORY_CASES]
)
def test_reads_and_final_memory(
    bodies: list[str], weak: tuple[tuple[int, ...], dict[str, int]], allowed: set[str]
) -> None:
    """Conditions over memory need mo, so wrc11 has no say."""
    wanted = (weak[0], frozenset(weak[1].items()))
    found = {model for model in MODELS[:4] if wanted in ends(run(program(XY, *bodies), model, mo=True))}
    assert found == allowed


def test_tso_keeps_its_own_stores_in_order_and_reads_them_early() -> None:
    """A thread sees its own store before others do [TSO, n6 and SB+rfi-pos]."""
    bodies = threads("st(x, 1, R); ld(x, R); ld(y, R); | st(y, 1, R); ld(y, R); ld(x, R);", "relaxed")
    assert (1, 0, 1, 0) in seen(run(program(XY, *bodies), "tso"))
    assert (1, 0, 1, 0) not in seen(run(program(XY, *bodies), "sc"))


@pytest.mark.parametrize("middle", ["faa(z, relaxed);", "cas(z, 7, 8, relaxed, relaxed);"])
def test_tso_locked_instructions_drain_the_buffer(middle: str) -> None:
    """Also a compare-exchange that fails [TSO]."""
    bodies = threads(SB_FENCE.format(middle))
    weak = {outcome for outcome in seen(run(program(XYZ, *bodies), "tso")) if outcome[1] == outcome[3] == 0}
    assert weak == set()
