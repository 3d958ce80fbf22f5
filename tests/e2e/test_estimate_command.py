"""`raddle estimate` as a user types it."""

from __future__ import annotations

import json
import math
from pathlib import Path

from command_line import CommandLine

READERS = """
#include <pthread.h>
#include <stdatomic.h>
atomic_int x[N];
void *reader(void *p) { atomic_load((atomic_int *)p); return 0; }
int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) pthread_create(&t[i], 0, reader, &x[i]);
    for (int i = 0; i < N; i++) atomic_store(&x[i], 1);
    return 0;
}
"""


def test_a_small_program_is_counted(raddle: CommandLine, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(READERS)
    done = raddle("estimate", str(source), "-DN=3", "--seconds", "20")
    assert done.status == 0, done.err
    assert done.out.startswith("8 executions: all were explored while looking; search modification-order")


def test_a_large_one_is_estimated(raddle: CommandLine, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(READERS)
    done = raddle("estimate", str(source), "-DN=40", "--seconds", "1", "--json", "-")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert not found["finished"]
    assert math.isclose(found["executions"], 2.0**40, rel_tol=0.01)
    assert found["low"] <= found["executions"] <= found["high"]
    done = raddle("estimate", str(source), "-DN=40", "--seconds", "1")
    assert done.out.startswith("about 1,100,000,000,000 executions, some ")


def test_a_time_limit_tells_how_much_is_left(raddle: CommandLine, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(READERS)
    done = raddle("verify", str(source), "-DN=40", "--timeout", "3", "--json", "-")
    assert done.status == 2, done.err
    found = json.loads(done.out)
    assert found["reason"].startswith("the time limit of 3 s was reached: about ")
    assert found["estimate"]["explored"] > 1e10
    assert 0 < found["estimate"]["done"] < 1e-3


def test_errors_and_bad_input(raddle: CommandLine, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text("#include <assert.h>\nint main(void) { assert(0); return 0; }\n")
    done = raddle("estimate", str(source), "--seconds", "1")
    assert (done.status, done.out) == (0, "an error was found while looking: raddle verify shows it\n")
    done = raddle("estimate", str(source), "--seconds", "0")
    assert done.status == 3
    assert done.err.startswith("raddle: --seconds must be more than 0")
    source.write_text(READERS)
    done = raddle("estimate", str(source), "-DN=24", "--seconds", "0.5", "--search", "dpor", "--model", "sc")
    assert done.status == 2
    assert done.out == "it cannot be told: the tree of dpor grows while it is searched\n"
