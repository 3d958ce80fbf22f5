"""Which slot of the frame each virtual register gets.

A linear scan over live ranges (Poletto and Sarkar), in the order in which blocks are laid out. A
range is one interval without holes; blocks are in reverse postorder, so it starts at the
definition. Frames should be small, because a snapshot copies them: a register takes the lowest
free slot, or, to save a move, the slot of a register it meets in a phi. Windows (the arguments and
results of calls) begin right above the highest slot that is live across them, and results stay
where the window left them.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from raddle.assemble.steps import EARLY, FROM_REGISTER, Routine, Step, WindowStep


@dataclass(slots=True)
class Allocation:
    slots: list[int]
    """By virtual register."""
    windows: dict[int, int]
    """First slot of each window, by id() of the step."""
    size: int
    """Slots used, without a scratch register for moves."""


@dataclass(slots=True)
class _Ranges:
    starts: list[int]
    ends: list[int]
    windows: list[tuple[int, WindowStep]]


def allocate(routine: Routine) -> Allocation:
    ranges = _live_ranges(routine)
    widths = routine.widths
    slots = [-1] * len(widths)
    partners = _phi_partners(routine)
    favourite: dict[int, int] = {}
    windows: dict[int, int] = {}
    busy = 0
    size = 0
    active: list[tuple[int, int]] = []
    for register in routine.params:
        slots[register] = size
        busy |= (1 << widths[register]) - 1 << size
        size += widths[register]
        heappush(active, (ranges.ends[register], register))
        favourite[partners[register]] = slots[register]

    order = sorted(
        [
            (start, 1, register)
            for register, start in enumerate(ranges.starts)
            if slots[register] < 0 and ranges.ends[register] >= 0
        ]
        + [(position, 0, index) for index, (position, _) in enumerate(ranges.windows)]
    )
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
        else:
            width = widths[number]
            mask = (1 << width) - 1
            if slots[number] < 0:
                wish = favourite.get(partners[number], -1)
                if wish >= 0 and not busy >> wish & mask:
                    slots[number] = wish
                else:
                    taken = busy | busy >> 1 if width == 2 else busy
                    slots[number] = (~taken & (taken + 1)).bit_length() - 1
            busy |= mask << slots[number]
            size = max(size, slots[number] + width)
            favourite[partners[number]] = slots[number]
            heappush(active, (ranges.ends[number], number))
    return Allocation(slots, windows, size)


def _phi_partners(routine: Routine) -> list[int]:
    """A representative for each set of registers that phis connect."""
    parent = list(range(len(routine.widths)))

    def find(register: int) -> int:
        while parent[register] != register:
            parent[register] = parent[parent[register]]
            register = parent[register]
        return register

    for body in routine.bodies:
        for edge in body.edges:
            for target, sources in edge.moves:
                kind, register, half = sources[0]
                if kind == FROM_REGISTER and half == 0 and routine.widths[register] == len(sources):
                    parent[find(register)] = find(target)
    return [find(register) for register in range(len(parent))]


def _live_ranges(routine: Routine) -> _Ranges:
    """Positions: a block starts at an even number, each step takes two (operands are read at the
    even one, results written at the odd one), the end of the block is odd again."""
    count = len(routine.widths)
    starts, ends = [0] * count, [-1] * count
    windows: list[tuple[int, WindowStep]] = []
    position = 0
    finish: list[int] = []
    for number, body in enumerate(routine.bodies):
        if routine.predecessors[number]:
            for edge in routine.bodies[routine.predecessors[number][0]].edges:
                if edge.target == number:
                    for register, _ in edge.moves:
                        starts[register] = position
                        ends[register] = max(ends[register], position)
        steps: list[Step] = body.steps if body.end is None else [*body.steps, body.end]
        for step in steps:
            position += 2
            window = isinstance(step, WindowStep)
            if isinstance(step, WindowStep):
                windows.append((position, step))
            late = step.shape & EARLY
            for register in step.uses():
                # A window's inputs may be overwritten by the window itself, its other operands not.
                if ends[register] < position:
                    ends[register] = position
            if late:
                for register in Step.uses(step) if window else step.uses():
                    ends[register] = max(ends[register], position + 1)
            for register in step.defs():
                starts[register] = position + 1
                ends[register] = max(ends[register], position + 1)
        position += 3
        finish.append(position)
        position += 1
    seen = 0
    for number, live in reversed(list(enumerate(_live_out(routine)))):
        new = live & ~seen
        seen |= new
        while new:
            low = new & -new
            register = low.bit_length() - 1
            ends[register] = max(ends[register], finish[number])
            new ^= low
    for register, blocks in routine.counters:
        starts[register] = 0 if min(blocks) == 0 else finish[min(blocks) - 1] + 1
        ends[register] = finish[max(blocks)]
    return _Ranges(starts, ends, windows)


def _live_out(routine: Routine) -> list[int]:
    """The registers alive at the end of each block, as bit sets; counters are left out."""
    used, defined, passed = [], [], []
    for number, body in enumerate(routine.bodies):
        reads = writes = 0
        if routine.predecessors[number]:
            for edge in routine.bodies[routine.predecessors[number][0]].edges:
                if edge.target == number:
                    for register, _ in edge.moves:
                        writes |= 1 << register
        for step in body.steps if body.end is None else [*body.steps, body.end]:
            for register in step.uses():
                if not writes >> register & 1:
                    reads |= 1 << register
            for register in step.defs():
                writes |= 1 << register
        out = 0
        for edge in body.edges:
            for _, sources in edge.moves:
                for kind, register, _ in sources:
                    if kind == FROM_REGISTER:
                        out |= 1 << register
        used.append(reads)
        defined.append(writes)
        passed.append(out)
    live_in, live_out = list(used), list(passed)
    changed = True
    while changed:
        changed = False
        for number in range(len(used) - 1, -1, -1):
            out = passed[number]
            for edge in routine.bodies[number].edges:
                out |= live_in[edge.target]
            live_out[number] = out
            into = used[number] | (out & ~defined[number])
            if into != live_in[number]:
                live_in[number] = into
                changed = True
    return live_out
