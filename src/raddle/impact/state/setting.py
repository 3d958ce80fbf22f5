"""What an operation may know besides its run: the program, its memory, and how many threads there are.

Whoever says what an operation means gets this, not the executor: no meaning can depend on the steps that were
taken before, or take one itself.
"""

from __future__ import annotations

from collections.abc import Callable

from raddle.errors import UnsupportedError
from raddle.impact.state.allocated_objects import lay_out
from raddle.impact.state.allocations import Allocations
from raddle.impact.state.compute import is_null
from raddle.impact.state.liveness import Liveness
from raddle.impact.state.memory import Layout, Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Live, Run
from raddle.impact.state.thread_state import AT_OPERATION
from raddle.impact.terms.terms import TRUE, var
from raddle.ir import instructions as ir
from raddle.ir.operands import results
from raddle.ir.program import Function, Program
from raddle.ir.thread_library import named
from raddle.ir.types import Type
from raddle.ir.values import Location

_JOINS = named(event="join")
_DESTROYS = named("mutex", event="destroy")
_CHECKED_LOCK = "__raddle_checked_mutex_lock"
ARGUMENTS = var("argc", 1, (1 << 31) - 1)
"""How many words the program is called with: nobody knows, and it never changes."""
ARGV = "argv of main"
"""The target of pointers to them; no name in C."""


class Setting:
    """`private` collects the accesses that turned out to be to a thread's own or to constant memory."""

    def __init__(self, program: Program, allocations: Allocations) -> None:
        self.program = program
        self.allocations = allocations
        self.next_thread = 1
        """How many threads there are."""
        self.begin()
        self._liveness: dict[str, Liveness] = {}
        self._types: dict[str, dict[int, Type]] = {}
        calls = [
            ins
            for function in program.functions.values()
            for block in function.blocks
            for ins in block.instructions
            if isinstance(ins, ir.Call)
        ]
        self.results_wanted = any(ins.callee in _JOINS and not is_null(ins.args[1]) for ins in calls)
        """Whether somebody looks at what threads return."""
        self.kinds_chosen = _CHECKED_LOCK in program.functions or any(
            ins.callee == "mtx_init" and not is_null(ins.args[1]) for ins in calls
        )
        """Whether there are mutexes that are not ordinary."""
        self.mutexes_destroyed = any(ins.callee in _DESTROYS for ins in calls)

    def begin(self) -> None:
        """The allocations are others than before."""
        self.version = self.allocations.version
        self.layout = Layout(self.program, self.allocations.ranges)
        lay_out(self.layout, self.allocations)
        self.private: set[tuple[str, int]] = set()

    def function(self, name: str, place: Location | None) -> Function:
        found = self.program.functions.get(name)
        if found is None:
            raise UnsupportedError(f"a call of {name}, which the program does not define", place)
        return found

    def liveness(self, name: str) -> Liveness:
        found = self._liveness.get(name)
        if found is None:
            found = self._liveness[name] = Liveness(self.program.functions[name])
        return found

    def types(self, name: str) -> dict[int, Type]:
        found = self._types.get(name)
        if found is None:
            function = self.program.functions[name]
            found = {parameter.id: parameter.type for parameter in function.params}
            for block in function.blocks:
                for instruction in block.instructions:
                    found |= {register.id: register.type for register in results(instruction)}
            self._types[name] = found
        return found

    def results_of(self, live: Live) -> tuple[int, ...]:
        """The registers that the call gets at which the frame is."""
        block = self.liveness(live.function).blocks[live.block]
        return tuple(register.id for register in results(block.instructions[live.index]))

    def others_go_on(self, run: Run) -> bool:
        """Whether the program's end is a step of its own: other threads may see what comes before it, or it
        depends on the way that the step has taken."""
        seen = run.performed and (self.next_thread > 1 or run.spawn is not None)
        if run.atomic or not (seen or (run.trace and run.guard is not TRUE)):
            return False
        run.top.phase = AT_OPERATION
        return True


Handler = Callable[[Setting, Run, ir.Call, list[Value]], Outcomes]
