"""Updates that confirm the read right before them: the two become one step of the graph searches.

If the update succeeds, that read may as well have read what the update reads: the thread's values are the
same, and what the read synchronises with the update does, too. Two shapes are known.

- *Expected*: a compare-exchange that expects what its place held right before.
- *Asked before*: `while (load(&l)) ; if (!exchange(&l, 1)) break;`. The read is only asked whether it
  lets the thread go on, and what the update waits for lets it go on, too: nothing tells which write it read.
"""

from __future__ import annotations

from collections.abc import Sequence

from raddle.ir import instructions as ir
from raddle.ir.instructions import Order
from raddle.ir.operands import operands, results
from raddle.ir.program import Function
from raddle.ir.types import I1
from raddle.ir.values import Const, Reg
from raddle.passes.conditions import Test, can_repeat, compare
from raddle.passes.disjuncts import Disjunct
from raddle.passes.purity import LoopWays
from raddle.passes.waiting_form import WaitingForm, waiting_form

_WEAKER = {
    Order.ACQUIRE: (Order.ACQUIRE,),
    Order.ACQ_REL: (Order.ACQUIRE,),
    Order.SEQ_CST: tuple(Order),
}
_Read = ir.Load | ir.Operation


def confirms(
    function: Function,
    ways: LoopWays,
    part: Disjunct,
    i: ir.Load | ir.Rmw | ir.CompareExchange,
    form: WaitingForm,
) -> bool:
    """`form`: what the update waits for."""
    if part.at is None or isinstance(i, ir.Load):
        return False
    read = None
    if isinstance(i, ir.CompareExchange):
        read = ways.values.read(ways.values.through(i.expected, part.way.resolution))
    if read is None:
        read = _asked_before(function, ways, part, form)
    if read is None or read.order is Order.PLAIN:
        return False
    if ways.address(operands(read)[0]) != ways.address(i.pointer):
        return False
    if read.order is not Order.RELAXED and read.order not in _WEAKER.get(i.order, ()):
        return False
    start = ways.places.get(results(read)[0].id)
    return start is not None and _nothing_between(ways, part, start)


def _nothing_between(ways: LoopWays, part: Disjunct, start: tuple[int, int]) -> bool:
    """A store that is in a pure turn is made again in each: see purity.py."""
    assert part.at is not None
    blocks = part.way.blocks
    if start[0] not in blocks or part.at[0] not in blocks:
        return False
    first, last = blocks.index(start[0]), blocks.index(part.at[0])
    for number in range(first, last + 1):
        here = ways.flow.blocks[blocks[number]].instructions
        begin = start[1] + 1 if number == first else 0
        end = part.at[1] if number == last else len(here) - 1
        if not all(isinstance(other, ir.Phi | ir.Store) or can_repeat(other) for other in here[begin:end]):
            return False
    return (first, start[1]) < (last, part.at[1])


def _asked_before(function: Function, ways: LoopWays, part: Disjunct, form: WaitingForm) -> _Read | None:
    """The last read before the update, if all that is done with its value is to ask once whether it lets the
    thread go on, and all that the update waits for does."""
    assert part.at is not None
    read = _last_read(ways, part)
    if read is None:
        return None
    dst = results(read)[0]
    tests = _questions(function, ways, dst, part)
    forms = {waiting_form(test, dst, ways.values, part.way.resolution) for test in tests or ()}
    asked = [
        waiting_form(test, dst, ways.values, part.way.resolution)
        for test, _ in part.way.path
        if dst.id in ways.values.test_roots(test, part.way.resolution)
    ]
    if not asked or asked[0] is None or set(asked) != {asked[0]}:
        return None
    wanted = asked[0]
    if _is_bool(ways, tests or ()):
        form = _of_bool(form)
    if not forms or not forms <= {wanted, wanted.negated()} or not _implies(form, wanted):
        return None
    return read if isinstance(read, ir.Load) or _waits_for(read) == wanted else None


def _last_read(ways: LoopWays, part: Disjunct) -> _Read | None:
    assert part.at is not None
    blocks = part.way.blocks
    if part.at[0] not in blocks:
        return None
    for number in reversed(blocks[: blocks.index(part.at[0]) + 1]):
        here = ways.flow.blocks[number].instructions
        for other in reversed(here[: part.at[1]] if number == part.at[0] else here):
            if isinstance(other, ir.Load) or (isinstance(other, ir.Operation) and other.kind == "await"):
                return other
    return None


def _questions(function: Function, ways: LoopWays, read: Reg, part: Disjunct) -> list[Test] | None:
    """The branches on a value; None if anything else is done with it."""
    values = ways.values
    derived = {read.id}
    found: list[Test] = []
    changed = True
    while changed:
        changed = False
        found.clear()
        for block in function.blocks:
            for i in block.instructions:
                if not any(isinstance(value, Reg) and value.id in derived for value in operands(i)):
                    continue
                if isinstance(i, ir.Branch):
                    test = values.truth(i.cond, part.way.resolution)
                    if isinstance(test, bool):
                        return None
                    found.append(test)
                elif not can_repeat(i):
                    return None
                elif not {reg.id for reg in results(i)} <= derived:
                    derived |= {reg.id for reg in results(i)}
                    changed = True
    return found


def _is_bool(ways: LoopWays, tests: Sequence[Test]) -> bool:
    """Whether a byte is asked as the compiler asks a bool, which is 0 or 1."""
    made = [ways.values.made.get(test.a.id) for test in tests if isinstance(test.a, Reg)]
    return len(made) == len(tests) and all(
        isinstance(i, ir.Convert) and i.op == "trunc" and i.dst.type == I1 for i in made
    )


def _of_bool(form: WaitingForm) -> WaitingForm:
    if form.mask != 255 or form.wanted not in (0, 1) or form.pred not in ("eq", "ne"):
        return form
    is_true = (form.pred == "eq") == (form.wanted == 1)
    return WaitingForm("eq" if is_true else "ne", 1, 1)


def _waits_for(i: ir.Operation) -> WaitingForm | None:
    """What an await that was made before waits for, if that is a number."""
    _, mask, wanted = i.args
    if not isinstance(mask, Const) or not isinstance(wanted, Const):
        return None
    return WaitingForm(i.text.split()[0], mask.bits, wanted.bits)


def _implies(form: WaitingForm, wanted: WaitingForm) -> bool:
    """Whether all values of the first form are of the second one."""
    if form == wanted:
        return isinstance(form.mask, int) and isinstance(form.wanted, int)
    numbers = form.mask, form.wanted, wanted.mask, wanted.wanted
    mask, value, other, bound = (number if isinstance(number, int) else -1 for number in numbers)
    if form.pred != "eq" or min(mask, value, other, bound) < 0 or other & ~mask:
        return False
    return wanted.pred in ("eq", "ne") and compare(wanted.pred, value & other, bound, 64)
