"""Pointers in the memory of programs of 32 bits: loads and stores of them become ones of 4 bytes.

A register holds the address of 53 bits that the machine works with, whatever the program is for; so bounds,
races and names are found as in any other program. In memory, and as a number, a pointer of such a program is
a word of 32 bits. `pack` and `unpack` go from one to the other, there and back without loss. So do
`ptrtoint` and `inttoptr`, by which the program itself asks for the number: then its address is known. Which
word it is: assemble/words.py.

Runs behind promotion, which keeps pointer variables out of memory, and before all that asks how large an
access is: behind it a load or a store of a pointer is one of raddle's own, of a register with all its bits.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.ir import instructions as ir
from raddle.ir.instructions import Instruction
from raddle.ir.program import Block, Function, Program
from raddle.ir.types import I32, PTR
from raddle.ir.values import Const, Operand, Reg, Undef
from raddle.passes.rebuild import FreshNumbers, each_function

LOW = 1 << 22
"""Words below are their own addresses."""


def as_word(value: Operand) -> Operand | None:
    """What a pointer is in memory, where that needs no instruction."""
    if isinstance(value, Undef):
        return Undef(I32)
    return Const(I32, value.bits) if isinstance(value, Const) and value.bits < LOW else None


def as_pointer(word: Operand) -> Operand | None:
    """The other way round."""
    if isinstance(word, Undef):
        return Undef(PTR)
    return Const(PTR, word.bits) if isinstance(word, Const) and word.bits < LOW else None


def narrow_pointers(program: Program) -> Program:
    return each_function(program, _narrow) if program.narrow else program


def _narrow(function: Function) -> Function:
    body = _Body(function)
    blocks = tuple(Block(block.label, body.code(block)) for block in function.blocks)
    return replace(function, blocks=blocks) if body.changed else function


class _Body:
    def __init__(self, function: Function) -> None:
        self.changed = False
        self._fresh = FreshNumbers(function)
        self._words: dict[int, Operand] = {}
        """Of pointers that come out of memory: the word."""
        self._made: list[Instruction] = []
        self._merged: list[tuple[ir.Phi, Reg]] = []
        """Phis of the current block that are ones of words now."""
        phis: dict[int, ir.Phi] = {}
        for block in function.blocks:
            for i in block.instructions:
                if isinstance(i, ir.Convert) and i.op == "unpack":
                    self._words[i.dst.id] = i.a
                elif isinstance(i, ir.Load | ir.Rmw | ir.CompareExchange) and i.dst.type == PTR:
                    self._words[i.dst.id] = self._word()
                elif isinstance(i, ir.Phi) and i.dst.type == PTR:
                    phis[i.dst.id] = i
        self._merge(phis)

    def _merge(self, phis: dict[int, ir.Phi]) -> None:
        """Phis of nothing but such pointers: what a loop of compare-exchanges hands on stays a word."""
        self._words |= {number: self._word() for number in phis}
        while other := [n for n, phi in phis.items() if any(not self._known(v) for _, v in phi.incoming)]:
            for number in other:
                del phis[number], self._words[number]

    def code(self, block: Block) -> tuple[Instruction, ...]:
        self._made = []
        for i in block.instructions:
            if not isinstance(i, ir.Phi):
                self._unpack_merged()
            self._take(i)
        return tuple(self._made)

    def _unpack_merged(self) -> None:
        for phi, word in self._merged:
            self._unpack(phi, phi.dst, word)
        self._merged = []

    def _take(self, i: Instruction) -> None:
        match i:
            case ir.Phi() if i.dst.id in self._words:
                word = self._word_of(i.dst)
                words = [(label, self._known(value)) for label, value in i.incoming]
                self._put(replace(i, dst=word, incoming=tuple([(n, w) for n, w in words if w is not None])))
                self._merged.append((i, word))
            case ir.Load() if i.dst.type == PTR:
                word = self._word_of(i.dst)
                self._put(replace(i, dst=word))
                self._unpack(i, i.dst, word)
            case ir.Store() if i.value.type == PTR:
                self._put(replace(i, value=self._pack(i, i.value)))
            case ir.Rmw() if i.dst.type == PTR:
                word = self._word_of(i.dst)
                self._put(replace(i, dst=word, value=self._pack(i, i.value)))
                self._unpack(i, i.dst, word)
            case ir.CompareExchange() if i.dst.type == PTR:
                word = self._word_of(i.dst)
                expected, desired = self._pack(i, i.expected), self._pack(i, i.desired)
                self._put(replace(i, dst=word, expected=expected, desired=desired))
                self._unpack(i, i.dst, word)
            case ir.Convert(op="pack") if (known := self._known(i.a)) is not None:
                self._put(replace(i, op="bitcast", a=known))
            case ir.Compare(pred="eq" | "ne") if i.a.type == PTR:
                a, b = self._known(i.a), self._known(i.b)
                if a is None or b is None:
                    self._made.append(i)
                else:  # so that what waits for such a word is seen to
                    self._put(replace(i, a=a, b=b))
            case _:
                self._made.append(i)

    def _put(self, i: Instruction) -> None:
        self.changed = True
        self._made.append(i)

    def _word(self) -> Reg:
        return Reg(self._fresh.register(), I32)

    def _known(self, value: Operand) -> Operand | None:
        return self._words.get(value.id) if type(value) is Reg else as_word(value)

    def _pack(self, at: Instruction, value: Operand) -> Operand:
        known = self._known(value)
        if known is not None:
            return known
        word = self._word()
        self._put(ir.Convert(self._fresh.instruction(), at.loc, word, "pack", value))
        return word

    def _word_of(self, reg: Reg) -> Reg:
        word = self._words[reg.id]
        assert isinstance(word, Reg)
        return word

    def _unpack(self, at: Instruction, dst: Reg, word: Reg) -> None:
        self._put(ir.Convert(self._fresh.instruction(), at.loc, dst, "unpack", word))
