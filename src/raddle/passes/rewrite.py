"""Puts the assumes and awaits of one loop into its function.

A value that an assume needs and that is not there on every way to it goes through a variable of its
own, which the promotion to SSA turns into phis. So does the flag that tells that an iteration took
an internal back edge.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands, with_operands
from raddle.ir.program import Block, Function, Loop
from raddle.ir.types import I1, I32, I64, PTR, Type
from raddle.ir.values import Const, Location, Operand, Reg, Undef
from raddle.passes.conditions import FALSE, Test, can_repeat
from raddle.passes.confirming import confirms
from raddle.passes.disjuncts import Disjunct, disjuncts
from raddle.passes.purity import LoopWays, PurityCondition, Way
from raddle.passes.rebuild import FreshNumbers
from raddle.passes.spared_accesses import Position
from raddle.passes.waiting_form import WaitingForm, waiting_form

_READS = (ir.Load, ir.Rmw, ir.CompareExchange)


class Rewrite:
    """Collects the changes of one loop, then makes them."""

    def __init__(self, function: Function, loop: Loop, ways: LoopWays, fresh: FreshNumbers) -> None:
        self.confirming = False
        """Whether an update and the read right before it become one step."""
        self.function = function
        self.loop = loop
        self.ways = ways
        self.flow = ways.flow
        self.values = ways.values
        self.fresh = fresh
        self.became: list[str] = []
        self.waits: list[str] = []
        self.marks: list[tuple[int, str]] = []
        """Assumes, by instruction, and what lets a thread go on there."""
        self.left: list[str] = []
        """Why parts of the condition are of no use."""
        self._added: dict[Position, list[Instruction]] = {}
        """Behind the position; -1: at the beginning of the block, behind its phis."""
        self._replaced: dict[int, list[Instruction]] = {}
        self._variables: dict[int, Reg] = {}
        self._entry: list[Instruction] = []
        self._flag: Reg | None = None

    def run(self, condition: PurityCondition, *, awaits: bool) -> Function:
        for part in disjuncts(self.ways, condition):
            if part.at is None:
                self.left.append("it waits for nothing that another thread could change")
            elif self._make_strong(part):
                self.became.append("strong")
            elif awaits and self._make_await(part):
                self.became.append("await")
            else:
                self._make_assume(part, "spin" if awaits else "")
                self.became.append("assume")
        return self._rebuilt() if self.became else self.function

    def words(self, condition: PurityCondition) -> str:
        names = self.ways.effects.names
        parts = [
            names.conjunction(part.tests, part.way.resolution) for part in disjuncts(self.ways, condition)
        ]
        parts = list(dict.fromkeys(parts))
        return " || ".join(f"({part})" if len(parts) > 1 and "&&" in part else part for part in parts)

    # --- disjuncts

    def _open_tests(self, part: Disjunct, block: int) -> list[Test]:
        """Those that the way to the block does not decide."""
        decided = {
            test
            for test, (source, target) in part.way.path
            if self.flow.predecessors[target] == [source] and self.flow.dominates(target, block)
        }
        return [test for test in part.tests if test not in decided or test in part.way.purity]

    def _internal_backs(self) -> list[str]:
        """Where internal back edges start that may still be taken."""
        body = self.ways.body
        return [
            self.flow.blocks[source].label
            for source in sorted(body)
            for target in self.flow.successors[source]
            if target in body
            and target != self.ways.header
            and target <= source
            and (self.flow.blocks[source].label, self.flow.blocks[target].label) not in self.ways.waiting
        ]

    # --- changes

    def _make_strong(self, part: Disjunct) -> bool:
        """A weak compare-exchange whose spurious failures only repeat it."""
        assert part.at is not None
        i = self.flow.blocks[part.at[0]].instructions[part.at[1]]
        if not isinstance(i, ir.CompareExchange) or not i.weak or self._internal_backs():
            return False
        same = self.values.test("eq", i.dst, i.expected, part.way.resolution)
        tests = set(self._open_tests(part, part.at[0]))
        if tests != {Test("eq", i.success, FALSE), same} or i.id in self._replaced:
            return False
        self._replaced[i.id] = [replace(i, weak=False)]
        return True

    def _begins_with(self, part: Disjunct) -> bool:
        """Whether an iteration does nothing before the place: then going round from there to there is pure,
        whatever internal back edges were taken before. Nothing that they changed is used: that would take a
        phi on the way (of a variable that has a value when an iteration begins)."""
        assert part.at is not None
        block, position = part.at
        before = ""
        for number in part.blocks[: part.blocks.index(block) + 1]:
            end = position if number == block else -1
            for i in self.flow.blocks[number].instructions[:end]:
                if isinstance(i, ir.Phi):
                    if before and not isinstance(dict(i.incoming)[before], Undef):
                        return False
                elif not can_repeat(i):
                    return False
            before = self.flow.blocks[number].label
            last = self.flow.blocks[number].instructions[-1]
            if number != block and not isinstance(last, ir.Jump):
                return False
        return all(test in {test for test, _ in part.way.path} for test in part.way.purity)

    def _make_await(self, part: Disjunct) -> bool:
        assert part.at is not None
        block, position = part.at
        i = self.flow.blocks[block].instructions[position]
        if not isinstance(i, _READS) or part.at not in part.needed or i.id in self._replaced:
            return False
        if i.order is Order.PLAIN:
            return False
        if self._internal_backs() and not self._begins_with(part):
            return False
        kind = i.dst.type
        if kind.kind == "float" or kind.bits not in (8, 16, 32, 64) or self.ways.effects.private(i.pointer):
            return False
        form = self._form(part, i)
        if form is None:
            return False
        update: list[Operand] = []
        if isinstance(i, ir.Rmw):
            update = [i.value]
        elif isinstance(i, ir.CompareExchange):
            update = [i.desired]
        given = [form.mask, form.wanted, *update]
        before: list[Instruction] = []
        at = (block, position - 1)
        pointer = self._emit(i.pointer, at, part.way, before, i.loc)
        numbers = [self._number(value, at, part.way, before, i.loc) for value in given]
        op = i.op if isinstance(i, ir.Rmw) else "xchg"
        text = f"{form.pred} {kind.bits}" + (f" {op}" if update else "")
        text += (
            " confirm spin"
            if self.confirming and confirms(self.function, self.ways, part, i, form)
            else " spin"
        )
        found = i.dst if kind == I64 else Reg(self.fresh.register(), I64)
        operation = "await_rmw" if update else "await"
        made: list[Instruction] = [
            *before,
            ir.Operation(i.id, i.loc, operation, (found,), (pointer, *numbers), text, i.order),
        ]
        if kind != I64:
            convert = "bitcast" if kind.kind == "ptr" else "trunc"
            made.append(ir.Convert(self.fresh.instruction(), i.loc, i.dst, convert, found))
        if isinstance(i, ir.CompareExchange):
            made.append(ir.Compare(self.fresh.instruction(), i.loc, i.success, "eq", i.dst, i.expected))
        self._replaced[i.id] = made
        self.waits.append(self._words(i, form, part))
        return True

    def _words(self, i: Instruction, form: WaitingForm, part: Disjunct) -> str:
        names = self.ways.effects.names
        assert isinstance(i, _READS)
        kind = i.dst.type
        tests = self._open_tests(part, self.ways.places[i.dst.id][0])
        if form.mask == 1 and tests and tests[0].a.type == I1:
            return names.test(tests[0].negated(), part.way.resolution)  # a bool
        place: Operand = i.dst
        wanted = Const(kind, form.wanted) if isinstance(form.wanted, int) else form.wanted
        if form.mask != (1 << kind.bits) - 1:
            mask = Const(kind, form.mask) if isinstance(form.mask, int) else form.mask
            place = self.values.imagine("and", i.dst, mask)
        return names.test(Test(form.pred, place, wanted), part.way.resolution)

    def _form(self, part: Disjunct, i: ir.Load | ir.Rmw | ir.CompareExchange) -> WaitingForm | None:
        """What to wait for, if that is one comparison of what is read."""
        assert part.at is not None
        tests = self._open_tests(part, part.at[0])
        ones = (1 << i.dst.type.bits) - 1
        if isinstance(i, ir.CompareExchange):
            expected = self.values.through(i.expected, part.way.resolution)
            wanted = expected.bits if isinstance(expected, Const) else expected
            success = WaitingForm("eq", ones, wanted)
            if i.weak:
                return success if tests == [Test("eq", i.success, FALSE)] else None
        forms = [waiting_form(test, i.dst, self.values, part.way.resolution) for test in tests]
        if not forms or None in forms or len(set(forms)) != 1:
            return None
        assert forms[0] is not None
        found = forms[0].negated()
        return None if isinstance(i, ir.CompareExchange) and found != success else found

    def _make_assume(self, part: Disjunct, text: str) -> None:
        assert part.at is not None
        names = self.ways.effects.names
        made: list[Instruction] = []
        loc = self.flow.blocks[part.at[0]].instructions[part.at[1]].loc
        terms: list[Operand] = []
        for test in self._open_tests(part, part.at[0]):
            a = self._emit(test.a, part.at, part.way, made, loc)
            b = self._emit(test.b, part.at, part.way, made, loc)
            term = Reg(self.fresh.register(), I1)
            made.append(ir.Compare(self.fresh.instruction(), loc, term, test.pred, a, b))
            terms.append(term)
        flag = None if self._begins_with(part) else self._took_internal_back()
        if flag is not None:
            taken = Reg(self.fresh.register(), I1)
            made.append(ir.Load(self.fresh.instruction(), loc, taken, flag, Order.PLAIN))
            terms.append(self._binary("xor", taken, Const(I1, 1), made, loc))
        pure: Operand = Const(I1, 1)
        for value in terms:
            pure = value if value is terms[0] else self._binary("and", pure, value, made, loc)
        goes_on = self._binary("xor", pure, Const(I1, 1), made, loc)
        number = Reg(self.fresh.register(), I32)
        made.append(ir.Convert(self.fresh.instruction(), loc, number, "zext", goes_on))
        mark = self.fresh.instruction()
        made.append(ir.Operation(mark, loc, "assume", (), (number,), text))
        condition = " || ".join(
            names.test(test.negated(), part.way.resolution) for test in self._open_tests(part, part.at[0])
        )
        self.marks.append((mark, condition))
        self._added.setdefault(part.at, []).extend(made)
        self.waits.append(f"!({names.conjunction(part.tests, part.way.resolution)})")

    def _binary(self, op: str, a: Operand, b: Operand, made: list[Instruction], loc: Location | None) -> Reg:
        result = Reg(self.fresh.register(), a.type)
        made.append(ir.Binary(self.fresh.instruction(), loc, result, op, a, b))
        return result

    def _emit(
        self, value: Operand, at: Position, way: Way, made: list[Instruction], loc: Location | None
    ) -> Operand:
        """The value, available behind the position."""
        ready: dict[int, Operand] = {}

        def placed(operand: Operand) -> Operand:
            operand = self.values.through(operand, way.resolution)
            return ready[operand.id] if isinstance(operand, Reg) else operand

        waiting = [self.values.through(value, way.resolution)]
        while waiting:
            top = waiting[-1]
            if not isinstance(top, Reg) or top.id in ready:
                waiting.pop()
            elif self._is_there(top, at):
                ready[top.id] = top
            elif can_repeat(i := self.values.made[top.id]):
                parts = [self.values.through(operand, way.resolution) for operand in operands(i)]
                missing = [part for part in parts if isinstance(part, Reg) and part.id not in ready]
                waiting += reversed(missing)
                if not missing:
                    result = Reg(self.fresh.register(), top.type, top.name)
                    again = with_operands(i, placed)
                    made.append(replace(again, id=self.fresh.instruction(), loc=loc, dst=result))  # type: ignore[call-arg]
                    ready[top.id] = result
            else:
                loaded = Reg(self.fresh.register(), top.type, top.name)
                variable = self._variable(top)
                made.append(ir.Load(self.fresh.instruction(), loc, loaded, variable, Order.PLAIN))
                ready[top.id] = loaded
        return placed(value)

    def _is_there(self, reg: Reg, at: Position) -> bool:
        place = self.ways.places.get(reg.id)
        if place is None:
            return reg.id not in self.values.made
        if place[0] not in self.ways.body:
            return True
        return place[1] <= at[1] if place[0] == at[0] else self.flow.dominates(place[0], at[0])

    def _number(
        self, value: int | Operand, at: Position, way: Way, made: list[Instruction], loc: Location | None
    ) -> Operand:
        """As the 64 bits that an await takes."""
        if isinstance(value, int):
            return Const(I64, value)
        value = self._emit(value, at, way, made, loc)
        if isinstance(value, Const):
            return Const(I64, value.bits)
        if value.type == I64:
            return value
        result = Reg(self.fresh.register(), I64)
        convert = "bitcast" if value.type.kind == "ptr" else "zext"
        made.append(ir.Convert(self.fresh.instruction(), loc, result, convert, value))
        return result

    def _new_variable(self, kind: Type, name: str) -> Reg:
        """On the stack, zero at the beginning of each iteration."""
        variable = Reg(self.fresh.register(), PTR)
        self._entry.append(
            ir.Alloca(self.fresh.instruction(), None, variable, kind.size, kind.size, None, name, None, True)
        )
        self._store(variable, Const(kind, 0), (self.ways.header, -1), first=True)
        return variable

    def _store(self, variable: Reg, value: Operand, at: Position, *, first: bool = False) -> None:
        store = ir.Store(self.fresh.instruction(), None, variable, value, Order.PLAIN)
        added = self._added.setdefault(at, [])
        added.insert(0 if first else len(added), store)

    def _variable(self, reg: Reg) -> Reg:
        found = self._variables.get(reg.id)
        if found is None:
            found = self._variables[reg.id] = self._new_variable(reg.type, reg.name)
            self._store(found, reg, self.ways.places[reg.id], first=True)
        return found

    def _took_internal_back(self) -> Reg | None:
        sources = self._internal_backs()
        if not sources:
            return None
        if self._flag is None:
            self._flag = self._new_variable(I1, "")
            for label in sources:
                block = self.flow.number[label]
                at = (block, len(self.flow.blocks[block].instructions) - 2)
                self._store(self._flag, Const(I1, 1), at)
        return self._flag

    # --- the new function

    def _rebuilt(self) -> Function:
        blocks = []
        for block in self.function.blocks:
            number = self.flow.number.get(block.label)
            if number is None:
                blocks.append(block)
                continue
            blocks.append(Block(block.label, tuple(self._body(number, block.instructions))))
        first = blocks[0]
        blocks[0] = Block(first.label, (*self._entry, *first.instructions))
        return replace(self.function, blocks=tuple(blocks))

    def _body(self, number: int, instructions: Sequence[Instruction]) -> list[Instruction]:
        phis = sum(1 for i in instructions if isinstance(i, ir.Phi))
        found: list[Instruction] = []
        waiting = list(self._added.get((number, -1), []))
        for position, i in enumerate(instructions):
            if position == phis:
                found += waiting
                waiting = []
            found += self._replaced.get(i.id, [i])
            more = self._added.get((number, position), [])
            if position < phis:
                waiting += more
            else:
                found += more
        return found
