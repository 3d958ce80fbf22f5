"""The C language: nothing folded, nothing speculated, struct values split into members."""

from __future__ import annotations

import pytest
from c_snippets import find, instructions, lower, lower_files, operations, unsupported

import raddle
from raddle.errors import UnsupportedError
from raddle.ir.instructions import (
    Alloca,
    Binary,
    Call,
    Compare,
    Copy,
    Fill,
    Lifetime,
    Load,
    Operation,
    Phi,
    Select,
    Store,
    Switch,
    ThreadLocal,
    Unary,
    Unreachable,
)
from raddle.ir.types import F64, I64, I128
from raddle.ir.values import Addr, Const


def test_conditional_accesses_stay_conditional() -> None:
    program = lower("int y, c; int main(void) { y = 0; if (c) y = 1; return c ? y : 0; }")
    blocks = {
        block.label
        for block in program.functions["main"].blocks
        for i in block.instructions
        if isinstance(i, Store | Load) and i.pointer == Addr("y")
    }
    assert blocks == {"entry", "if.then", "cond.true"}


def test_short_circuit_makes_a_phi_and_no_select() -> None:
    program = lower("int a, b; int main(void) { return a && b; }")
    assert len(find(program, Phi)) == 1
    assert not find(program, Select)


def test_null_store_is_kept() -> None:
    program = lower("int c; int main(void) { if (c) *(int *)0 = 1; return 0; }")
    assert any(isinstance(i.pointer, Const) and i.pointer.bits == 0 for i in find(program, Store))


def test_uninitialised_locals_are_loaded() -> None:
    program = lower("int main(void) { int x; return x; }")
    assert len(find(program, Load)) >= 1
    assert any(life.start for life in find(program, Lifetime))


@pytest.mark.parametrize(
    ("member", "cells"),
    [
        ("int a, b;", ((0, 4), (4, 4))),
        ("float a, b;", ((0, 4), (4, 4))),
        ("char c[5];", ((0, 1), (1, 1), (2, 1), (3, 1), (4, 1))),
        ("short a; int b;", ((0, 2), (4, 4))),
    ],
)
def test_struct_arguments_read_member_by_member(member: str, cells: tuple[tuple[int, int], ...]) -> None:
    program = lower(
        f"struct s {{ {member} }} g; void f(struct s x) {{}} int main(void) {{ f(g); return 0; }}"
    )
    copies = [c for c in find(program, Copy) if c.source == Addr("g")]
    assert [c.cells for c in copies] == [cells]
    assert not [i for i in find(program, Load) if i.pointer == Addr("g")]


def test_second_half_of_a_struct_argument() -> None:
    program = lower(
        "struct s { long a; int b, c; } g; void f(struct s x) {} int main(void) { f(g); return 0; }"
    )
    assert [(c.source, c.cells) for c in find(program, Copy)] == [(Addr("g", 8), ((0, 4), (4, 4)))]


def test_large_struct_arguments_are_copied_by_the_callee() -> None:
    program = lower("""
        struct s { int a; char b; long c; float f[3]; } g;
        struct s f(struct s x) { x.a++; return x; }
        int main(void) { g = f(g); return 0; }""")
    cells = ((0, 4), (4, 1), (8, 8), (16, 4), (20, 4), (24, 4))
    assert find(program, Copy, "f")[0].cells == cells
    assert find(program, Copy)[-1].cells == cells
    assert find(program, Call)[0].args[1] == Addr("g")


def test_copies_through_pointers_know_their_cells() -> None:
    program = lower("""
        struct s { int a[3]; short b; char c; };
        void f(struct s *x, struct s *y) { *x = *y; }
        int main(void) { struct s a, b; f(&a, &b); __builtin_memset(&a, 0, sizeof a); return 0; }""")
    assert find(program, Copy, "f")[0].cells == ((0, 4), (4, 4), (8, 4), (12, 2), (14, 1))
    assert find(program, Fill)[0].size == Const(I64, 16)


def test_small_structs_return_in_registers() -> None:
    program = lower("struct s { long a, b; }; struct s f(void) { struct s x = {1, 2}; return x; } "
                    "int main(void) { return f().b; }")  # fmt: skip
    assert program.functions["f"].returns == (I64, I64)
    assert len(find(program, Call)[0].results) == 2


def test_bit_fields_are_one_access() -> None:
    program = lower(
        "struct { unsigned a : 3, b : 9; int c : 20; } x; int main(void) { x.b = 3; return x.c; }"
    )
    assert [i.dst.type.bits for i in find(program, Load) if i.pointer == Addr("x")] == [32, 32]
    assert not find(program, Copy)


def test_varargs() -> None:
    program = lower("""
        #include <stdarg.h>
        struct s { long a, b, c; };
        int f(int n, ...) {
            va_list x, y; va_start(x, n); va_copy(y, x); int r = va_arg(x, int) + (int)va_arg(x, double);
            r += va_arg(x, struct s).b; va_end(x); va_end(y); return r;
        }
        int main(void) { struct s s = {1, 2, 3}; return f(2, 7, 1.5, s); }""")
    assert operations(program, "f") == ["va_start"]
    call = find(program, Call)[0]
    assert call.fixed == 1
    assert [a.type for a in call.args[3:]] == [I64, I64, I64]


def test_switch_and_variable_length_arrays() -> None:
    program = lower("""
        int main(int argc, char **argv) {
            int a[argc]; a[0] = 1;
            switch (argc) { case -1: return 1; case 2 ... 4: return 2; default: return a[0]; }
        }""")
    cases = dict(find(program, Switch)[0].cases)
    assert sorted(cases) == [2, 3, 4, 0xFFFFFFFF]
    assert [a.variable for a in find(program, Alloca) if a.count is not None] == ["a"]


def test_numbers() -> None:
    program = lower("""
        #include <math.h>
        #include <stdlib.h>
        double d; float f; __int128 w; unsigned u; long l; int r;
        int main(void) {
            d = sqrt(d) + fabs(d) + floor(d) + ceil(d) + trunc(d) + round(d) + rint(d); f = sqrtf(f);
            d = fmin(d, 1) + fmax(d, 2) + copysign(d, -1.0); r = isnan(d) + isinf(d) + (d < f) + signbit(d);
            d = d * f + 1.0; w = w * w / 3 >> 7; w += (__int128)u; d += (double)l + u;
            l = (long)d; u = (unsigned)f;
            l += __builtin_bswap32(u) + __builtin_popcountl(l) + __builtin_clz(u) + __builtin_ctz(u);
            l += __builtin_rotateleft32(u, 3) + __builtin_rotateright8(u, 3);
            int o; r += __builtin_add_overflow(r, 3, &o) + __builtin_sub_overflow(r, o, &o);
            r += __builtin_mul_overflow(r, o, &o);
            unsigned long v; r += __builtin_mul_overflow(v = 2, 3ul, &v) + __builtin_add_overflow(v, 2ul, &v);
            r += abs(r) + (int)labs(l) + (r > 1 ? r : 1); f = -f;
            return r;
        }
        """)
    assert not unsupported(program)
    assert {u.op for u in find(program, Unary)} >= {
        *("sqrt", "fabs", "floor", "ceil", "trunc", "round", "rint", "fneg"),
        *("bswap", "ctpop", "ctlz", "cttz"),
    }
    assert any(i.dst.type == I128 and i.op == "mul" for i in find(program, Binary))
    assert any(i.a.type == F64 for i in find(program, Compare))


def test_thread_locals() -> None:
    program = lower("_Thread_local struct { int a, b; } x; int main(void) { x.b = 1; return x.a; }")
    assert {i.symbol for i in find(program, ThreadLocal)} == {"x"}
    assert program.globals["x"].thread_local


def test_initialisers() -> None:
    program = lower("""
        #include <stddef.h>
        struct node { struct node *next; int v; char name[4]; };
        static struct node b, a = {&b, 7, "abc"};
        static int (*table[])(void); int f(void) { return 1; } static int (*table[])(void) = {f, 0};
        char *end = (char *)&a + 12; long offset = offsetof(struct node, name); float x = 1.5f;
        union { double d; int i[2]; } u = {.i = {1, 2}}; struct { unsigned a : 3, b : 5; } bits = {5, 9};
        int main(void) { return a.v + table[0]() + *end + offset + x + u.i[0] + bits.a; }""")
    a = program.globals["a"]
    assert a.data == bytes(8) + (7).to_bytes(4, "little") + b"abc\0"
    assert a.relocations == ((0, Addr("b")),)
    assert program.globals["table"].relocations == ((0, Addr("f")),)
    assert program.globals["end"].relocations == ((0, Addr("a", 12)),)
    assert program.globals["offset"].data[0] == 12
    assert program.globals["u"].data == b"\1\0\0\0\2\0\0\0"
    assert program.globals["bits"].data[0] == 5 | 9 << 3


def test_assume_is_not_believed_and_traps_abort() -> None:
    program = lower("""
        int main(int c, char **v) {
            __builtin_assume(c > 5); if (__builtin_expect(c, 1)) __builtin_trap();
            if (c == 3) __builtin_unreachable();
            return __builtin_constant_p(c) + __builtin_object_size(v, 0) != 0;
        }""")
    assert [(i.kind, i.text) for i in find(program, Operation)] == [("error", "abort")]
    assert find(program, Unreachable)


def test_calls_with_another_signature_go_through_the_checked_form() -> None:
    program = lower_files(a="int f(); int main(void) { return f(1, 2); }", b="int f(int a) { return a; }")
    assert find(program, Call)[0].callee == Addr("f")


def test_old_style_definitions() -> None:
    program = lower("int f(); int main() { return f(1, 'c'); } int f(a, b) int a; char b; { return a + b; }")
    assert find(program, Call)[0].callee in ("f", Addr("f"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("void *l = &&out; goto *l; out:;", "computed goto"),
        ("long double x = 1; x = x * c;", "long double"),
        ("typedef int v4 __attribute__((vector_size(16))); v4 a = {c}, b = {1}; a += b; c = a[0];", "vector"),
        ("jmp_buf b; if (setjmp(b)) return 1;", "setjmp"),
        ("alarm(1);", "alarm"),
        ("fopen(\"x\", \"r\");", "fopen"),
        ("fork();", "fork"),
        ("_BitInt(129) x = c; x += 1; c = x > 3;", "-bit integers"),
    ],
)  # fmt: skip
def test_unsupported_constructs_are_operations(text: str, problem: str) -> None:
    program = lower(f"""
        #include <setjmp.h>
        #include <signal.h>
        #include <stdio.h>
        #include <unistd.h>
        int main(void) {{ int c = 0; if (c) {{ {text} }} return c; }}""")
    assert any(problem in text for text in unsupported(program))
    found = [i for i in instructions(program) if isinstance(i, Operation) and i.kind == "unsupported"]
    assert found[0].loc is not None
    assert found[0].loc.line == 6


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ("getchar()", "the function getc (input is not modelled"),
        ('sscanf("1", "%d", &c)', "the function sscanf (use strtol)"),
        ("(int)sin(1.0 + c)", "the function sin (of <math.h>, raddle has sqrt"),
        ("pthread_kill(pthread_self(), 9)", "the function pthread_kill (signals are not modelled"),
    ],
)
def test_what_is_missing_comes_with_a_way_around(call: str, problem: str) -> None:
    headers = "".join(f"#include <{name}.h>\n" for name in ("math", "pthread", "signal", "stdio"))
    with pytest.raises(UnsupportedError) as caught:
        raddle.verify(f"{headers}int main(void) {{ int c = 0;\n c = {call};\n return c; }}\n")
    assert str(caught.value.message).startswith(problem)
    assert caught.value.location is not None
    assert (caught.value.location.file, caught.value.location.line) == ("<text>", 6)


def test_destructors_are_registered_before_constructors_run() -> None:
    program = lower(
        "__attribute__((destructor)) void end(void) {}\n"
        "__attribute__((constructor)) void begin(void) {}\nint main(void) { return 0; }"
    )
    calls = find(program, Call)
    assert [call.callee for call in calls] == ["__raddle_at_exit", "begin", "__raddle_run_exit_handlers"]
    assert calls[0].args == (Addr("end"),)


def test_an_error_in_a_header_of_the_compiler_is_at_the_line_that_calls_it() -> None:
    text = "#include <emmintrin.h>\nint main(void) {\n  _mm_store_si128(0, _mm_setzero_si128()); }\n"
    (error,) = raddle.verify(text).errors
    assert error.location == "<text>:3:3"
