"""What giving work away costs on this machine: measured on real searches, and on workers of Dask."""

from __future__ import annotations

import statistics
import threading
import time

from raddle.bench.scaling import PROGRAMS, Costs, image, way
from raddle.explore import jobs
from raddle.explore.cluster import connected
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options

_TASKS = 500


def measured() -> Costs:
    """On the programs of the simulation."""
    give, event, look = zip(*(_local(*program) for program in PROGRAMS), strict=True)
    return Costs(statistics.mean(look), statistics.mean(give), statistics.mean(event), *_remote())


def _local(name: str, flag: str) -> tuple[float, float, float]:
    """Seconds to give a branch away, to run one event of its way again, and to look at a part."""
    code, options = image(name, flag), Options.of(search="modification-order").resolved()
    search = NativeSearch(code, options, [])
    search.run(0.2)
    gives, events = [], []
    for _ in range(20):
        start = time.perf_counter()
        branch = search.split()
        gives.append(time.perf_counter() - start)
        if branch is None:
            break
        start = time.perf_counter()
        NativeSearch(code, options, [], branch=branch).run(0.0)
        events.append((time.perf_counter() - start) / max(1, sum(1 for _ in way(branch))))
    return statistics.median(gives), statistics.median(events), _look(code, options)


def _look(code: bytes, options: Options) -> float:
    """What a slice of a job costs beyond the search itself."""
    slices = jobs.SLICE
    try:
        jobs.SLICE = 0.0  # one step each
        stepped = jobs.Jobs(NativeSearch(code, options, []), 1)
        start = time.process_time()
        stepped.run(1.0)
        each = (time.process_time() - start) / max(1, stepped.found(None, 0.0).explored)
    finally:
        jobs.SLICE = slices
    alone = NativeSearch(code, options, [])
    start = time.process_time()
    alone.run(0.5)
    return max(each - (time.process_time() - start) / max(1, alone.explored), 1e-6)


def _remote() -> tuple[float, float, float]:
    """Seconds of client and scheduler for a task, of a look at one, and until its result is there."""
    client = connected("local:2")
    try:
        client.gather([client.submit(_nothing, number, pure=False) for number in range(20)])
        start = time.perf_counter()
        client.gather([client.submit(_nothing, number, pure=False) for number in range(_TASKS)])
        each = (time.perf_counter() - start) / _TASKS
        start = time.perf_counter()
        for number in range(50):
            client.submit(_nothing, -number - 1, pure=False).result()
        delay = (time.perf_counter() - start) / 50
    finally:
        own = client.cluster
        client.close(timeout=5)
        own.close(timeout=5)
    never = threading.Event()
    start = time.process_time()
    for _ in range(2000):
        never.wait(1e-6)
    return each, (time.process_time() - start) / 2000, delay


def _nothing(number: int) -> int:
    return number
