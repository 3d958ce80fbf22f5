"""A search on a Dask cluster: counts, verdicts and errors of one job, whoever dies on the way."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import raddle
from raddle.errors import UserError
from raddle.explore import cluster

distributed = pytest.importorskip("distributed")

ADDERS = """\
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x;
static void *t(void *a) {
    for (int i = 0; i < TURNS; i++) assert(atomic_fetch_add(&x, 1) != BAD);
    return a;
}
int main(void) {
    pthread_t p[N];
    for (int i = 0; i < N; i++) pthread_create(&p[i], 0, t, 0);
    for (int i = 0; i < N; i++) pthread_join(p[i], 0);
}
"""
LOCKED = """\
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int x;
static void *t(void *a) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return a; }
int main(void) {
    pthread_t p[3];
    for (int i = 0; i < 3; i++) pthread_create(&p[i], 0, t, 0);
    for (int i = 0; i < 3; i++) pthread_join(p[i], 0);
}
"""

FIBONACCI = """\
#include <pthread.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int x = 1, y = 1;
static void *t(void *a) {
    for (int i = 0; i < TURNS; i++) { pthread_mutex_lock(&m); x += y; pthread_mutex_unlock(&m); }
    return a;
}
static void *u(void *a) {
    for (int i = 0; i < TURNS; i++) { pthread_mutex_lock(&m); y += x; pthread_mutex_unlock(&m); }
    return a;
}
int main(void) {
    pthread_t p, q;
    pthread_create(&p, 0, t, 0); pthread_create(&q, 0, u, 0);
    pthread_join(p, 0); pthread_join(q, 0);
    assert(GOOD);
}
"""


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as workers,
        distributed.Client(workers) as made,
    ):
        yield made


def counts(result: raddle.Result) -> tuple[Any, ...]:
    return (
        result.verdict,
        result.executions,
        result.blocked,
        result.explored,
        [error.message for error in result.errors],
    )


@pytest.mark.parametrize("bad", [-1, 5])
def test_a_cluster_finds_what_one_job_finds(client: Any, bad: int) -> None:
    words = {"flags": ["-DN=6", "-DTURNS=1", f"-DBAD={bad}"], "search": "modification-order"}
    alone = raddle.verify(ADDERS, **words)
    there = raddle.verify(ADDERS, cluster=client, **words)
    assert counts(there) == counts(alone)
    assert there.executions == 720 or bad == 5


def test_what_cannot_be_given_away_runs_here_and_says_so(client: Any) -> None:
    words = {"search": "dpor", "model": "sc"}
    found = raddle.verify(LOCKED, cluster=client, **words)
    assert counts(found) == counts(raddle.verify(LOCKED, **words))
    assert any(warning.startswith("--cluster: ") for warning in found.warnings)


@pytest.mark.parametrize("bad", ["1", "x < 100"])
def test_unordered_locks_on_a_cluster(
    client: Any, tmp_path: Path, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_SHORT", 0.02)
    monkeypatch.setattr(cluster, "_LONG", 0.05)
    monkeypatch.setattr(cluster, "_BLOCK", 16_000)
    words = {"flags": ["-DTURNS=6", f"-DGOOD={bad}"], "locks": "unordered", "search": "reads-from"}
    alone = raddle.verify(FIBONACCI, **words)
    kept = tmp_path / "kept"
    there = raddle.verify(FIBONACCI, cluster=client, timeout=0.3, checkpoint=kept, **words)
    if there.verdict == "inconclusive":
        there = raddle.resume(kept, cluster=client)
    assert not there.warnings
    assert counts(there)[:3] == counts(alone)[:3]
    assert counts(there)[4] == counts(alone)[4]
    assert bad != "1" or there.remembered == alone.remembered


def test_checkpoints_go_from_here_to_there(client: Any, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = {"flags": ["-DN=8", "-DTURNS=1", "-DBAD=-1"], "search": "modification-order"}
    first = raddle.verify(ADDERS, checkpoint=kept, timeout=0.01, **words)
    assert first.verdict == "inconclusive"
    found = raddle.resume(kept, cluster=client)
    assert (found.verdict, found.executions) == ("safe", 40320)


@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("local:none", "--cluster local:none: say how many workers, as in local:4"),
        ("local:0", "--cluster local:0: say how many workers, as in local:4"),
        ("nonsense://nowhere:1", "--cluster nonsense://nowhere:1: no scheduler answers"),
    ],
)
def test_bad_addresses(where: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        raddle.verify(ADDERS, flags=["-DN=2", "-DTURNS=1", "-DBAD=-1"], cluster=where)
    assert str(caught.value).startswith(message)


@pytest.mark.slow
def test_workers_that_are_killed_lose_nothing() -> None:
    rng = random.Random(7)
    words = {"flags": ["-DN=9", "-DTURNS=1", "-DBAD=-1"], "search": "modification-order"}
    with (
        distributed.LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None) as workers,
        distributed.Client(workers) as client,
    ):
        over = threading.Event()
        killed = []

        def kill() -> None:
            while not over.wait(5.0):
                nannies = [nanny for nanny in workers.workers.values() if nanny.pid is not None]
                victim = rng.choice(nannies)
                os.kill(victim.pid, signal.SIGKILL)
                killed.append(victim.pid)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            found = raddle.verify(ADDERS, cluster=client, **words)
        finally:
            over.set()
            killer.join()
    assert (found.verdict, found.executions) == ("safe", 362880)
    assert killed


@pytest.mark.slow
def test_a_scheduler_that_goes_away(tmp_path: Path) -> None:
    source, kept, told = tmp_path / "p.c", tmp_path / "kept", tmp_path / "scheduler.json"
    source.write_text(ADDERS)
    environment = {**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "3s"}
    module = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
    scheduler = subprocess.Popen(
        [*module, "--port", "0", "--scheduler-file", str(told), "--no-dashboard"], stderr=subprocess.DEVNULL
    )
    try:
        while not told.exists():
            time.sleep(0.1)
        address = json.loads(told.read_text())["address"]
        worker = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_worker", address, "--no-dashboard", "--no-nanny"],
            stderr=subprocess.DEVNULL,
        )
        time.sleep(5)
        words = ["verify", str(source), "-DN=10", "-DTURNS=1", "-DBAD=-1", "--search", "modification-order"]
        words += ["--cluster", address, "--checkpoint", str(kept), "--checkpoint-every", "1"]
        search = subprocess.Popen(
            [sys.executable, "-m", "raddle", *words], stderr=subprocess.PIPE, text=True, env=environment
        )
        while search.poll() is None and not kept.exists():
            time.sleep(0.1)
        scheduler.kill()
        said = search.communicate(timeout=120)[1]
        worker.kill()
    finally:
        scheduler.kill()
    assert search.returncode == 3, said
    assert "raddle: the " in said
    assert f"raddle resume {kept} goes on" in said
    done = subprocess.run(
        [sys.executable, "-m", "raddle", "resume", str(kept), "--timeout", "1", "--json", "-"],
        capture_output=True,
        text=True,
    )
    assert json.loads(done.stdout)["executions"] > 0
