"""The reader of textual LLVM IR: tokens, types and their layout, constants, instructions, metadata."""

from __future__ import annotations

import struct

import pytest

from raddle.frontend.llvm import LlvmModule
from raddle.frontend.llvm.instructions import parse_instruction
from raddle.frontend.llvm.metadata import Metadata
from raddle.frontend.llvm.tokens import Cursor, name_of, tokenize, unescape
from raddle.frontend.llvm.types import TypeTable
from raddle.frontend.llvm.values import (
    Aggregate,
    Asm,
    Bytes,
    Expression,
    Number,
    float_bits,
    parse_typed_value,
)
from raddle.ir.values import Location

TYPES = TypeTable()
TYPES.define("struct.S", "type { i32, i8, i64 }".removeprefix("type "))
TYPES.define("pair", "{ %struct.S, [3 x i16] }")


def value(text: str) -> object:
    return parse_typed_value(Cursor(tokenize(text)), TYPES)


def test_tokens() -> None:
    assert tokenize("%x.y = load i32, ptr @\"a b\", align 4") == [
        "%x.y", "=", "load", "i32", ",", "ptr", '@"a b"', ",", "align", "4",
    ]  # fmt: skip
    assert tokenize("double -1.500000e+00, 0x7FF0000000000000") == [
        "double", "-1.500000e+00", ",", "0x7FF0000000000000",
    ]  # fmt: skip
    assert tokenize("[2 x i8] <{ i1 }>") == ["[", "2", "x", "i8", "]", "<", "{", "i1", "}", ">"]


def test_names_and_escapes() -> None:
    assert name_of('@"a\\22b"') == 'a"b'
    assert unescape("a\\00\\0A\\\\") == b"a\0\n\\"


@pytest.mark.parametrize(
    ("text", "size", "align"),
    [
        ("i1", 1, 1),
        ("i24", 4, 4),
        ("i128", 16, 16),
        ("double", 8, 8),
        ("x86_fp80", 16, 16),
        ("[3 x i16]", 6, 2),
        ("{ i8, i64 }", 16, 8),
        ("<{ i8, i64 }>", 9, 1),
        ("<2 x float>", 8, 8),
        ("%struct.S", 16, 8),
        ("%pair", 24, 8),
        ("{}", 0, 1),
    ],
)
def test_layout(text: str, size: int, align: int) -> None:
    found = TYPES.parse(Cursor(tokenize(text)))
    assert (found.size, found.align) == (size, align)


def test_field_offsets() -> None:
    assert TYPES.named("struct.S").offsets == (0, 4, 8)
    assert TYPES.named("pair").offsets == (0, 16)


def test_constants() -> None:
    number = value("i32 -1")
    assert isinstance(number, Number)
    assert number.bits == 0xFFFFFFFF
    text = value('[3 x i8] c"a\\00b"')
    assert isinstance(text, Bytes)
    assert text.data == b"a\0b"
    whole = value("%struct.S { i32 1, i8 2, i64 3 }")
    assert isinstance(whole, Aggregate)
    assert [v.bits for v in whole.values if isinstance(v, Number)] == [1, 2, 3]
    address = value("ptr getelementptr inbounds (%struct.S, ptr @g, i64 1, i32 2)")
    assert isinstance(address, Expression)
    assert address.source is not None
    assert len(address.values) == 3
    assembly = parse_instruction(
        '  call void asm sideeffect "pause", "~{memory}"() #1, !dbg !5', TYPES
    ).callee
    assert isinstance(assembly, Asm)
    assert assembly.text == "pause"


def test_floats() -> None:
    assert float_bits("1.000000e+00", 64) == struct.unpack("<Q", struct.pack("<d", 1.0))[0]
    assert float_bits("0x3FB99999A0000000", 32) == struct.unpack("<I", struct.pack("<f", 0.1))[0]
    assert float_bits("0x7FF0000000000000", 32) == 0x7F800000


def test_atomic_instructions() -> None:
    load = parse_instruction(
        '  %0 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4', TYPES
    )
    assert (load.order, load.volatile, load.single_thread, load.align) == ("acquire", True, True, 4)
    swap = parse_instruction(
        "  %1 = cmpxchg weak ptr @x, i32 %a, i32 1 acq_rel monotonic, align 4, !dbg !7", TYPES
    )
    assert (swap.weak, swap.order, swap.failure, swap.dbg) == (True, "acq_rel", "monotonic", 7)
    update = parse_instruction("  %2 = atomicrmw umax ptr %p, i64 3 seq_cst, align 8", TYPES)
    assert (update.word, update.order) == ("umax", "seq_cst")


def test_call_with_attributes() -> None:
    call = parse_instruction(
        "  %c = tail call signext i32 (ptr, ...) @f(ptr noundef nonnull align 8 dereferenceable(16) %p, "
        "ptr byval(%struct.S) align 8 %s, double noundef 2.0) #3, !dbg !9, !srcloc !10",
        TYPES,
    )
    assert call.type.name == "i32"
    assert call.function is not None
    assert call.function.variadic
    assert [a.align for a in call.arguments] == [8, 8, 0]
    assert call.arguments[1].byval is TYPES.named("struct.S")


def test_switch_over_several_lines() -> None:
    module = LlvmModule(
        "define void @f(i32 %x) {\nentry:\n  switch i32 %x, label %d [\n"
        "    i32 -1, label %a\n  ], !dbg !1\n\n"
        "a: ; preds = %entry\n  ret void\n\nd:\n  ret void\n}\n"
    )
    blocks = module.function("f").parse_blocks(module.types, module.metadata)
    assert [b.label for b in blocks] == ["entry", "a", "d"]
    assert blocks[0].instructions[0].indices == [0xFFFFFFFF]
    assert blocks[0].instructions[0].labels == ["d", "a"]


def test_unknown_lines_do_not_stop_the_reader() -> None:
    module = LlvmModule("define void @f() {\nentry:\n  %x = load mystery, !dbg !4\n  ret void\n}\n")
    first, last = module.function("f").parse_blocks(module.types, module.metadata)[0].instructions
    assert (first.op, first.dbg, last.op) == ("?", 4, "ret")


def test_locations() -> None:
    metadata = Metadata(
        {
            1: "!DILocation(line: 3, column: 5, scope: !2)",
            2: "distinct !DILexicalBlock(scope: !3, line: 2)",
            3: 'distinct !DISubprogram(name: "f", file: !4, line: 1)',
            4: '!DIFile(filename: "a, b.c", directory: "d")',
            5: "!DILocation(line: 0, scope: !3)",
            6: "!{i64 0, i64 4, !7, i64 8, i64 8, !7}",
        }
    )
    assert metadata.location(1) == Location("a, b.c", 3, 5)
    assert metadata.location(5) is None
    assert metadata.place(3) == Location("a, b.c", 1, 0)
    assert metadata.copied_fields(6) == [(0, 4), (8, 8)]


def test_linkage() -> None:
    module = LlvmModule(
        "@a = internal global i32 0\n@b = weak global i32 1\n@c = global i32 1\n@d = external global i32\n"
        "@internal = global i32 0\ndefine internal void @f() {\n  ret void\n}\n"
        "define weak i32 @g() {\n  ret i32 0\n}\n"
    )
    found = [module.linkage(n) for n in ("a", "b", "c", "d", "internal", "f", "g")]
    assert found == ["internal", "weak", "external", "external", "external", "internal", "weak"]
    assert module.global_("d").initializer is None
