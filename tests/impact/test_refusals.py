"""What a schedule cannot be made of is named, with its line and another way."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import PATIENT, raddle

_HEAD = "#include <pthread.h>\n#include <signal.h>\n#include <stdio.h>\nint __VERIFIER_nondet_int(void);\n"
_MAIN = "int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); return 0; }\n"


@pytest.mark.parametrize(
    ("body", "column", "message"),
    [
        ('int x; void *f(void *p) { scanf("%d", &x); return 0; }', 27, "the function scanf ("),
        ("void *f(void *p) { raise(SIGINT); return 0; }", 20, "the function raise ("),
        (
            'char s[2]; void *f(void *p) { s[0] = 1; printf("%s", s); return 0; }',
            41,
            "printf of a string that is no literal is ",
        ),
        ('void *f(void *p) { int n; printf("a%n", &n); return 0; }', 27, "%n is "),
        (
            "void *f(void *p) { char a[1ul << 40]; a[0] = 1; return 0; }",
            25,
            "a local variable that no stack has room for is ",
        ),
        (
            "struct timespec s; void *f(void *p) { nanosleep(&s, 0); return 0; }",
            39,
            "nanosleep with a time in memory that threads share is ",
        ),
        (
            "double d; int x; void *f(void *p) { if ((int)d > 3) x = 1; return 0; }",
            48,
            "a decision by a floating-point number is ",
        ),
        (
            "struct { unsigned a : 3, b : 5; } s; void *f(void *p) { s.a = 1; return 0; }",
            61,
            "bit-field a in s, which threads share, is ",
        ),
        (
            "union { int a; float b; } u; void *f(void *p) { u.a = 1; return 0; }",
            53,
            "a union in u, which threads share, is ",
        ),
    ],
)
def test_a_refusal_says_what_and_where(body: str, column: int, message: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(_HEAD + body + "\n" + _MAIN)
    done = raddle("schedule", str(source), "-o", str(tmp_path / "s.json"), "--iterations", "1", *PATIENT)
    assert done.returncode == 3
    first, second = done.stderr.strip().split("\n")
    assert first.startswith(f"raddle: {source}:5:{column}: {message}"), first
    assert first.endswith("not supported in schedules")
    assert "raddle verify --schedule-out" in second


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("int d; void *f(void *p) { int k = d; d = 100 / k; return 0; }", "division by zero"),
        ("unsigned d; void *f(void *p) { d = 100 % d; return 0; }", "division by zero"),
        (
            "int d = -2147483647 - 1, e = -1; void *f(void *p) { d = d / e; return 0; }",
            "division overflows: the smallest number by -1",
        ),
        (
            "unsigned d = 32; void *f(void *p) { d = 1u << d; return 0; }",
            "shift by a number that is not less than the width",
        ),
    ],
)
def test_arithmetic_that_goes_wrong_is_an_error(body: str, message: str, tmp_path: Path) -> None:
    source = tmp_path / "p.c"
    source.write_text(_HEAD + body + "\n" + _MAIN)
    done = raddle("schedule", str(source), "-o", str(tmp_path / "s.json"), "--iterations", "1", *PATIENT)
    assert (done.returncode, "verdict: unsafe" in done.stdout) == (1, True), done.stdout + done.stderr
    assert f"counterexample: arithmetic: {message} at {source}:5:" in done.stdout
    assert raddle("verify", "--model", "sc", str(source)).returncode == 1
