"""Stack objects: where they begin and end, and that nobody uses an object that does not live.

The end of an object that other threads can reach is an event: accesses have to come before it, and the
compiler may use its place for something else afterwards.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.private_cells import end_private, ended
from raddle.impact.state.allocated_objects import define_local
from raddle.impact.state.allocations import StackObject
from raddle.impact.state.compute import operand
from raddle.impact.state.memory import Object, Pointer
from raddle.impact.state.outcomes import Outcomes
from raddle.impact.state.run import Run, go_on, stops_at
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import const, eq, negation
from raddle.ir import instructions as ir
from raddle.ir.program import Function
from raddle.ir.types import PTR
from raddle.ir.values import Location, Reg

_STACK = 8 << 20
"""Bytes of a thread's stack, as in the machine; what is nested below it is not counted in proofs."""


def begin_local(setting: Setting, run: Run, ins: ir.Alloca) -> None:
    name = f"t{run.thread}.{len(run.frames) - 1}.{run.top.function}@{ins.id}"
    if ins.count is not None:
        raise UnsupportedError("an array of variable length", ins.loc)
    if ins.size > _STACK:
        raise UnsupportedError("a local variable that no stack has room for", ins.loc)
    own = ins.private and (run.top.function, str(ins.id)) in setting.allocations.indexed
    if own or not ins.private:
        item = StackObject(ins.size, ins.type_index, ins.variable or name, own)
        setting.allocations.stacked(name, item)
        if name not in setting.layout.objects:
            define_local(setting.layout, name, item)
    if not ins.private:
        run.write(setting.layout.objects[name].alive, const(1))
    run.set(ins.dst.id, Pointer(name, const(0)), PTR)


def begin_thread_local(setting: Setting, run: Run, ins: ir.ThreadLocal) -> None:
    name = f"t{run.thread}@{ins.symbol}"
    if ("", ins.symbol) in setting.allocations.indexed:
        item = setting.program.globals[ins.symbol]
        stacked = StackObject(item.size, item.type_index, item.display, True, item.data)
        setting.allocations.stacked(name, stacked)
        if name not in setting.layout.objects:
            define_local(setting.layout, name, stacked)
    run.set(ins.dst.id, Pointer(name, const(0)), PTR)


def lifetime(setting: Setting, run: Run, ins: ir.Lifetime) -> Outcomes:
    pointer = operand(run, ins.pointer)
    item = setting.layout.objects.get(pointer.target) if isinstance(pointer, Pointer) else None
    if item is not None and item.mortal:
        if not ins.start and stops_at(run, ins, "end"):
            return [(run, ("stop", None))]
        run.write(item.alive, const(int(ins.start)))
    elif isinstance(pointer, Pointer):
        end_private(run, pointer.target)
        if ins.start:
            del run.cells[ended(pointer.target)]
    go_on(run)
    return [(run, None)]


def end_frames(setting: Setting, run: Run, ins: ir.Instruction) -> bool:
    """By a return ends what lives in the last frame, by the thread's end what lives in all; whether the step
    ends before that."""
    returns = isinstance(ins, ir.Return)
    first = len(run.frames) - 1 if returns else 0
    ending: list[Object] = []
    for depth, frame in enumerate(run.frames[first:], first):
        for number in _unmarked(setting.program.functions[frame.function], returns):
            item = setting.layout.objects.get(f"t{run.thread}.{depth}.{frame.function}@{number}")
            if item is not None and item.mortal:
                ending.append(item)
    if ending and stops_at(run, ins, "end"):
        return True
    for item in ending:
        run.write(item.alive, const(0))
    return False


def _unmarked(function: Function, returns: bool) -> list[int]:
    """Allocas that other threads can reach; on return only those whose ends no instruction marks."""
    marked = set()
    found = {}
    for block in function.blocks:
        for ins in block.instructions:
            if isinstance(ins, ir.Alloca) and not ins.private:
                found[ins.dst.id] = ins.id
            elif isinstance(ins, ir.Lifetime) and returns and isinstance(ins.pointer, Reg):
                marked.add(ins.pointer.id)
    return [number for register, number in found.items() if register not in marked]


def check_alive(setting: Setting, run: Run, item: Object, place: Location | None) -> Outcomes:
    """The run goes on where the object lives; where it does not, that is an error."""
    if not item.mortal:
        return []
    alive = eq(run.read(item.alive), const(1))
    wrong = run.fork()
    run.restrict(alive)
    if not wrong.restrict(negation(alive)):
        return []
    when = "free" if item.site else "the end of its block or function"
    return [(wrong, ("error", Failure("memory", f"use of {item.shown} after {when}", place)))]
