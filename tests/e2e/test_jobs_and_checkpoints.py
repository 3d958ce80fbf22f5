"""`raddle verify --jobs`, `--checkpoint`, `raddle resume`: counts and verdicts of one uninterrupted job."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COUNTER = """\
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x, y;
static void *t(void *a) {
    for (int i = 0; i < TURNS; i++) { atomic_fetch_add(&x, 1); atomic_load(&y); }
    return a;
}
static void *u(void *a) { atomic_store(&y, 1); assert(atomic_load(&x) != BAD); return a; }
int main(void) {
    pthread_t p[4];
    for (int i = 0; i < 3; i++) pthread_create(&p[i], 0, t, 0);
    pthread_create(&p[3], 0, u, 0);
    for (int i = 0; i < 4; i++) pthread_join(p[i], 0);
}
"""
LOCKS = """\
#include <pthread.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int x, y;
static void *t(void *a) { pthread_mutex_lock(&m); x = 2 * x + *(int *)a; pthread_mutex_unlock(&m); return a; }
int main(void) {
    pthread_t p[4];
    int n[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4; i++) pthread_create(&p[i], 0, t, &n[i]);
    for (int i = 0; i < 4; i++) pthread_join(p[i], 0);
    assert(!BAD || x != 34);
}
"""

TURNS_WITH_LOCKS = """\
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int x = 1, y = 1;
static void *t(void *a) {
    for (int i = 0; i < TURNS; i++) { pthread_mutex_lock(&m); x += y; pthread_mutex_unlock(&m); }
    return a;
}
static void *u(void *a) {
    for (int i = 0; i < TURNS; i++) { pthread_mutex_lock(&m); y += x; pthread_mutex_unlock(&m); }
    return a;
}
int main(void) {
    pthread_t p, q;
    pthread_create(&p, 0, t, 0); pthread_create(&q, 0, u, 0);
    pthread_join(p, 0); pthread_join(q, 0);
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "counter.c"
    path.write_text(COUNTER)
    return path


def raddle(*words: object, **more: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "raddle", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload, no-any-return]


def counts(text: str) -> tuple[object, ...]:
    result = json.loads(text)
    error = result["errors"][0]["trace"] if result["errors"] else None
    return result["verdict"], result["executions"], result["blocked"], error


@pytest.mark.parametrize("search", ["modification-order", "reads-from", "dpor"])
@pytest.mark.parametrize("bad", [-1, 2])
def test_several_jobs_say_what_one_says(program: Path, search: str, bad: int) -> None:
    words = (
        "verify",
        program,
        "-DTURNS=1",
        f"-DBAD={bad}",
        "--search",
        search,
        *(("--model", "sc") if search == "dpor" else ()),
        "--no-explain",
        "--json",
        "-",
    )
    one, three = raddle(*words), raddle(*words, "-j", "3")
    assert one.returncode == three.returncode
    assert counts(one.stdout) == counts(three.stdout)


@pytest.mark.parametrize("bad", [0, 1])
def test_unordered_locks(tmp_path: Path, bad: int) -> None:
    path = tmp_path / "locks.c"
    path.write_text(LOCKS)
    words = ("verify", path, f"-DBAD={bad}", "--locks", "unordered", "--no-explain", "--json", "-")
    one, three = raddle(*words), raddle(*words, "-j", "3")
    assert one.returncode == three.returncode == bad
    assert counts(one.stdout) == counts(three.stdout)
    assert "--jobs" not in three.stdout + three.stderr


def test_what_runs_alone_says_so(tmp_path: Path) -> None:
    path = tmp_path / "locks.c"
    path.write_text(LOCKS)
    done = raddle("verify", path, "-j2", "--search", "rcmc", "-DBAD=0")
    assert done.returncode == 0
    assert "--jobs 2: rcmc runs on one core" in done.stdout + done.stderr


def test_a_property_on_several_cores(program: Path) -> None:
    """Errors that do not count do not end it; those that do are told as by one job."""
    words = ("verify", program, "-DTURNS=2", "-DBAD=4", "--search", "modification-order", "-j2")
    safe = raddle(*words, "--property", "no-data-race", "--timeout", "120")
    assert safe.returncode == 0, safe.stdout
    unsafe = raddle(*words, "--property", "unreach-call", "--timeout", "120")
    assert unsafe.returncode == 1, unsafe.stdout


@pytest.mark.parametrize(
    "words", [("-j", "-1"), ("-j", "x"), ("--checkpoint-every", "0"), ("--checkpoint", "/")]
)
def test_bad_words(program: Path, words: tuple[str, ...]) -> None:
    done = raddle("verify", program, "-DTURNS=1", "-DBAD=-1", *words)
    assert done.returncode == 3
    assert done.stderr.startswith("raddle: ")


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("search", ["modification-order", "dpor"])
def test_a_time_limit_and_on(program: Path, tmp_path: Path, jobs: int, search: str) -> None:
    kept = tmp_path / "kept"
    words = ("-DTURNS=3", "-DBAD=-1", "--search", search)
    if search == "dpor":
        words = ("-DTURNS=8", "-DBAD=-1", "--search", search, "--model", "sc")
    whole = raddle("verify", program, *words, "--json", "-")
    first = raddle("verify", program, *words, "--timeout", "0.02", "--checkpoint", kept, "-j", jobs)
    assert first.returncode == 2
    assert "time limit" in first.stdout
    os.unlink(program)  # all that is needed is in the file
    again = raddle("resume", kept, "--timeout", "0.02", "--json", "-", "-j", 3 - jobs)
    assert counts(again.stdout)[1] < counts(whole.stdout)[1]  # type: ignore[operator]
    last = raddle("resume", kept, "--json", "-", "-j", jobs)
    assert (last.returncode, counts(last.stdout)) == (0, counts(whole.stdout))
    assert counts(raddle("resume", kept, "--json", "-").stdout) == counts(whole.stdout)  # nothing is left


@pytest.mark.parametrize("jobs", [1, 2])
def test_unordered_locks_and_on(tmp_path: Path, jobs: int) -> None:
    """What was visited goes with the checkpoint."""
    path, kept = tmp_path / "locks.c", tmp_path / "kept"
    path.write_text(TURNS_WITH_LOCKS)
    words = ("-DTURNS=7", "--locks", "unordered", "--search", "reads-from")
    whole = raddle("verify", path, *words, "--json", "-")
    first = raddle("verify", path, *words, "--timeout", "0.02", "--checkpoint", kept, "-j", jobs)
    assert first.returncode == 2, first.stdout
    again = raddle("resume", kept, "--timeout", "0.02", "--json", "-", "-j", 3 - jobs)
    assert counts(again.stdout)[1] < counts(whole.stdout)[1]  # type: ignore[operator]
    last = raddle("resume", kept, "--json", "-", "-j", jobs)
    assert (last.returncode, counts(last.stdout)) == (0, counts(whole.stdout))
    assert json.loads(last.stdout)["remembered"] == json.loads(whole.stdout)["remembered"]
    kept.write_bytes(kept.read_bytes()[:-1])
    assert "damaged" in raddle("resume", kept).stderr


def killed_and_resumed(program: Path, kept: Path, rng: random.Random) -> str:
    """Until it is done, with `kill -9` at random moments; its JSON."""
    words = ["verify", str(program), "-DTURNS=3", "-DBAD=-1", "--search", "modification-order"]
    words += ["--checkpoint", str(kept)]
    for number in range(200):
        words += ["--checkpoint-every", "0.02", "--json", "-", "-j", str(rng.choice((1, 2, 3)))]
        command = [sys.executable, "-m", "raddle", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            try:
                return running.communicate(timeout=rng.uniform(0.3, 1.5) * (1 + number / 5))[0]
            except subprocess.TimeoutExpired:
                running.send_signal(signal.SIGKILL)
        if kept.exists():
            words = ["resume", str(kept)]
    raise AssertionError("it never ends")


@pytest.mark.parametrize("times", [1, pytest.param(100, marks=pytest.mark.slow)])
def test_killed(program: Path, tmp_path: Path, times: int) -> None:
    whole = raddle(
        "verify", program, "-DTURNS=3", "-DBAD=-1", "--search", "modification-order", "--json", "-"
    )
    rng = random.Random(int(os.environ["RADDLE_SEED"]))
    for number in range(times):
        found = killed_and_resumed(program, tmp_path / f"kept{number}", rng)
        assert counts(found) == counts(whole.stdout), number


def test_sigterm(program: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = (
        "verify",
        program,
        "-DTURNS=3",
        "-DBAD=-1",
        "--search",
        "modification-order",
        "--checkpoint",
        kept,
        "--checkpoint-every",
        "0.1",
    )
    command = [sys.executable, "-m", "raddle", *map(str, words)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not kept.exists():
            time.sleep(0.05)
        running.terminate()
        said = running.communicate(timeout=120)[0]
    assert said.startswith("inconclusive: interrupted")
    assert raddle("resume", kept, "--timeout", "0.1").returncode == 2


def test_sigterm_twice(program: Path, tmp_path: Path) -> None:
    """As timeout(1) sends it: to the process, and to its group."""
    kept = tmp_path / "kept"
    words = ("verify", program, "-DTURNS=4", "-DBAD=-1", "--search", "modification-order", "-j", 2)
    more = ("--checkpoint", kept, "--checkpoint-every", "0.1")
    command = [sys.executable, "-m", "raddle", *map(str, (*words, *more))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        while running.poll() is None and not kept.exists():
            time.sleep(0.05)
        running.terminate()
        running.terminate()
        time.sleep(0.001)
        running.terminate()
        said = running.communicate(timeout=120)[0]
    assert said.startswith("inconclusive: interrupted")
    assert running.returncode == 2


def test_what_is_no_checkpoint_is_refused(program: Path, tmp_path: Path) -> None:
    kept, bad = tmp_path / "kept", tmp_path / "bad"
    words = ("-DTURNS=3", "-DBAD=-1", "--search", "modification-order", "--timeout", "0.02")
    raddle("verify", program, *words, "--checkpoint", kept)
    text = kept.read_text()
    document = json.loads(text)
    cases = {
        "": "damaged",
        "{}": "not a checkpoint",
        text[: len(text) // 2]: "damaged",
        text.replace('"seconds": ', '"seconds": 1'): "checksum",
        json.dumps({**document, "version": 99}): "format 99",
        json.dumps({**document, "raddle": "0.0"}): "raddle 0.0",
    }
    for content, reason in cases.items():
        bad.write_text(content)
        done = raddle("resume", bad)
        assert (done.returncode, reason in done.stderr) == (3, True), done.stderr
    assert raddle("resume", tmp_path / "none").returncode == 3


def test_a_full_disk_leaves_the_old_one(program: Path, tmp_path: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    kept = tmp_path / "kept"
    words = ("-DTURNS=3", "-DBAD=-1", "--search", "modification-order", "--timeout", "0.02")
    raddle("verify", program, *words, "--checkpoint", kept)
    before = kept.read_bytes()
    limited = "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024)); "
    limited += "from raddle.cli.main import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", limited, "resume", str(kept), "--timeout", "0.02", "--no-cache"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "cannot be written" in done.stdout + done.stderr
    assert kept.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == [program, kept]
