"""How a search would scale past the machine at hand: a simulation of its jobs, or of a cluster, on the search
tree of a real run. `python -m raddle.bench.scaling` prints the table of docs/explanation/scaling.md.

A search is stopped after every so many steps, and where it stands is noted. All steps cost the same in the
simulation, so these samples say how large each branch of the tree is. A part of a search is a range of
samples: what is given away is always the last part of what is left. How deep neighbours have their ways in
common is all that is needed to tell where a range can be cut: at the untried alternatives of its shallowest
place, of which the last half goes.
"""

from __future__ import annotations

import heapq
import time
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files

from raddle.explore.cluster import CLIENT
from raddle.explore.jobs import SLICE
from raddle.explore.native import NativeSearch
from raddle.explore.options import Options
from raddle.frontend.build import Request, build

PROGRAMS = (
    ("readers", "-DN=21"),
    ("ainc", "-DN=9"),
    ("casrot", "-DN=12"),
    ("lastzero", "-DN=18"),
    ("fib_bench", "-DK=5"),
)
CORES = (2, 16, 128, 1024)
WORK = (60.0, 3600.0, 86400.0)
"""Seconds on one core: a run is made that long by making every step dearer, and leaving the tree as it is."""
_STRIDE = 4
"""Times 64 steps from one sample to the next."""
_SLICES = 1000


@dataclass(frozen=True, slots=True)
class Tree:
    """`places[d]`: samples whose way differs from that of the one before from depth d on. `depth`: mean."""

    size: int
    places: list[list[int]]
    depth: float

    def cut(self, first: float, end: int) -> int | None:
        """Where the last half of the untried alternatives begins, for one who is at `first`, or behind it."""
        for starts in self.places:
            low, high = bisect_right(starts, first), bisect_left(starts, end)
            if low < high:
                return starts[low + (high - low) // 2]
        return None


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds. `look`: at a job, while it holds what all share. `give`: away a branch. `event`: of a way that
    is run again. `task`: of the client and the scheduler, for one task at a time. `poll`: a look of the
    client's at a task under way, five times a second. `delay`: until its result is here."""

    look: float
    give: float
    event: float
    task: float = 0.0
    poll: float = 0.0
    delay: float = 0.0


def image(name: str, flag: str) -> bytes:
    source = files("raddle") / "bench" / "programs" / "rcmc" / f"{name}.c"
    return build(Request((str(source),), flags=(flag,))).image.code


def recorded(name: str, flag: str) -> tuple[Tree, float]:
    """The tree, and how many seconds the search took."""
    options = Options.of(search="modification-order", symmetry=False).resolved()
    search = NativeSearch(image(name, flag), options, [])
    depths: dict[int, list[int]] = defaultdict(list)
    before: list[tuple[int, ...]] = []
    size, depth, seconds = 0, 0, 0.0
    while True:
        start = time.perf_counter()
        done = any(search.run(1e-9) for _ in range(_STRIDE))
        seconds += time.perf_counter() - start
        if done:
            break
        here = list(way(search.frontier()[0]))
        same = next((i for i, (a, b) in enumerate(zip(before, here, strict=False)) if a != b), len(before))
        if size:
            depths[same].append(size)
        before, size, depth = here, size + 1, depth + len(here)
    return Tree(size, [depths[d] for d in range(max(depths, default=-1) + 1)], depth / max(size, 1)), seconds


def way(branch: bytes) -> Iterator[tuple[int, ...]]:
    """The decisions of a branch of a search over graphs, as native/core/search/graphs writes them."""
    at = 3

    def number() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = branch[at]
            at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    for length in (2, 0, 0, 0, 1, 2, 0, 1):  # lessons: lists of so many numbers each, or one number
        for _ in range((number() if length else 1) * max(length, 1)):
            number()
    for length in (0, 3):  # locks, with a reason each; what was wanted
        for _ in range(number()):
            for _ in range(length or 1):
                number()
            if not length:
                text = number()
                at += text
    for _ in range(number()):
        _, taken, _, _, flags = (number() for _ in range(5))
        yield (taken, flags & 2, number() if flags & 3 else 0)
    if at != len(branch):
        raise ValueError("a branch that is written otherwise")


@dataclass(slots=True)
class Simulation:
    """`step`: seconds of a sample. Parts are ranges, in order; `waiting`: those that nobody works on."""

    tree: Tree
    costs: Costs
    cores: int
    step: float
    waiting: list[tuple[float, int]] = field(default_factory=list)
    serial: float = 0.0
    """Until when what only one can use is in use."""
    queued: float = 0.0
    """Seconds that all have waited for that, in sum."""

    def jobs(self) -> float:
        """Seconds with threads of one process: everybody is looked at after each slice (explore/jobs.py)."""
        events: list[tuple[float, int, float, int]] = [(0.0, 0, 0.0, self.tree.size)]
        idle, number, end = self.cores - 1, 0, 0.0
        # Of long runs every so many slices are one, with the cost of all of them.
        slices = max(1.0, self.tree.size * self.step / self.cores / _SLICES / SLICE)
        again = self.tree.depth * self.costs.event
        while events:
            now, _, first, last = heapq.heappop(events)
            now = self._alone(now, self.costs.look * slices)
            if first < last and len(self.waiting) < self.cores - 1:
                cut = self.tree.cut(first, last)
                if cut is not None:
                    now = self._alone(now, self.costs.give)
                    heapq.heappush(self.waiting, (cut, last))
                    last = cut
            begins = [(now, first, last)] if first < last else []
            free = idle + 1 - len(begins)
            while self.waiting and free:
                free -= 1
                begins.append((now + again, *heapq.heappop(self.waiting)))
            idle, end = free, max(end, now)
            for begin, low, high in begins:
                number += 1
                done = min(high, low + slices * SLICE / self.step)
                heapq.heappush(events, (begin + (done - low) * self.step, number, done, high))
        return end

    def cluster(self, pieces: int = 4) -> float:
        """Seconds with tasks of Dask (explore/cluster.py)."""
        events: list[tuple[float, int, float, int, bool]] = []
        self.waiting, under_way, number, now = [(0.0, self.tree.size)], 0, 0, 0.0
        again = self.tree.depth * self.costs.event
        slower = 1.0 / max(1.0 - 5 * self.costs.poll * self.cores, 0.05)
        while self.waiting or events:
            while self.waiting and under_way < self.cores:
                few = len(self.waiting) + under_way < 2 * self.cores
                low, high = heapq.heappop(self.waiting)
                seconds = min(3.0, max(0.3, CLIENT * (under_way + 1))) if few else 3.0
                begin = self._alone(now, self.costs.task * slower) + self.costs.delay + again
                done = min(high, low + seconds / self.step)
                number, under_way = number + 1, under_way + 1
                heapq.heappush(events, (begin + (done - low) * self.step, number, done, high, few))
            now, _, first, last, few = heapq.heappop(events)
            under_way -= 1
            for _ in range(pieces - 1 if few else 0):
                cut = self.tree.cut(first, last) if first < last else None
                if cut is None:
                    break
                heapq.heappush(self.waiting, (cut, last))
                last = cut
            if first < last:
                heapq.heappush(self.waiting, (first, last))
        return now

    def _alone(self, now: float, seconds: float) -> float:
        """When that is done, which only one can do at a time."""
        begin = max(now, self.serial)
        self.queued += begin - now
        self.serial = begin + seconds
        return self.serial


def simulated(tree: Tree, costs: Costs, cores: int, work: float, *, cluster: bool) -> tuple[float, float]:
    """How many times faster than one core, and which share of all cores' time is spent queueing."""
    run = Simulation(tree, costs, cores, work / tree.size)
    seconds = run.cluster() if cluster else run.jobs()
    return work / seconds, run.queued / (seconds * cores)


def main() -> None:
    from raddle.bench.scaling_costs import measured

    costs = measured()
    print(costs)
    for name, flag in PROGRAMS:
        tree, seconds = recorded(name, flag)
        print(f"{name} {flag}: {seconds:.1f} s, {tree.size} samples, {tree.depth:.0f} deep")
        for work in WORK:
            for kind in ("jobs", "cluster"):
                rows = (simulated(tree, costs, n, work, cluster=kind == "cluster") for n in CORES)
                cells = [f"{faster:.1f} ({share:.0%})" for faster, share in rows]
                print(f"  {work:6.0f} s {kind:8}", *cells, sep="  ")


if __name__ == "__main__":
    main()
