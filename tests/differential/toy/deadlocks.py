"""May a program with unordered locks deadlock? Told from what single threads do, whoever waits for whom.

Unordered sections never wait, so a deadlock shows in no graph. But each thread of a deadlock does what it
does in some visited graph too: it stands at a lock, holding others. Resources are locks, and the ends of
threads: a thread holds its own end, and a join wants another's. A resource is hard if its holder waits for a
value, or is gone without unlocking. Then a deadlock through locks needs a cycle of held -> wanted that some
lock is on, or a lock that another thread wants and that leads to a hard resource.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from toy.program import Label
from toy.unordered import Unordered

Resource = str | int
"""A lock, or the end of a thread."""


class Waits:
    """Who holds what while wanting what, and which resources are hard."""

    def __init__(self, program: Unordered, histories: Iterable[tuple[int, tuple[Any, ...]]]) -> None:
        self.edges: set[tuple[int, Resource, Resource]] = set()
        self.wanted: set[tuple[int, str]] = set()
        self.hard: set[tuple[int, Resource]] = set()
        starts = {(t, ()) for t in range(len(program.threads))}
        for t, answers in starts | {(t, all_[:k]) for t, all_ in histories for k in range(len(all_) + 1)}:
            locks = program.held(t, answers)
            label = program.wanted(t, answers)
            if isinstance(label, Label) and label.kind in "LJ":
                want = label.update[0] if label.kind == "L" else label.value
                self.edges |= {(t, held, want) for held in (*locks, t)}
                if label.kind == "L":
                    self.wanted.add((t, want))
            elif label is None:
                self.hard |= {(t, lock) for lock in locks}
            elif label == "blocked" and self.awaits(program, t, answers):
                self.hard |= {(t, held) for held in (*locks, t)}

    @staticmethod
    def awaits(program: Unordered, t: int, answers: tuple[Any, ...]) -> bool:
        last = program.next(t, answers[:-1])
        return isinstance(last, Label) and last.kind == "R" and last.blocks(answers[-1])

    def reach(self, start: Resource) -> set[Resource]:
        seen: set[Resource] = set()
        work = [start]
        while work:
            here = work.pop()
            for _, held, want in self.edges:
                if held == here and want not in seen:
                    seen.add(want)
                    work.append(want)
        return seen

    def suspicious(self) -> set[str]:
        """Locks that some deadlock may involve: order them, and look."""
        locks = {lock for _, lock in self.wanted}
        return {lock for lock in locks if self.on_cycle(lock) or self.ends_hard(lock)}

    def on_cycle(self, lock: str) -> bool:
        around = {r for r in self.reach(lock) if lock in self.reach(r)}
        edges = [(t, held, want) for t, held, want in self.edges if held in around and want in around]
        return len({t for t, _, _ in edges}) > 1 or any(held == want for _, held, want in edges)

    def ends_hard(self, lock: str) -> bool:
        hard = {resource for _, resource in self.hard}
        for other in (t for t, wanted in self.wanted if wanted == lock):
            if any(t != other and held == lock for t, held in self.hard):
                return True
            for t, held, want in self.edges:
                if t != other and held == lock and {want, *self.reach(want)} & hard:
                    return True
        return False
