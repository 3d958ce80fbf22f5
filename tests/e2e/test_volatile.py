"""Volatile accesses: plain, relaxed, or as x86 orders them; and what a race on one says."""

from __future__ import annotations

import pytest
from command_line import CommandLine

RING = """
#include <assert.h>
#include <pthread.h>
volatile int ready;
int data;
void *produce(void *u) { data = 1; ready = 1; return u; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, produce, 0);
    if (ready) assert(data == 1);
    pthread_join(t, 0);
    return 0;
}
"""
STORE_BUFFERING = """
#include <assert.h>
#include <pthread.h>
volatile int x, y, a, b;
void *one(void *u) { x = 1; a = y; return u; }
void *two(void *u) { y = 1; b = x; return u; }
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, one, 0);
    pthread_create(&u, 0, two, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a || b);
    return 0;
}
"""


@pytest.mark.parametrize(("kind", "status"), [("plain", 1), ("relaxed", 1), ("acqrel", 0)])
def test_message_passing(raddle: CommandLine, kind: str, status: int) -> None:
    done = raddle("verify", raddle.file("ring.c", RING), "--volatile", kind)
    assert done.status == status, done.out
    assert ("a racing access is volatile" in done.out) == (kind == "plain")
    if kind == "acqrel":
        assert "  - volatile reads are acquire, volatile writes release, as on x86\n" in done.out


def test_acquire_and_release_are_no_more_than_that(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("sb.c", STORE_BUFFERING), "--volatile", "acqrel")
    assert done.out.startswith("unsafe: assertion a || b fails")


def test_a_race_on_another_line_says_nothing_of_volatile(raddle: CommandLine) -> None:
    text = RING.replace("data = 1;", "data = 1;\n ").replace("if (ready)", "if (ready)\n")
    done = raddle("verify", raddle.file("other.c", text), "--volatile", "relaxed")
    assert done.status == 1
    assert "a racing access is volatile" not in done.out


def test_a_poll_of_no_files_is_a_pause(raddle: CommandLine) -> None:
    text = "#include <poll.h>\nint main(void) { return poll(0, 0, 10); }\n"
    assert raddle("verify", raddle.file("poll.c", text)).status == 0
    text = "#include <poll.h>\nint main(void) { struct pollfd f; return poll(&f, 1, 10); }\n"
    assert "poll of files" in raddle("verify", raddle.file("poll.c", text)).err


def test_every_kind_of_nondeterminism_has_a_function(raddle: CommandLine) -> None:
    text = (
        "void *__VERIFIER_nondet_pointer(void); _Bool __VERIFIER_nondet_bool(void);\n"
        "unsigned char __VERIFIER_nondet_uchar(void); void reach_error(void);\n"
        "int main(void) { if (!__VERIFIER_nondet_pointer() && __VERIFIER_nondet_bool() &&\n"
        " __VERIFIER_nondet_uchar() == 200) reach_error(); }\n"
    )
    done = raddle("verify", raddle.file("nondet.c", text))
    assert done.out.startswith("unsafe: reach_error is called")
