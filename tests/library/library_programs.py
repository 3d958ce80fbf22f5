"""Programs made of a library call: each has a bug, or a value, that only a real access shows."""

from __future__ import annotations

import re

from library_calls import Call

_HEADERS = """#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>
"""
# What calls may name beside m; only what a call does name goes into its program.
_PARTS = {
    "busy": "static pthread_mutex_t busy = PTHREAD_MUTEX_INITIALIZER;",
    "TWICE": "#define TWICE(call) (call, pthread_mutex_lock(&made), pthread_mutex_trylock(&made))",
    "BUSY": "#define BUSY(call) "
    "({ pthread_mutex_lock(&busy); int got = call; pthread_mutex_unlock(&busy); got; })",
    "cond": "static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;",
    "rows": "static pthread_rwlock_t rows = PTHREAD_RWLOCK_INITIALIZER;",
    "WRITING": "#define WRITING(call) "
    "({ pthread_rwlock_wrlock(&rows); int got = call; pthread_rwlock_unlock(&rows); got; })",
    "gate": "static pthread_barrier_t gate;",
    "empty": "static sem_t empty; "
    "__attribute__((constructor)) static void make_empty(void) { sem_init(&empty, 0, 0); }",
    "made": "static pthread_mutex_t made;",
    "second": "static _Thread_local pthread_t second;",
    "kind": "static _Thread_local int kind;",
    "type": "static _Thread_local pthread_mutexattr_t type;",
    "shape": "static _Thread_local pthread_attr_t shape;",
    "wait": "static _Thread_local pthread_condattr_t wait;",
    "row": "static _Thread_local pthread_rwlockattr_t row;",
    "gates": "static _Thread_local pthread_barrierattr_t gates;",
    "rank": "static _Thread_local struct sched_param rank;",
    "large": "static _Thread_local size_t large;",
    "KIND": "#define KIND(get) (get((void *)m, (void *)&kind), kind)",
    "LARGE": "#define LARGE(get) (get((void *)m, &large), large)",
    "RANKED": "#define RANKED(call) (rank.sched_priority = 7, call)",
    "when": "static _Thread_local struct timeval when;",
    "room": "static _Thread_local char room[8];",
    "rest": "static _Thread_local char *rest;",
    "table": "static const int table[2] = {5, 7};",
    "five": "static const int five = 5;",
    "compare": "static int compare(const void *a, const void *b) "
    "{ return *(const int *)a - *(const int *)b; }",
    "compare_in": "static int compare_in(const void *a, const void *b, void *c) "
    "{ return *(const int *)a - *(const int *)b; }",
    "idle": "static void *idle(void *given) { return given; }",
    "idle_number": "static int idle_number(void *given) { return 5; }",
    "made_thread": "static void *five_back(void *given) { return (void *)5; }\n"
    "static pthread_t made_thread(void) "
    "{ pthread_t made; pthread_create(&made, 0, five_back, 0); return made; }",
    "listed": """static int listed(int which, const char *format, ...) {
  static _Thread_local char into[8];
  static _Thread_local char *made;
  va_list list;
  va_start(list, format);
  int got = 0;
  if (which == 0) got = vprintf(format, list);
  else if (which == 1) got = vfprintf(stderr, format, list);
  else if (which == 2) got = vdprintf(2, format, list);
  else if (which == 3) got = vsnprintf(into, 8, format, list);
  else if (which == 4) got = vsprintf(into, format, list);
  else if (which == 5) got = vasprintf(&made, format, list);
  else if (which == 6) got = vsnprintf(va_arg(list, char *), 2, format, list);
  else if (which == 7) got = vsprintf(va_arg(list, char *), format, list);
  else got = vasprintf(va_arg(list, char **), format, list);
  va_end(list);
  return got;
}""",
}


def programs(call: Call) -> dict[str, tuple[str, str]]:
    """By their kind: the text, and the kind of its error ("" if it is safe)."""
    last = len(call.old) - 1
    found = {
        "race": (_program(call, f"m[{last}] = {call.old[last]};", "CALL;"), "race"),
        "free": (_program(call, "free(m);", "CALL;"), "race or memory"),
        "free under a lock": (_program(call, "LOCKED(free(m));", "LOCKED(CALL);"), "memory"),
        "outside": (_program(call, "", "CALL;", short=1), "memory"),
    }
    if call.writes:
        found["race with a reader"] = (_program(call, f"long seen = m[{last}];", "CALL;"), "race")
        changed = [k for k in range(len(call.old)) if call.old[k] != call.new[k]]
        if changed:
            k = changed[-1]
            other = f"LOCKED(long seen = m[{k}]); assert(seen == {call.old[k]}%s);"
            either = f" || seen == {call.new[k]}" if call.new[k] != "*" else " || seen"
            own = "LOCKED(CALL);"
            found["value"] = (_program(call, other % "", own), "assertion")
            found["values"] = (_program(call, other % either, own), "")
    elif call.results[0] != "-":
        old, new = call.results
        writing = " ".join(f"m[{k}] = {value};" for k, value in enumerate(call.new) if value != call.old[k])
        own = f"LOCKED(long seen = (CALL)); assert(seen == {old}%s);"
        found["value"] = (_program(call, f"LOCKED({writing});", own % ""), "assertion")
        found["values"] = (_program(call, f"LOCKED({writing});", own % f" || seen == {new}"), "")
    return found


def _program(call: Call, other: str, own: str, short: int = 0) -> str:
    """`other` runs in a second thread beside `own`; `short`: bytes that the memory lacks."""
    text = said = " ".join((call.text, *call.old))
    while True:
        parts = [part for name, part in _PARTS.items() if _names(text, name)]
        more = said + "\n".join(parts)
        if more == text:
            break
        text = more
    size = f"{len(call.old)} * sizeof(*m)"
    fill = call.old[:-1] if short else call.old
    return "\n".join((
        _HEADERS,
        *parts,
        "static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;",
        "#define LOCKED(...) pthread_mutex_lock(&lock); __VA_ARGS__; pthread_mutex_unlock(&lock)",
        f"static {call.unit} *shared;",
        f"static void *other(void *given) {{ {call.unit} *m = shared; {other} return 0; }}",
        "int main(void) {",
        f"  {call.unit} *m = shared = malloc({size} - {short});",
        *(f"  m[{k}] = {value};" for k, value in enumerate(fill)),
        "  pthread_t thread;",
        "  pthread_create(&thread, 0, other, 0);",
        "  " + own.replace("CALL", _voided(call)),
        "  pthread_join(thread, 0);",
        "  return 0;",
        "}",
        "",
    ))  # fmt: skip


def _voided(call: Call) -> str:
    """The call with m as a pointer to whatever its parameter points to."""
    return re.sub(r"\bm\b", "((void *)m)", call.text)


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None
