"""Tries that fail and take back what they added are left out: the loop becomes an await.

A thread that has added and not yet taken back can make the tries of others fail, and whoever looks at the
variable sees it. So this is done only if nobody can tell that the failed tries are gone. For one variable,
that is so if

- it is a global whose accesses are all known (global_uses.py): additions of constants whose results nobody
  uses, tries (tries.py), the reads with which these wait for another try, and stores at the very beginning
  of the program;
- whatever a thread has added to it in all is never positive, or never negative (balance.py): each thread
  takes back only what it has added itself;
- a try that succeeds, while another thread is between a try that fails and taking it back, would have
  succeeded without that, too: for all values that are possible then, the test that holds for a value holds
  for it without what was added;
- what ends a wait for another try holds wherever the try would succeed.

Take all failed tries out of an execution, with what takes them back and the reads in between. The variable
is only ever updated, so its modification order is one chain of updates, and what remains of it is one. Each
of them finds what it found before, without what the failed tries had added at that point: results of
additions are not used, and tries that succeeded still do, by the third condition, used once for each failed
try. Every relation of the models between the remaining events is part of what it was: who read from an
update that is gone reads from the one before it in the chain, whose release sequence it continued. So this
is an execution of the program, with the same states, in which less is ordered; races stay, too. It is the
same for an execution that has come to an error while a failed try is not yet taken back. In the end, when
nobody else can go on, all is taken back: a thread that tries for ever then waits for ever at the await, and
so does one that waits for its next try for ever, by the last condition.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.loop_report import LoopReport
from raddle.ir.operands import results
from raddle.ir.program import MAX_THREADS, Block, Function, Global, Loop, Program
from raddle.ir.types import I64
from raddle.ir.values import Addr, Const, Reg
from raddle.passes.amounts import with_amounts
from raddle.passes.balance import sums_of_threads
from raddle.passes.conditions import Definitions, Test, can_repeat, signed
from raddle.passes.effects import Effects
from raddle.passes.global_uses import GlobalUses, Use
from raddle.passes.idle import drop_idle
from raddle.passes.inlining import open_loop, with_loops
from raddle.passes.loops import find_loops
from raddle.passes.purity import LoopWays
from raddle.passes.reachable import drop_unreachable
from raddle.passes.rebuild import FreshNumbers, use_counts
from raddle.passes.thread_count import most_threads, starting_threads
from raddle.passes.threading import thread_function
from raddle.passes.tries import Tries, Try, added
from raddle.passes.unpeel import unpeel
from raddle.passes.wording import Wording

FEWER_THREADS = 254
"""Where the text does not tell how many threads there are, and so many as the machine has could make the
variable run over, executions are limited to these."""


def leave_out_failed_tries(program: Program) -> Program:
    given = with_amounts(program)
    if not any(_may_try(given, function) for function in given.functions.values()):
        return program
    moved = replace(
        given, functions={name: _with_updates_inside(given, f) for name, f in given.functions.items()}
    )
    uses = GlobalUses(moved)
    inlined = _callees(program) - _callees(moved) - uses.pointed_at - {moved.entry}
    if inlined:
        left = {name: f for name, f in moved.functions.items() if name not in inlined}
        moved = replace(moved, functions=left)
        uses = GlobalUses(moved)
    tries: dict[Addr, list[Try]] = {}
    for function in moved.functions.values():
        if _may_try(moved, function):
            found = Tries(function, uses, _effects(moved, function))
            for loop in function.loops:
                a_try = found.found_in(loop)
                if a_try is not None:
                    tries.setdefault(a_try.place, []).append(a_try)
    functions = dict(program.functions)
    reports: list[LoopReport] = []
    limits = [program.most_threads]
    for place, those in tries.items():
        limit = _Variable(moved, uses, place, those).hides_failures()
        if limit is not None:
            limits.append(limit)
            for a_try in those:
                changed = functions[a_try.function]
                if changed is program.functions[a_try.function]:
                    changed = moved.functions[a_try.function]
                reports.append(_report(moved, changed, a_try))
                functions[a_try.function] = _awaiting(changed, a_try)
    if not reports:
        return program
    changed_program = replace(
        program, functions=functions, loop_reports=tuple(reports), most_threads=min(limits)
    )
    return find_loops(drop_unreachable(changed_program))


def _may_try(program: Program, function: Function) -> bool:
    """Whether it has a loop, and updates: its own, or of a function that it calls there."""
    if function.library or not function.loops:
        return False
    return _updates(function) or any(_tries_elsewhere(program, function, loop) for loop in function.loops)


def _callees(program: Program) -> set[str]:
    """Functions of the user's own that are called by name."""
    return {
        i.callee
        for function in program.functions.values()
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, ir.Call) and isinstance(i.callee, str) and not program.functions[i.callee].library
    }


def _updates(function: Function) -> bool:
    return any(added(i) is not None for block in function.blocks for i in block.instructions)


def _tries_elsewhere(program: Program, function: Function, loop: Loop) -> bool:
    return any(
        isinstance(i, ir.Call)
        and isinstance(i.callee, str)
        and not program.functions[i.callee].library
        and _updates(program.functions[i.callee])
        for block in function.blocks
        if block.label in loop.blocks
        for i in block.instructions
    )


def _effects(program: Program, function: Function) -> Effects:
    values = Definitions(function)
    return Effects(program, function, values, Wording(program, values), ControlFlow(function))


def _with_updates_inside(program: Program, function: Function) -> Function:
    """With the first try of each loop in the loop: `r = try(); while (bad(r)) { … r = try(); }`; and with
    tries that are functions of their own."""
    if not _may_try(program, function):
        return function
    for header in [loop.header for loop in function.loops]:
        loop = next((loop for loop in function.loops if loop.header == header), None)
        if loop is not None and _tries_elsewhere(program, function, loop):
            opened = open_loop(program, function, loop, {})
            function = function if opened is None else opened[0]
    threaded = thread_function(drop_idle(program, function))
    function = function if threaded is function else with_loops(threaded, function)
    for header in [loop.header for loop in function.loops]:
        loop = next(loop for loop in function.loops if loop.header == header)
        effects = _effects(program, function)
        ways = LoopWays(effects.flow, loop, effects.values, effects, set())
        ways.condition_of()
        found = unpeel(function, ways, updates=True)
        if found is not None and found.same:
            function = found.function
    return function


@dataclass(frozen=True, slots=True)
class _Variable:
    """One place, and the tries of it."""

    program: Program
    uses: GlobalUses
    place: Addr
    tries: list[Try]

    def hides_failures(self) -> int | None:
        """With how many threads at most; None: with none."""
        kind = self.tries[0].update.dst.type
        uses = self.uses.of(self.place.symbol)
        if uses is None or kind.kind != "int" or kind.bits not in (8, 16, 32, 64):
            return None
        size = kind.bits // 8
        end = self.place.offset + size
        near = [u for u in uses if u.place.offset < end and u.place.offset + _size(u) > self.place.offset]
        stores = [use for use in near if isinstance(use.access, ir.Store | ir.Fill)]
        updates = {}
        for use in near:
            if use not in stores:
                number = self._added(use)
                if use.place != self.place or number is None:
                    return None
                updates[use.function, use.access.id] = number
        start = self._start(stores, size)
        sums = sums_of_threads(self.program, updates, self.uses.pointed_at)
        if start is None or sums is None:
            return None
        known = most_threads(self.program, self.uses.pointed_at)
        for most in (MAX_THREADS, FEWER_THREADS) if known is None else (known,):
            if self._are_unseen(start, sums, most):
                return MAX_THREADS if known is not None else most
        return None

    def _added(self, use: Use) -> int | None:
        """What the access adds, if it is one of those that may be there."""
        kind = self.tries[0].update.dst.type
        i = use.access
        if isinstance(i, ir.Load):
            looks = any(t.function == use.function and i.id in t.looks for t in self.tries)
            return 0 if looks and i.dst.type == kind else None
        if not isinstance(i, ir.Rmw) or i.dst.type != kind:
            return None
        tries = any(t.function == use.function and t.update.id == i.id for t in self.tries)
        unused = i.dst.id not in use_counts(self.program.functions[use.function])
        return added(i) if tries or unused else None

    def _start(self, stores: list[Use], size: int) -> int | None:
        """What the variable holds before threads use it."""
        data = self.program.globals.get(self.place.symbol)
        maker = self.uses.made_once.get(self.place.symbol)
        found = _initial(data, self.place.offset, size) if data is not None else None
        if isinstance(maker, ir.Call) and maker.callee == "calloc":
            found = 0
        entry = self.program.entry
        if stores and (self.uses.is_called(entry) or any(use.function != entry for use in stores)):
            return None
        left = {use.access.id: use for use in stores}
        by_pointer = starting_threads(self.program, by_pointer=True) if stores else set()
        for i in self.program.functions[entry].blocks[0].instructions:
            if not left:
                break
            if i.id in left:
                found = self._stored(left.pop(i.id))
                if found is None:
                    return None
            elif isinstance(i, ir.Call):
                # What the library does by itself.
                known = isinstance(i.callee, str) and self.program.functions[i.callee].library
                if not known or i.callee in by_pointer:
                    return None
            elif not (isinstance(i, ir.Alloca | ir.Lifetime | ir.Load | ir.Store | ir.Fill) or can_repeat(i)):
                return None
        return None if left else found

    def _stored(self, use: Use) -> int | None:
        i = use.access
        if isinstance(i, ir.Fill):
            is_zero = isinstance(i.byte, Const) and i.byte.bits == 0
            end = self.place.offset + self.tries[0].update.dst.type.size
            whole = use.place.offset <= self.place.offset and end <= use.place.offset + _size(use)
            return 0 if is_zero and whole else None
        assert isinstance(i, ir.Store)
        kind = self.tries[0].update.dst.type
        if use.place != self.place or not isinstance(i.value, Const) or i.value.type != kind:
            return None
        return signed(i.value.bits, kind.bits)

    def _are_unseen(self, start: int, sums: set[int], threads: int) -> bool:
        width = self.tries[0].update.dst.type.bits
        low, high = (start + threads * end for end in (min(sums), max(sums)))
        if (min(sums) < 0 < max(sums)) or low < -(1 << (width - 1)) or high >= 1 << (width - 1):
            return False
        shifts = {0, *(more for a_try in self.tries for more in a_try.shifts)}
        least, most = low + min(shifts), high + max(shifts)
        if least < -(1 << (width - 1)) or most >= 1 << (width - 1):
            return False
        if least < 0 and any(t.pred[0] == "u" for a_try in self.tries for t in (a_try.good, *a_try.waits)):
            return False
        for failing in self.tries:
            more = added(failing.update) or 0
            possible = (low, start + more) if more < 0 else (start + more, high)
            for other in self.tries:
                good = _holds(other.good, width)
                cut = [_cut(part, possible) for part in good]
                shifted = [(a - more, b - more) for a, b in cut if a <= b]
                if not _covers(good, shifted):
                    return False
            all_good = [_cut(part, (low, high)) for part in _holds(failing.good, width)]
            if not all(_covers(_holds(test, width), all_good) for test in failing.waits):
                return False
        return True


Interval = tuple[int, int]


def _size(use: Use) -> int:
    i = use.access
    if isinstance(i, ir.Fill):
        assert isinstance(i.size, Const)
        return i.size.bits
    return i.value.type.size if isinstance(i, ir.Store) else results(i)[0].type.size


def _holds(test: Test, width: int) -> list[Interval]:
    """For which numbers."""
    assert isinstance(test.b, Const)
    number = signed(test.b.bits, width) if test.pred[0] != "u" else test.b.bits
    least, most = -(1 << width), 1 << width
    below, above = (least, number - 1), (number + 1, most)
    if test.pred in ("eq", "ne"):
        return [(number, number)] if test.pred == "eq" else [below, above]
    return [{"lt": below, "le": (least, number), "gt": above, "ge": (number, most)}[test.pred[1:]]]


def _cut(one: Interval, other: Interval) -> Interval:
    return max(one[0], other[0]), min(one[1], other[1])


def _covers(whole: list[Interval], parts: list[Interval]) -> bool:
    """Whether all of the parts are in the whole, whose intervals do not touch."""
    return all(a > b or any(low <= a and b <= high for low, high in whole) for a, b in parts)


def _initial(data: Global, offset: int, size: int) -> int | None:
    if offset < 0 or offset + size > data.size or data.constant:
        return None
    if any(at < offset + size and at + 8 > offset for at, _ in data.relocations):
        return None
    number = int.from_bytes(data.data[offset : offset + size].ljust(size, b"\0"), "little")
    return signed(number, size * 8)


def _awaiting(function: Function, a_try: Try) -> Function:
    """The try waits until it succeeds. The way back stays, for those who ask whether it waits for ever; the
    rest of the loop goes."""
    gone = a_try.loop.blocks - {a_try.loop.header}
    fresh = FreshNumbers(function)
    i = a_try.update
    kind = i.dst.type
    assert isinstance(a_try.good.b, Const)
    assert isinstance(i.value, Const)
    given = [Const(I64, bits) for bits in ((1 << kind.bits) - 1, a_try.good.b.bits, i.value.bits)]
    found = i.dst if kind == I64 else Reg(fresh.register(), I64)
    text = f"{a_try.good.pred} {kind.bits} {i.op} spin"
    made: list[ir.Instruction] = [
        ir.Operation(i.id, i.loc, "await_rmw", (found,), (i.pointer, *given), text, i.order)
    ]
    if kind != I64:
        made.append(ir.Convert(fresh.instruction(), i.loc, i.dst, "trunc", found))
    blocks = []
    for block in function.blocks:
        if block.label in gone:
            continue
        if block.label == a_try.loop.header:
            branch = block.instructions[-1]
            assert isinstance(branch, ir.Branch)
            then, other = (block.label if to in gone else to for to in (branch.then, branch.other))
            rest = [x for old in block.instructions[:-1] for x in (made if old.id == i.id else [old])]
            block = Block(block.label, (*rest, replace(branch, then=then, other=other)))
        blocks.append(block)
    return replace(function, blocks=tuple(blocks))


def _report(program: Program, function: Function, a_try: Try) -> LoopReport:
    values = Definitions(function)
    names = Wording(program, values)
    names.inside = {a_try.update.dst.id}
    return LoopReport(
        loc=a_try.loop.loc,
        function=function.display or function.name,
        condition=names.test(a_try.good.negated()),
        became="await",
        waits=(names.test(a_try.good),),
        reasons=(),
        is_complete=True,
        is_endless=False,
    )
