"""Allocated memory, stack objects in the hands of other threads, local arrays, floating-point numbers."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from bundled_programs import program
from commands import PATIENT, raddle, useful
from heaps import generate

import raddle as library
from raddle.errors import UnsupportedError
from raddle.impact.execution.executor import Executor
from raddle.impact.search.complete import CompleteSearch
from raddle.impact.tree.certificate import Certificate

FEATURES = Path(__file__).parent / "features"
LEVELS = ("-O0", "-O1", "-O2", "--conform")


@pytest.mark.parametrize(
    "name", ["nodes", "heap_queue", "linked_queue", "local_index", "floats", "worker_pool"]
)
def test_endless_programs(name: str, tmp_path: Path) -> None:
    source, output = str(FEATURES / f"{name}.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    for level in LEVELS:
        run = raddle("run", source, "--schedule", output, level, "--seconds", "0.3", "--stats")
        assert run.returncode == 0, run.stderr
        assert min(useful(run)) > 0


@pytest.mark.parametrize(
    ("name", "printed"), [("heap_list", "3\n"), ("main_locals", "6\n"), ("grows", "2\n")]
)
def test_programs_that_end(name: str, printed: str, tmp_path: Path) -> None:
    source, output = str(FEATURES / f"{name}.c"), str(tmp_path / "s.json")
    done = raddle("schedule", source, "-o", output, "--iterations", "1", *PATIENT)
    assert "verdict: safe" in done.stdout, done.stdout + done.stderr
    for level in LEVELS:
        run = raddle("run", source, "--schedule", output, level)
        assert (run.returncode, run.stdout) == (0, printed), run.stderr


@pytest.mark.parametrize(
    ("name", "old", "new", "error"),
    [
        ("nodes", "slot = NULL;", "", "use of the memory allocated at {}:18:29 after free"),
        ("nodes", "free(old);", "free(made);", "use of the memory allocated at {}:18:29 after free"),
        ("nodes", "free(old);", "free(old); free(old);", "double free of the memory allocated at {}:18:29"),
        ("nodes", "free(old);", "free(&slot);", "free of a pointer that is no address from malloc"),
        pytest.param(
            "heap_queue",
            "(q->tail + 1) % SIZE",
            "q->tail + 1",
            "an access outside of the memory allocated at {}:55:27",
            marks=pytest.mark.slow,  # twelve seconds on a machine that does nothing else
        ),
        ("heap_queue", "work->queue = queue;", "work->queue = 0;", "through a null or wild pointer"),
        (
            "heap_list",
            "= first->next;",
            "= (free(first), first->next);",
            "use of the memory allocated at {}:16:18",
        ),
        ("heap_list", "free(value);", "free(value + 1);", "free of a pointer that is no address from malloc"),
        (
            "grows",
            "numbers = realloc(",
            "(void)realloc(",
            "use of the memory allocated at {}:14:19 after free",
        ),
        (
            "grows",
            "realloc(numbers, 4",
            "realloc(numbers + 1, 4",
            "free of a pointer that is no address from malloc",
        ),
        (
            "linked_queue",
            "if (!queue->head) queue->tail = NULL;",
            "",
            "use of the memory allocated at {}:20:29 after free",
        ),
        (
            "main_locals",
            "pthread_join(threads[i], NULL);\n    assert(total == 6);",
            ";",
            "use of parts after the end of its block or function",
        ),
        ("local_index", "& 3;", "& 7;", "an access outside of seen"),
    ],
)
def test_errors(name: str, old: str, new: str, error: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    text = (FEATURES / f"{name}.c").read_text()
    assert old in text
    source.write_text(text.replace(old, new))
    done = raddle("schedule", str(source), "--iterations", "1", "--timeout", "10", "--complete", "30")
    assert error.format(source) in done.stdout, done.stdout + done.stderr
    assert "counterexample: memory: " in done.stdout
    assert "verdict: safe" not in done.stdout
    assert done.returncode in (0, 1, 2)


@pytest.mark.parametrize(
    ("name", "old", "new", "refusal"),
    [
        (
            "nodes",
            "free(mine);",
            "",
            "18:29: more than 32 objects that are allocated here and not freed",
        ),
        (
            "nodes",
            "sizeof *made",
            "__VERIFIER_nondet_int()",
            "18:29: an allocation whose size is not a constant",
        ),
        (
            "floats",
            "raddle_progress();",
            "if (sum > 1) sum = 0;",
            "27:17: a decision by a floating-point number",
        ),
        (
            "floats",
            "mine->number = 1",
            "mine->number = mine->value",
            "22:22: a decision by a floating-point number",
        ),
        (
            "worker_pool",
            "0, sizeof pair",
            "0, sizeof pair - 2",
            "60:5: a copy or fill of part of a scalar",
        ),
    ],
)
def test_refusals(name: str, old: str, new: str, refusal: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text((FEATURES / f"{name}.c").read_text().replace(old, new))
    done = raddle("schedule", str(source), "--iterations", "1", "--complete", "0", "--timeout", "300")
    assert done.returncode == 3, done.stdout + done.stderr
    assert f"raddle: {source}:{refusal}" in done.stderr


def agrees(seed: int) -> str:
    """The complete pass and the native search over interleavings."""
    text = generate(random.Random(seed))
    expected = library.verify(text, model="sc", races=False, search="dpor", timeout=20)
    if expected.verdict == "inconclusive":
        return "inconclusive"
    code = program(text)
    try:
        found = CompleteSearch(Executor(code), deadline=time.monotonic() + 30).run()
    except UnsupportedError:
        return "refused"
    assert found.outcome == expected.verdict, (seed, text)
    if found.outcome == "safe":
        Certificate(code, found.tree).check()
    return found.outcome


@pytest.mark.parametrize("block", range(2))
def test_verdicts_of_random_programs(block: int) -> None:
    found = [agrees(seed) for seed in range(12 * block, 12 * block + 12)]
    assert {"safe", "unsafe"} <= set(found)
    assert found.count("refused") <= 1


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_verdicts_of_1000_random_programs(block: int) -> None:
    for seed in range(100 * block, 100 * block + 100):
        agrees(seed)
