"""The inputs that are damaged: all C programs and litmus tests of the repository, and traces and schedules
made of some."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from isolated import Ended, run
from mutation import bytewise, documentwise, linewise, tokenwise

ROOT = Path(__file__).parent.parent.parent
LONGEST = 6_000
UNSAFE = ("lost_update.c", "deadlocking.c", "counter.c")
SCHEDULED = ("lost_update.c", "lock_order.c")
SEARCHES = ("auto", "auto", "auto", "reads-from", "modification-order", "dpor", "interleavings", "rcmc")
"""Not the oracle: what it cannot do in time it does not do within a limit of processor seconds."""
LIMITS = ["--timeout", "2", "--unroll", "3", "--max-events", "300", "--memory-limit", "2G"]


def _texts(pattern: str, *folders: str) -> list[bytes]:
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob(pattern))]
    return [data for data in (path.read_bytes() for path in paths) if len(data) <= LONGEST]


@dataclass
class Seeds:
    """Made once for a run of tests; `folder` is a place to work in."""

    folder: Path
    programs: list[bytes] = field(default_factory=lambda: _texts("*.c", "tests", "examples"))
    tests: list[bytes] = field(default_factory=lambda: _texts("*.litmus", "tests", "examples"))
    traces: list[bytes] = field(default_factory=list)
    schedules: list[tuple[str, bytes]] = field(default_factory=list)

    def traced(self) -> list[bytes]:
        """Traces of the unsafe examples; each has the text of its program beside it."""
        for name in () if self.traces else UNSAFE:
            path = self.folder / "seed.json"
            copy = self.folder / name
            copy.write_bytes((ROOT / "examples" / name).read_bytes())
            ended = run(["verify", str(copy), "--trace", str(path), "--no-cache"], self.folder)
            assert ended.status == 1, ended.output
            self.traces.append(path.read_bytes())
        return self.traces

    def scheduled(self) -> list[tuple[str, bytes]]:
        for name in () if self.schedules else SCHEDULED:
            program, path = str(ROOT / "examples" / name), self.folder / "seed.json"
            words = ["schedule", program, "-o", str(path), "--complete", "0", "--iterations", "2"]
            ended = run(words, self.folder)
            assert ended.status == 0, ended.output
            self.schedules.append((program, path.read_bytes()))
        return self.schedules


@dataclass(frozen=True)
class Input:
    """The words of a command; `data` is the content of its last file, which is damaged."""

    words: list[str]
    data: bytes

    def run(self, folder: Path) -> Ended:
        (folder / self.words[-1]).write_bytes(self.data)
        return run(self.words, folder)


def program(rng: random.Random, seeds: Seeds) -> Input:
    text = rng.choice(seeds.programs)
    for _ in range(rng.choice((1, 1, 1, 2))):
        kind = rng.random()
        if kind < 0.2:
            text = bytewise(rng, text)
        elif kind < 0.85:
            text = tokenwise(rng, text)
        else:
            text = linewise(rng, text, seeds.programs)
    search = rng.choice(SEARCHES)
    models = {"dpor": ("sc",), "interleavings": ("sc",), "rcmc": ("rc11", "wrc11")}
    model = rng.choice(models.get(search, ("rc11", "rc11", "sc", "tso", "ra")))
    more = [word for word in ("--keep-going", "--no-races") if rng.random() < 0.2]
    words = ["verify", "--no-cache", "--search", search, "--model", model, *more, *LIMITS]
    return Input([*words, "--trace", "trace.json", "input.c"], text)


def litmus(rng: random.Random, seeds: Seeds) -> Input:
    text = rng.choice(seeds.tests)
    damage = rng.choice((bytewise, tokenwise, tokenwise, tokenwise))
    text = damage(rng, text) if rng.random() < 0.9 else linewise(rng, text, seeds.tests)
    model = rng.choice(("rc11", "all", "sc"))
    words = ["litmus", "--no-cache", "--model", model, "--timeout", "2", "--unroll", "3"]
    return Input([*words, "input.litmus"], text)


def trace(rng: random.Random, seeds: Seeds) -> Input:
    data = rng.choice(seeds.traced())
    damage = rng.choice((bytewise, documentwise, documentwise))
    return Input(["replay", "input.json"], damage(rng, data))


def schedule(rng: random.Random, seeds: Seeds) -> Input:
    path, data = rng.choice(seeds.scheduled())
    damage = rng.choice((bytewise, documentwise, documentwise))
    if rng.random() < 0.1:
        return Input(["run", path, "--seconds", "2", "--schedule", "input.json"], damage(rng, data))
    return Input(["schedule", path, "--timeout", "5", "--check", "input.json"], damage(rng, data))


KINDS: dict[str, Callable[[random.Random, Seeds], Input]] = {
    "program": program,
    "litmus": litmus,
    "trace": trace,
    "schedule": schedule,
}
