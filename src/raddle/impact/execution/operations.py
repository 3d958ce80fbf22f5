"""Calls and returns inside a step, and which module knows the other instructions."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.accesses import access_memory
from raddle.impact.memory.arithmetic import binary, compare
from raddle.impact.memory.copies import copy_memory, fill_memory
from raddle.impact.memory.heap import HEAP
from raddle.impact.memory.lifetimes import begin_local, begin_thread_local, end_frames, lifetime
from raddle.impact.memory.passing import check_passed
from raddle.impact.memory.pointers import callees, selected
from raddle.impact.state.compute import operand
from raddle.impact.state.memory import ENDED, Pointer, Value
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Live, Run, go_on
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.state.thread_results import leave
from raddle.impact.state.thread_state import AT_OPERATION, CALLED_BACK
from raddle.impact.terms.terms import const
from raddle.impact.threads.thread_library import handler_of
from raddle.impact.threads.verifier_library import nondeterministic
from raddle.ir import instructions as ir


def operate(setting: Setting, run: Run, ins: ir.Instruction) -> Outcomes:
    if isinstance(ins, (ir.Load, ir.Store, ir.Rmw, ir.CompareExchange)):
        return access_memory(setting, run, ins)
    if isinstance(ins, ir.Call):
        return _call(setting, run, ins)
    if isinstance(ins, ir.Return):
        return _return(setting, run, ins)
    if isinstance(ins, ir.Alloca):
        begin_local(setting, run, ins)
        return _next(run)
    if isinstance(ins, ir.ThreadLocal):
        begin_thread_local(setting, run, ins)
        return _next(run)
    if isinstance(ins, ir.Lifetime):
        return lifetime(setting, run, ins)
    if isinstance(ins, ir.Fence):
        return _next(run)
    if isinstance(ins, ir.Unreachable):
        return [(run, ("error", Failure("error", "unreachable code is reached", ins.loc)))]
    if isinstance(ins, ir.Copy):
        return copy_memory(setting, run, ins)
    if isinstance(ins, ir.Fill):
        return fill_memory(setting, run, ins)
    if isinstance(ins, ir.Binary):
        return binary(run, ins)
    if isinstance(ins, ir.Compare):
        return compare(setting, run, ins)
    if isinstance(ins, ir.Select):
        selected(setting, run, ins)
        return [(run, None)]
    if isinstance(ins, ir.Operation):
        return _operation(setting, run, ins)
    raise UnsupportedError(f"{type(ins).__name__.lower()} of memory is not supported in schedules", ins.loc)


def _next(run: Run) -> Outcomes:
    go_on(run)
    return [(run, None)]


def _operation(setting: Setting, run: Run, ins: ir.Operation) -> Outcomes:
    if ins.kind == "self":
        run.set(ins.results[0].id, const(run.thread + 1), ins.results[0].type)
        return _next(run)
    if ins.kind == "error":
        return [(run, ("error", Failure(ins.text or "error", "an error is reported", ins.loc)))]
    if ins.kind == "exit":
        if setting.others_go_on(run):
            return [(run, ("stop", None))]
        return [(run, ("exit", None))]
    if ins.kind == "unsupported":
        raise UnsupportedError(f"{ins.text} is not supported in schedules", ins.loc)
    raise UnsupportedError(f"the operation {ins.kind} is not supported in schedules", ins.loc)


def _call(setting: Setting, run: Run, ins: ir.Call) -> Outcomes:
    if isinstance(ins.callee, str):
        return _call_of(setting, run, ins, ins.callee)
    outcomes: Outcomes = []
    for fork, callee in callees(setting, run, operand(run, ins.callee), ins):
        if isinstance(callee, Failure):
            outcomes.append((fork, ("error", callee)))
        else:
            outcomes += _call_of(setting, fork, ins, callee)
    return outcomes


def _call_of(setting: Setting, run: Run, ins: ir.Call, callee: str) -> Outcomes:
    arguments = [operand(run, argument) for argument in ins.args]
    handler = handler_of(setting.program, callee) or HEAP.get(callee)
    if handler is not None:
        failure = check_passed(setting, callee, ins, arguments)
        if failure is not None:
            return [(run, ("error", failure))]
        return handler(setting, run, ins, arguments)
    if callee.startswith("__VERIFIER_nondet_"):
        return nondeterministic(setting, run, ins, arguments)
    function = setting.function(callee, ins.loc)
    if function.library:
        raise UnsupportedError(f"the library function {callee} is not supported in schedules", ins.loc)
    if function.variadic or len(arguments) != len(function.params):
        raise UnsupportedError(f"a call of {callee} with other arguments than it declares", ins.loc)
    registers = {
        parameter.id: (value, parameter.type)
        for parameter, value in zip(function.params, arguments, strict=True)
    }
    run.frames.append(Live(callee, function.blocks[0].label, 0, AT_OPERATION, registers))
    return [(run, None)]


def _outliving(value: Value, gone: str) -> Value:
    """What is left of it when a frame has gone: an address of one of its variables is of no use any more."""
    return ENDED if isinstance(value, Pointer) and value.target.startswith(gone) else value


def _return(setting: Setting, run: Run, ins: ir.Return) -> Outcomes:
    depth = len(run.frames) - 1
    if not depth and not run.thread and setting.others_go_on(run):
        return [(run, ("stop", None))]
    if (depth or run.thread) and end_frames(setting, run, ins):
        return [(run, ("stop", None))]
    values = [operand(run, value) for value in ins.values]
    gone = f"t{run.thread}.{depth}."
    run.cells = {
        cell: (_outliving(value, gone), type_)
        for cell, (value, type_) in run.cells.items()
        if not cell[0].startswith(gone)
    }
    run.frames.pop()
    values = [_outliving(value, gone) for value in values]
    for live in run.frames:
        live.registers = {
            number: (_outliving(value, gone), type_) for number, (value, type_) in live.registers.items()
        }
    if not run.frames:
        leave(setting, run, values[0] if values else None)
        return [(run, ("exit" if run.thread == 0 else "done", None))]
    live = run.top
    call = setting.liveness(live.function).blocks[live.block].instructions[live.index]
    assert isinstance(call, ir.Call)
    if live.phase == CALLED_BACK:
        return [(run, None)]
    for register, value in zip(call.results, values, strict=False):
        run.set(register.id, value, register.type)
    return _next(run)
