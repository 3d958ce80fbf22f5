"""The command line: from a C file to a schedule to a run under it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest
from bundled_programs import FOLDER
from commands import PATIENT, raddle, useful

from raddle.schedules.format import read, write
from raddle.schedules.order import UNROLLED
from raddle.schedules.sections import TURNS, Event


@cache
def scheduled(name: str, *flags: str) -> tuple[str, str]:
    """The program's path and its schedule's."""
    path = str(FOLDER / f"{name}.c")
    output = str(Path(mkdtemp(prefix="raddle-test-")) / "schedule.json")
    done = raddle("schedule", path, *flags, "-o", output, "--iterations", "3", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    return path, output


def test_lines_are_streamed_and_the_file_says_what_was_proven(tmp_path: Path) -> None:
    output = tmp_path / "s.json"
    path = str(FOLDER / "double_lock.c")
    done = raddle(
        "schedule",
        path,
        "-DDEADLOCK",
        "-o",
        str(output),
        "--iterations",
        "2",
        "--svg",
        str(tmp_path / "s.svg"),
        *PATIENT,
    )
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("1  safe  threads take turns of one round, thread 1 first; 2 sections, ")
    assert lines[1].startswith("2  safe  threads take turns of 2 rounds, thread 1 first; 2 sections, ")
    assert any(line.startswith("counterexample: deadlock of ") for line in lines)
    assert "verdict: partially safe: safe under the schedules found, unsafe under others" in lines
    document = json.loads(output.read_text())
    assert document["raddle_schedule"] == 3
    assert document["verdict"] == "partially-safe"
    assert list(document["threads"]) == ["main", "one", "other"]
    assert (tmp_path / "s.svg").read_text().startswith("<svg ")
    assert raddle("schedule", path, "-DDEADLOCK", "--check", str(output)).returncode == 0


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
@pytest.mark.parametrize(
    ("name", "flags"),
    [
        ("producer_consumer", ()),
        ("double_lock", ("-DDEADLOCK",)),
        ("racy_producer_consumer", ()),
        ("file_system_declarative", ()),
        ("barrier", ()),
    ],
)
def test_programs_run_under_their_schedules(name: str, flags: tuple[str, ...], level: str) -> None:
    path, schedule = scheduled(name, *flags)
    done = raddle("run", path, *flags, "--schedule", schedule, level, "--seconds", "1.5", "--stats")
    assert done.returncode == 0, done.stderr
    work = useful(done)
    assert min(work) > 0
    rotates = any(section.turns for section in read(Path(schedule)).variant.schedule.sections)
    # Rounds that a group or a thread may be ahead: a machine that is busy does no more than one turn.
    ahead = 4 * TURNS * UNROLLED if rotates else 100
    assert max(work) <= 3 * min(work) + ahead, "all threads make progress"


def test_the_deadlock_program_deadlocks_without_its_schedule() -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK", "-DMICROSECONDS=0")
    flags = ("-DDEADLOCK", "-DMICROSECONDS=0")
    done = raddle("run", path, *flags, "--unconstrained", "--seconds", "60")
    assert done.returncode == 122, "no useful work is done any more"
    done = raddle("run", path, *flags, "--schedule", schedule, "-O0", "--seconds", "4", "--stats")
    assert done.returncode == 0
    one, other = useful(done)
    assert abs(one - other) <= 8


@pytest.mark.slow
def test_the_deadlock_program_runs_for_a_minute_under_its_schedule() -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK")
    done = raddle("run", path, "-DDEADLOCK", "--schedule", schedule, "--seconds", "60", "--stats")
    assert done.returncode == 0
    one, other = useful(done)
    assert abs(one - other) <= 2
    assert one > 1000


def test_the_racy_program_fails_without_its_schedule() -> None:
    path, _ = scheduled("racy_producer_consumer")
    done = raddle("run", path, "--unconstrained", "--seconds", "20")
    assert done.returncode == -signal.SIGABRT, "the assertion aborts the program"
    assert "Assertion" in done.stderr


def test_foreign_and_damaged_schedules_are_refused(tmp_path: Path) -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK")
    other = raddle("run", path, "--schedule", schedule)
    assert other.returncode == 3
    assert "is the schedule of another program" in other.stderr
    text = Path(schedule).read_text()
    cases = [
        (text.replace('"thread": 1', '"thread": 2', 1), "is damaged or was changed by hand"),
        (
            text.replace('"raddle_schedule": 3', '"raddle_schedule": 9'),
            "has version 9, this raddle reads version 3",
        ),
        (text[: len(text) // 2], "is no schedule: it is not JSON"),
        ("{}", "is no schedule of raddle"),
    ]
    for content, message in cases:
        changed = tmp_path / "changed.json"
        changed.write_text(content)
        done = raddle("run", path, "-DDEADLOCK", "--schedule", str(changed))
        assert done.returncode == 3
        assert message in done.stderr


def changed(schedule: str, events: Callable[[list[Event]], list[Event]], path: Path) -> str:
    """The schedule with other events in its first section, sealed as if it were right."""
    content = read(Path(schedule))
    variant = content.variant
    first, *others = variant.schedule.sections
    first = replace(first, events=tuple(events(list(first.events))))
    made = replace(variant, schedule=replace(variant.schedule, sections=(first, *others)))
    write(path, replace(content, variant=made))
    return str(path)


def test_what_the_schedule_does_not_permit_stops_the_program(tmp_path: Path) -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK")

    def exchange(events: list[Event]) -> list[Event]:
        locks = [n for n, e in enumerate(events) if e.site is not None and e.site[2] == "lock"]
        one, other = locks[:2]
        events[one], events[other] = events[other], events[one]
        return events

    wrong = changed(schedule, exchange, tmp_path / "wrong.json")
    done = raddle("run", path, "-DDEADLOCK", "--schedule", wrong, "-O2", "--conform", "--seconds", "20")
    assert done.returncode == 121
    assert "raddle: thread 1: an access that the schedule does not permit at " in done.stderr
    assert "double_lock.c:21:9, lock" in done.stderr
    assert raddle("schedule", path, "-DDEADLOCK", "--check", wrong).returncode == 3


def test_the_watchdog_names_threads_and_lines(tmp_path: Path) -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK")

    def too_early(events: list[Event]) -> list[Event]:
        """A thread is to lock before it is created."""
        lock = next(e for e in events if e.site is not None and e.site[2] == "lock")
        events.remove(lock)
        return [lock, *events]

    stuck = changed(schedule, too_early, tmp_path / "stuck.json")
    done = raddle("run", path, "-DDEADLOCK", "--schedule", stuck, "-O0", "--seconds", "30")
    assert done.returncode == 122
    assert "raddle: the schedule is stuck: nothing has moved for 3 s" in done.stderr
    assert "  thread 0 waits at " in done.stderr
    assert "double_lock.c:48:5, create" in done.stderr


def test_output_status_and_arguments_pass_through(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n#include <stdio.h>\n"
        "static int x;\n"
        "static void *one(void *p) { x = x + 1; return 0; }\n"
        "int main(void) {\n"
        "  pthread_t t;\n"
        "  pthread_create(&t, 0, one, 0);\n"
        "  pthread_join(t, 0);\n"
        '  printf("x is %d\\n", x);\n'
        "  return 7;\n"
        "}\n"
    )
    output = str(tmp_path / "s.json")
    assert raddle("schedule", str(source), "-o", output).returncode == 0
    done = raddle("run", str(source), "--schedule", output)
    assert (done.returncode, done.stdout) == (7, "x is 1\n")


def test_a_thread_that_blocks_itself_is_named(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n"
        "static int x;\n"
        "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n"
        "static void *one(void *p) { pthread_mutex_lock(&m);\n"
        "  pthread_mutex_lock(&m);\n"
        "  return 0; }\n"
        "static void *two(void *p) { for (;;) x = 1; return 0; }\n"
        "int main(void) { pthread_t a, b; pthread_create(&a, 0, one, 0); pthread_create(&b, 0, two, 0);\n"
        "  pthread_join(a, 0); pthread_join(b, 0); }\n"
    )
    done = raddle(
        "schedule", str(source), "--iterations", "1", "--complete", "0", "-o", str(tmp_path / "s.json")
    )
    assert done.returncode == 0
    assert f"   warning: thread 1 stays blocked at {source}:5:3, by the program itself" in done.stdout
    for level in ("-O0", "-O1", "-O2"):
        run = raddle("run", str(source), "--schedule", str(tmp_path / "s.json"), level, "--seconds", "0.3")
        assert run.returncode == 0, run.stderr


def test_a_thread_that_blocks_after_a_decision_does_not_stop_the_others(tmp_path: Path) -> None:
    source, inputs, output = tmp_path / "p.c", tmp_path / "i.c", str(tmp_path / "s.json")
    source.write_text(
        "#include <pthread.h>\n#include <raddle.h>\n"
        "static int x, y;\n"
        "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n"
        "static void *one(void *p) { pthread_mutex_lock(&m); x = raddle_input();\n"
        "  if (x == 1) pthread_mutex_lock(&m);\n"
        "  return 0; }\n"
        "static void *two(void *p) { for (;;) { y = 1; raddle_progress(); } return 0; }\n"
        "int main(void) { pthread_t a, b; pthread_create(&a, 0, one, 0); pthread_create(&b, 0, two, 0);\n"
        "  pthread_join(a, 0); pthread_join(b, 0); }\n"
    )
    inputs.write_text("int __VERIFIER_nondet_int(void) { return 1; }\n")
    done = raddle("schedule", str(source), "--iterations", "1", "--complete", "0", "-o", output)
    assert done.returncode == 0
    for level in ("-O0", "-O1", "-O2"):
        words = ("--schedule", output, level, "--seconds", "4", "--stats", "--inputs", str(inputs))
        run = raddle("run", str(source), *words)
        assert run.returncode == 0, run.stderr
        assert useful(run)[1] > 100


def test_an_unsafe_program_has_no_schedule(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <assert.h>\n#include <pthread.h>\n"
        "static int x;\n"
        "static void *one(void *p) { x = 1; return 0; }\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, one, 0); pthread_join(t, 0); assert(x == 2); }\n"
    )
    done = raddle("schedule", str(source), *PATIENT)
    assert done.returncode == 1
    assert "verdict: unsafe: every schedule can lead to an error" in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("schedule", "--timeout", "-1"), "--timeout needs a number of seconds above 0"),
        (("schedule", "--timeout", "nan"), "--timeout needs a number of seconds above 0"),
        (("schedule", "--complete", "nan"), "--complete one from 0 on"),
        (("run", "--unconstrained", "--seconds", "nan"), "--seconds needs a number above 0"),
        (("schedule", "--iterations", "0"), "--iterations needs a number above 0"),
        (("run", "--unconstrained", "-O3"), "-O3: the levels of enforcement are -O0, -O1, -O2"),
        (("run", "--unconstrained", "--seconds", "0"), "--seconds needs a number above 0"),
        (("run", "--unconstrained", "--inputs", "nothing.c"), "--inputs nothing.c: no such file"),
        (("run", "--schedule", "nothing.json"), "nothing.json: No such file or directory"),
    ],
)
def test_bad_options_are_refused(words: tuple[str, ...], message: str) -> None:
    verb, *others = words
    done = raddle(verb, str(FOLDER / "barrier.c"), *others)
    assert done.returncode == 3
    assert message in done.stderr


def test_sealed_nonsense_is_refused(tmp_path: Path) -> None:
    path, schedule = scheduled("double_lock", "-DDEADLOCK")
    content = read(Path(schedule))
    wrong = tmp_path / "wrong.json"
    first, *others = content.variant.schedule.sections
    elsewhere = replace(first, then=(((), 99),))
    for sections in ((), (elsewhere, *others)):
        schedule_ = replace(content.variant.schedule, sections=sections)
        write(wrong, replace(content, variant=replace(content.variant, schedule=schedule_)))
        done = raddle("run", path, "-DDEADLOCK", "--schedule", str(wrong))
        assert done.returncode == 3
        assert "is sealed, but no schedule that raddle writes" in done.stderr


def test_a_loop_that_ends_blocks_nobody(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n"
        "int __VERIFIER_nondet_int(void);\n"
        "static int yes, no;\n"
        "static void *count(void *p) {\n"
        "  for (int i = 0; i < 3; i++) if (__VERIFIER_nondet_int() > 0) yes++; else no++;\n"
        "  return 0; }\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, count, 0); pthread_join(t, 0); return 0; }\n"
    )
    done = raddle("schedule", str(source), "--iterations", "1", "-o", str(tmp_path / "s.json"))
    assert (done.returncode, "warning" in done.stdout) == (0, False), done.stdout


def test_on_a_terminal_it_tells_how_far_it_has_come(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\nint n;\n"
        "void *f(void *p) { for (;;) n = (n + 1) % 7; }\n"
        "int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); pthread_join(a, 0); }\n"
    )
    ours, theirs = os.openpty()
    words = [sys.executable, "-m", "raddle.cli.main", "schedule", str(source), "--iterations", "1"]
    shown = ""
    with (
        (tmp_path / "output").open("w") as output,
        subprocess.Popen(words, stdout=output, stderr=theirs) as process,
    ):
        os.close(theirs)
        with contextlib.suppress(OSError):  # what a terminal says that nobody writes to any more
            while True:
                shown += os.read(ours, 1000).decode()
    os.close(ours)
    assert process.returncode == 0
    assert "threads take turns of one round, thread 1 first, by values: 1 node, 0 covers" in shown
    assert shown.split("\r")[-1] == ""  # cleared in the end
    assert (tmp_path / "output").read_text().splitlines()[
        -1
    ] == "verdict: safe: no schedule leads to an error"
