"""Each row of the table of thread functions has its counterpart, or a refusal, in all who read it."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import MagicMock

import pytest

import raddle
from raddle.assemble.image import LOCK_FLAGS
from raddle.frontend.lower.features import features_of
from raddle.frontend.lower.hints import missing
from raddle.frontend.lower.symbols import VARIANTS
from raddle.impact.terms.terms import const
from raddle.impact.threads import (
    mutexes,
    once,
    rwlocks,
    semaphores,
    spinlocks,
    thread_handles,
    thread_library,
)
from raddle.impact.threads.thread_library import BLOCKING, HANDLERS, VISIBLE
from raddle.ir.thread_library import INNER_UPDATES, THREAD_LIBRARY, ThreadFunction
from raddle.library.effects import EFFECTS
from raddle.schedules import execution_events, instrumentation
from raddle.schedules.order import SYNCHRONISING
from raddle.verification import verify

_SOURCES = Path(raddle.__file__).parent
_THREADED = re.compile(
    r"(?:__)?pthread_\w+|(?:mtx|cnd|thrd|sem|tss)_\w+|call_once|sched_yield|\w*sleep"
    r"|__raddle_(?:(?:checked|kinded|keyed|full)_\w+|start_thread|barrier_meet)"
)
"""Names of functions that belong into the table."""
_BODIES = {
    match[2]: (bool(match[1]), match[3])
    for match in re.finditer(
        r"^define (internal )?[^@]*@([\w.]+)\((.*?)^}",
        (_SOURCES / "library" / "library.ll").read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
}
_PRESENT = [row for row in THREAD_LIBRARY.values() if not row.absent]
_FORMS = {form: name for _, names in VARIANTS for name, form in names.items() if form in _BODIES}


def _names(rows: list[ThreadFunction]) -> set[str]:
    return {row.name for row in rows}


def test_the_table_is_the_library() -> None:
    defined = {name for name, (internal, _) in _BODIES.items() if not internal and _THREADED.fullmatch(name)}
    assert _names(_PRESENT) == defined


def test_forms_are_like_their_originals() -> None:
    forms = {form: name for form, name in _FORMS.items() if name in THREAD_LIBRARY}
    assert {row.name: row.original for row in _PRESENT if row.original} == forms
    for form, name in forms.items():
        one, other = THREAD_LIBRARY[form], THREAD_LIBRARY[name]
        assert (one.thing, one.event, one.timed, one.refusal, one.traceless) == (
            other.thing, other.event, other.timed, other.refusal, other.traceless,
        )  # fmt: skip


def test_absent_functions_are_refused_with_their_hint() -> None:
    for row in THREAD_LIBRARY.values():
        if row.hint:
            assert row.absent
            assert missing(row.name) == f"the function {row.name} ({row.hint})"


def test_features_are_those_of_the_rows() -> None:
    assert {row.name: features_of(row.name) for row in THREAD_LIBRARY.values()} == {
        row.name: row.features for row in THREAD_LIBRARY.values()
    }
    waits = {name for name in THREAD_LIBRARY if re.fullmatch(r"(pthread_cond|cnd)_\w*wait", name)}
    assert {name for name in THREAD_LIBRARY if "condvar" in features_of(name)} == waits


def test_who_reads_a_time_is_timed() -> None:
    timed = {
        row.name
        for row in _PRESENT
        if row.thing != "pause" and any(access.extent == "time" for access in EFFECTS.get(row.name, ()))
    }
    assert {row.name for row in _PRESENT if row.timed} == timed
    assert timed == {name for name in THREAD_LIBRARY if "timeout" in features_of(name)} & _names(_PRESENT)


def _calls(name: str) -> set[str]:
    """The operations that a library function leads to."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for called in re.findall(r"@([\w.]+)\(", _BODIES[waiting.pop()][1]):
            if called not in found and (called in _BODIES or called.startswith("__raddle_")):
                found.add(called)
                waiting += [called] if called in _BODIES else []
    return found


@pytest.mark.parametrize("row", [row for row in _PRESENT if row.same], ids=lambda row: row.name)
def test_what_is_one_event_is_that_one(row: ThreadFunction) -> None:
    assert f"__raddle_{row.same}" in _calls(row.name)


def test_updates_of_locks_have_their_flags() -> None:
    assert set(LOCK_FLAGS) == {row.name for row in _PRESENT if row.update} | set(INNER_UPDATES)
    assert all(_BODIES[name][0] for name in INNER_UPDATES)
    for name in LOCK_FLAGS:
        body = _BODIES[name][1]
        assert re.search(r"atomicrmw|cmpxchg|@__raddle_await_rmw\w*|@__raddle_await_\w+", body), name


def test_who_tries_has_the_event_of_a_trial() -> None:
    assert {row.event for row in THREAD_LIBRARY.values() if row.traceless} == {"trylock"}
    tries = {row.name for row in _PRESENT if re.search(r"_(try|timed|clock)\w*(lock|wait)$", row.name)}
    assert {row.name for row in _PRESENT if row.event == "trylock"} == {
        name for name in tries if THREAD_LIBRARY[name].thing != "condition"
    }


def test_proofs_have_a_handler_or_refuse() -> None:
    handled = {name for name in HANDLERS if _THREADED.fullmatch(name)}
    assert {row.name for row in THREAD_LIBRARY.values() if row.proved} == handled
    assert {row.event for row in THREAD_LIBRARY.values()} - {""} <= SYNCHRONISING | {
        "create", "join", "detach", "once",
    }  # fmt: skip


class _Stopped(Exception):
    pass


@pytest.mark.parametrize(
    "row", [row for row in _PRESENT if row.proved and row.event], ids=lambda row: row.name
)
def test_handlers_stop_at_the_kind_of_the_row(row: ThreadFunction, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(run: object, ins: object, kind: str) -> bool:
        raise _Stopped(kind)

    for module in (mutexes, once, rwlocks, semaphores, spinlocks, thread_handles, thread_library):
        monkeypatch.setattr(module, "must_stop", stop, raising=False)
    executor, run, call = MagicMock(), MagicMock(), MagicMock()
    executor.setting.kinds_chosen = run.atomic = False
    call.callee, call.results = row.name, ()
    with pytest.raises(_Stopped) as stopped:
        HANDLERS[row.name](executor, run, call, [const(0)] * (3 if row.name == "thrd_create" else 4))
    assert str(stopped.value) == row.event
    assert VISIBLE.get(row.name, "initialise") == row.event


def test_schedules_from_executions_follow_or_refuse() -> None:
    for row in THREAD_LIBRARY.values():
        refused = row.name in execution_events._REFUSED
        assert refused == (row.refusal != "")
        assert not (row.apart and refused)
        assert BLOCKING.get(row.name, "call") == (row.event if row.apart else "call")
        assert refused or not row.timed
        called_back = any(access.extent == "handle" for access in EFFECTS.get(row.name, ()))
        assert refused or row.apart or not called_back or row.event == "create"


def test_the_runtime_has_each_wait_with_a_time_limit() -> None:
    text = (_SOURCES / "schedules" / "time_limits.inc").read_text("utf-8")
    defined = {
        name: len(arguments.split(","))
        for name, arguments in re.findall(r"^int raddle_(\w+)\((.*)\) \{", text, re.MULTILINE)
    }
    declared = {
        name: len(arguments.split(","))
        for line in instrumentation._TIMED_DECLARATIONS
        for name, arguments in re.findall(r"@raddle_(\w+)\((.*)\)", line)
    }
    assert declared == defined
    assert set(defined) == {row.name for row in THREAD_LIBRARY.values() if row.timed and row.proved}


_KINDED = """
#define _GNU_SOURCE
#include <pthread.h>
#include <time.h>
static pthread_rwlock_t lock;
int main(void) {
    pthread_rwlockattr_t kind;
    struct timespec soon = {0};
    pthread_rwlockattr_init(&kind);
    pthread_rwlockattr_setkind_np(&kind, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(&lock, &kind);
    return pthread_rwlock_timedwrlock(&lock, &soon);
}
"""


def test_the_forms_of_a_refused_function_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "kinded.c"
    source.write_text(_KINDED, "utf-8")
    result = verify(source, schedule_out=str(tmp_path / "schedule.json"))
    why = (
        "pthread_rwlock_timedwrlock in a schedule from executions: when a wait times out depends on the time"
    )
    assert [text.endswith(why) for text in result.warnings] == [True]


_RECURSIVE = """
#include <assert.h>
#include <pthread.h>
int main(void) {
    pthread_mutexattr_t kind;
    pthread_mutex_t mutex;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &kind);
    pthread_mutex_lock(&mutex);
    assert(0);
}
"""


def test_reports_name_the_originals(tmp_path: Path) -> None:
    source = tmp_path / "recursive.c"
    source.write_text(_RECURSIVE, "utf-8")
    (error,) = verify(source).errors
    operations = [row.operation for row in error.trace]
    assert operations[-3:] == ["pthread_mutex_lock: look at", "pthread_mutex_lock", "failed assertion"]
