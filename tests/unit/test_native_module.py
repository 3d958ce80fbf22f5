"""The native module as Python sees it: exceptions, options, data that goes in and comes back."""

from __future__ import annotations

import ast
import json
import threading
from pathlib import Path

import pytest
from native_image import ATOMIC, NONE, Function, Image, function_address, global_address, op

from raddle import _native

WRITE = op("STORE4", 2, 1, 0, ATOMIC)


def writers(body: list[tuple[str, int, int, int, int]], threads: int = 2) -> _native.Program:
    """Threads that run `body` with the address of a global in register 1 and 1 in register 2."""
    main = [op("CONST", 0, imm=function_address(1)), op("CONST", 1)]
    main += [op("SPAWN", 2 + i, 0, 1) for i in range(threads)]
    main += [op("JOIN", 2 + i, 2 + i) for i in range(threads)]
    main += [op("EXIT", 0, 1)]
    worker = [op("CONST", 1, imm=global_address(0)), op("CONST", 2, imm=1), *body, op("RET", 1, 0, 1)]
    image = Image([Function(2 + threads, main), Function(16, worker, 1, 1)], [(bytes(16), 0)])
    return _native.Program(image.code())


def explore(program: _native.Program, **options: object) -> _native.Interleavings:
    search = _native.Interleavings(program, _native.SearchOptions(count_duplicates=True, **options))
    assert search.run(60)
    assert search.duplicates == 0
    return search


def test_opcodes_follow_the_definition() -> None:
    assert _native.OPCODES["MOV"] == 0
    assert sorted(_native.OPCODES.values()) == list(range(len(_native.OPCODES)))


@pytest.mark.parametrize("code", [b"", b"RADDLE\0\1", b"\0" * 200, b"RADDLE\0\1" + b"\xff" * 64])
def test_a_bad_image_is_a_value_error(code: bytes) -> None:
    with pytest.raises(ValueError, match=r"image|section"):
        _native.Program(code)


def test_bad_options_are_refused() -> None:
    program = writers([WRITE])
    with pytest.raises(AttributeError, match="colour"):
        _native.SearchOptions(colour="red")
    with pytest.raises(TypeError):
        _native.SearchOptions(max_events="many")
    with pytest.raises(ValueError, match="watched"):
        _native.Interleavings(program, _native.SearchOptions(watch=[10_000]))


def test_counts() -> None:
    # Five orders of two single writes among spawn, spawn, join, join (native/tests derives the formula).
    search = explore(writers([WRITE]))
    assert (search.executions, search.blocked, search.explored) == (5, 0, 5)
    assert search.errors == []
    assert search.stopped is None


def test_a_race_replays() -> None:
    program = writers([op("STORE4", 2, 1)])
    search = explore(program)
    (error,) = search.errors
    assert (error.kind, error.code) == ("race", "race")
    schedule = json.loads(json.dumps(error.schedule))
    run = _native.replay(program, _native.SearchOptions(), schedule)
    assert run.outcome is not None
    assert (run.outcome.kind, run.outcome.stack) == (error.kind, error.stack)
    first, second = (run.events[i] for i in run.outcome.events)
    assert {first.thread, second.thread} == {1, 2}
    assert first.kind == second.kind == "store"
    assert [event.other for event in run.events if event.kind == "spawn"] == [1, 2]
    assert run.threads == [(0, None, 0), (0, 0, 1), (0, 1, 1)]


@pytest.mark.parametrize(
    "schedule",
    [{}, {"threads": [], "steps": [[0, 0]]}, {"threads": [[0, 0], [0, 1]], "steps": [[1, 0]]},
     {"threads": [[0]], "steps": []}, {"threads": "x", "steps": 5}],
)  # fmt: skip
def test_a_schedule_that_does_not_fit(schedule: dict[str, object]) -> None:
    with pytest.raises(_native.ScheduleError):
        _native.replay(writers([WRITE]), _native.SearchOptions(), schedule)


def test_wide_values_come_back_as_one_number() -> None:
    body = [op("CONST", 4, imm=5), op("CONST", 5, imm=7), op("STORE16", 4, 1, 0, ATOMIC)]
    run = _native.replay(
        writers(body, 1), _native.SearchOptions(), {"threads": [[0, 0]], "steps": [[0, 0], [1, 0]]}
    )
    assert run.events[-1].written == 5 | 7 << 64


def test_watched_instructions_and_bounds() -> None:
    loop = [op("CONST", 3), op("LOOP", 3, 0, 0, 9), op("JUMP", imm=3)]
    program = writers(loop, 1)
    search = explore(program, unroll=4, watch=[0, 3])
    assert search.bounds_hit == [9]
    assert search.visited == [0, 3]
    assert (search.executions, search.blocked) == (0, 1)


def test_stopped_says_why() -> None:
    spin = writers(
        [op("CONST", 3), op("LOAD4", 4, 1, 0, ATOMIC), op("LOOP", 3, 0, 0, 9), op("JUMP", imm=3)], 1
    )
    stopped = explore(spin, idle_limit=100).stopped
    assert stopped is not None
    assert stopped[:3] == ("idle", 9, 100)
    endless = writers([op("CONST", 3), op("LOOP", 3, 0, 0, 9), op("JUMP", imm=3)], 1)
    stopped = explore(endless, local_limit=1000).stopped
    assert stopped is not None
    assert stopped[:3] == ("local", 9, 1000)
    stopped = explore(writers([WRITE] * 10), max_events=5).stopped
    assert stopped is not None
    assert stopped[:2] == ("events", 5)


def test_run_releases_the_gil() -> None:
    search = _native.Interleavings(writers([WRITE] * 6, 3), _native.SearchOptions())
    thread = threading.Thread(target=search.run, args=(0.3,))
    thread.start()
    count = 0
    while thread.is_alive():
        count += 1
    thread.join()
    assert count > 1000


def test_run_local_counts_iterations() -> None:
    code = [op("CONST", 0), op("LOOP", 0, 0, 0, 0), op("JUMP", imm=1)]
    iterations, seconds = _native.run_local(_native.Program(Image([Function(4, code)]).code()), 0.05)
    assert iterations > 10_000
    assert seconds >= 0.05


def test_private_memory_makes_no_events() -> None:
    body = [op("ALLOCA", 4, NONE, 0, 0), op("STORE4", 2, 4), op("LOAD4", 5, 4), WRITE]
    main = [op("CONST", 0, imm=function_address(1)), op("SPAWN", 2, 0, 0), op("JOIN", 2, 2), op("EXIT", 0, 0)]
    worker = [op("CONST", 1, imm=global_address(0)), op("CONST", 2, imm=1), *body, op("RET", 1, 0, 1)]
    image = Image([Function(4, main), Function(16, worker, 1, 1)], [(bytes(8), 0)], [(8, 1)])
    assert explore(_native.Program(image.code())).events == 3


def test_the_stub_names_what_the_module_has() -> None:
    stub = ast.parse(Path(__file__).parents[2].joinpath("src/raddle/_native.pyi").read_text())
    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            members = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"__init__"}
            fields = (item.target for item in node.body if isinstance(item, ast.AnnAssign))
            members |= {target.id for target in fields if isinstance(target, ast.Name)}
            real = {name for name in vars(getattr(_native, node.name)) if not name.startswith("_")}
            assert members == real, node.name
        elif isinstance(node, ast.FunctionDef):
            assert callable(getattr(_native, node.name))
    named = {node.name for node in stub.body if isinstance(node, ast.ClassDef | ast.FunctionDef)} | {
        "OPCODES"
    }
    assert named == {name for name in vars(_native) if not name.startswith("_")}
