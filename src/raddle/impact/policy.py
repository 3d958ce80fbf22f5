"""Which thread a schedule prefers: turn by turn, a whole number of loop iterations at a time.

Thread changes are what an enforced schedule pays for, so a thread goes on until it has been around
its outermost loop `batch` times (or is blocked), then the thread that has had the fewest turns is next.
A thread that goes around an inner loop without writing anything only waits: it gives way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.impact.steps import Step
from raddle.impact.thread_state import DONE
from raddle.impact.tree import Node


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
        )


@dataclass(frozen=True, slots=True)
class Policy:
    """`first`: the thread whose turn comes before those of equal claim."""

    batch: int = 1
    first: int = 1

    def preference(self, node: Node, turn: Turn) -> list[int]:
        alive = [thread for thread, state in enumerate(node.location) if state is not DONE]
        ended_round = node.step is not None and node.step.back and turn.streak >= self.batch

        def claim(thread: int) -> tuple[int, int, int]:
            stays = thread == turn.last and not ended_round and not turn.waits
            rounds = turn.rounds[thread] if thread < len(turn.rounds) else 0
            turn_number = (rounds // self.batch) if not (thread == turn.last and turn.waits) else 1 << 30
            place = -1 if thread == 0 else (thread - self.first) % max(1, len(node.location))
            return (0 if stays else 1, turn_number, place)

        return sorted(alive, key=claim)

    def same_phase(self, turn: Turn, earlier: Turn) -> bool:
        """Whether the policy goes on alike: a cover then repeats whole turns, not the shortest fair cycle.
        Not insisted on for ever, since threads that wait for each other may never get in step."""
        late = max(turn.rounds, default=0) > 4 * self.batch + 8
        alike = (turn.last, min(turn.streak, self.batch)) == (earlier.last, min(earlier.streak, self.batch))
        return alike or late

    def __str__(self) -> str:
        return f"turns of {self.batch} from thread {self.first}"
