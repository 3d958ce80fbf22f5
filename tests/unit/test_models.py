"""Each axiom on executions written by hand: the smallest one that violates it, and its witness."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from raddle.models import MODELS, Event, Execution, Relation, Violation, races, rc11, wrc11

MODES = {"r": "rlx", "a": "acq", "l": "rel", "s": "sc", "n": "na"}


@dataclass
class Sketch:
    """Builds an execution: threads of words such as "Wxr" (a relaxed write of x), "Rys", "Fs", "Uxr" (a
    read-modify-write, two events)."""

    threads: tuple[str, ...]
    rf: dict[str, str] = field(default_factory=dict)
    mo: tuple[str, ...] = ()
    tc: tuple[tuple[str, str], ...] = ()

    def build(self) -> Execution:
        events = [Event(-1, 0, "W", loc) for loc in "xyz"]
        names = {"0x": 0, "0y": 1, "0z": 2}
        rmw = []
        for number, text in enumerate(self.threads):
            for index, word in enumerate(text.split()):
                kinds = {"R": "R", "W": "W", "U": "RW", "F": "F"}[word[0]]
                loc = None if kinds == "F" else word[1]
                if kinds == "RW":
                    rmw.append((len(events), len(events) + 1))
                for kind in kinds:
                    names[f"{number}{index}" + (kind if kinds == "RW" else "")] = len(events)
                    events.append(
                        Event(number, index, kind, loc, MODES[word[-1]], None, False, kinds == "RW")
                    )
        size = len(events)
        sb = [(a, b) for a in range(3) for b in range(3, size)]
        sb += [
            (a, b) for a in range(3, size) for b in range(a + 1, size) if events[a].thread == events[b].thread
        ]
        mo = []
        for order in self.mo:
            writes = [names[name] for name in order.split()]
            mo += [(a, b) for k, a in enumerate(writes) for b in writes[k + 1 :]]
        return Execution(
            tuple(events),
            Relation.of(size, sb),
            Relation.of(size, [(names[a], names[b]) for a, b in self.tc]),
            Relation.of(size, [(names[w], names[r]) for r, w in self.rf.items()]),
            Relation.of(size, rmw),
            Relation.of(size, mo),
        )


def broken(sketch: Sketch) -> dict[str, str | None]:
    """The axiom that each model finds violated; every witness must come round along its steps."""
    found: dict[str, str | None] = {}
    for name, model in MODELS.items():
        violation = model.check(sketch.build(), True)
        if violation is not None:
            assert_comes_round(violation)
        found[name] = None if violation is None else violation.axiom
    return found


def assert_comes_round(violation: Violation) -> None:
    assert violation.cycle
    for (_, _, b), (c, _, _) in pairwise(violation.cycle):
        assert b == c
    if violation.axiom != "exclusive":
        assert violation.cycle[0][0] == violation.cycle[-1][2]


SB = {"rf": {"01": "0y", "11": "0x"}, "mo": ("0x 00", "0y 10")}
MP = {"rf": {"10": "01", "11": "0x"}, "mo": ("0x 00", "0y 01")}


def test_store_buffering() -> None:
    relaxed = broken(Sketch(("Wxr Ryr", "Wyr Rxr"), **SB))  # type: ignore[arg-type]
    assert relaxed == {
        "sc": "sequential consistency", "tso": None, "ra": None, "rc11": None, "wrc11": None
    }  # fmt: skip
    strong = broken(Sketch(("Wxs Rys", "Wys Rxs"), **SB))  # type: ignore[arg-type]
    assert strong == {
        "sc": "sequential consistency", "tso": "total store order", "ra": None, "rc11": "sc-acyclicity",
        "wrc11": "sc-acyclicity",
    }  # fmt: skip
    fences = {"rf": {"02": "0y", "12": "0x"}, "mo": ("0x 00", "0y 10")}
    fenced = broken(Sketch(("Wxr Fs Ryr", "Wyr Fs Rxr"), **fences))  # type: ignore[arg-type]
    assert fenced == {
        "sc": "sequential consistency", "tso": "total store order", "ra": "sc-acyclicity",
        "rc11": "sc-acyclicity", "wrc11": "sc-acyclicity",
    }  # fmt: skip


def test_message_passing() -> None:
    relaxed = broken(Sketch(("Wxr Wyr", "Ryr Rxr"), **MP))  # type: ignore[arg-type]
    assert relaxed["rc11"] is None
    assert relaxed["ra"] == "coherence"
    assert relaxed["tso"] == "total store order"
    passed = broken(Sketch(("Wxr Wyl", "Rya Rxr"), **MP))  # type: ignore[arg-type]
    assert passed["rc11"] == passed["wrc11"] == "coherence"


def test_the_witness_names_its_edges() -> None:
    violation = rc11.check(Sketch(("Wxr Wyl", "Rya Rxr"), **MP).build())  # type: ignore[arg-type]
    assert violation is not None
    assert {name for _, name, _ in violation.cycle} == {"fr", "sb", "sw"}


def test_atomicity() -> None:
    """Two increments that read the same write; and a write that comes between."""
    twice = broken(Sketch(("Uxr", "Uxr"), {"00R": "0x", "10R": "0x"}, ("0x 00W 10W",)))
    assert twice == {
        "sc": "atomicity", "tso": "atomicity", "ra": "atomicity", "rc11": "atomicity",
        "wrc11": "exclusive",
    }  # fmt: skip
    between = broken(Sketch(("Uxr", "Wxr"), {"00R": "0x"}, ("0x 10 00W",)))
    assert between["rc11"] == "atomicity"
    assert between["wrc11"] is None


def test_thin_air_and_completeness() -> None:
    lb = broken(Sketch(("Rxr Wyr", "Ryr Wxr"), {"00": "11", "10": "01"}, ("0x 11", "0y 01")))
    assert lb["rc11"] == lb["wrc11"] == lb["ra"] == "sbrf"
    assert set(broken(Sketch(("Rxr",))).values()) == {"completeness"}


def test_valid_mo() -> None:
    for mo in ((), ("0x 00",), ("0x 00 10", "0x 10 00")):
        found = broken(Sketch(("Wxr", "Wxr"), mo=mo))
        assert found["wrc11"] is None
        assert {found[name] for name in ("sc", "tso", "ra", "rc11")} == {"valid mo"}
    part = Sketch(("Wxr", "Wxr")).build()
    assert all(model.check(part, False) is None for model in MODELS.values())


def test_thread_edges_order_like_program_order() -> None:
    """The parent's write before a spawn is visible to the child: reading the initial value is stale."""
    sketch = Sketch(("Wxr", "Rxr"), {"10": "0x"}, ("0x 00",), (("00", "10"),))
    assert all(axiom is not None for axiom in broken(sketch).values())


@pytest.mark.parametrize(
    ("last", "racy"), [("Wyr", False), ("Uyr", False), ("Wyn", True)], ids=["same thread", "rmw", "plain"]
)
def test_release_sequences(last: str, racy: bool) -> None:
    """rseq: later relaxed writes of the same thread and read-modify-writes carry a release on; a
    non-atomic write does not."""
    threads = (f"Wxn Wyl {last}", "Rya Rxn")
    write = "02W" if last[0] == "U" else "02"
    rf = {"10": write, "11": "00"}
    if last[0] == "U":
        rf["02R"] = "01"
    x = Sketch(threads, rf, ("0x 00", f"0y 01 {write}")).build()
    assert rc11.check(x) is None
    assert bool(races(x, rc11.hb(x))) == racy


def test_remark_1_a_read_races_with_a_write_it_must_read() -> None:
    x = Sketch(("Wxr", "Rxr Rxn"), {"10": "00", "11": "00"}, ("0x 00",)).build()
    found = {name: bool(races(x, model.hb(x))) for name, model in MODELS.items()}
    assert found == {"sc": False, "tso": False, "ra": False, "rc11": True, "wrc11": True}


def test_mo_weak_orders_what_hb_and_rf_order() -> None:
    x = Sketch(("Wxr", "Uxr", "Wxr"), {"10R": "00"}, ()).build()
    weak = wrc11.mo_weak(x)
    assert sorted(weak.pairs()) == [(0, 3), (0, 5), (0, 6), (3, 5)]
