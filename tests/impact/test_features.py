"""Programs that use more of C: found, certified, built and run at every level."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import PATIENT, raddle, useful

FEATURES = Path(__file__).parent / "features"


@pytest.mark.parametrize(
    "name",
    [
        "structs",
        "atomics",
        "inner",
        "trylock",
        "elected",
        "copies",
        "by_value",
        "returned",
        "semaphores",
        "mutex_array",
        "mutex_index",
        "trylock_index",
        "rwlocks",
        "try_rwlocks",
        "spinlocks",
        "time_limits",
        "long_loop",
        "function_pointers",
    ],
)
def test_endless_programs(name: str, tmp_path: Path) -> None:
    source, output = str(FEATURES / f"{name}.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    for level in ("-O0", "-O1", "-O2"):
        run = raddle("run", source, "--schedule", output, level, "--seconds", "0.5", "--stats")
        assert run.returncode == 0, run.stderr
        assert min(useful(run)) > 0


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("raddle_choice(3)", "raddle_choice(4)", "memory: a mutex outside of accounts at {}:19:5"),
        ("= &books[0]", "", "memory: a mutex through a null or wild pointer at {}:31:5"),
        (
            "pthread_mutex_unlock(&accounts[i].lock)",
            "pthread_mutex_unlock(&accounts[raddle_choice(3)].lock)",
            "lock: a mutex is unlocked by a thread that does not hold it at {}:23:5",
        ),
    ],
)
def test_a_wrong_index_of_a_mutex(old: str, new: str, error: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text((FEATURES / "mutex_index.c").read_text().replace(old, new))
    done = raddle("schedule", str(source), "--iterations", "1", "--complete", "0", "--timeout", "15")
    assert "counterexample: " + error.format(source) in done.stdout, done.stdout + done.stderr
    assert "safe  threads" not in done.stdout


def test_a_program_of_two_files(tmp_path: Path) -> None:
    one, other, output = tmp_path / "a.c", tmp_path / "b.c", str(tmp_path / "s.json")
    one.write_text(
        "#include <pthread.h>\n#include <raddle.h>\nvoid *work(void *);\n"
        "int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pthread_join(t, 0); return 5; }\n"
    )
    other.write_text(
        "#include <raddle.h>\nint shared;\nvoid *work(void *p) { shared = raddle_input(); return 0; }\n"
    )
    files = (str(one), str(other))
    assert raddle("schedule", *files, "-o", output).returncode == 0
    assert raddle("run", *files, "--schedule", output).returncode == 5


def test_a_program_that_ends(tmp_path: Path) -> None:
    source, output = str(FEATURES / "bounded.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", *PATIENT)
    assert "verdict: safe" in done.stdout
    for level in ("-O0", "-O1", "-O2"):
        run = raddle("run", source, "--schedule", output, level)
        assert (run.returncode, run.stdout) == (0, "6\n")


@pytest.mark.parametrize(
    ("name", "verdict", "output"),
    [
        ("once", "safe", "5\n"),
        ("c11_threads", "safe", "3\n"),
        ("checking", "safe", "6\n"),
        ("handles", "safe", "1\n"),
        ("started", "safe", "13\n"),
    ],
)
def test_programs_that_end(name: str, verdict: str, output: str, tmp_path: Path) -> None:
    source, schedule = str(FEATURES / f"{name}.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", schedule, "--iterations", "1", *PATIENT)
    assert f"verdict: {verdict}" in done.stdout, done.stdout + done.stderr
    for level in ("-O0", "-O1", "-O2", "--conform"):
        run = raddle("run", source, "--schedule", schedule, level)
        assert (run.returncode, run.stdout) == (0, output), run.stderr


def test_recursive_mutexes(tmp_path: Path) -> None:
    source, output = str(FEATURES / "recursive.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "2", *PATIENT)
    assert "verdict: safe" in done.stdout, done.stdout + done.stderr
    for level in ("-O0", "-O1", "-O2"):
        run = raddle("run", source, "--schedule", output, level)
        assert (run.returncode, run.stdout) == (0, "6\n"), run.stderr


def test_an_ordinary_mutex_is_not_recursive(tmp_path: Path) -> None:
    """Nor is one that is unlocked too often still held: its thread is told so."""
    text = (FEATURES / "recursive.c").read_text()
    for old, new in (
        ("MUTEX_RECURSIVE", "MUTEX_NORMAL"),
        ("return 0;", "assert(!pthread_mutex_unlock(&mutex));\n  return 0;"),
    ):
        source = tmp_path / "p.c"
        source.write_text(text.replace(old, new))
        done = raddle("schedule", str(source), "--iterations", "1", "--complete", "0")
        assert (done.returncode, "verdict: unsafe" in done.stdout) == (1, True), done.stdout + done.stderr


def test_numbers_and_results(tmp_path: Path) -> None:
    source, output = str(FEATURES / "numbers.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "counterexample" not in done.stdout
    for level in ("-O0", "-O1", "-O2"):
        run = raddle("run", source, "--schedule", output, level, "--", "a", "b")
        assert (run.returncode, run.stdout) == (3, "42\n")


def test_a_second_join_is_an_error(tmp_path: Path) -> None:
    source = str(FEATURES / "joined_twice.c")
    done = raddle("schedule", source, "-o", str(tmp_path / "s.json"), "--iterations", "1", *PATIENT)
    assert done.returncode == 1
    assert f"join of a thread that was joined before at {source}:15:5" in done.stdout
    assert "verdict: unsafe" in done.stdout
    assert raddle("verify", "--model", "sc", source).returncode == 1


@pytest.mark.parametrize("maker", ["schedule", "verify"])
def test_printing_has_an_order(maker: str, tmp_path: Path) -> None:
    source, output = str(FEATURES / "printing.c"), str(tmp_path / "s.json")
    words: tuple[str, ...] = ("-o", output, "--iterations", "1", "--complete", "0")
    if maker == "verify":
        words = ("--schedule-out", output, "--timeout", "5")
    done = raddle(maker, source, *words)
    assert Path(output).exists(), done.stdout + done.stderr
    runs = [raddle("run", source, "--schedule", output, level) for level in ("-O0", "-O1", "-O2")]
    assert {run.returncode for run in runs} == {0}
    assert len({run.stdout for run in runs}) == 1
    lines = runs[0].stdout.split("\n")
    if maker == "schedule":
        wanted = [f"{name} {round}" for round in range(50) for name in ("first", "second")]
        assert lines == [*wanted, ""]


_CALLER = """
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
extern int (*table[2])(int);
static void *loop(void *arg) {
  for (;;) {
    int x = table[raddle_choice(2)](4);
    assert(x == 5 || x == 3);
    raddle_progress();
  }
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, loop, 0);
  pthread_create(&b, 0, loop, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
"""
_CALLED = """
static long larger;
int increment(int x) { larger++; return x + 1; }
int decrement(int x) { return x - 1; }
int (*table[2])(int) = {increment, decrement};
"""


def test_functions_of_another_file(tmp_path: Path) -> None:
    caller, called, output = tmp_path / "caller.c", tmp_path / "called.c", str(tmp_path / "s.json")
    caller.write_text(_CALLER)
    called.write_text(_CALLED)
    files = [str(caller), str(called)]
    done = raddle("schedule", *files, "-o", output, "--iterations", "1", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    run = raddle("run", *files, "--schedule", output, "-O2", "--seconds", "0.5", "--stats")
    assert run.returncode == 0, run.stderr
    assert min(useful(run)) > 0
    called.write_text(_CALLED.replace("int decrement", "static int decrement"))
    assert raddle("schedule", *files, "-o", output, "--iterations", "1", "--complete", "0").returncode == 0
    run = raddle("run", *files, "--schedule", output)
    assert run.returncode == 3
    assert "caller.c:8:13: a call through a pointer that may mean decrement, a static" in run.stderr


@pytest.mark.parametrize("other", ["0", "(int (*)(int))(void *)two"])
def test_a_pointer_to_no_function_that_fits(other: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    text = _CALLED.replace("increment, decrement", f"increment, {other}") + _CALLER
    source.write_text("int two(int a, int b) { return a + b; }\n" + text)
    done = raddle("schedule", str(source), "--iterations", "1", "--complete", "0", "--timeout", "20")
    assert "counterexample: memory: a call through a null or wild pointer at" in done.stdout, done.stderr
