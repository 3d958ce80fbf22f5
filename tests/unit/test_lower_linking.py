"""Several files make one program; unused functions cost nothing; the user's definitions win."""

from __future__ import annotations

import pytest
from c_snippets import compile_text, find, lower, lower_files, unsupported

from raddle.errors import RaddleError, UserError
from raddle.frontend.lower import lower_modules
from raddle.ir.instructions import Call, Operation
from raddle.ir.operations import OPERATIONS


def test_static_names_are_kept_apart() -> None:
    program = lower_files(
        a="static int x = 1; static int f(void) { return x; } int g(void);\n"
        "int main(void) { return f() + g(); }",
        b="static int x = 2; static int f(void) { return x; } int g(void) { return f(); }",
    )
    assert {"f", "f.1", "g", "main"} == set(program.functions)
    assert {program.globals[n].data[0] for n in ("x", "x.1")} == {1, 2}
    assert {g.display for g in program.globals.values()} == {"x"}


def test_a_static_does_not_hide_another_files_external() -> None:
    program = lower_files(
        a="static int f(void) { return 1; } int g(void); int main(void) { return f() + g(); }",
        b="int f(void) { return 2; } int g(void) { return f(); }",
    )
    assert find(program, Call)[0].callee == "f.1"
    assert find(program, Call, "g")[0].callee == "f"


def test_extern_variables_and_weak_definitions() -> None:
    program = lower_files(
        a="extern int x, y[]; __attribute__((weak)) int f(void) { return 1; }\n"
        "int main(void) { return x + y[1] + f(); }",
        b="int x = 5, y[2] = {6, 7}; int f(void) { return 2; }",
    )
    assert program.globals["x"].data[0] == 5
    assert program.functions["f"].loc is not None
    assert program.functions["f"].loc.file == "b.c"


def test_common_definitions_merge() -> None:
    texts = [
        compile_text("int x[1]; int main(void) { return x[0]; }", "a.c", "-fcommon"),
        compile_text("int x[4];", "b.c", "-fcommon"),
    ]
    with pytest.raises(UserError, match="4 bytes but defined with 16"):
        lower_modules(texts)
    same = [texts[0], compile_text("int x[1] = {3};", "b.c", "-fcommon")]
    assert lower_modules(same).globals["x"].data[0] == 3


def test_inline_functions_without_a_definition_elsewhere() -> None:
    program = lower("inline int f(void) { return 1; } int main(void) { return f(); }")
    assert "f" in program.functions


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (
            "int f(void) { return 1; } int main(void) { return f(); }",
            "int f(void) { return 2; }",
            "defined twice",
        ),
        ("int x = 1; int main(void) { return x; }", "int x = 2;", "defined twice"),
        ("extern int x[4]; int main(void) { return x[0]; }", "int x[2];", "declared with 16 bytes"),
        ("extern int x; int main(void) { return x; }", "_Thread_local int x;", "thread-local"),
        ("int x(void); int main(void) { return x(); }", "int x;", "declared as a function"),
        ("extern int x; int main(void) { return x; }", "int x(void) { return 1; }", "declared as a variable"),
        ("extern int x; int main(void) { return x; }", "", "no file defines"),
    ],
)
def test_link_errors(a: str, b: str, message: str) -> None:
    with pytest.raises(UserError, match=message) as caught:
        lower_files(a=a, b=b)
    assert caught.value.location is not None


def test_missing_entry() -> None:
    with pytest.raises(UserError, match="no function 'main'"):
        lower("int f(void) { return 1; }")
    assert set(lower("static int f(void) { return 1; } int (*p)(void) = f;", entry="f").functions) == {"f"}


def test_unused_code_is_dropped() -> None:
    program = lower(
        '#include <stdio.h>\nint f(void) { puts("x"); return 1; } int x; int main(void) { return 0; }'
    )
    assert set(program.functions) == {"main"}
    assert not program.globals


def test_undefined_functions_are_reported_where_called() -> None:
    program = lower("int f(int); int main(void) { int (*p)(int) = f; p(1); return f(2); }")
    assert [text.partition(" (")[0] for text in unsupported(program)] == ["the function f", "the function f"]
    assert len(program.functions["f"].params) == 1


def test_undefined_weak_functions_are_null() -> None:
    program = lower("__attribute__((weak)) void f(void); int main(void) { if (f) f(); return 0; }")
    assert [text.partition(" (")[0] for text in unsupported(program)] == ["the function f"]
    assert "f" not in program.functions


def test_aliases_and_constructors() -> None:
    program = lower("""
        int f(void) { return 1; } int g(void) __attribute__((alias("f"))); int x;
        __attribute__((constructor)) static void late(void) { x = 2; }
        __attribute__((constructor(101))) static void early(void) { x = 1; }
        int main(void) { return g(); }""")
    assert [c.callee for c in find(program, Call)] == ["early", "late", "f"]


def test_the_users_definition_wins_over_the_library() -> None:
    program = lower("""
        #include <stdlib.h>
        #include <stdio.h>
        static char pool[64]; void *malloc(size_t n) { return pool; }
        int printf(const char *f, ...) { return 7; }
        int main(void) { char *p = calloc(1, 2); return p == malloc(3) ? printf("x") : 0; }""")
    assert not program.functions["malloc"].library
    assert not program.functions["printf"].library
    assert program.functions["calloc"].library


def test_a_users_static_leaves_the_library_alone() -> None:
    program = lower_files(
        a="static int rand(void) { return 4; } int f(void); int main(void) { return rand() + f(); }",
        b="#include <stdlib.h>\nint f(void) { return rand(); }",
    )
    assert {n for n in program.functions if n.startswith("rand")} == {"rand", "rand.1"}
    assert program.features == {"rand"}


def test_debug_information() -> None:
    program = lower("""
        enum color { RED, GREEN = 7 };
        typedef struct node { struct node *next; _Atomic int v; unsigned b : 3, c : 4; } node;
        node n; enum color e; int grid[2][3]; _Bool flag; char *text = "hi\\n"; double d;
        int main(int argc, char **argv) {
            node local = n; static int calls; calls++; text++; grid[0][0] = e + flag + d; return 0;
        }
        """)
    types = program.debug_types

    def type_of(name: str) -> object:
        index = program.globals[name].type_index
        assert index is not None
        return types[index]

    node = types[program.globals["n"].type_index or 0]
    assert (node.kind, node.name, node.size) == ("struct", "node", 16)
    assert [(m[0], m[1], m[3], m[4]) for m in node.members] == [
        ("next", 0, 0, 0), ("v", 8, 0, 0), ("b", 12, 0, 3), ("c", 12, 3, 4),
    ]  # fmt: skip
    pointer = types[node.members[0][2]]
    assert pointer.kind == "pointer"
    assert types[pointer.element or 0] is node
    assert types[node.members[1][2]].kind == "int"
    enum = types[program.globals["e"].type_index or 0]
    assert enum.enumerators == (("RED", 0), ("GREEN", 7))
    grid = types[program.globals["grid"].type_index or 0]
    assert (grid.kind, grid.count, types[grid.element or 0].count, grid.size) == ("array", 2, 3, 24)
    assert program.globals["main.calls"].display == "calls"
    assert any(g.display == '"hi\\n"' for g in program.globals.values())
    assert type_of("flag") == type_of("flag")
    main = program.functions["main"]
    assert main.loc is not None
    assert (main.loc.file, main.loc.line) == ("snippet.c", 5)


def test_every_operand_of_an_operation_matches() -> None:
    program = lower('#include <stdio.h>\nint main(void) { printf("%d %f\\n", 1, 2.0); return 0; }')
    (shown,) = find(program, Operation, "print_formatted")
    assert shown.kind == "print"
    assert [argument.type for argument in shown.args] == list(OPERATIONS["print"].params)


def test_an_alias_is_seen_by_other_files() -> None:
    program = lower_files(
        a="int f(void); int g(void); int main(void) { return f() + g(); }",
        b="""static int one(void) { return 1; } int f(void) __attribute__((alias("one")));
             int two(void) { return 2; } int g(void) __attribute__((weak, alias("two")));""",
    )
    assert set(program.functions) == {"main", "one", "two"}


def test_a_string_that_says_alias_is_no_alias() -> None:
    program = lower('const char *s = "an alias or an ifunc (of what)"; int main(void) { return s[0]; }')
    assert not unsupported(program)
    assert len(program.globals) == 2


def test_the_library_means_its_own_functions() -> None:
    """A user's isdigit must not change what atoi does."""
    program = lower("""
        #include <stdlib.h>
        int isdigit(int c) { return c == 'x'; }
        int main(void) { return isdigit(3) + atoi("7"); }""")
    assert program.functions["isdigit"].library is False
    assert program.functions["isdigit.1"].library is True


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("define @@@ garbage {", "is not LLVM IR"),
        ("something unheard of", "is not LLVM IR"),
        ('module asm ".globl foo"', "assembly outside of functions"),
    ],
)
def test_lines_that_cannot_be_read_are_refused(line: str, problem: str) -> None:
    with pytest.raises(RaddleError, match=problem):
        lower_modules([f"{line}\n}}\ndefine i32 @main() {{\nentry:\n  ret i32 0\n}}\n"])
