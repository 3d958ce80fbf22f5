"""Signed integers that overflow, where they are asked for: `--overflow`, `--property no-overflow`."""

from __future__ import annotations

from pathlib import Path

import pytest

import raddle

HEAD = """#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
static int one = 1, most = INT_MAX, least = INT_MIN;
static long wide = LONG_MAX;
static unsigned word = UINT_MAX;
static short narrow = SHRT_MAX;
static volatile int seen;
"""
OVERFLOWS = {
    "a sum": "seen = most + one;",
    "an increment": "most++;",
    "a difference": "seen = least - one;",
    "a product": "seen = most * 2;",
    "a negation": "seen = -least;",
    "a quotient": "seen = least / -one;",
    "a remainder": "seen = least % -one;",
    "a wide sum": "wide += one;",
    "an index": "int a[4] = {0}; seen = a[(most + one) & 3];",
}
FINE = {
    "an unsigned sum": "word += 1u;",
    "a short one": "narrow++;",
    "an atomic one": "atomic_int x = INT_MAX; atomic_fetch_add(&x, 1);",
    "the largest": "seen = most - one; seen = least + one;",
    "the builtin": "int r; seen = __builtin_add_overflow(most, one, &r);",
    "a conversion": "seen = (int)(word * 2ul);",
}


def body(text: str) -> str:
    return f"{HEAD}int main(void) {{ {text} }}\n"


@pytest.mark.parametrize("name", OVERFLOWS)
def test_overflow_is_found_if_asked_for(name: str) -> None:
    result = raddle.verify(body(OVERFLOWS[name]), overflow=True)
    assert result.verdict == "unsafe"
    assert (result.errors[0].kind, result.errors[0].message) == ("overflow", "a signed integer overflows")
    assert raddle.verify(body(OVERFLOWS[name]), property="no-overflow").verdict == "unsafe"


@pytest.mark.parametrize("name", [name for name in OVERFLOWS if name not in ("a quotient", "a remainder")])
def test_overflow_is_no_error_by_default(name: str) -> None:
    """But a quotient that does not fit stops every machine."""
    assert raddle.verify(body(OVERFLOWS[name])).verdict == "safe"


@pytest.mark.parametrize("name", FINE)
def test_what_is_defined_is_no_overflow(name: str) -> None:
    assert raddle.verify(body(FINE[name]), overflow=True).verdict == "safe"


COUNTER = """#include <limits.h>
#include <pthread.h>
static int x = INT_MAX - 1;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *unused) {
    pthread_mutex_lock(&m);
    if (x CHECK) x++;
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, f, 0);
    pthread_create(&b, 0, f, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
"""


@pytest.mark.parametrize("search", ["auto", "modification-order", "reads-from", "dpor", "interleavings"])
def test_the_second_thread_overflows(search: str) -> None:
    model = "sc" if search in ("dpor", "interleavings") else "rc11"
    broken = COUNTER.replace("CHECK", "!= 0")
    found = raddle.verify(broken, overflow=True, search=search, model=model)
    assert (found.verdict, found.errors[0].kind) == ("unsafe", "overflow")
    right = COUNTER.replace("CHECK", "< INT_MAX")
    assert raddle.verify(right, overflow=True, search=search, model=model).verdict == "safe"


def test_other_errors_do_not_count_under_the_property() -> None:
    text = "#include <assert.h>\nint main(void) { assert(0); }\n"
    assert raddle.verify(text, property="no-overflow", accept_vacuous=True).verdict == "safe"


def test_cpp_overflows_too_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "a.cpp"
    file.write_text("#include <climits>\nint main() { int x = INT_MAX; return ++x == 0; }\n")
    result = raddle.verify(file, overflow=True)
    assert result.verdict == "unsafe"
    trace = result.errors[0].trace_file
    assert trace is not None
    assert raddle.replay(trace).errors[0].kind == "overflow"
