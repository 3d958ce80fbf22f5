"""syscall(SYS_futex, …): waiting, waking, moving, and wake-ups that come too early."""

from __future__ import annotations

import pytest
from command_line import CommandLine

HEAD = """
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#define futex(...) syscall(SYS_futex, __VA_ARGS__)
"""
MAIN = """
int main(void) { pthread_t t[N]; for (long i = 0; i < N; i++) pthread_create(&t[i], 0, f, (void *)i);
  for (int i = 0; i < N; i++) pthread_join(t[i], 0); AFTER return 0; }
"""
LOCK = """
static atomic_int word; int shared;
static void *f(void *p) { int seen = 0;
  if (!atomic_compare_exchange_strong(&word, &seen, 1)) {
    if (seen != 2) seen = atomic_exchange(&word, 2);
    while (seen) { futex(&word, FUTEX_WAIT_PRIVATE, 2, NULL); seen = atomic_exchange(&word, 2); } }
  shared++;
  if (atomic_exchange(&word, 0) == CONTENDED) futex(&word, FUTEX_WAKE_PRIVATE, 1);
  return p; }
"""
FLAG = """
static atomic_int go;
static void *f(void *p) {
  if (p) { STORE futex(&go, FUTEX_WAKE, INT_MAX); }
  else while (!atomic_load(&go)) futex(&go, FUTEX_WAIT, EXPECTED, NULL);
  return p; }
"""
TIMED = """
static atomic_int go;
static void *f(void *p) { struct timespec time = {1, 0};
  if (p) { atomic_store(&go, 1); futex(&go, FUTEX_WAKE, 1); }
  else if (futex(&go, FUTEX_WAIT, 0, &time) == -1) assert(errno == EAGAIN OR);
  return p; }
"""
BITS = """
static atomic_int go, ready;
static void *f(void *p) {
  if ((long)p == 2) {
    while (atomic_load(&ready) != 2) {}
    long woken = futex(&go, FUTEX_WAKE_BITSET, INT_MAX, NULL, NULL, 2);
    assert(woken <= 1); atomic_store(&go, 1); futex(&go, FUTEX_WAKE, INT_MAX);
  } else { atomic_fetch_add(&ready, 1);
    futex(&go, FUTEX_WAIT_BITSET, 0, NULL, NULL, 1 << (long)p); }
  return p; }
"""
REQUEUE = """
static atomic_int a, b;
static void *f(void *p) {
  if ((long)p == 2) { atomic_store(&a, 1); long n = futex(&a, FUTEX_CMP_REQUEUE, 1, INT_MAX, &b, EXPECTED);
    if (n == -1) { assert(errno == EAGAIN); futex(&a, FUTEX_WAKE, INT_MAX); }
    else if (WAKE) futex(&b, FUTEX_WAKE, INT_MAX);
  } else futex(&a, FUTEX_WAIT, 0, NULL);
  return p; }
"""


@pytest.mark.parametrize(
    ("text", "flags", "says"),
    [
        (LOCK, ["-DN=2", "-DCONTENDED=2", "-DAFTER=assert(shared==N);"], "safe"),
        (LOCK, ["-DN=2", "-DCONTENDED=1", "-DAFTER="], "unsafe: deadlock"),
        (FLAG, ["-DN=2", "-DSTORE=atomic_store(&go,1);", "-DEXPECTED=0", "-DAFTER="], "safe"),
        (FLAG, ["-DN=2", "-DSTORE=", "-DEXPECTED=0", "-DAFTER="], "unsafe: deadlock"),
        (TIMED, ["-DN=2", "-DOR=||errno==ETIMEDOUT", "-DAFTER="], "safe"),
        (TIMED, ["-DN=2", "-DOR=", "-DAFTER="], "unsafe: assertion"),
        (BITS, ["-DN=3", "-DAFTER="], "safe"),
        (REQUEUE, ["-DN=3", "-DEXPECTED=1", "-DWAKE=1", "-DAFTER="], "safe"),
        (REQUEUE, ["-DN=3", "-DEXPECTED=0", "-DWAKE=0", "-DAFTER="], "safe"),
        (REQUEUE, ["-DN=3", "-DEXPECTED=1", "-DWAKE=0", "-DAFTER="], "unsafe: deadlock"),
    ],
)
def test_futexes(raddle: CommandLine, text: str, flags: list[str], says: str) -> None:
    done = raddle("verify", raddle.file("a.c", HEAD + text + MAIN), *flags, "-q")
    assert done.out.startswith(says), done.out


def test_what_is_assumed_and_what_is_refused(raddle: CommandLine) -> None:
    text = HEAD + "int main(void) { static int w; return futex(&w, OP, 1, NULL, NULL, 0) != EXPECTED; }\n"
    done = raddle("verify", raddle.file("a.c", text), "-DOP=FUTEX_WAKE", "-DEXPECTED=0")
    assert done.status == 0
    assert "futexes do not wake up by themselves" in done.out
    assert raddle("verify", "a.c", "-DOP=FUTEX_WAIT", "-DEXPECTED=-1").status == 0
    done = raddle("verify", "a.c", "-DOP=FUTEX_LOCK_PI", "-DEXPECTED=0")
    assert done.status == 3
    assert "this operation of a futex" in done.err


SURROUNDINGS = """
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
static void nothing(void) {}
int main(void) {
  sigset_t all, old; struct rlimit limit;
  assert(pthread_atfork(nothing, 0, nothing) == 0);
  assert(!sigfillset(&all) && !sigdelset(&all, SIGTERM) && sigismember(&all, SIGINT) == 1);
  assert(!pthread_sigmask(SIG_BLOCK, &all, &old) && !sigismember(&old, SIGINT));
  assert(!pthread_sigmask(SIG_SETMASK, &old, &all));
  assert(sigismember(&all, SIGINT) && !sigismember(&all, SIGTERM));
  assert(sigaddset(&all, 99) == -1 && errno == EINVAL);
  assert(!getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur == 8 << 20);
  assert(sysconf(_SC_PAGESIZE) == getpagesize() && sysconf(_SC_NPROCESSORS_ONLN) > 0);
  assert(!getenv("A") && !setenv("A", "b", 0) && !setenv("A", "c", 0) && !strcmp(getenv("A"), "b"));
  assert(!setenv("A", "c", 1) && !strcmp(secure_getenv("A"), "c") && !unsetenv("A") && !getenv("A"));
  char *pages = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(pages != MAP_FAILED && (uintptr_t)pages % 4096 == 0 && pages[8191] == 0 && !munmap(pages, 8192));
  assert(syscall(SYS_getpid) == getpid() && syscall(SYS_gettid) > 0 && strtoimax("-5", 0, 10) == -5);
  return 0;
}
"""


def test_what_a_program_asks_of_the_system(raddle: CommandLine) -> None:
    done = raddle("verify", raddle.file("a.c", SURROUNDINGS))
    assert done.status == 0, done.out + done.err
