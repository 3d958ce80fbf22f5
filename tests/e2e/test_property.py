"""--property: which errors count."""

from __future__ import annotations

import pytest
from command_line import CommandLine

RACE = """
#include <pthread.h>
int x;
void reach_error(void);
void *t(void *u) { x = 1; return u; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); int seen = x; pthread_join(a, 0);
  if (seen == 2 || (seen == 1 && BAD)) reach_error(); return 0; }
"""
DEADLOCK = """
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
void *t(void *u) { pthread_mutex_lock(&n); pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m); pthread_mutex_unlock(&n); return u; }
int main(void) { pthread_t a; pthread_create(&a, 0, t, 0); pthread_mutex_lock(&m); pthread_mutex_lock(&n);
  pthread_mutex_unlock(&n); pthread_mutex_unlock(&m); pthread_join(a, 0); return 0; }
"""
FREED = "#include <stdlib.h>\nint main(void) { int *p = malloc(4); *p = 1; free(p); return *p; }\n"
UNREACH = "CHECK( init(main()), LTL(G ! call(reach_error())) )\n"


@pytest.mark.parametrize(
    ("text", "flags", "name", "status", "says"),
    [
        (RACE, ["-DBAD=0"], "unreach-call", 0, "safe"),
        (RACE, ["-DBAD=1"], "unreach-call", 1, "unsafe: reach_error is called"),
        (RACE, ["-DBAD=0"], "no-data-race", 1, "unsafe: data race on x"),
        (DEADLOCK, [], "unreach-call", 0, "safe"),
        (DEADLOCK, [], "no-data-race", 0, "safe"),
        (FREED, [], "valid-memsafety", 1, "unsafe: use of int(malloc"),
        (
            FREED,
            [],
            "unreach-call",
            2,
            "inconclusive: some executions end in an error of another kind",
        ),
    ],
)
def test_what_counts(
    raddle: CommandLine, text: str, flags: list[str], name: str, status: int, says: str
) -> None:
    done = raddle("verify", raddle.file("a.c", text), *flags, "--property", name)
    assert done.out.startswith(says), done.out
    assert done.status == status


def test_a_file(raddle: CommandLine) -> None:
    raddle.file("unreach-call.prp", UNREACH)
    done = raddle("verify", raddle.file("a.c", DEADLOCK), "--property", "unreach-call.prp")
    assert done.status == 0
    raddle.file("end.prp", "CHECK( init(main()), LTL(F end) )\n")
    done = raddle("verify", "a.c", "--property", "end.prp")
    assert done.status == 3
    assert "end.prp has no property that raddle knows" in done.err


def test_an_unknown_one(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", DEADLOCK), "--property", "termination")
    assert done.status == 3
    assert "raddle has no check for it" in done.err


def test_an_error_that_counts_ends_the_search(raddle: CommandLine) -> None:
    """There are far more executions than can be explored, and the first ones fail."""
    text = """
#include <pthread.h>
_Atomic int x;
void reach_error(void);
void *t(void *u) { for (int i = 0; i < 6; i++) x = x + 1; return u; }
int main(void) { pthread_t a; for (int i = 0; i < 6; i++) pthread_create(&a, 0, t, 0);
  if (x < 99) reach_error(); return 0; }
"""
    done = raddle("verify", raddle.file("many.c", text), "--property", "unreach-call", "--timeout", "60")
    assert done.status == 1
    assert "time limit" not in done.out


TASK = """format_version: '2.0'

# a comment
input_files: 'lock.c'

properties:
  - property_file: ../properties/termination.prp
    expected_verdict: true
  - property_file: ../properties/unreach-call.prp
    expected_verdict: VERDICT
  - property_file: ../properties/no-data-race.prp
    expected_verdict: true

options:
  language: C
  data_model: ILP32
"""


def test_a_task_definition(raddle: CommandLine) -> None:
    raddle.file("c/lock.c", DEADLOCK)
    done = raddle("verify", raddle.file("c/lock.yml", TASK.replace("VERDICT", "true")))
    assert (done.status, done.out.split(":")[0]) == (0, "safe")
    assert "bits" not in done.out
    done = raddle("verify", raddle.file("c/lock.yml", TASK.replace("VERDICT", "false")), "-q")
    assert done.status == 1
    assert "expected unsafe, found safe" in done.err
    done = raddle("verify", "c/lock.yml", "--property", "no-data-race")
    assert done.status == 0
    done = raddle("verify", "c/lock.yml", "--property", "valid-memsafety")
    assert done.status == 3
    assert "it has: termination, unreach-call, no-data-race" in done.err


def test_leaks_are_an_assumption(raddle: CommandLine) -> None:
    file = raddle.file("a.c", "#include <stdlib.h>\nint main(void) { return malloc(4) == 0; }\n")
    done = raddle("verify", file, "--property", "valid-memsafety")
    assert "no memory is lost (valid-memtrack was not looked for)" in done.out
    assert "valid-memtrack" not in raddle("verify", file).out
