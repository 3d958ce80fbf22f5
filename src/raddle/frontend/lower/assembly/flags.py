"""The condition flags after an instruction, computed only where a later instruction or an output asks for
them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from raddle.frontend.lower.builder import Builder
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.types import I1
from raddle.ir.values import Const, Operand

Flag = Callable[[], Operand]
NO: Flag = lambda: Const(I1, 0)  # noqa: E731

SYNONYMS = {
    **{"z": "e", "nz": "ne", "c": "b", "nc": "ae", "nae": "b", "nb": "ae", "na": "be", "nbe": "a"},
    **{"nge": "l", "nl": "ge", "ng": "le", "nle": "g"},
}
"""Of x86's conditions."""
_UNSIGNED = {"b": "ult", "ae": "uge", "be": "ule", "a": "ugt"}
_SIGNED = {"l": "slt", "ge": "sge", "le": "sle", "g": "sgt"}
_PREDICATES = {"e": "eq", "ne": "ne", **_UNSIGNED, **_SIGNED}


@dataclass(slots=True)
class Flags:
    """Zero, sign, carry (x86's: a borrow sets it) and overflow, each as code to emit; `compared` are the two
    numbers of a comparison, whose conditions are single instructions."""

    build: Builder
    known: dict[str, Flag] = field(default_factory=dict)
    compared: tuple[Operand, Operand] | None = None
    success: Operand | None = None
    """Of a compare-exchange: the zero flag."""

    def of_result(self, result: Flag, **more: Flag) -> None:
        """After an operation with this result."""
        build = self.build

        def zero() -> Operand:
            value = result()
            return build.compare("eq", value, Const(value.type, 0))

        def sign() -> Operand:
            value = result()
            return build.compare("slt", value, Const(value.type, 0))

        self.nothing()
        self.known = {"z": zero, "s": sign, **more}

    def of_comparison(self, a: Operand, b: Operand) -> None:
        self.of_result(lambda: self.build.binary("sub", a, b))
        self.compared = (a, b)

    def of_sum(self, a: Operand, b: Operand) -> None:
        """carry: the sum is smaller than what was added to; overflow: its sign is neither's."""
        build = self.build

        def overflow() -> Operand:
            total = build.binary("add", a, b)
            signs = build.binary("and", build.binary("xor", total, a), build.binary("xor", total, b))
            return build.compare("slt", signs, Const(a.type, 0))

        self.of_result(
            lambda: build.binary("add", a, b),
            c=lambda: build.compare("ult", build.binary("add", a, b), a),
            o=overflow,
        )

    def nothing(self) -> None:
        self.known, self.compared, self.success = {}, None, None

    def condition(self, name: str) -> Operand:
        """A condition by x86's name."""
        name = SYNONYMS.get(name, name)
        if name == "e" and self.success is not None:
            return self.success
        if self.compared is not None and name in _PREDICATES and not (name == "ne" and self.success):
            return self.build.compare(_PREDICATES[name], *self.compared)
        direct = {"e": "z", "s": "s", "b": "c", "o": "o"}
        if name in direct:
            return self._flag(direct[name])
        opposite = {"ne": "e", "ns": "s", "ae": "b", "no": "o", "a": "be", "ge": "l", "g": "le"}
        if name in opposite:
            return self.build.binary("xor", self.condition(opposite[name]), Const(I1, 1))
        if name == "be":
            return self.build.binary("or", self._flag("c"), self._flag("z"))
        if name == "l":
            return self.build.binary("xor", self._flag("s"), self._flag("o"))
        if name == "le":
            return self.build.binary("or", self.condition("l"), self._flag("z"))
        raise Unlowered(f'inline assembly with the condition "{name}" (use another comparison)')

    def _flag(self, name: str) -> Operand:
        flag = self.known.get(name)
        if flag is None:
            if name == "o" and self.compared is not None:
                a, b = self.compared
                build = self.build
                less = build.compare("slt", a, b)
                negative = build.compare("slt", build.binary("sub", a, b), Const(a.type, 0))
                return build.binary("xor", less, negative)
            if name == "c" and self.compared is not None:
                return self.build.compare("ult", *self.compared)
            raise Unlowered("inline assembly with a flag that no instruction before it sets (set it there)")
        return flag()
