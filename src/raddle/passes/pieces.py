"""Splits stack objects into pieces that nothing accesses across, so that promotion can make them registers.

A `std::optional<int>` on the stack is eight bytes: its members are accessed alone, as a whole by copies,
and as one number where a function returns it. An object qualifies if its address goes nowhere: it is only
loaded, stored, copied and filled at known places inside of it, and begun and ended. It is cut wherever an
access begins or ends; a wider load puts its pieces together, a wider store takes its value apart, and a
copy goes piece by piece. Undefined bits travel through all of that exactly: what is uninitialised stays so.

A copy from or to other memory becomes the accesses that the machine would make, cell by cell; that only if
`copies` is set, because it gives them new numbers, which schedules of C programs know them by; or if the
other memory is one of the `constants`, which no schedule knows.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from itertools import pairwise

from raddle.ir import instructions as ir
from raddle.ir.control_flow import ControlFlow
from raddle.ir.instructions import Instruction, Order
from raddle.ir.operands import operands
from raddle.ir.program import Block, Function
from raddle.ir.types import PTR, Type, integer
from raddle.ir.values import Addr, Const, Location, Operand, Reg
from raddle.passes.rebuild import FreshNumbers

MAX_SIZE, MAX_PIECES = 128, 24
Cells = tuple[tuple[int, int], ...]


def split_function(
    function: Function, *, copies: bool = False, constants: Container[str] = frozenset()
) -> Function:
    found = _Objects(function, copies, constants)
    return _Splitting(function, found).run() if found.cuts else function


@dataclass(frozen=True, slots=True)
class _Pair:
    """A copy from one object into another: by register, place and size."""

    target: int
    to: int
    source: int
    start: int
    size: int


class _Objects:
    """The objects that can be split, and where they are cut."""

    def __init__(self, function: Function, copies: bool, constants: Container[str]) -> None:
        self.copies, self.constants = copies, constants
        self.allocas: dict[int, ir.Alloca] = {}
        self.places: dict[int, tuple[int, int]] = {}
        """Registers that point into an object: its register, and the distance."""
        self.cuts: dict[int, list[int]] = {}
        self.kinds: dict[tuple[int, int, int], Type] = {}
        """The type by which an access names a piece: object, beginning and end."""
        flow = ControlFlow(function)
        if len(flow.number) != len(function.blocks):
            return
        code = [i for block in flow.blocks for i in block.instructions]
        for i in code:
            if isinstance(i, ir.Alloca) and i.count is None and 0 < i.size <= MAX_SIZE:
                self.allocas[i.dst.id] = i
                self.places[i.dst.id] = i.dst.id, 0
            elif isinstance(i, ir.Offset) and i.index is None and type(i.base) is Reg:
                above = self.places.get(i.base.id)
                if above is not None:
                    self.places[i.dst.id] = above[0], above[1] + i.displacement
        while self.allocas and not self._settled(code):
            pass

    def place(self, value: Operand) -> tuple[int, int] | None:
        """The object that can be split and the distance, if the value points into one."""
        found = self.places.get(value.id) if type(value) is Reg else None
        return found if found is not None and found[0] in self.allocas else None

    def _settled(self, code: list[Instruction]) -> bool:
        """Looks at all accesses; gives up objects that do not qualify. Whether none had to be given up."""
        self.kinds.clear()
        self._parts: dict[int, set[int]] = {number: {0, i.size} for number, i in self.allocas.items()}
        self._whole: list[tuple[int, int, int]] = []
        self._pairs: list[_Pair] = []
        self._worth: set[int] = set()
        given_up = {base for i in code if (bad := self._look(i)) for base in bad}
        for number in given_up:
            del self.allocas[number]
        if given_up:
            return False
        self._cut()
        for base, start, end in self._whole:
            if any(start < cut < end for cut in self._parts[base]):
                given_up.add(base)
        given_up |= {base for base, parts in self._parts.items() if len(parts) > MAX_PIECES + 1}
        for number in given_up:
            del self.allocas[number]
        if given_up:
            return False
        self.allocas = {n: i for n, i in self.allocas.items() if n in self._worth}
        self.cuts = {n: sorted(parts) for n, parts in self._parts.items() if n in self._worth}
        return True

    def _look(self, i: Instruction) -> set[int]:
        """The objects that this instruction keeps from being split."""
        if isinstance(i, ir.Alloca) or (isinstance(i, ir.Offset) and i.index is None):
            return set()
        used = {found[0]: found[1] for value in operands(i) if (found := self.place(value)) is not None}
        if not used:
            return set()
        if isinstance(i, ir.Load | ir.Store) and i.order is Order.PLAIN and not i.volatile:
            if isinstance(i, ir.Store) and self.place(i.value) is not None:
                return set(used)
            return self._access(i.pointer, i.dst.type if isinstance(i, ir.Load) else i.value.type)
        if isinstance(i, ir.Lifetime):
            return {base for base, distance in used.items() if distance}
        if isinstance(i, ir.Fill) and isinstance(i.size, Const) and isinstance(i.byte, Const):
            return self._range(i.target, 0, i.size.bits)
        if isinstance(i, ir.Copy) and isinstance(i.size, Const):
            return self._copy(i, i.size.bits)
        return set(used)

    def _access(self, pointer: Operand, kind: Type) -> set[int]:
        found = self.place(pointer)
        assert found is not None
        base, start = found
        bad = self._range(pointer, 0, kind.size, worth=kind.size < self.allocas[base].size)
        if kind.bits % 8 or kind.bits > 64:
            self._whole.append((base, start, start + kind.size))
        self.kinds.setdefault((base, start, start + kind.size), kind)
        return bad

    def _range(self, pointer: Operand, offset: int, size: int, *, worth: bool = True) -> set[int]:
        found = self.place(pointer)
        assert found is not None
        base, start = found[0], found[1] + offset
        if start < 0 or size <= 0 or start + size > self.allocas[base].size:
            return {base}
        self._parts[base] |= {start, start + size}
        if worth:
            self._worth.add(base)
        return set()

    def _copy(self, i: ir.Copy, size: int) -> set[int]:
        target, source = self.place(i.target), self.place(i.source)
        if target is not None and source is not None:
            if target[0] == source[0]:
                return {target[0]}
            self._pairs.append(_Pair(target[0], target[1], source[0], source[1], size))
            return self._range(i.target, 0, size) | self._range(i.source, 0, size)
        ours = i.target if target is not None else i.source
        bad: set[int] = set()
        cells = machine_cells(i, size)
        for offset, width in cells:
            bad |= self._range(ours, offset, width)
        known = isinstance(i.source, Addr) and i.source.symbol in self.constants
        if bad or not (self.copies or known) or size == 0 or any(width > 8 for _, width in cells):
            found = target or source
            assert found is not None
            return {found[0]}
        return set()

    def _cut(self) -> None:
        """The same cuts on both sides of copies; no piece wider than a register that can be cut."""
        changed = True
        while changed:
            changed = False
            for pair in self._pairs:
                to, start = self._parts[pair.target], self._parts[pair.source]
                here = {cut - pair.to for cut in to if pair.to <= cut <= pair.to + pair.size}
                there = {cut - pair.start for cut in start if pair.start <= cut <= pair.start + pair.size}
                if here != there:
                    to |= {pair.to + cut for cut in there}
                    start |= {pair.start + cut for cut in here}
                    changed = True
            for base, parts in self._parts.items():
                if len(parts) > MAX_PIECES + 1:
                    return
                ordered = sorted(parts)
                for start_of, end in pairwise(ordered):
                    if end - start_of > 8 and (base, start_of, end) not in self._whole:
                        parts.add(start_of + 8)
                        changed = True


def machine_cells(i: ir.Copy, size: int) -> Cells:
    """The cells that the machine copies one by one: of the layout, or as wide as the alignment allows."""
    if i.cells is not None:
        return tuple((offset, width) for offset, width in i.cells if offset + width <= size)
    width = 1 << (max(1, min(i.align, 8)).bit_length() - 1)
    found, at = [], 0
    while at < size:
        while at + width > size:
            width //= 2
        found.append((at, width))
        at += width
    return tuple(found)


class _Splitting:
    """The function with its objects in pieces."""

    def __init__(self, function: Function, objects: _Objects) -> None:
        self.function = function
        self.objects = objects
        self.fresh = FreshNumbers(function)
        self.code: list[Instruction] = []
        self.pieces: dict[int, list[tuple[int, int, Reg]]] = {}

    def run(self) -> Function:
        for base, cuts in self.objects.cuts.items():
            self.pieces[base] = [
                (start, end, Reg(self.fresh.register(), PTR)) for start, end in pairwise(cuts)
            ]
        blocks = []
        for block in self.function.blocks:
            self.code = []
            for i in block.instructions:
                self._instruction(i)
            blocks.append(Block(block.label, tuple(self.code)))
        return replace(self.function, blocks=tuple(blocks))

    def _instruction(self, i: Instruction) -> None:
        place = self.objects.place
        if isinstance(i, ir.Alloca) and i.dst.id in self.pieces:
            for start, end, reg in self.pieces[i.dst.id]:
                align = (i.align | start) & -(i.align | start)
                piece = replace(i, id=self.fresh.instruction(), dst=reg, size=end - start, align=align)
                self.code.append(replace(piece, type_index=None))
        elif isinstance(i, ir.Offset) and place(i.dst) is not None:
            pass  # whoever used it names a piece now
        elif isinstance(i, ir.Lifetime) and (found := place(i.pointer)) is not None:
            for _, _, reg in self.pieces[found[0]]:
                self.code.append(ir.Lifetime(self.fresh.instruction(), i.loc, reg, i.start))
        elif isinstance(i, ir.Load) and (found := place(i.pointer)) is not None:
            self._load(i, found)
        elif isinstance(i, ir.Store) and (found := place(i.pointer)) is not None:
            self._store(found, i.value, i.loc)
        elif isinstance(i, ir.Fill) and (found := place(i.target)) is not None:
            assert isinstance(i.size, Const)
            assert isinstance(i.byte, Const)
            for start, end, reg in self._within(found, i.size.bits):
                bits = int.from_bytes(bytes([i.byte.bits & 255]) * (end - start), "little")
                self._put(reg, Const(self._kind(found[0], start, end), bits), i.loc)
        elif isinstance(i, ir.Copy) and (place(i.target) is not None or place(i.source) is not None):
            self._copy(i)
        else:
            self.code.append(i)

    def _kind(self, base: int, start: int, end: int) -> Type:
        """The type that a piece is mostly accessed by."""
        named = self.objects.kinds.get((base, start, end))
        return named if named is not None and named.bits == 8 * (end - start) else integer(8 * (end - start))

    def _within(self, found: tuple[int, int], size: int) -> list[tuple[int, int, Reg]]:
        base, start = found
        return [piece for piece in self.pieces[base] if start <= piece[0] < start + size]

    def _get(self, pointer: Operand, kind: Type, loc: Location | None) -> Reg:
        made = Reg(self.fresh.register(), kind)
        self.code.append(ir.Load(self.fresh.instruction(), loc, made, pointer, Order.PLAIN))
        return made

    def _put(self, pointer: Operand, value: Operand, loc: Location | None) -> None:
        self.code.append(ir.Store(self.fresh.instruction(), loc, pointer, value, Order.PLAIN))

    def _convert(self, value: Operand, op: str, kind: Type, loc: Location | None) -> Operand:
        if value.type == kind:
            return value
        made = Reg(self.fresh.register(), kind)
        self.code.append(ir.Convert(self.fresh.instruction(), loc, made, op, value))
        return made

    def _binary(self, op: str, a: Operand, b: Operand, loc: Location | None) -> Operand:
        made = Reg(self.fresh.register(), a.type)
        self.code.append(ir.Binary(self.fresh.instruction(), loc, made, op, a, b))
        return made

    def _load(self, i: ir.Load, found: tuple[int, int]) -> None:
        pieces = self._within(found, i.dst.type.size)
        if len(pieces) == 1:
            self.code.append(replace(i, pointer=pieces[0][2]))
            return
        whole = self._gathered(found, i.dst.type.size, i.loc)
        self.code.append(ir.Convert(i.id, i.loc, i.dst, "bitcast", whole))

    def _gathered(self, found: tuple[int, int], size: int, loc: Location | None) -> Operand:
        """The number that the pieces are together."""
        base, first = found
        pieces = self._within(found, size)
        if len(pieces) == 1:
            return self._get(pieces[0][2], self._kind(base, first, first + size), loc)
        kind = integer(8 * size)
        whole: Operand | None = None
        for start, end, reg in pieces:
            part: Operand = self._get(reg, self._kind(base, start, end), loc)
            part = self._convert(part, "bitcast", integer(8 * (end - start)), loc)
            part = self._convert(part, "zext", kind, loc)
            if start > first:
                part = self._binary("shl", part, Const(kind, 8 * (start - first)), loc)
            whole = part if whole is None else self._binary("or", whole, part, loc)
        assert whole is not None
        return whole

    def _store(self, found: tuple[int, int], value: Operand, loc: Location | None) -> None:
        base, first = found
        pieces = self._within(found, value.type.size)
        if len(pieces) == 1:
            self._put(pieces[0][2], value, loc)
            return
        kind = integer(8 * value.type.size)
        value = self._convert(value, "bitcast", kind, loc)
        for start, end, reg in pieces:
            part = value
            if start > first:
                part = self._binary("lshr", part, Const(kind, 8 * (start - first)), loc)
            part = self._convert(part, "trunc", integer(8 * (end - start)), loc)
            part = self._convert(part, "bitcast", self._kind(base, start, end), loc)
            self._put(reg, part, loc)

    def _copy(self, i: ir.Copy) -> None:
        assert isinstance(i.size, Const)
        target, source = self.objects.place(i.target), self.objects.place(i.source)
        if target is not None and source is not None:
            pairs = zip(self._within(target, i.size.bits), self._within(source, i.size.bits), strict=True)
            for (_, _, to), (start, end, reg) in pairs:
                self._put(to, self._get(reg, self._kind(source[0], start, end), i.loc), i.loc)
            return
        for offset, width in machine_cells(i, i.size.bits):
            if target is not None:
                base, distance = target[0], target[1] + offset
                kind = self._kind(base, distance, distance + width)
                value = self._get(self._moved(i.source, offset, i.loc), kind, i.loc)
                self._store((base, distance), value, i.loc)
            elif source is not None:
                gathered = self._gathered((source[0], source[1] + offset), width, i.loc)
                self._put(self._moved(i.target, offset, i.loc), gathered, i.loc)

    def _moved(self, pointer: Operand, offset: int, loc: Location | None) -> Operand:
        if offset == 0:
            return pointer
        made = Reg(self.fresh.register(), PTR)
        self.code.append(ir.Offset(self.fresh.instruction(), loc, made, pointer, None, 0, offset))
        return made
