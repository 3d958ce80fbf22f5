"""Which functions run at the end of a program: every way to end it, and every way to ask for that."""

from __future__ import annotations

import pytest

import raddle

HEAD = """
#include <pthread.h>
#include <stdlib.h>
#include <threads.h>
#include <unistd.h>
static pthread_key_t key;
static void ran(void) { abort(); }
static void ran_with(void *value) { abort(); }
static void *idle(void *p) { return p; }
static void *leave(void *p) { exit(0); }
static int set(void) { pthread_key_create(&key, ran_with); return pthread_setspecific(key, &key); }
static void *with_key(void *p) { set(); return p; }
"""
ASKED = {
    "atexit": "atexit(ran);",
    "at_quick_exit": "at_quick_exit(ran);",
    "destructor": "",
    "key of main": "set();",
    "key of a thread": "pthread_create(&t, 0, with_key, 0); pthread_join(t, 0);",
}
WAYS: dict[str, tuple[str, tuple[str, ...]]] = {
    "return": ("return 0;", ("atexit", "destructor")),
    "exit": ("exit(0);", ("atexit", "destructor")),
    "exit in a thread": (
        "pthread_create(&t, 0, leave, 0); pthread_join(t, 0);",
        ("atexit", "destructor"),
    ),
    "pthread_exit": ("pthread_exit(0);", ("atexit", "destructor", "key of main")),
    "thrd_exit": ("thrd_exit(0);", ("atexit", "destructor", "key of main")),
    "pthread_exit before another": (
        "pthread_create(&t, 0, idle, 0); pthread_detach(t); pthread_exit(0);",
        ("atexit", "destructor", "key of main"),
    ),
    "quick_exit": ("quick_exit(0);", ("at_quick_exit",)),
    "_Exit": ("_Exit(0);", ()),
    "_exit": ("_exit(0);", ()),
}


@pytest.mark.parametrize("asked", ASKED)
def test_what_runs_at_the_end(asked: str) -> None:
    extra = "__attribute__((destructor)) static void end(void) { abort(); }" if asked == "destructor" else ""
    for way, (code, runs) in WAYS.items():
        source = f"{HEAD}{extra}\nint main(void) {{ pthread_t t; {ASKED[asked]} {code} }}\n"
        expected = asked in runs or asked == "key of a thread"
        for model, search in (("sc", "dpor"), ("rc11", "modification-order")):
            result = raddle.verify(source, model=model, search=search)
            assert result.verdict == ("unsafe" if expected else "safe"), (way, search)
            assert [error.kind for error in result.errors] == (["abort"] if expected else []), (way, search)
