"""`raddle run` and `raddle schedule` from outside: inputs, signals, time limits, exit statuses."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from bundled_programs import bundled
from commands import raddle

from raddle.impact.search.search import MAX_NODES
from raddle.impact.tree.policy import Policy
from raddle.schedules import describe
from raddle.schedules.synthesis import attempt

JOINED = """\
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
static int x;
static void *one(void *p) { x = x + 1; return 0; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, one, 0);
  pthread_join(t, 0);
  assert(x == 1);
  return 0;
}
"""


def schedule(source: Path, text: str) -> str:
    """The path of the schedule that is found for the text."""
    source.write_text(text)
    output = str(source.with_suffix(".json"))
    words = ("-o", output, "--iterations", "1", "--complete", "0")
    done = raddle("schedule", str(source), *words, folder=source.parent)
    assert done.returncode == 0, done.stdout + done.stderr
    return output


def test_a_schedule_does_not_depend_on_how_the_path_is_spelled(tmp_path: Path) -> None:
    source = tmp_path / "p" / "assertion.c"
    source.parent.mkdir()
    made = schedule(source, JOINED)
    for spelled, folder in (
        ("assertion.c", source.parent),
        ("./assertion.c", source.parent),
        ("p/assertion.c", tmp_path),
        ("../p/assertion.c", source.parent),
        (str(source), tmp_path),
    ):
        assert raddle("schedule", spelled, "--check", made, folder=folder).returncode == 0, spelled


def test_a_file_name_that_the_program_prints_is_part_of_the_program(tmp_path: Path) -> None:
    source = tmp_path / "printed.c"
    made = schedule(source, JOINED.replace("return 0;\n}", 'puts("one/printed.c"); return 0;\n}'))
    source.write_text(source.read_text().replace("one/", "two/"))
    done = raddle("schedule", str(source), "--check", made)
    assert done.returncode == 3
    assert "is the schedule of another program" in done.stderr
    changed = JOINED.replace("x == 1", "x == 01")  # what is asserted is spelled out in the message
    made = schedule(source, JOINED)
    source.write_text(changed)
    assert raddle("schedule", str(source), "--check", made).returncode == 3


def test_lines_and_texts_are_part_of_the_program(tmp_path: Path) -> None:
    source = tmp_path / "moved.c"
    text = JOINED.replace("return 0;\n}", 'puts("a !1, b"); return 0;\n}')
    made = schedule(source, text)
    for changed in (
        text.replace("static int x;", "\nstatic int x;"),
        text.replace("!1", "!2"),
        text.replace("x + 1", "1 + x"),
    ):
        source.write_text(changed)
        assert raddle("schedule", str(source), "--check", made).returncode == 3
    source.write_text(text)
    assert raddle("schedule", str(source), "--check", made).returncode == 0


@pytest.mark.parametrize("kept", [True, False])
def test_a_program_ends_with_its_last_thread(tmp_path: Path, kept: bool) -> None:
    """main calls pthread_exit; the others end after it, one of them by pthread_exit after a decision."""
    source = tmp_path / "p.c"
    made = schedule(
        source,
        "#include <pthread.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n"
        "int __VERIFIER_nondet_int(void);\n"
        "static int x, y;\n"
        "static void *one(void *p) { usleep(200000); x = __VERIFIER_nondet_int();\n"
        "  if (x == 7) pthread_exit(0);\n"
        "  y = 1; return 0; }\n"
        'static void *two(void *p) { y = 2; puts("two"); return 0; }\n'
        "int main(void) { pthread_t a, b; pthread_create(&a, 0, one, 0); pthread_create(&b, 0, two, 0);\n"
        "  pthread_exit(0); }\n",
    )
    words = ("--schedule", made) if kept else ("--unconstrained",)
    for value in (7, 8):
        (tmp_path / "i.c").write_text(f"int __VERIFIER_nondet_int(void) {{ return {value}; }}\n")
        done = raddle("run", str(source), *words, "--inputs", str(tmp_path / "i.c"), "--stats")
        assert (done.returncode, done.stdout) == (0, "two\n"), done.stderr
        assert "raddle: level" in done.stderr


def test_random_inputs_differ_from_run_to_run_and_can_be_repeated(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n#include <stdio.h>\n"
        "_Bool __VERIFIER_nondet_bool(void); int __VERIFIER_nondet_int(void);\n"
        "static int yes, sum;\n"
        "static void *one(void *p) { sum = __VERIFIER_nondet_int() & 0xffffff; return 0; }\n"
        "int main(void) {\n"
        "  pthread_t t;\n"
        "  for (int i = 0; i < 1000; i++) yes += __VERIFIER_nondet_bool();\n"
        "  pthread_create(&t, 0, one, 0); pthread_join(t, 0);\n"
        '  printf("%d %d\\n", yes, sum);\n'
        "}\n"
    )
    words = ("run", str(source), "--unconstrained", "--stats")
    runs = [raddle(*words) for _ in range(3)]
    assert all(300 < int(run.stdout.split()[0]) < 700 for run in runs)
    assert len({run.stdout for run in runs}) == 3
    for run in runs[:2]:
        found = re.search(r", seed (\d+)$", run.stderr, re.MULTILINE)
        assert found, run.stderr
        assert raddle(*words, variables={"RADDLE_RUN_SEED": found[1]}).stdout == run.stdout
    refused = raddle(*words, variables={"RADDLE_RUN_SEED": "soon"})
    assert refused.returncode == 3
    assert "RADDLE_RUN_SEED is 'soon', not a number" in refused.stderr


def test_a_slow_reader_does_not_hold_up_the_end(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text('#include <stdio.h>\nint main(void) { for (;;) puts("and so on"); }\n')
    words = (sys.executable, "-m", "raddle.cli.main", "run", str(source), "--unconstrained", "--stats")
    raddle(*words[3:], "--seconds", "0.1")  # the C library is built
    with subprocess.Popen(
        [*words, "--seconds", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.wait(60) == 0  # nobody has read a thing
        finally:
            process.kill()
        assert process.stderr is not None
        found = re.search(r"level -1, (\S+) s,", process.stderr.read())
        assert found
        assert 1 <= float(found[1]) < 2.5


FOR_EVER = """\
#include <pthread.h>
#include <raddle.h>
#include <stdio.h>
static int x;
static void *one(void *p) { for (;;) { x = 1; raddle_progress(); } return 0; }
int main(void) {
  puts("begins"); fflush(stdout);
  pthread_t t; pthread_create(&t, 0, one, 0); pthread_join(t, 0);
}
"""


def interrupted(send: Callable[[int], None], folder: Path, *words: str) -> tuple[int, str, str]:
    """Status, output and standard error of a run that is sent a signal when it has printed a line."""
    process = subprocess.Popen(
        [sys.executable, "-m", "raddle.cli.main", "run", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"TMPDIR": str(folder)},
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1)
        send(process.pid)
        output, error = process.communicate(timeout=60)
        with pytest.raises(ProcessLookupError):
            os.killpg(process.pid, 0)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, output, error


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("to", ["process", "group"])
def test_signals_end_the_program_and_statistics_are_printed(
    tmp_path: Path, number: signal.Signals, to: str
) -> None:
    source = tmp_path / "p.c"
    made = schedule(source, FOR_EVER)
    send = os.kill if to == "process" else os.killpg
    (tmp_path / "t").mkdir()
    words = (str(source), "--schedule", made, "--stats")
    status, _, error = interrupted(lambda pid: send(pid, number), tmp_path / "t", *words)
    assert status == -number
    assert re.search(r"useful work [1-9]\d* \(", error), error
    assert not list((tmp_path / "t").iterdir()), "nothing is left behind"
    assert interrupted(lambda pid: send(pid, number), tmp_path / "t", *words[:-1]) == (-number, "", "")


def test_a_program_gets_its_signals_once(tmp_path: Path) -> None:
    """One that it handles, and one that it blocks and waits for."""
    source = tmp_path / "p.c"
    source.write_text(
        "#include <signal.h>\n#include <stdio.h>\n#include <unistd.h>\n"
        "static volatile sig_atomic_t times;\n"
        "static void count(int number) { times++; }\n"
        "int main(void) {\n"
        "  sigset_t set; int got; signal(SIGINT, count);\n"
        "  sigemptyset(&set); sigaddset(&set, SIGTERM); sigprocmask(SIG_BLOCK, &set, 0);\n"
        '  puts("begins"); fflush(stdout);\n'
        "  sigwait(&set, &got); sleep(1);\n"
        '  printf("%d %d\\n", got, (int)times); return 5;\n'
        "}\n"
    )

    def send(pid: int) -> None:
        os.killpg(pid, signal.SIGINT)
        time.sleep(0.1)
        os.killpg(pid, signal.SIGTERM)

    for stats in ((), ("--stats",)):
        status, output, _ = interrupted(send, tmp_path, str(source), "--unconstrained", *stats)
        assert (status, output) == (5, "15 1\n")


@pytest.mark.parametrize("name", ["__VERIFIER_assume", "raddle_assume"])
def test_an_assumption_that_does_not_hold_is_named_with_its_line(tmp_path: Path, name: str) -> None:
    source, inputs = tmp_path / "p.c", tmp_path / "i.c"
    made = schedule(
        source,
        "#include <pthread.h>\n#include <raddle.h>\n"
        "void __VERIFIER_assume(int);\n"
        "static int x;\n"
        "static void *one(void *p) {\n"
        "  int k = raddle_input();\n"
        "  raddle_assume(k < 500);\n"
        f"  {name}(k < 250);\n"
        "  x = k; return 0; }\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, one, 0); pthread_join(t, 0); return x; }\n",
    )
    inputs.write_text("int __VERIFIER_nondet_int(void) { return 300; }\n")
    for words in (("--schedule", made), ("--schedule", made, "-O2"), ("--unconstrained",)):
        done = raddle("run", str(source), *words, "--inputs", str(inputs))
        assert done.returncode == 121
        assert done.stderr == f"raddle: thread 1: an assumption does not hold at {source}:8:3\n"


def test_traces_name_elements_and_nothing_is_said_twice(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n"
        "static pthread_mutex_t f[3];\n"
        "static struct { int n; pthread_mutex_t m; } r[2];\n"
        "static int seen[4][2];\n"
        "static void *one(void *p) { long i = (long)p;\n"
        "  pthread_mutex_lock(&f[i]);\n"
        "  seen[i + 1][1] = 1; r[1].n = 2; pthread_mutex_lock(&r[1].m); pthread_mutex_unlock(&r[1].m);\n"
        "  pthread_mutex_lock(&f[(i + 1) % 3]);\n"
        "  pthread_mutex_unlock(&f[(i + 1) % 3]); pthread_mutex_unlock(&f[i]); return 0; }\n"
        "int main(void) { pthread_t t[3];\n"
        "  for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, one, (void *)i);\n"
        "  for (int i = 0; i < 3; i++) pthread_join(t[i], 0); }\n"
    )
    done = raddle("schedule", str(source), "--iterations", "3", "--complete", "60")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert re.match(
        r"1  safe  threads take turns of one round, thread 1 first; 1 section, \d+ events; ", lines[0]
    )
    assert re.match(r"3  the same as 1 \(.*\); \d+ nodes, \S+ s, certified in \S+ s$", lines[2]), lines[2]
    assert "counterexample: deadlock of thread 0, thread 1, thread 2, thread 3" in done.stdout
    rows = {line.split(maxsplit=3)[-1] for line in lines if line.startswith("  thread")}
    assert {f"lock f[{i}]" for i in range(3)} <= rows, rows
    assert {"store seen[1][1]", "store r[1].n", "lock r[1].m"} <= rows, rows


def test_a_line_says_which_limit_is_reached() -> None:
    """Time in the search, time in the certificate, or nodes."""
    found = attempt(bundled("double_lock", "-DDEADLOCK"), Policy(1, 1), 1, None)
    gone = attempt(bundled("double_lock", "-DDEADLOCK"), Policy(1, 1), 1, time.monotonic() - 1)
    assert re.match(r"1  gave up: the time is up \(.*\); 1 node, \S+ s$", describe.line(gone)), describe.line(
        gone
    )
    late = replace(found, schedule=None, problem="limit", certified=1.5)
    assert describe.line(late).endswith(" s + 1.50 s for the certificate")
    large = replace(late, iteration=replace(found.iteration, nodes=MAX_NODES + 1))
    assert describe.line(large).startswith("1  gave up: the limit of 20000 nodes is reached (")


def test_every_schedule_is_safe_but_none_was_found(tmp_path: Path) -> None:
    source, output = tmp_path / "p.c", tmp_path / "s.json"
    source.write_text(JOINED)
    words = ("schedule", str(source), "--timeout", "1e-9")
    for more, status in (((), 0), (("-o", str(output)), 2), (("--complete", "0"), 2)):
        done = raddle(*words, *more)
        verdict = "not decided for all schedules" if "0" in more else "safe: no schedule leads to an error"
        expected = f"verdict: {verdict}\nno schedule was found\n"
        assert (done.returncode, done.stdout, done.stderr) == (status, expected, "")
    assert not output.exists()


@pytest.mark.parametrize("words", [("--quiet",), ("--json", "-")])
def test_a_schedule_that_is_not_written_is_no_secret(tmp_path: Path, words: tuple[str, ...]) -> None:
    source, output = tmp_path / "p.c", tmp_path / "s.json"
    once = "#include <pthread.h>\nstatic pthread_once_t o;\nstatic void f(void) {}\nint main(void) {\n%s}\n"
    source.write_text(once % "pthread_once(&o, f);")
    done = raddle("verify", str(source), "--schedule-out", str(output), *words)
    assert done.returncode == 0
    assert done.stderr == (
        f"raddle: warning: no schedule is written: {source}:5:1: pthread_once in a schedule from executions: "
        "they call functions back\n"
    )
    assert not output.exists()
    source.write_text(once % "return 0;")
    done = raddle("verify", str(source), "--schedule-out", str(output), *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert output.exists()


def test_without_a_schedule_there_may_be_any_number_of_threads(tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(
        "#include <pthread.h>\n#include <raddle.h>\n"
        "static void *one(void *p) { raddle_progress(); return 0; }\n"
        "int main(void) { pthread_t t;\n"
        "  for (int i = 0; i < 100; i++) { pthread_create(&t, 0, one, 0); pthread_join(t, 0); } return 6; }\n"
    )
    done = raddle("run", str(source), "--unconstrained", "--stats")
    assert done.returncode == 6
    assert "useful work 100 (" in done.stderr
