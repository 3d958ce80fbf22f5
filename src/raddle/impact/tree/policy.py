"""Which thread a schedule prefers: turn by turn, a whole number of loop iterations at a time.

Thread changes are what an enforced schedule pays for, so a thread goes on until it has been around
its outermost loop `batch` times (or is blocked), then the thread that has had the fewest turns is next.
A thread that goes around an inner loop without writing anything only waits: it gives way.

With more threads than cores every change costs a context switch. So threads may take turns in groups,
one of each kind (the first producer with the first consumer): the others of their kinds sleep meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.impact.state.steps import Step
from raddle.impact.state.thread_state import DONE, Location
from raddle.impact.tree.tree import Node

_AHEAD = 64
"""Rounds after which the first thread has no privilege any more: it may go round for ever."""


@dataclass(frozen=True, slots=True)
class Turn:
    """How the path to a node has treated the threads."""

    last: int = 0
    streak: int = 0
    """Rounds of the outermost loop that the last thread has done without interruption."""
    rounds: tuple[int, ...] = ()
    waits: bool = False
    quiet: bool = True
    """The last thread has written nothing since it came to the head of a loop."""
    begun: frozenset[int] = frozenset((0,))

    def after(self, step: Step, outermost: bool) -> Turn:
        rounds = [*self.rounds]
        while len(rounds) <= step.thread + 1:
            rounds.append(0)
        same = step.thread == self.last
        streak = self.streak if same else 0
        quiet = (self.quiet if same else True) and not step.writes
        if step.back and outermost:
            rounds[step.thread] += 1
            streak += 1
        return replace(
            self,
            last=step.thread,
            streak=streak,
            rounds=tuple(rounds),
            waits=step.back and quiet,
            quiet=True if step.back else quiet,
            begun=self.begun | {step.thread},
        )


@dataclass(frozen=True, slots=True)
class Policy:
    """`first`: the thread whose turn comes before those of equal claim; 0: the first thread goes ahead of the
    others whenever it can, as one that hands out work should."""

    batch: int = 1
    first: int = 1
    grouped: bool = False

    def preference(self, node: Node, turn: Turn) -> list[int]:
        alive = [thread for thread, state in enumerate(node.location) if state is not DONE]
        ended_round = node.step is not None and node.step.back and turn.streak >= self.batch
        groups = groups_of(node.location) if self.grouped else {}
        current = groups.get(turn.last, 0)

        def claim(thread: int) -> tuple[bool, bool, int, int]:
            if thread == 0 == self.first and turn.rounds[0:1] <= (_AHEAD,):
                return (False, False, -1, 0)
            stays = thread == turn.last and not ended_round and not turn.waits
            rounds = turn.rounds[thread] if thread < len(turn.rounds) else 0
            turn_number = (rounds // self.batch) if not (thread == turn.last and turn.waits) else 1 << 30
            place = -1 if thread == 0 else (thread - self.first) % max(1, len(node.location))
            # A group's loop closes only if the other groups are in theirs: all threads begin first.
            begins = self.grouped and thread not in turn.begun
            return (not (stays or begins), groups.get(thread, 0) not in (current, -1), turn_number, place)

        return sorted(alive, key=claim)

    def same_phase(self, turn: Turn, earlier: Turn, location: Location) -> bool:
        """Whether the policy goes on alike: a cover then repeats whole turns, not the shortest fair cycle.
        Not insisted on for ever, since threads that wait for each other may never get in step."""
        late = max(turn.rounds, default=0) > 4 * self.batch + 8
        alike = (turn.last, min(turn.streak, self.batch)) == (earlier.last, min(earlier.streak, self.batch))
        if self.grouped:
            alike = self._group_is_done(turn, location) and self._group_is_done(earlier, location)
        return alike or late

    def _group_is_done(self, turn: Turn, location: Location) -> bool:
        """Whether all threads of the group have had their turns."""
        groups = groups_of(location)
        mine = [t for t, group in groups.items() if group == groups.get(turn.last) and t < len(turn.rounds)]
        return turn.streak >= self.batch and len({turn.rounds[t] // self.batch for t in mine}) == 1

    def __str__(self) -> str:
        groups = " in groups" if self.grouped else ""
        order = f"from thread {self.first}" if self.first else "with thread 0 ahead"
        return f"turns of {self.batch}{groups} {order}"


def groups_of(location: Location) -> dict[int, int]:
    """The group of each thread: how many threads before it run the same function; -1 for the first thread."""
    seen: dict[str, int] = {}
    found = {0: -1}
    for thread, state in enumerate(location):
        if thread and state is not DONE:
            function = state.frames[0].function
            found[thread] = seen[function] = seen.get(function, -1) + 1
    return found
