"""The instructions of x86-64 that atomics headers are made of, in AT&T's syntax.

Orders: a load from memory is acquire, a store release, an instruction with `lock` (and any exchange with
memory) seq_cst, mfence a seq_cst fence, lfence an acquire and sfence a release fence. Without `lock` an
operation on memory is a load and a store.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from raddle.frontend.lower.assembly.flags import NO, SYNONYMS
from raddle.frontend.lower.assembly.places import Immediate, Memory, Place, Register
from raddle.frontend.lower.assembly.template import NoMeaning, Statement, refused
from raddle.frontend.lower.assembly.x86_operands import WIDTHS, X86Operands
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.instructions import Fence, Order
from raddle.ir.types import I64, I128, integer
from raddle.ir.values import Const, Operand

_SC = (Order.SEQ_CST, Order.SEQ_CST)
_CONDITIONS = ("e", "ne", "b", "ae", "be", "a", "l", "ge", "le", "g", "s", "ns", "o", "no")
_NOTHING = re.compile(r"pause|nop\w*|prefetch\w*|endbr64|cld|\.(p2)?align.*|\.balign.*")
_FENCES = {"mfence": Order.SEQ_CST, "lfence": Order.ACQUIRE, "sfence": Order.RELEASE}
_STACK = re.compile(r"-?\w*\(%[er]sp\)")
_ARITHMETIC = {"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}
_BIT_TESTS = {"bt": "", "bts": "or", "btr": "and", "btc": "xor"}


class X86(X86Operands):
    """Lowers one statement after the other."""

    def lower_all(self, statements: list[Statement]) -> None:
        for statement in statements:
            if not self.build.ended:
                self.lower(statement)

    def lower(self, statement: Statement) -> None:
        self.lock = "lock" in statement.prefixes
        repeated = bool({*statement.prefixes} - {"lock"})
        name = statement.name
        if not name or _NOTHING.fullmatch(name):
            return
        if repeated:
            raise Unlowered(refused(statement.text))
        try:
            rule, bits, operands = self._found(statement)
            # What comes before and after a locked instruction is not reordered with it, loads and stores
            # alike.
            full = any(isinstance(o, Memory) for o in operands) and (self.lock or name.startswith("xchg"))
            if full:
                self._fence(Order.SEQ_CST)
            rule(bits, operands)
            if full:
                self._fence(Order.SEQ_CST)
        except NoMeaning as problem:
            raise Unlowered(refused(statement.text, str(problem))) from None

    def _found(self, statement: Statement) -> tuple[Callable[[int, list[Place]], None], int, list[Place]]:
        name, texts = statement.name, statement.operands
        if self._is_stack_fence(statement):
            return lambda _bits, _operands: self._fence(Order.SEQ_CST), 0, []
        if name in _FENCES:
            return lambda _bits, _operands: self._fence(_FENCES[name]), 0, []
        if name in ("ud2", "hlt", "int3"):
            return lambda _bits, _operands: self._trap(), 0, []
        if name in ("rdtsc", "rdtscp"):
            return lambda _bits, _operands: self._clock(), 0, []
        if name.startswith(("j", "call", "loop", "ret")):
            raise NoMeaning("a jump has no meaning here")
        operands = [self._place(text) for text in texts]
        widening = re.fullmatch(r"mov([zs])([bwl])([wlq])", name) or re.fullmatch(r"mov([zs])x()()", name)
        if widening and len(operands) == 2:
            source = WIDTHS.get(widening[2], 0) or self._width(operands[:1])
            target = WIDTHS.get(widening[3], 0) or self._width(operands[1:])
            op = "zext" if widening[1] == "z" else "sext"
            return lambda _bits, o: self._widen(op, source, target, o), target, operands
        for prefix, action in (("set", self._set), ("cmov", self._move_if)):
            condition = self._condition(name, prefix)
            if condition:
                bits = 8 if prefix == "set" else self._width(operands)
                return partial(action, condition), bits, operands
        rules = self._rules()
        rule = rules.get(name)
        if rule is not None:
            return rule, self._width(operands), operands
        rule = rules.get(name[:-1])
        if rule is None or name[-1] not in WIDTHS:
            raise NoMeaning("this instruction has no meaning here")
        bits = WIDTHS[name[-1]]
        if any(isinstance(o, Register) and o.bits not in (0, bits) for o in operands) and name[:2] != "sh":
            raise NoMeaning("its operands are of several sizes")
        return rule, bits, operands

    def _rules(self) -> dict[str, Callable[[int, list[Place]], None]]:
        rules: dict[str, Callable[[int, list[Place]], None]] = {
            "mov": self._move,
            "movabs": self._move,
            "lea": self._address,
            "xchg": self._exchange,
            "xadd": self._exchange_add,
            "cmpxchg": self._compare_exchange,
            "cmpxchg8b": lambda _bits, operands: self._compare_exchange_pair(32, operands),
            "cmpxchg16b": lambda _bits, operands: self._compare_exchange_pair(64, operands),
            "cmp": self._compare,
            "test": self._test,
            "inc": partial(self._step, "add"),
            "dec": partial(self._step, "sub"),
            "neg": self._negate,
            "not": self._invert,
            "bsf": partial(self._count, "cttz"),
            "lzcnt": partial(self._count, "ctlz"),
            "popcnt": partial(self._count, "ctpop"),
            "bsr": self._highest,
            "bswap": self._swap_bytes,
        }
        for name, op in _ARITHMETIC.items():
            rules[name] = partial(self._arithmetic, op)
        for name, op in (("shl", "shl"), ("sal", "shl"), ("shr", "lshr"), ("sar", "ashr")):
            rules[name] = partial(self._shift, op)
        for name, op in _BIT_TESTS.items():
            rules[name] = partial(self._bit, op)
        return rules

    def _condition(self, name: str, prefix: str) -> str:
        if not name.startswith(prefix):
            return ""
        rest = name.removeprefix(prefix)
        for text in (rest, rest[:-1]):
            text = SYNONYMS.get(text, text)
            if text in _CONDITIONS:
                return text
        raise NoMeaning("this condition has no meaning here")

    # --- instructions

    def _is_stack_fence(self, statement: Statement) -> bool:
        """`lock; addl $0,0(%rsp)`: a full fence, cheaper than mfence."""
        name, texts = statement.name.rstrip("lqb"), statement.operands
        zero = len(texts) == 2 and re.fullmatch(r"\$0(x0+)?", texts[0])
        return self.lock and name in ("or", "add") and bool(zero and _STACK.fullmatch(texts[1]))

    def _fence(self, order: Order) -> None:
        self.build.emit(Fence(self.build.id(), self.build.loc, order))

    def _trap(self) -> None:
        message = self.build.address("__raddle_trap_message", 0)
        self.build.operation("error", (), (message,), "abort")

    def _clock(self) -> None:
        self.build.context.feature("clock")
        for name in ("ax", "dx", "cx"):
            self.places.write(Register(name), Const(I64, 0), 64)

    def _move(self, bits: int, operands: list[Place]) -> None:
        self._unlocked()
        source, target = self._two(operands)
        self._put(target, self._value(source, bits), bits)

    def _widen(self, op: str, source_bits: int, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        value = self._integer(source, source_bits)
        self._put(target, self.build.simple_convert(op, value, integer(bits)), bits)

    def _address(self, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        if not isinstance(source, Memory):
            raise NoMeaning("it needs an address")
        self._put(target, self.places.number(source.pointer, bits), bits)

    def _exchange(self, bits: int, operands: list[Place]) -> None:
        a, b = self._two(operands)
        if isinstance(b, Memory):
            a, b = b, a
        if isinstance(a, Memory):
            self._put(b, self.places.update(a, "xchg", self._value(b, bits), Order.SEQ_CST), bits)
            return
        self._unlocked()
        first, second = self._value(a, bits), self._value(b, bits)
        self._put(a, second, bits)
        self._put(b, first, bits)

    def _update(self, op: str, target: Place, value: Operand, bits: int) -> Operand:
        """target = target op value; the old value."""
        if self.lock:
            if not isinstance(target, Memory):
                raise NoMeaning("lock needs an operand in memory")
            return self.places.update(target, op, value, Order.SEQ_CST)
        old = self._integer(target, bits)
        self._put(target, self.build.binary(op, old, value), bits)
        return old

    def _exchange_add(self, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        value = self._integer(source, bits)
        old = self._update("add", target, value, bits)
        self._put(source, old, bits)
        self.flags.of_sum(old, value)

    def _arithmetic(self, op: str, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        if op == "xor" and source == target and isinstance(source, Register) and source.bits:
            self._put(target, Const(integer(bits), 0), bits)  # clears it, whatever it held
            self.flags.of_comparison(Const(integer(bits), 0), Const(integer(bits), 0))
            return
        value = self._integer(source, bits)
        old = self._update(op, target, value, bits)
        if op == "add":
            self.flags.of_sum(old, value)
        elif op == "sub":
            self.flags.of_comparison(old, value)
        else:
            self._logic(lambda: self.build.binary(op, old, value))

    def _logic(self, result: Callable[[], Operand]) -> None:
        self.flags.of_result(result, c=NO, o=NO)

    def _step(self, op: str, bits: int, operands: list[Place]) -> None:
        """inc and dec: the carry keeps what it was."""
        target = self._one(operands)
        if not bits:
            raise NoMeaning("its size is not told; give it a suffix")
        one = Const(integer(bits), 1)
        before = self.flags.known.get("c")
        if before is None and self.flags.compared is not None:
            a, b = self.flags.compared
            before = lambda: self.build.compare("ult", a, b)  # noqa: E731
        old = self._update(op, target, one, bits)
        edge = Const(integer(bits), (1 << (bits - 1)) - (op == "add"))
        carry = {} if before is None else {"c": before}
        self.flags.of_result(
            lambda: self.build.binary(op, old, one), o=lambda: self.build.compare("eq", old, edge), **carry
        )

    def _negate(self, bits: int, operands: list[Place]) -> None:
        target = self._one(operands)
        if not bits:
            raise NoMeaning("its size is not told; give it a suffix")
        zero = Const(integer(bits), 0)
        if self.lock:
            if not isinstance(target, Memory):
                raise NoMeaning("lock needs an operand in memory")
            # Nobody can tell a try that fails from none: it writes nothing.
            old = self.places.load(target, integer(bits), Order.RELAXED)
            _, success = self.places.exchange(target, old, self.build.binary("sub", zero, old), _SC)
            self.places.assume(success)
        else:
            old = self._integer(target, bits)
            self._put(target, self.build.binary("sub", zero, old), bits)
        self.flags.of_comparison(zero, old)

    def _invert(self, bits: int, operands: list[Place]) -> None:
        if not bits:
            raise NoMeaning("its size is not told; give it a suffix")
        self._update("xor", self._one(operands), Const(integer(bits), (1 << bits) - 1), bits)

    def _compare(self, bits: int, operands: list[Place]) -> None:
        self._unlocked()
        b, a = self._two(operands)
        first = self._integer(a, bits)
        self.flags.of_comparison(first, self._integer(b, bits))

    def _test(self, bits: int, operands: list[Place]) -> None:
        self._unlocked()
        b, a = self._two(operands)
        first, second = self._integer(a, bits), self._integer(b, bits)
        self._logic(lambda: self.build.binary("and", first, second))

    def _compare_exchange(self, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        expected, desired = self._value(Register("ax"), bits), self._value(source, bits)
        if not isinstance(target, Memory):
            raise NoMeaning("it needs an operand in memory")
        if self.lock:
            old, success = self.places.exchange(target, expected, desired, _SC)
        else:
            old = self._integer(target, bits)
            expected, desired = self.places.integer(expected), self.places.integer(desired)
            success = self.build.compare("eq", expected, old)
            self._put(target, self.build.select(success, desired, old), bits)
        self.places.write(Register("ax"), old, bits)
        self.flags.of_comparison(self.places.integer(expected), self.places.integer(old))
        self.flags.success = success

    def _compare_exchange_pair(self, half: int, operands: list[Place]) -> None:
        target = self._one(operands)
        if not isinstance(target, Memory) or not self.lock:
            raise NoMeaning("it needs lock and an operand in memory")
        wide = I128 if half == 64 else I64

        def pair(high: str, low: str) -> Operand:
            upper = self.places.number(self.places.read(Register(high), half), wide.bits)
            lower = self.places.number(self.places.read(Register(low), half), wide.bits)
            return self.build.binary("or", self.build.binary("shl", upper, Const(wide, half)), lower)

        old, success = self.places.exchange(target, pair("dx", "ax"), pair("cx", "bx"), _SC)
        upper = self.build.binary("lshr", old, Const(wide, half))
        self.places.write(Register("ax"), self.places.number(old, half), half)
        self.places.write(Register("dx"), self.places.number(upper, half), half)
        self.flags.nothing()
        self.flags.success = success

    def _set(self, condition: str, bits: int, operands: list[Place]) -> None:
        self._unlocked()
        value = self.places.number(self.flags.condition(condition), 8)
        self._put(self._one(operands), value, bits)

    def _move_if(self, condition: str, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        new, old = self._integer(source, bits), self._integer(target, bits)
        self._put(target, self.build.select(self.flags.condition(condition), new, old), bits)

    def _shift(self, op: str, bits: int, operands: list[Place]) -> None:
        self._unlocked()
        amount, target = self._two(operands) if len(operands) == 2 else (Immediate(1), self._one(operands))
        if isinstance(amount, Register):
            amount = Register(amount.name, 8)
        count = self.places.number(self._integer(amount, 8), bits)
        count = self.build.binary("and", count, Const(integer(bits), 63 if bits == 64 else 31))
        if bits < 32 and not isinstance(amount, Immediate):
            raise NoMeaning("a shift of this size by a register has no meaning here")
        old = self._integer(target, bits)
        result = self.build.binary(op, old, count)
        self._put(target, result, bits)
        self.flags.nothing()

    def _bit(self, op: str, bits: int, operands: list[Place]) -> None:
        """Bit tests. With an operand in memory and the bit in a register, the bit may lie in another word."""
        which, target = self._two(operands)
        type_ = integer(bits)
        bit = self._integer(which, bits)
        held = self.places.held.get(which.name) if isinstance(which, Register) else None
        fixed = isinstance(which, Immediate) or (held is not None and held.bits == 0)
        if isinstance(target, Memory) and not fixed:
            words = self.build.binary("ashr", bit, Const(type_, bits.bit_length() - 1))
            words = words if bits == 64 else self.build.simple_convert("sext", words, I64)
            target = self.places.address(target.pointer, words, bits // 8, 0)
        bit = self.build.binary("and", bit, Const(type_, bits - 1))
        mask: Operand = self.build.binary("shl", Const(type_, 1), bit)
        if op == "and":
            mask = self.build.binary("xor", mask, Const(type_, (1 << bits) - 1))
        old = self._update(op, target, mask, bits) if op else self._integer(target, bits)
        one = Const(type_, 1)
        self.flags.nothing()
        self.flags.known["c"] = lambda: self.build.compare(
            "ne", self.build.binary("and", self.build.binary("lshr", old, bit), one), Const(type_, 0)
        )

    def _count(self, op: str, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        value = self._integer(source, bits)
        self._put(target, self.build.unary(op, value), bits)
        self.flags.nothing()
        if op != "ctlz":
            self.flags.of_comparison(value, Const(integer(bits), 0))

    def _highest(self, bits: int, operands: list[Place]) -> None:
        source, target = self._two(operands)
        value = self._integer(source, bits)
        edge = Const(integer(bits), bits - 1)
        self._put(target, self.build.binary("sub", edge, self.build.unary("ctlz", value)), bits)
        self.flags.of_comparison(value, Const(integer(bits), 0))

    def _swap_bytes(self, bits: int, operands: list[Place]) -> None:
        target = self._one(operands)
        self._put(target, self.build.unary("bswap", self._integer(target, bits)), bits)
