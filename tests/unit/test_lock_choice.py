"""How `--locks auto` treats critical sections: by sections that do not conflict, and where accesses are."""

from __future__ import annotations

from pathlib import Path

import pytest
from two_threads import SECTION, code

from raddle.explore.locks import choose_locks, independent_sections, mostly_inside
from raddle.explore.native import takes_locks
from raddle.explore.options import Options
from raddle.explore.run import Event
from raddle.explore.sections import find_sections

ADDRESSES = {"l": 16, "m": 32, "x": 48, "y": 64}


def events_of(words: str) -> tuple[Event, ...]:
    """`1l( 1x? 1y= 1x+ 1l)`: thread 1 locks l, reads x, writes y, updates x, unlocks l."""

    def event(word: str) -> Event:
        thread, address, kind = int(word[0]), ADDRESSES[word[1]], word[2]
        if kind in "()":
            return Event(thread, "lock" if kind == "(" else "unlock", (), address)
        read, written = (0 if kind in "?+" else None), (1 if kind in "=+" else None)
        name = {"?": "load", "=": "store", "+": "rmw"}[kind]
        return Event(thread, name, (), address, 4, "plain", read, written)

    return tuple(map(event, words.split()))


def no_library(event: Event) -> str:
    return ""


@pytest.mark.parametrize(
    ("events", "independent"),
    [
        ("1l( 1x= 1l) 2l( 2y= 2l)", True),
        ("1l( 1x? 1l) 2l( 2x? 2l)", True),
        ("1l( 1l) 2l( 2x= 2l)", True),
        ("1l( 1x= 1l) 2l( 2x= 2l)", False),
        ("1l( 1x= 1l) 2l( 2x? 2l)", False),
        ("1l( 1x? 1l) 2l( 2x+ 2l)", False),
        ("1l( 1x= 1l) 1l( 1y= 1l)", False),  # of one thread
        ("1l( 1x= 1l) 2m( 2y= 2m)", False),  # of two locks
        ("1l( 1x= 1l) 2x= 2l( 2x= 2l) 2y=", False),  # what is outside does not count
        ("1l( 1x= 1l) 2l( 2x= 2y= 2l) 1l( 1x? 1l)", False),
        ("1l( 1x= 1l) 2l( 2x= 2l) 1l( 1y= 1l)", True),  # the last two
        ("1l( 1x= 1l) 2l( 2m( 2x= 2m) 2l)", False),  # an inner section's access is the outer one's, too
        ("1l( 1m( 1y= 1l) 1x= 1m) 2l( 2x= 2l)", True),  # l ended before x
        ("1x= 2x=", False),
    ],
)
def test_sections_that_do_not_conflict(events: str, independent: bool) -> None:
    found = events_of(events)
    assert independent_sections(found, find_sections(found, no_library)) == independent


@pytest.mark.parametrize(
    ("events", "inside"),
    [
        ("1l( 1x= 1l) 2x=", True),  # half of them
        ("1l( 1x= 1l) 2x= 2y=", False),
        ("1l( 1x= 1y? 1l) 1x=", True),
        ("1l( 2x= 2y= 1x= 1l)", False),  # others hold nothing
        ("1l( 1m( 1l) 1x= 1m)", True),  # one of two is held still
        ("1l( 1l) 1x=", False),
    ],
)
def test_where_the_accesses_are(events: str, inside: bool) -> None:
    found = events_of(events)
    assert mostly_inside(found, find_sections(found, no_library)) == inside


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_whether_there_are_locks() -> None:
    assert takes_locks(code(SECTION.format("x++;")))
    assert not takes_locks(code("x++"))


@pytest.mark.parametrize(
    ("body", "options", "locks", "reason"),
    [
        ("x++", Options(search="reads-from"), "ordered", None),
        (SECTION.format("x++;"), Options(search="rcmc"), "ordered", "rcmc orders critical sections"),
        (SECTION.format("x++;"), Options(search="reads-from", model="wrc11"), "ordered", "under wrc11"),
        (SECTION.format("z[id]++;"), Options(search="reads-from"), "unordered", "not conflict (execution 1)"),
        (SECTION.format("z[0]++;"), Options(search="reads-from"), "unordered", "inside of critical"),
        (
            SECTION.format("z[0] = id;"),
            Options(search="modification-order"),
            "unordered",
            "inside of critical",
        ),
        (SECTION.format("z[0] = id;"), Options(search="reads-from"), "unordered", "would merge less"),
        (
            SECTION.format("x++;") + "; x++; y++; x++; y++; x++; y++",
            Options(search="modification-order"),
            "ordered",
            "critical sections conflict, and most accesses are made outside of them",
        ),
        (
            SECTION.format("x++;") + "; x++; y++",
            Options(search="reads-from"),
            "unordered",
            "nothing speaks",
        ),
    ],
)
def test_choice(body: str, options: Options, locks: str, reason: str | None) -> None:
    chosen = choose_locks(code(body), options, [], no_library)
    assert chosen.locks == locks
    assert chosen.reason == reason or (reason is not None and reason in str(chosen.reason))
    assert not chosen.interrupted


def test_an_interrupt_while_choosing_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raddle.explore.sample.drive", lambda *_, **__: ("interrupt", 0.0))
    chosen = choose_locks(code(SECTION.format("x++;")), Options(search="reads-from"), [], no_library)
    assert chosen.interrupted
    assert chosen.begun is not None
