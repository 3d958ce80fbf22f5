"""Initial bytes of a global from its LLVM initialiser, with relocations where addresses go.

Static initialisers of glibc's non-default mutexes keep their kind at byte 16 of the structure;
raddle's mutex word has it in bits 32 and 33, so it is copied there, and code that initialises a local
mutex member by member is led there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raddle.frontend.llvm.types import LlvmType
from raddle.frontend.llvm.values import (
    Aggregate,
    Bytes,
    Expression,
    Number,
    Symbol,
    Undefined,
    Value,
    Zero,
)
from raddle.frontend.lower.scalars import Unlowered
from raddle.ir.values import Addr

MUTEX = "struct.__pthread_mutex_s"
_KIND_AT = 16
_KIND_FIELD = 4


def signed(bits: int, width: int) -> int:
    return bits - (1 << width) if bits >> (width - 1) & 1 else bits


def field_offset(type_: LlvmType, index: int) -> int:
    """Where a struct's member lies; a mutex's kind is in the upper half of raddle's word instead."""
    if index == _KIND_FIELD and type_.name == MUTEX:
        return 4
    return type_.offsets[index]


def gep_offset(source: LlvmType, indices: Sequence[Value]) -> int:
    """The byte offset of constant getelementptr indices."""
    offset = 0
    type_ = source
    for position, index in enumerate(indices):
        if not isinstance(index, Number):
            raise Unlowered("an address computed from other addresses at compile time")
        number = signed(index.bits, index.type.bits)
        if position == 0:
            offset += number * type_.size
        elif type_.kind == "struct":
            offset += field_offset(type_, number)
            type_ = type_.elements[number]
        else:
            type_ = type_.elements[0]
            offset += number * type_.size
    return offset


class Initializer:
    """`address` turns a symbol of the module into its program-wide address. `data` ends with the last
    byte that the initialiser says: what follows is zero, and costs nothing."""

    def __init__(self, address: Callable[[str], Addr], pointer_size: int = 8) -> None:
        self._pointer_size = pointer_size
        self.data = bytearray()
        self.relocations: list[tuple[int, Addr]] = []
        self._address = address

    def put(self, value: Value, at: int = 0) -> None:
        type_ = value.type
        if isinstance(value, Bytes):
            self._write(at, value.data)
        elif isinstance(value, Aggregate):
            element_offsets = type_.offsets
            for index, element in enumerate(value.values):
                where = element_offsets[index] if type_.kind == "struct" else index * element.type.size
                self.put(element, at + where)
            if type_.name == MUTEX:
                kind = bytes(self.data[at + _KIND_AT : at + _KIND_AT + 1])
                self._write(at + 4, kind if kind < b"\3" else b"\0")
        elif isinstance(value, Number):
            size = (type_.bits + 7) // 8
            self._write(at, value.bits.to_bytes(size, "little"))
        elif isinstance(value, Zero | Undefined):
            pass
        else:
            self._put_scalar(value, at)

    def _put_scalar(self, value: Value, at: int) -> None:
        found = self.evaluate(value)
        size = value.type.size
        if isinstance(found, Addr):
            if size != self._pointer_size:
                raise Unlowered("an address cut to fewer bytes in an initialiser")
            self.relocations.append((at, found))
        else:
            self._write(at, (found & ((1 << (8 * size)) - 1)).to_bytes(size, "little"))

    def _write(self, at: int, content: bytes) -> None:
        missing = at - len(self.data)
        if missing > 0:
            self.data.extend(bytes(missing))
        self.data[at : at + len(content)] = content

    def evaluate(self, value: Value) -> Addr | int:
        """A constant expression: an address with an offset, or a number."""
        if isinstance(value, Number):
            return signed(value.bits, value.type.bits)
        if isinstance(value, Symbol):
            return self._address(value.name)
        if not isinstance(value, Expression):
            raise Unlowered("a constant of this form in an initialiser")
        if value.op == "getelementptr":
            assert value.source is not None
            base = self.evaluate(value.values[0])
            offset = gep_offset(value.source, value.values[1:])
            return Addr(base.symbol, base.offset + offset) if isinstance(base, Addr) else base + offset
        parts = [self.evaluate(v) for v in value.values]
        if value.op in ("ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"):
            return parts[0]
        if value.op in ("trunc", "zext", "sext"):
            return parts[0]
        if value.op in ("add", "sub") and len(parts) == 2:
            return self._sum(value.op, parts[0], parts[1])
        if value.op == "blockaddress":
            raise Unlowered("computed goto (the address of a label)")
        raise Unlowered(f"a constant expression {value.op} in an initialiser")

    @staticmethod
    def _sum(op: str, a: Addr | int, b: Addr | int) -> Addr | int:
        if isinstance(a, int) and isinstance(b, int):
            return a + b if op == "add" else a - b
        if isinstance(a, Addr) and isinstance(b, int):
            return Addr(a.symbol, a.offset + (b if op == "add" else -b))
        if isinstance(a, int) and isinstance(b, Addr) and op == "add":
            return Addr(b.symbol, b.offset + a)
        if isinstance(a, Addr) and isinstance(b, Addr) and op == "sub" and a.symbol == b.symbol:
            return a.offset - b.offset
        raise Unlowered("the distance of two objects in an initialiser")
