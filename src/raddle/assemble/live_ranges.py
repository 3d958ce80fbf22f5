"""Where virtual registers are alive, in the order in which blocks are laid out.

Positions: a block starts at an even number, each step takes two (operands are read at the even one,
results written at the odd one), the end of the block is odd again. Blocks are in reverse postorder,
so a range starts at the definition. For registers that phis connect, the exact pieces of the range
are known as well: whether two of them can share a slot depends on the holes.
"""

from __future__ import annotations

from dataclasses import dataclass

from raddle.assemble.steps import EARLY, FROM_REGISTER, Body, Routine, Step, WindowStep

Piece = tuple[int, int]
"""First and last position at which a register is alive."""


@dataclass(slots=True)
class LiveRanges:
    starts: list[int]
    ends: list[int]
    """-1 for registers that nothing defines."""
    windows: list[tuple[int, WindowStep]]
    pieces: dict[int, list[Piece]]
    """Ascending; only for registers in phis."""


def _steps(body: Body) -> list[Step]:
    return body.steps if body.end is None else [*body.steps, body.end]


def phi_targets(routine: Routine, number: int) -> list[int]:
    """The registers that phis at the beginning of a block define."""
    for source in routine.predecessors[number][:1]:
        for edge in routine.bodies[source].edges:
            if edge.target == number:
                return [register for register, _ in edge.moves]
    return []


def _last_reads(step: Step, position: int) -> list[tuple[int, int]]:
    """Each operand with the position up to which it must be kept: a window's inputs may be
    overwritten by the window itself, other operands of early steps not even by the result."""
    if not step.shape & EARLY:
        return [(register, position) for register in step.uses()]
    if not isinstance(step, WindowStep):
        return [(register, position + 1) for register in step.uses()]
    kept = Step.uses(step)
    return [(register, position) for register in step.uses()] + [
        (register, position + 1) for register in kept
    ]


def live_ranges(routine: Routine) -> LiveRanges:
    count = len(routine.widths)
    starts, ends = [0] * count, [-1] * count
    for register in routine.params:
        ends[register] = 0
    windows: list[tuple[int, WindowStep]] = []
    limits: list[Piece] = []
    position = 0
    for number, body in enumerate(routine.bodies):
        begin = position
        for register in phi_targets(routine, number):
            starts[register] = position
            ends[register] = max(ends[register], position)
        for step in _steps(body):
            position += 2
            if isinstance(step, WindowStep):
                windows.append((position, step))
            for register, last in _last_reads(step, position):
                if ends[register] < last:
                    ends[register] = last
            for register in step.defs():
                starts[register] = position + 1
                ends[register] = max(ends[register], position + 1)
        position += 3
        limits.append((begin, position))
        position += 1
    live = _live_out(routine)
    seen = 0
    for number in range(len(live) - 1, -1, -1):
        new = live[number] & ~seen
        seen |= new
        for register in _members(new):
            ends[register] = max(ends[register], limits[number][1])
    for register, blocks in routine.counters:
        starts[register] = limits[min(blocks)][0]
        ends[register] = limits[max(blocks)][1]
    return LiveRanges(starts, ends, windows, _pieces(routine, live, limits))


def _members(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def _pieces(routine: Routine, live: list[int], limits: list[Piece]) -> dict[int, list[Piece]]:
    pieces: dict[int, list[Piece]] = {}
    in_phis = 0
    for body in routine.bodies:
        for edge in body.edges:
            for target, sources in edge.moves:
                for register in [target, *(s[1] for s in sources if s[0] == FROM_REGISTER)]:
                    if register not in pieces:
                        pieces[register] = []
                        in_phis |= 1 << register
    if not pieces:
        return pieces
    for number in range(len(live) - 1, -1, -1):
        begin, end = limits[number]
        last = dict.fromkeys(_members(live[number] & in_phis), end)
        steps = _steps(routine.bodies[number])
        position = begin + 2 * len(steps)
        for step in reversed(steps):
            for register in step.defs():
                if register in pieces:
                    pieces[register].append((position + 1, last.pop(register, position + 1)))
            for register, until in _last_reads(step, position):
                if register in pieces and last.get(register, -1) < until:
                    last[register] = until
            position -= 2
        for register in phi_targets(routine, number):
            last.setdefault(register, begin)
        if number == 0:
            for register in routine.params:
                if register in pieces:
                    last.setdefault(register, begin)
        for register, until in last.items():
            pieces[register].append((begin, until))
    for found in pieces.values():
        found.reverse()
    return pieces


def _live_out(routine: Routine) -> list[int]:
    """The registers alive at the end of each block, as bit sets; counters are left out."""
    used, defined, passed = [], [], []
    for number, body in enumerate(routine.bodies):
        reads: set[int] = set()
        writes = set(phi_targets(routine, number))
        for step in _steps(body):
            reads.update([register for register in step.uses() if register not in writes])
            writes.update(step.defs())
        out = {
            register
            for edge in body.edges
            for _, sources in edge.moves
            for kind, register, _ in sources
            if kind == FROM_REGISTER
        }
        used.append(_bits(reads))
        defined.append(_bits(writes) if body.edges else 0)
        passed.append(_bits(out))
    live_in, live_out = list(used), list(passed)
    changed = True
    while changed:
        changed = False
        for number in range(len(used) - 1, -1, -1):
            out_bits = passed[number]
            for edge in routine.bodies[number].edges:
                out_bits |= live_in[edge.target]
            live_out[number] = out_bits
            into = used[number] | (out_bits & ~defined[number])
            if into != live_in[number]:
                live_in[number] = into
                changed = True
    return live_out


def _bits(members: set[int]) -> int:
    found = 0
    for register in members:
        found |= 1 << register
    return found
