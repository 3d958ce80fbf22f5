"""Operations that no thread gets to while the schedule is kept: where a thread is blocked for good.

A thread that the proof shows to be blocked for ever (on a mutex that is never freed, an assumption that
never holds) has to stay blocked although mutexes are not carried out; and threads that the program's end
finds on their way must not go on. So every visible operation that is not in the schedule is barred.
"""

from __future__ import annotations

from raddle.impact.execution.executor import Executor
from raddle.impact.memory.heap import HEAP_KINDS
from raddle.impact.state.run import Site
from raddle.impact.threads.thread_library import VISIBLE, handler_of
from raddle.ir import instructions as ir
from raddle.ir.program import Function, Program
from raddle.ir.values import Addr, Operand, Reg
from raddle.schedules.sections import ProgramSchedule

_ACCESSES: dict[type[ir.Instruction], str] = {
    ir.Load: "load",
    ir.Store: "store",
    ir.Rmw: "rmw",
    ir.CompareExchange: "cas",
}


def barred(program: Program, schedule: ProgramSchedule, executor: Executor) -> list[Site]:
    """Their places; `executor` knows which accesses it saw to be private."""
    scheduled = {(function, instruction) for function, instruction, _ in schedule.sites}
    return [
        site
        for site in operations(program)
        if site[:2] not in scheduled and site[:2] not in executor.setting.private
    ]


def operations(program: Program) -> list[Site]:
    """All that may be visible in the program's own code."""
    found: list[Site] = []
    for name, function in program.functions.items():
        if function.library:
            continue
        private = _private_registers(function)
        for block in function.blocks:
            for instruction in block.instructions:
                kind = _kind(program, instruction, private)
                if kind is not None:
                    found.append((name, instruction.id, kind))
    return found


def _kind(program: Program, instruction: ir.Instruction, private: set[int]) -> str | None:
    if isinstance(instruction, ir.Call) and isinstance(instruction.callee, str):
        visible = VISIBLE if handler_of(program, instruction.callee) else HEAP_KINDS
        return visible.get(instruction.callee)
    if isinstance(instruction, ir.Copy):
        shared = any(_shared(program, item, private) for item in (instruction.target, instruction.source))
        return "copy" if shared else None
    if isinstance(instruction, ir.Fill):
        return "fill" if _shared(program, instruction.target, private) else None
    kind = _ACCESSES.get(type(instruction))
    if isinstance(instruction, (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)):
        return kind if _shared(program, instruction.pointer, private) else None
    return None


def _shared(program: Program, pointer: Operand, private: set[int]) -> bool:
    if isinstance(pointer, Addr):
        item = program.globals.get(pointer.symbol)
        return item is not None and not item.constant
    return not (isinstance(pointer, Reg) and pointer.id in private)


def _private_registers(function: Function) -> set[int]:
    """Addresses of stack objects that never leave their thread, and of thread-locals."""
    found: set[int] = set()
    for block in function.blocks:
        for instruction in block.instructions:
            if (
                (isinstance(instruction, ir.Alloca) and instruction.private)
                or isinstance(instruction, ir.ThreadLocal)
                or (
                    isinstance(instruction, ir.Offset)
                    and isinstance(instruction.base, Reg)
                    and instruction.base.id in found
                )
            ):
                found.add(instruction.dst.id)
    return found
