"""Functions that nobody defines: told all at once, and written as C to fill in."""

from __future__ import annotations

from command_line import CommandLine

TEXT = """
#include <pthread.h>
int dev_open(const char *name, int flags); void dev_close(int); double ratio(float, ...); void *cookie(void);
long later(unsigned long n); int unused(void); int never(void) { return unused(); }
static int helper(int x) { if (x > 3) later(x); return x; }
static int (*table[2])(int) = { helper, helper };
void *t(void *a) { int fd = dev_open("x", 1); dev_close(fd); dev_close(2); return cookie(); }
int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); table[1](4); ratio(1.0f); pthread_join(p, 0);
  return 0; }
"""


def test_all_that_is_missing_is_told_and_written(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", TEXT))
    assert done.status == 3
    lines = [
        "later, called by helper at a.c:5:39",
        "dev_open, called by t at a.c:7:29",
        "dev_close, called by t at a.c:7:47, and 1 more",
        "cookie, called by t at a.c:7:83",
        "ratio, called by main at a.c:8:73",
    ]
    assert all(f"    {line}\n" in done.err for line in lines), done.err
    assert "unused" not in done.err
    done = raddle("stubs", "a.c", "-o", "stubs.c")
    assert (done.status, done.out.splitlines()) == (0, lines)
    assert raddle("verify", "a.c", "stubs.c").status == 0
    done = raddle("stubs", "a.c", "stubs.c")
    assert (done.status, done.err) == (0, "raddle: nothing is missing\n")


def test_stubs_are_printed(raddle: CommandLine) -> None:
    done = raddle("stubs", raddle.file("a.c", "void *f(int); int main(void) { return f(1) != 0; }\n"))
    assert "/*\n   called by main at a.c:1:39\n*/\nvoid *f(int a0) {\n    return 0;\n}\n" in done.out
    done = raddle("stubs", "nothing.c")
    assert done.status == 3
