"""Selection of computations: integers of any width, 128-bit integers, floats, addresses.

The machine knows 8, 16, 32 and 64 bits. Other widths (bit-fields) are computed in 64 bits: operands
are zero-extended already, or sign-extended first where the sign matters, and the result is cut
back. Where that would miss an error of the narrow operation, the same operation moved up to bit 64
is done first, for its error; only _BitInt gets there.
"""

from __future__ import annotations

from raddle.assemble import words
from raddle.assemble.selector import Selector, signed
from raddle.assemble.steps import A_DEF, B_USE, C_USE, EARLY, FROM_CONSTANT, IMM_USE
from raddle.ir import instructions as ir
from raddle.ir.types import PTR
from raddle.ir.values import Const, Operand, Reg

_WIDTHS = (8, 16, 32, 64)
_COMMUTATIVE = frozenset(("add", "mul", "and", "or", "xor"))
_ANY_WIDTH = frozenset(("and", "or", "xor", "udiv", "urem"))
_SWAPPED = {
    "eq": "eq", "ne": "ne", "ult": "ugt", "ule": "uge", "ugt": "ult", "uge": "ule",
    "slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle",
}  # fmt: skip
# bit 0: true if equal, 1: if less, 2: if greater, 3: if unordered
_FLOAT_PREDICATES = {
    "false": 0, "oeq": 1, "olt": 2, "ole": 3, "ogt": 4, "oge": 5, "one": 6, "ord": 7,
    "uno": 8, "ueq": 9, "ult": 10, "ule": 11, "ugt": 12, "uge": 13, "une": 14, "true": 15,
}  # fmt: skip
_UNARY = {
    "fneg": "FNEG", "fabs": "FABS", "sqrt": "FSQRT", "floor": "FFLOOR", "ceil": "FCEIL",
    "trunc": "FTRUNC", "round": "FROUND", "rint": "FRINT",
    "ctpop": "POPCOUNT", "ctlz": "CLZ", "cttz": "CTZ", "bswap": "BSWAP",
}  # fmt: skip


def binary(s: Selector, i: ir.Binary) -> None:
    kind = i.dst.type
    if kind.kind == "float":
        s.emit(
            f"{i.op.upper()}{kind.bits}", A_DEF | B_USE | C_USE, b=s.get(i.a), c=s.get(i.b), a=s.define(i.dst)
        )
    elif kind.bits == 128:
        b, c = s.get(i.a), s.get(i.b)
        s.emit(f"{i.op.upper()}128", A_DEF | B_USE | C_USE | EARLY, b=b, c=c, a=s.define(i.dst))
    elif kind.bits in _WIDTHS or i.op in _ANY_WIDTH:
        name = i.op.upper() if i.op in _ANY_WIDTH else f"{i.op.upper()}{kind.bits}"
        a, b_operand = i.a, i.b
        if i.op in _COMMUTATIVE and s.constant(a) is not None:
            a, b_operand = b_operand, a
        _immediate_or_register(s, name, s.get(a), b_operand, s.define(i.dst))
    else:
        _odd_width(s, i, kind.bits)


def _immediate_or_register(s: Selector, name: str, left: int, right: Operand, dst: int) -> None:
    known = s.constant(right)
    if known is not None:
        s.emit(name + "I", A_DEF | B_USE, a=dst, b=left, imm=signed(known))
    else:
        s.emit(name, A_DEF | B_USE | C_USE, b=left, c=s.get(right), a=dst)


def _odd_width(s: Selector, i: ir.Binary, bits: int) -> None:
    wide = s.new()
    name = f"{i.op.upper()}64"
    if i.op in ("add", "sub", "mul"):
        _immediate_or_register(s, name, s.get(i.a), i.b, wide)
    elif i.op in ("sdiv", "srem"):
        right = _extended(s, i.b, bits)
        s.compute(name, B_USE | C_USE, b=s.compute("SHL64I", B_USE, b=s.get(i.a), imm=64 - bits), c=right)
        s.emit(name, A_DEF | B_USE | C_USE, a=wide, b=_extended(s, i.a, bits), c=right)
    else:
        amount = s.get(i.b)
        raised = s.compute("ADD64I", B_USE, b=amount, imm=64 - bits)
        s.compute("LSHR64", B_USE | C_USE, b=s.number(0), c=raised)
        left = _extended(s, i.a, bits) if i.op == "ashr" else s.get(i.a)
        s.emit(name, A_DEF | B_USE | C_USE, a=wide, b=left, c=amount)
    s.emit("TRUNC", A_DEF | B_USE, a=s.define(i.dst), b=wide, imm=bits)


def _extended(s: Selector, value: Operand, bits: int) -> int:
    """A register with the operand sign-extended to 64 bits."""
    known = s.constant(value)
    if known is not None:
        return s.number(known - (1 << bits) if known >> (bits - 1) else known)
    if bits == 64:
        return s.get(value)
    return s.compute("SEXT", B_USE, b=s.get(value), imm=bits | 64 << 8)


def compare(s: Selector, i: ir.Compare) -> None:
    kind = i.a.type
    pred, a, b = i.pred, i.a, i.b
    if kind.kind == "float":
        imm = _FLOAT_PREDICATES[pred]
        left, right = s.get(a), s.get(b)
        s.emit(f"FCMP{kind.bits}", A_DEF | B_USE | C_USE, a=s.define(i.dst), b=left, c=right, imm=imm)
        return
    if s.constant(a) is not None and s.constant(b) is None:
        pred, a, b = _SWAPPED[pred], b, a
    bits = kind.bits
    if pred[0] == "s" and bits not in (*_WIDTHS, 128):
        left, right = _extended(s, a, bits), _extended(s, b, bits)
        if pred in ("sgt", "sge"):
            pred, left, right = _SWAPPED[pred], right, left
        s.emit(f"{pred.upper()}64", A_DEF | B_USE | C_USE, a=s.define(i.dst), b=left, c=right)
        return
    width = str(bits) if pred[0] == "s" else ""
    known = s.constant(b)
    if bits == 128 or known is None:
        if pred in ("ugt", "uge", "sgt", "sge"):
            pred, a, b = _SWAPPED[pred], b, a
        name = f"{pred.upper()}128" if bits == 128 else f"{pred.upper()}{width}"
        left, right = s.get(a), s.get(b)
        s.emit(name, A_DEF | B_USE | C_USE, a=s.define(i.dst), b=left, c=right)
    else:
        s.emit(f"{pred.upper()}{width}I", A_DEF | B_USE, b=s.get(a), imm=signed(known), a=s.define(i.dst))


def convert(s: Selector, i: ir.Convert) -> None:
    source, target = i.a.type, i.dst.type
    if i.op == "bitcast" or (i.op == "zext" and target.bits <= 64):
        s.rename(i.dst, i.a)
        return
    if "ptr" in (source.kind, target.kind):
        _convert_pointer(s, i)
        return
    if 128 in (source.bits, target.bits):
        _convert_wide(s, i)
        return
    dst = s.define(i.dst)
    imm = source.bits | target.bits << 8
    if i.op == "trunc":
        imm = target.bits
    elif i.op in ("fpext", "fptrunc"):
        imm = 0
    s.emit(i.op.upper(), A_DEF | B_USE, b=s.get(i.a), imm=imm, a=dst)


def _convert_pointer(s: Selector, i: ir.Convert) -> None:
    """Between a register's pointer and the word of 32 bits that it is in memory."""
    known, op = s.constant(i.a), "PACK" if i.a.type.kind == "ptr" else "UNPACK"
    word = None if known is None else words.pack(known) if op == "PACK" else words.unpack(known)
    if word is None:
        s.emit(op, A_DEF | B_USE, b=s.get(i.a), a=s.define(i.dst))
    else:
        s.rename(i.dst, Const(i.dst.type, word))


def _convert_wide(s: Selector, i: ir.Convert) -> None:
    source, target = i.a.type, i.dst.type
    if i.op == "zext":
        s.move(s.define(i.dst), [*s.sources(i.a), (FROM_CONSTANT, 0, 0)])
    elif i.op == "sext":
        s.emit("SEXT128", A_DEF | B_USE | EARLY, b=s.get(i.a), imm=source.bits, a=s.define(i.dst))
    elif i.op == "trunc":
        if target.bits == 64:
            s.move(s.define(i.dst), s.sources(i.a)[:1])
        else:
            s.emit("TRUNC", A_DEF | B_USE, b=s.get(i.a), imm=target.bits, a=s.define(i.dst))
    else:
        raise s.unsupported("conversion between floating point and 128-bit integers")


def unary(s: Selector, i: ir.Unary) -> None:
    bits = i.dst.type.bits
    if bits == 128:
        raise s.unsupported(f"{i.op} of 128-bit integers")
    s.emit(_UNARY[i.op], A_DEF | B_USE, b=s.get(i.a), imm=bits, a=s.define(i.dst))


def select(s: Selector, i: ir.Select) -> None:
    wide = i.dst.type.slots == 2
    shape = A_DEF | B_USE | C_USE | IMM_USE | (EARLY if wide else 0)
    cond, a, b = s.get(i.cond), s.get(i.a), s.get(i.b)
    s.emit("SELECT2" if wide else "SELECT", shape, a=s.define(i.dst), b=cond, c=a, imm=b)


def offset(s: Selector, i: ir.Offset) -> None:
    displacement, index = i.displacement, i.index
    if index is not None:
        known = s.constant(index)
        if known is not None:
            bits = index.type.bits
            displacement += (known - (1 << bits) if known >> (bits - 1) else known) * i.scale
            index = None
    base = s.constant(i.base)
    if index is None:
        if base is not None:
            s.rename(i.dst, Const(PTR, (base + displacement) % (1 << 64)))
        elif displacement == 0:
            s.rename(i.dst, i.base)
        elif i.dst.id in s.addresses_only and abs(displacement) < 1 << 24 and isinstance(i.base, Reg):
            s.displace(i.dst, i.base, displacement)
        else:
            s.emit("ADD64I", A_DEF | B_USE, b=s.get(i.base), imm=signed(displacement), a=s.define(i.dst))
        return
    wide_index = s.get(index) if index.type.bits >= 64 else _extended(s, index, index.type.bits)
    if _fits(i.scale) and _fits(displacement):
        imm = (i.scale & 0xFFFFFFFF) | displacement << 32
        left = s.get(i.base)
        s.emit("OFFSET", A_DEF | B_USE | C_USE, b=left, c=wide_index, imm=imm, a=s.define(i.dst))
        return
    scaled = s.compute("MUL64I", B_USE, b=wide_index, imm=signed(i.scale))
    total = s.compute("ADD64", B_USE | C_USE, b=s.get(i.base), c=scaled)
    s.emit("ADD64I", A_DEF | B_USE, b=total, imm=signed(displacement), a=s.define(i.dst))


def _fits(value: int) -> bool:
    return -(1 << 31) <= value < 1 << 31
