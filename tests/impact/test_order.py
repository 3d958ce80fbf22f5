"""What waits for what, at each level."""

from __future__ import annotations

from raddle.impact.state.run import Site
from raddle.schedules.order import UNROLLED, ordered
from raddle.schedules.sections import Event, ProgramSchedule, Section


def event(thread: int, kind: str, number: int, reads: str = "", writes: str = "") -> Event:
    site: Site = ("f", number, kind)
    return Event(thread, site, (), frozenset((r, None) for r in reads), frozenset((w, None) for w in writes))


def schedule(*events: Event, loop: bool = False) -> ProgramSchedule:
    return ProgramSchedule((Section(tuple(events), (((), 0),) if loop else ()),), ("main", "a", "b"))


def test_level_0_is_a_total_order() -> None:
    item = ordered(schedule(event(1, "load", 1, "x"), event(2, "load", 2, "y"), event(1, "load", 3, "z")), 0)[
        0
    ]
    assert item.waits == ((), ((1, 1),), ((2, 1),))


def test_level_1_keeps_the_order_of_dependent_events_only() -> None:
    """x := 1 by one thread, then x := 0 by the other and a read of y by the first: the paper's example."""
    item = ordered(
        schedule(event(1, "store", 1, "", "x"), event(2, "store", 2, "", "x"), event(1, "load", 3, "y")), 1
    )[0]
    assert item.waits == ((), ((1, 1),), ())


def test_waits_that_follow_from_others_are_left_out() -> None:
    item = ordered(
        schedule(
            event(1, "store", 1, "", "x"),
            event(2, "store", 2, "x", "y"),
            event(2, "store", 3, "x", "z"),
            event(1, "load", 4, "z"),
            event(1, "load", 5, "y"),
        ),
        1,
    )[0]
    assert item.waits == ((), ((1, 1),), (), ((2, 2),), ())


def test_level_2_drops_mutexes_and_unrolls() -> None:
    item = ordered(
        schedule(
            event(1, "lock", 1, "m", "m"),
            event(1, "store", 2, "", "x"),
            event(1, "unlock", 3, "m", "m"),
            event(2, "lock", 4, "m", "m"),
            event(2, "load", 5, "x"),
            event(2, "unlock", 6, "m", "m"),
            loop=True,
        ),
        2,
    )[0]
    left = [e.site[1] for e in item.section.events if e.site]
    assert left == [2, 5] * UNROLLED
    needs = [w for e, w in zip(item.section.events, item.waits, strict=True) if e.site]
    assert needs[:4] == [(), ((1, 1),), ((2, 1),), ((1, 2),)]


def test_elements_that_differ_are_independent_on_level_2() -> None:
    one = Event(1, ("f", 1, "store"), (), frozenset(), frozenset({("a", 0)}))
    other = Event(2, ("f", 2, "store"), (), frozenset(), frozenset({("a", 1)}))
    assert ordered(schedule(one, other), 1)[0].waits == ((), ((1, 1),))
    assert ordered(schedule(one, other), 2)[0].waits == ((), ())
