"""The instructions of AArch64 that atomics headers are made of.

Orders: ldr and str are relaxed, ldapr acquire, ldar and stlr seq_cst (as compilers map C11 to them), and
so is an update that both acquires and releases; dmb is a seq_cst fence, `dmb ld` an acquire fence, `dmb st`
a release fence, the weakest that C11 has for it. Loops of load- and store-exclusive are `exclusive.py`'s.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raddle.frontend.lower.assembly.exclusive import loops, lower_exclusive, monitor
from raddle.frontend.lower.assembly.flags import NO
from raddle.frontend.lower.assembly.places import Held, Immediate, Memory, Place, Places, Register
from raddle.frontend.lower.assembly.template import NoMeaning, Statement, refused
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.instructions import Fence, Order
from raddle.ir.types import I64, I128, integer
from raddle.ir.values import Const, Operand

_OPERAND = re.compile("\x01(\\d+):(\\w*)\x01")
_SIZES = {"b": 8, "h": 16, "": 0}
_CONDITIONS = {
    **{"eq": "e", "ne": "ne", "hs": "ae", "cs": "ae", "lo": "b", "cc": "b", "hi": "a", "ls": "be"},
    **{"ge": "ge", "lt": "l", "gt": "g", "le": "le", "mi": "s", "pl": "ns", "vs": "o", "vc": "no"},
}
_NOTHING = re.compile(r"yield|nop|wfe|sevl?|isb|hint|prfm|\.arch\w*|\.cpu|\.align|\.p2align|")
_LOAD = re.compile(r"(ldr|ldur|ldar|ldapr|ldapur|ldxr|ldaxr)(b|h|)")
_STORE = re.compile(r"(str|stur|stlr|stlur)(b|h|)")
_EXCLUSIVE_STORE = re.compile(r"(stxr|stlxr)(b|h|)")
_LSE = re.compile(r"(ld|st)(add|clr|eor|set|smax|smin|umax|umin)(al|a|l|)(b|h|)")
_SWAP = re.compile(r"(swp|cas)(al|a|l|)(b|h|)")
_PAIR = re.compile(r"casp(al|a|l|)")
_RMW = {"add": "add", "clr": "and", "eor": "xor", "set": "or"}
_RMW |= {"smax": "max", "smin": "min", "umax": "umax", "umin": "umin"}
_UPDATES = {"": Order.RELAXED, "a": Order.ACQUIRE, "l": Order.RELEASE, "al": Order.SEQ_CST}
_FAILURES = {"": Order.RELAXED, "a": Order.ACQUIRE, "l": Order.RELAXED, "al": Order.SEQ_CST}
_LOADS = {"ldar": Order.SEQ_CST, "ldaxr": Order.SEQ_CST, "ldapr": Order.ACQUIRE, "ldapur": Order.ACQUIRE}
_THREE = {"add": "add", "sub": "sub", "and": "and", "orr": "or", "eor": "xor", "bic": "and", "orn": "or"}
_THREE |= {"eon": "xor", "lsl": "shl", "lsr": "lshr", "asr": "ashr", "mul": "mul"}
KNOWN = re.compile(
    f"{_LOAD.pattern}|{_STORE.pattern}|{_EXCLUSIVE_STORE.pattern}|{_LSE.pattern}|{_SWAP.pattern}|"
    f"{_PAIR.pattern}|ld[a]?xp|st[l]?xp|dmb|dsb|isb|yield|wfe|sevl?|mrs|clrex|rbit|clz"
)
"""Names that x86 does not have."""


class Aarch64:
    """Lowers one statement after the other."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.build = places.build
        self.flags = places.flags
        self.pending: list[tuple[str, Operand, dict[str, Held]]] = []
        """Branches forward: the label, whether it was taken, and the registers then."""

    def lower_all(self, statements: list[Statement]) -> None:
        regions = loops(statements)
        at = 0
        while at < len(statements):
            statement = statements[at]
            self._arrive(statement.labels)
            try:
                end = regions.get(at)
                if end is not None:
                    lower_exclusive(self, statements[at : end + 1])
                    at = end + 1
                    continue
                self.lower(statement)
            except NoMeaning as problem:
                raise Unlowered(refused(statement.text, str(problem))) from None
            at += 1
            if self.build.ended:
                return
        if self.pending:
            raise Unlowered(refused(statements[-1].text, "a branch that leaves the statement"))

    def _arrive(self, labels: tuple[str, ...]) -> None:
        """At a label: what a register holds depends on the way here."""
        for label, taken, before in [p for p in self.pending if p[0] in labels]:
            for name, held in list(self.places.held.items()):
                earlier = before.get(name)
                if earlier is held:
                    continue
                if earlier is None:
                    continue  # not defined on the other way: it may be anything there
                bits = min(held.bits or 64, earlier.bits or 64)
                now = self.places.integer(self.places.read(Register(name), bits))
                self.places.held[name] = earlier
                then = self.places.integer(self.places.read(Register(name), bits))
                self.places.held[name] = Held(self.build.select(taken, then, now), bits)
            self.pending = [p for p in self.pending if p[0] != label]

    def leave(self, label: str, taken: Operand) -> None:
        self.pending.append((label, taken, dict(self.places.held)))

    def lower(self, statement: Statement) -> None:
        name = statement.name
        if _NOTHING.fullmatch(name):
            return
        if name in ("brk", "hlt", "udf"):
            message = self.build.address("__raddle_trap_message", 0)
            self.build.operation("error", (), (message,), "abort")
            return
        operands = [self.place(text) for text in statement.operands] if not self._labelled(name) else []
        for pattern, rule in self._accesses():
            match = pattern.fullmatch(name)
            if match:
                if self.pending:
                    raise NoMeaning("an access of memory behind a branch")
                rule(match, operands)
                return
        if name in ("dmb", "dsb"):
            kind = statement.operands[0].lower() if statement.operands else "sy"
            order = (
                Order.ACQUIRE if kind[-2:] == "ld" else Order.RELEASE if kind[-2:] == "st" else Order.SEQ_CST
            )
            self.build.emit(Fence(self.build.id(), self.build.loc, order))
            return
        taken = self.branch(statement)
        if taken is not None:
            self.leave(statement.operands[-1][:-1], taken)
            return
        self.compute(name, statement.operands, operands)

    def _accesses(self) -> list[tuple[re.Pattern[str], Callable[[re.Match[str], list[Place]], None]]]:
        return [
            (_LOAD, self._load),
            (_STORE, self._store),
            (_EXCLUSIVE_STORE, self._store_exclusive),
            (_LSE, self._update),
            (_SWAP, self._swap),
            (_PAIR, self._swap_pair),
        ]

    def _labelled(self, name: str) -> bool:
        return name in ("cbz", "cbnz", "b", "dmb", "dsb") or name.startswith("b.") or name in ("bne", "beq")

    def branch(self, statement: Statement) -> Operand | None:
        """Whether a branch forward is taken; None if the statement is none."""
        name, texts = statement.name, statement.operands
        if not self._labelled(name):
            return None
        if not texts or not re.fullmatch(r"\d+f", texts[-1]):
            raise NoMeaning("a loop that is none of load- and store-exclusive")
        if name in ("cbz", "cbnz"):
            register = self.place(texts[0])
            value = self.value(register, self.bits([register]))
            return self.build.compare("eq" if name == "cbz" else "ne", value, Const(value.type, 0))
        condition = _CONDITIONS.get(name[2:] if name[1] == "." else name[1:])
        if condition is None:
            raise NoMeaning("a branch without a condition")
        return self.flags.condition(condition)

    # --- operands

    def place(self, text: str) -> Place:
        whole = _OPERAND.fullmatch(text)
        if whole:
            number, modifier = int(whole[1]), whole[2]
            constraint = self.places.constraints[number]
            if constraint.memory:
                return Memory(self.places.pointers[number])
            if modifier not in ("", "w", "x"):
                raise NoMeaning(f"the modifier {modifier} has no meaning here")
            return Register(self.places.name(number), 32 if modifier == "w" else 64)
        if re.fullmatch(r"[xw](zr|\d+)", text):
            return Register("x" + text[1:], 32 if text[0] == "w" else 64)
        memory = re.fullmatch(r"\[([^,\]]*)(?:,\s*#?(-?\w+)\s*)?\]", text)
        if memory:
            base = self.places.read(self.place(memory[1].strip()), 64)
            return self.places.address(base, None, 0, int(memory[2] or "0", 0))
        number_text = text.lstrip("#")
        try:
            return Immediate(int(number_text, 0))
        except ValueError:
            raise NoMeaning("an operand of this form has no meaning here") from None

    def memory(self, place: Place) -> Memory:
        if not isinstance(place, Memory):
            raise NoMeaning("it needs an operand in memory; --target=aarch64-linux-gnu has the constraint Q")
        return place

    def bits(self, operands: list[Place]) -> int:
        for place in operands:
            if isinstance(place, Register):
                return place.bits
        raise NoMeaning("it needs a register")

    def value(self, place: Place, bits: int) -> Operand:
        if isinstance(place, Register) and place.name == "xzr":
            return Const(integer(bits), 0)
        return self.places.integer(self.places.read(place, bits))

    def kept(self, place: Place, bits: int) -> Operand:
        """A value to store: a pointer stays one."""
        if bits == 64 and isinstance(place, Register) and place.name != "xzr":
            return self.places.read(place, 64)
        return self.places.number(self.value(place, max(bits, 32)), bits)

    def put(self, place: Place, value: Operand) -> None:
        if isinstance(place, Register) and place.name != "xzr":
            bits = max(value.type.bits, 32)
            self.places.write(place, self.places.number(value, bits) if value.type.bits < 32 else value, bits)

    def access(self, suffix: str, register: Place) -> int:
        return _SIZES[suffix] or self.bits([register])

    # --- accesses

    def _load(self, match: re.Match[str], operands: list[Place]) -> None:
        target, source = self._expect(operands, 2)
        bits = self.access(match[2], target)
        order = _LOADS.get(match[1], Order.RELAXED)
        value = self.places.load(self.memory(source), integer(bits), order)
        if "x" in match[1]:
            place = Memory(monitor(self.build))
            self.places.store(place, self.places.number(value, 64), Order.PLAIN)
        self.put(target, value)

    def _store(self, match: re.Match[str], operands: list[Place]) -> None:
        source, target = self._expect(operands, 2)
        bits = self.access(match[2], source)
        order = Order.SEQ_CST if "stl" in match[1] else Order.RELAXED
        self.places.store(self.memory(target), self.kept(source, bits), order)

    def _store_exclusive(self, match: re.Match[str], operands: list[Place]) -> None:
        """On its own, its load is in another asm statement: what that one read is in the thread's monitor."""
        status, source, target = self._expect(operands, 3)
        bits = self.access(match[2], source)
        seen = self.places.load(Memory(monitor(self.build)), I64, Order.PLAIN)
        orders = (Order.RELEASE if match[1] == "stlxr" else Order.RELAXED, Order.RELAXED)
        desired = self.places.integer(self.kept(source, bits))
        _, done = self.places.exchange(self.memory(target), self.places.number(seen, bits), desired, orders)
        failed = self.build.binary("xor", done, Const(done.type, 1))
        self.put(status, self.places.number(failed, 32))

    def _update(self, match: re.Match[str], operands: list[Place]) -> None:
        loads = match[1] == "ld"
        if not loads and "a" in match[3]:
            raise NoMeaning("this instruction has no meaning here")
        source, *target, place = self._expect(operands, 3 if loads else 2)
        bits = self.access(match[4], source)
        value = self.places.integer(self.kept(source, bits))
        if match[2] == "clr":
            value = self.build.binary("xor", value, Const(value.type, (1 << bits) - 1))
        old = self.places.update(self.memory(place), _RMW[match[2]], value, _UPDATES[match[3]])
        if target:
            self.put(target[0], old)

    def _swap(self, match: re.Match[str], operands: list[Place]) -> None:
        first, second, place = self._expect(operands, 3)
        bits = self.access(match[3], first)
        memory = self.memory(place)
        if match[1] == "swp":
            old = self.places.update(memory, "xchg", self.kept(first, bits), _UPDATES[match[2]])
            self.put(second, old)
            return
        orders = (_UPDATES[match[2]], _FAILURES[match[2]])
        old, _ = self.places.exchange(memory, self.kept(first, bits), self.kept(second, bits), orders)
        self.put(first, old)

    def _swap_pair(self, match: re.Match[str], operands: list[Place]) -> None:
        low, high, new_low, new_high, place = self._expect(operands, 5)
        orders = (_UPDATES[match[1]], _FAILURES[match[1]])
        expected, desired = self.joined(low, high), self.joined(new_low, new_high)
        old, _ = self.places.exchange(self.memory(place), expected, desired, orders)
        self.part(low, high, old)

    def joined(self, low: Place, high: Place) -> Operand:
        upper = self.places.number(self.value(high, 64), 128)
        lower = self.places.number(self.value(low, 64), 128)
        return self.build.binary("or", self.build.binary("shl", upper, Const(I128, 64)), lower)

    def part(self, low: Place, high: Place, value: Operand) -> None:
        upper = self.build.binary("lshr", value, Const(I128, 64))
        self.put(low, self.places.number(value, 64))
        self.put(high, self.places.number(upper, 64))

    def _expect(self, operands: list[Place], count: int) -> list[Place]:
        if len(operands) != count:
            raise NoMeaning(f"it needs {count} operands")
        return operands

    # --- computation

    def compute(self, name: str, texts: tuple[str, ...], operands: list[Place]) -> None:
        build = self.build
        if name in ("cmp", "tst"):
            a, b = self._expect(operands, 2)
            bits = self.bits(operands)
            first, second = self.value(a, bits), self.value(b, bits)
            if name == "cmp":
                self.flags.of_comparison(first, second)
            else:
                self.flags.of_result(lambda: build.binary("and", first, second), c=NO, o=NO)
            return
        if name == "cset":
            bits = self.bits(operands[:1])
            self.put(
                operands[0],
                self.places.number(self.flags.condition(self._condition(texts[-1])), max(bits, 32)),
            )
            return
        if name == "csel":
            bits = self.bits(operands[:1])
            then, other = self.value(operands[1], bits), self.value(operands[2], bits)
            condition = self.flags.condition(self._condition(texts[-1]))
            self.put(operands[0], build.select(condition, then, other))
            return
        bits = self.bits(operands)
        if name in ("mov", "movz"):
            target, source = self._expect(operands, 2)
            self.put(target, self.kept(source, bits) if bits == 64 else self.value(source, bits))
        elif name in ("mvn", "neg"):
            target, source = self._expect(operands, 2)
            edge = Const(integer(bits), (1 << bits) - 1 if name == "mvn" else 0)
            self.put(target, build.binary("xor" if name == "mvn" else "sub", edge, self.value(source, bits)))
        elif name == "clz":
            target, source = self._expect(operands, 2)
            self.put(target, build.unary("ctlz", self.value(source, bits)))
        elif name == "rbit":
            target, source = self._expect(operands, 2)
            self.put(target, self._reversed(self.value(source, bits)))
        elif name.removesuffix("s") in _THREE:
            self._three(name, bits, operands)
        else:
            raise NoMeaning("this instruction has no meaning here")

    def _three(self, name: str, bits: int, operands: list[Place]) -> None:
        sets = name not in _THREE
        name = name.removesuffix("s") if sets else name
        target, a, b = self._expect(operands, 3)
        first, second = self.value(a, bits), self.value(b, bits)
        if name in ("bic", "orn", "eon"):
            second = self.build.binary("xor", second, Const(second.type, (1 << bits) - 1))
        if sets and name not in ("sub", "and", "bic"):
            raise NoMeaning("its flags have no meaning here")
        result = self.build.binary(_THREE[name], first, second)
        self.put(target, result)
        if sets and name == "sub":
            self.flags.of_comparison(first, second)
        elif sets:
            self.flags.of_result(lambda: result, c=NO, o=NO)

    def _condition(self, text: str) -> str:
        found = _CONDITIONS.get(text.lower())
        if found is None:
            raise NoMeaning("this condition has no meaning here")
        return found

    def _reversed(self, value: Operand) -> Operand:
        """Bits in reverse: swap neighbours, pairs, nibbles, then bytes."""
        build, bits = self.build, value.type.bits
        for distance, pattern in ((1, 0x55), (2, 0x33), (4, 0x0F)):
            mask = Const(value.type, int.from_bytes(bytes([pattern]) * (bits // 8), "little"))
            step = Const(value.type, distance)
            upper = build.binary("and", build.binary("lshr", value, step), mask)
            value = build.binary("or", build.binary("shl", build.binary("and", value, mask), step), upper)
        return build.unary("bswap", value)
