"""Runs a thread symbolically from a location and collects its steps."""

from __future__ import annotations

from collections.abc import Sequence

from raddle.errors import UnsupportedError
from raddle.impact.execution.operations import operate
from raddle.impact.memory.reuse import Account
from raddle.impact.state.allocations import Allocations, Growth
from raddle.impact.state.compute import compute, operand, signed_constant
from raddle.impact.state.kept_ranges import leaving
from raddle.impact.state.memory import UNDEFINED, Layout, Value
from raddle.impact.state.outcomes import Ending, Outcomes
from raddle.impact.state.preparation import Preparation
from raddle.impact.state.run import Live, Run, Site, number
from raddle.impact.state.setting import ARGUMENTS, ARGV, Setting
from raddle.impact.state.steps import Failure, Moves, Step
from raddle.impact.state.thread_state import (
    AT_HEAD,
    AT_OPERATION,
    CALLED_BACK,
    DONE,
    Cell,
    Description,
    Frame,
    ThreadState,
    describe,
    local_name,
    recall,
)
from raddle.impact.terms.terms import FALSE, Term, conjunction, eq, negation
from raddle.ir import instructions as ir
from raddle.ir.operands import results
from raddle.ir.program import Program, only_wide
from raddle.ir.types import PTR, Type, integer
from raddle.ir.values import Location, Reg

_MAX_RUNS = 400
_MAX_INSTRUCTIONS = 20000


class Executor:
    """`sites` collects the visible operations met so far."""

    def __init__(self, program: Program, allocations: Allocations | None = None) -> None:
        only_wide(program.narrow, "schedules and proofs are made for")
        self.setting = Setting(program, Allocations() if allocations is None else allocations)
        self._heads: dict[str, dict[str, frozenset[str]]] = {}
        self._preparation = Preparation(program)
        self._forget()

    def begin(self) -> None:
        """Forget all steps: the allocations are others than before."""
        self.setting.begin()
        self._forget()

    def _forget(self) -> None:
        self.sites: dict[Site, Location | None] = {}
        self._moves: dict[tuple[int, ThreadState, int], Moves] = {}

    @property
    def program(self) -> Program:
        return self.setting.program

    @property
    def allocations(self) -> Allocations:
        return self.setting.allocations

    @property
    def layout(self) -> Layout:
        return self.setting.layout

    # --- locations

    def start(self, thread: int, function: str, argument: Value) -> tuple[ThreadState, dict[Term, Term]]:
        """A thread at the start of its function, and the variables that hold its argument."""
        made = self.setting.function(function, None)
        registers: list[tuple[int, Description]] = []
        updates: dict[Term, Term] = {}
        for position, parameter in enumerate(made.params):
            value = argument if position == 0 and thread else UNDEFINED
            name = local_name(thread, 0, function, parameter.id)
            description, set_ = describe(value, parameter.type, name, False)
            if not thread and function == "main" and position < 2:
                description = ("p", ARGV, 0) if position else ("c", ARGUMENTS)
            registers.append((parameter.id, description))
            updates |= set_
        frame = Frame(function, made.blocks[0].label, 0, AT_HEAD, tuple(registers))
        return ThreadState((frame,), ()), updates

    def heads(self, name: str) -> dict[str, frozenset[str]]:
        """Labels of loop heads where a step ends, and the blocks that jump back to them."""
        found = self._heads.get(name)
        if found is None:
            loops = self.program.functions[name].loops
            found = self._heads[name] = {
                loop.header: frozenset(loop.back_edges) for loop in loops if not loop.only_threads
            }
        return found

    def outermost(self, state: ThreadState) -> bool:
        """Whether the thread is at the head of a loop that lies in no other loop and no called function."""
        if len(state.frames) != 1:
            return False
        frame = state.frames[0]
        loops = self.program.functions[frame.function].loops
        return all(loop.header == frame.block or frame.block not in loop.blocks for loop in loops)

    def thaw(self, thread: int, state: ThreadState) -> Run:
        frames = []
        for depth, frame in enumerate(state.frames):
            types = self.setting.types(frame.function)
            registers = {
                register: (recall(how, local_name(thread, depth, frame.function, register)), types[register])
                for register, how in frame.registers
            }
            frames.append(Live(frame.function, frame.block, frame.index, frame.phase, registers))
        cells: dict[Cell, tuple[Value, Type]] = {}
        for cell, how in state.cells:
            type_ = PTR if how[0] in ("p", "o", "n") else integer(8 * cell[2])
            cells[cell] = (recall(how, f"{cell[0]}+{cell[1]}"), type_)
        run = Run(thread, frames, cells)
        run.allocated = dict(state.allocated)
        return run

    def freeze(self, run: Run, general: frozenset[int] | None) -> ThreadState:
        """The location reached; `general`: registers of the innermost frame to forget, None at no head."""
        frames = []
        last = len(run.frames) - 1
        for depth, live in enumerate(run.frames):
            returned = depth != last and live.phase != CALLED_BACK
            index = live.index + 1 if returned else live.index
            wanted = self.setting.liveness(live.function).at(live.block, index)
            called = () if depth == last else self.setting.results_of(live)
            described: list[tuple[int, Description]] = []
            for register in sorted(wanted):
                found = live.registers.get(register)
                if found is None or register in called:
                    continue
                name = local_name(run.thread, depth, live.function, register)
                forget = depth == last and general is not None and register in general
                how, updates = describe(found[0], found[1], name, forget)
                described.append((register, how))
                run.assign(updates)
            frames.append(Frame(live.function, live.block, live.index, live.phase, tuple(described)))
        cells: list[tuple[Cell, Description]] = []
        for cell in sorted(run.cells):
            value, type_ = run.cells[cell]
            forget = general is not None and isinstance(value, Term)
            how, updates = describe(value, type_, f"{cell[0]}+{cell[1]}", forget)
            cells.append((cell, how))
            run.assign(updates)
        return ThreadState(tuple(frames), tuple(cells), tuple(sorted(run.allocated.items())))

    def next_place(self, run: Run) -> Location | None:
        rest = self.setting.liveness(run.top.function).blocks[run.top.block].instructions[run.top.index :]
        return next((instruction.loc for instruction in rest if instruction.loc), None)

    # --- steps

    def moves(self, thread: int, state: ThreadState, threads: int) -> Moves:
        """All steps of the thread from there; `threads` is how many threads there are."""
        key = (thread, state, threads)
        found = self._moves.get(key)
        if found is None:
            found = self._moves[key] = self._explore(thread, state, threads)
        return found

    def made(self) -> list[Step]:
        """All steps that somebody has asked for."""
        return [step for moves in self._moves.values() for step in moves.steps]

    def _explore(self, thread: int, state: ThreadState, threads: int) -> Moves:
        first = self.thaw(thread, state)
        self.setting.next_thread = threads
        phase = first.top.phase
        first.performed = phase == AT_HEAD
        if phase == AT_HEAD:
            first.top.phase = AT_OPERATION
        waiting = [first]
        account = Account(self.setting, first)
        steps: list[Step] = []
        enabled: list[Term] = []
        started = 0
        while waiting:
            run = waiting.pop()
            started += 1
            if started > _MAX_RUNS:
                raise UnsupportedError("too many ways through one step", run.place or self.next_place(run))
            for ended, ending in self._advance(run, waiting):
                enabled += ended.enabled
                if ending is not None and ended.guard is not FALSE:
                    account.settle(ended, ending[0] == "stop")
                    steps += self._finish(state, ended, ending, phase)
        return Moves(conjunction(enabled), tuple(steps))

    def _finish(self, source: ThreadState, run: Run, ending: Ending, phase: int) -> list[Step]:
        kind, extra = ending
        failure = extra if isinstance(extra, Failure) else None
        general = extra if kind == "stop" and isinstance(extra, frozenset) else None
        spawned: ThreadState | None = None
        if run.spawn is not None:
            spawned, updates = self.start(self.setting.next_thread, *run.spawn)
            run.updates |= updates
        target = self.freeze(run, general) if kind == "stop" else DONE
        if run.site is not None:
            self.sites[run.site] = run.place
        made = []
        for variable, inside in leaving(run, self.layout.limited) if failure is None else ():
            astray = run.fork()
            if astray.restrict(negation(inside)):
                error = Failure("growth", "", run.place, Growth(str(variable.args[0]), kind="range"))
                made.append(self._step(source, astray, ("error", error), DONE, None, phase))
            if not run.restrict(inside):
                return made
        return [*made, self._step(source, run, ending, target, spawned, phase)]

    @staticmethod
    def _step(
        source: ThreadState,
        run: Run,
        ending: Ending,
        target: ThreadState,
        spawned: ThreadState | None,
        phase: int,
    ) -> Step:
        return Step(
            run.thread,
            source,
            run.guard,
            conjunction(run.enabled),
            {variable: value for variable, value in run.updates.items() if variable is not value},
            target,
            ending[1] if isinstance(ending[1], Failure) else None,
            frozenset(run.reads),
            frozenset(run.writes),
            run.site,
            run.place,
            tuple(run.trace),
            run.back,
            spawned,
            run.join,
            ending[0] == "exit",
            phase,
        )

    def _advance(self, run: Run, waiting: list[Run]) -> Outcomes:
        """Until the run ends; other ways at branches go to `waiting`."""
        if isinstance(run, _Ended):
            return [(run, run.ending)]
        while True:
            live = run.top
            instruction = self.setting.liveness(live.function).blocks[live.block].instructions[live.index]
            run.steps += 1
            if run.steps > _MAX_INSTRUCTIONS:
                raise UnsupportedError("a local computation that does not end", instruction.loc)
            found = compute(run, instruction)
            if found is not None:
                run.set(results(instruction)[0].id, *found)
                live.index += 1
                continue
            if isinstance(instruction, (ir.Jump, ir.Branch, ir.Switch)):
                ending = self._branch(run, instruction, waiting)
                if ending is not None:
                    return [(run, ending)]
                if run.guard is FALSE:
                    return [(run, None)]
                continue
            outcomes = operate(self.setting, run, instruction)
            if len(outcomes) == 1 and outcomes[0][1] is None and outcomes[0][0] is run:
                if run.guard is FALSE:
                    return [(run, None)]
                continue
            ended: Outcomes = []
            for other, outcome in outcomes:
                if outcome is None:
                    if other.guard is not FALSE:
                        waiting.append(other)
                    else:
                        ended.append((other, None))
                else:
                    ended.append((other, outcome))
            return ended

    def _branch(self, run: Run, ins: ir.Instruction, waiting: list[Run]) -> Ending | None:
        if isinstance(ins, ir.Jump):
            return self.jump(run, ins.target)
        ways: Sequence[tuple[Term, str, int]]
        if isinstance(ins, ir.Branch):
            condition = number(operand(run, ins.cond), ins.loc)
            ways = ((condition, ins.then, 1), (negation(condition), ins.other, 0))
        else:
            assert isinstance(ins, ir.Switch)
            value = number(operand(run, ins.value), ins.loc)
            bits = ins.value.type.bits
            tests = [eq(value, signed_constant(case, bits)) for case, _ in ins.cases]
            other = conjunction(negation(test) for test in tests)
            ways = [(t, label, 1 + n) for n, (t, (_, label)) in enumerate(zip(tests, ins.cases, strict=True))]
            ways = [*ways, (other, ins.default, 0)]
        possible = [way for way in ways if conjunction((run.guard, way[0])) is not FALSE]
        if not possible:
            run.guard = FALSE
            return None
        function = run.top.function
        for condition, label, taken in possible[1:]:
            fork = run.fork()
            fork.restrict(condition)
            fork.trace.append((function, ins.id, taken))
            ending = self.jump(fork, label)
            if ending is None:
                waiting.append(fork)
            else:
                waiting.append(_Ended(fork, ending))
        condition, label, taken = possible[0]
        run.restrict(condition)
        run.trace.append((function, ins.id, taken))
        return self.jump(run, label)

    def jump(self, run: Run, label: str) -> Ending | None:
        live = run.top
        source, live.block, live.index = live.block, label, 0
        block = self.setting.liveness(live.function).blocks[label]
        values: list[tuple[Reg, Value]] = []
        for instruction in block.instructions:
            if not isinstance(instruction, ir.Phi):
                break
            chosen = next(value for origin, value in instruction.incoming if origin == source)
            values.append((instruction.dst, operand(run, chosen)))
            live.index += 1
        for register, value in values:
            run.set(register.id, value, register.type)
        backs = self.heads(live.function).get(label)
        if backs is None or run.atomic:
            return None
        run.back = source in backs
        live.phase = AT_HEAD
        if self._preparation.unrolls(run, label, [value for _, value in values], self.setting.next_thread):
            return ("stop", None)
        return ("stop", frozenset(register.id for register, _ in values))


class _Ended(Run):
    """A run that a fork already brought to its end: waits in the list only to be collected."""

    def __init__(self, run: Run, ending: Ending) -> None:
        self.__dict__.update(run.__dict__)
        self.ending = ending
