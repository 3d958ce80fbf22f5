"""Which slot of the frame each virtual register gets.

First, registers that a phi connects become one if their live ranges do not meet: the move between
them disappears. Then a linear scan (Poletto and Sarkar) over the ranges, in the order in which blocks
are laid out; a range is one interval here, holes are not filled. Frames should be small, because a
snapshot copies them, so a register takes the lowest free slot. Windows (the arguments and results of
calls) begin right above the highest slot that is live across them, and results stay where the
window left them.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from dataclasses import dataclass
from heapq import heappop, heappush

from raddle.assemble.live_ranges import LiveRanges, Piece, live_ranges
from raddle.assemble.steps import FROM_REGISTER, Routine


@dataclass(slots=True)
class Allocation:
    slots: list[int]
    """By virtual register."""
    windows: dict[int, int]
    """First slot of each window, by id() of the step."""
    size: int
    """Slots used, without a scratch register for moves."""


def allocate(routine: Routine) -> Allocation:
    ranges = live_ranges(routine)
    groups = _merge_phis(routine, ranges)
    widths = routine.widths
    slots = [-1] * len(widths)
    windows: dict[int, int] = {}
    busy = 0
    size = 0
    active: list[tuple[int, int]] = []
    for register in routine.params:
        leader = groups[register]
        slots[leader] = size
        busy |= (1 << widths[register]) - 1 << size
        size += widths[register]
        heappush(active, (ranges.ends[leader], leader))
    order = [
        (start, 1, register)
        for register, start in enumerate(ranges.starts)
        if slots[register] < 0 and ranges.ends[register] >= 0 and groups[register] == register
    ]
    order += [(position, 0, index) for index, (position, _) in enumerate(ranges.windows)]
    order.sort()
    for position, kind, number in order:
        while active and (active[0][0] < position or (kind == 0 and active[0][0] == position)):
            register = heappop(active)[1]
            busy &= ~((1 << widths[register]) - 1 << slots[register])
        if kind == 0:
            step = ranges.windows[number][1]
            base = windows[id(step)] = busy.bit_length()
            at = base + len(step.inputs) if step.after_inputs else base
            for register in step.outputs:
                slots[register] = at
                at += widths[register]
            size = max(size, at, base + len(step.inputs))
            continue
        width = widths[number]
        if slots[number] < 0:
            taken = busy | busy >> 1 if width == 2 else busy
            slots[number] = (~taken & (taken + 1)).bit_length() - 1
        busy |= (1 << width) - 1 << slots[number]
        size = max(size, slots[number] + width)
        heappush(active, (ranges.ends[number], number))
    return Allocation([slots[leader] for leader in groups], windows, size)


def _merge_phis(routine: Routine, ranges: LiveRanges) -> list[int]:
    """The leader of each register's group; a leader's range becomes that of its group. Results of
    windows stay alone, the window decides where they are."""
    leaders = list(range(len(routine.widths)))
    alone = {register for _, step in ranges.windows for register in step.outputs}
    pieces = ranges.pieces
    params = set(routine.params)

    def leader(register: int) -> int:
        while leaders[register] != register:
            leaders[register] = leaders[leaders[register]]
            register = leaders[register]
        return register

    for body in routine.bodies:
        for edge in body.edges:
            for target, sources in edge.moves:
                kind, register, half = sources[0]
                if kind != FROM_REGISTER or half or routine.widths[register] != len(sources):
                    continue
                a, b = leader(target), leader(register)
                if a == b or a in alone or b in alone:
                    continue
                merged = _union(pieces[a], pieces[b])
                if merged is None:
                    continue
                if b in params:
                    a, b = b, a
                leaders[b] = a
                pieces[a] = merged
                ranges.starts[a] = min(ranges.starts[a], ranges.starts[b])
                ranges.ends[a] = max(ranges.ends[a], ranges.ends[b])
    return [leader(register) for register in leaders]


def _union(a: list[Piece], b: list[Piece]) -> list[Piece] | None:
    """All pieces in ascending order, or None if two of them meet. The longer list takes in the shorter one: a
    variable that is changed in thousands of places has a long one, and gets one piece at a time."""
    into, new = (a, b) if len(a) >= len(b) else (b, a)
    for start, end in new:
        at = bisect_left(into, (start, start))
        if (at > 0 and into[at - 1][1] >= start) or (at < len(into) and into[at][0] <= end):
            return None
    for piece in new:
        insort(into, piece)
    return into
