"""Litmus files: what is read from them, and what is said about malformed ones."""

from __future__ import annotations

import pytest

from raddle.errors import RaddleError, UnsupportedError, UserError
from raddle.frontend.litmus import LitmusTest, parse
from raddle.frontend.litmus.condition import Location, Register

BODY = "P0 (atomic_int* x, int* y) { int r0 = atomic_load(x); *y = 1; }"


def read(text: str) -> LitmusTest:
    return parse("t.litmus", text)


def with_condition(condition: str) -> LitmusTest:
    return read(f"C t\n{{}}\n{BODY}\n{condition}\n")


def test_head() -> None:
    test = read(
        f'(* first\n comment *)\nC MP+rel+acq\n"what it is"\nCycle=Rfe PodRR Fre PodWW\n{{ x=1; }}\n{BODY}'
    )
    assert (test.name, test.comment) == ("MP+rel+acq", "what it is")


def test_initial_state() -> None:
    test = read(
        "C t { x=1; [y]=-2; int z; atomic_long w = 0x10; 0:r1=5; int 0:r2=6; int* p=&z; q=z; uint8_t b=3; }"
        " P0 (int* x, int* y) { int r0; }"
    )
    values = {str(entry.target): entry.value for entry in test.initial}
    assert values == {
        "x": 1, "y": -2, "z": 0, "w": 16, "0:r1": 5, "0:r2": 6, "p": "&z", "q": "&z", "b": 3,
    }  # fmt: skip
    assert {name: type.c for name, type in test.locations.items()} == {
        "x": "int",
        "y": "int",
        "z": "int",
        "w": "_Atomic(long)",
        "p": "int *",
        "q": "void *",
        "b": "__UINT8_TYPE__",
    }
    assert list(test.threads[0].registers) == ["r0", "r1", "r2"]


def test_one_location_is_atomic_here_and_plain_there() -> None:
    test = read("C t {} P0 (int* x) { *x = 1; } P1 (atomic_int* x) { int r0 = atomic_load(x); }")
    assert test.locations["x"].c == "_Atomic(int)"
    assert [thread.parameters[0].type.c for thread in test.threads] == ["int", "_Atomic(int)"]


@pytest.mark.parametrize(
    ("declared", "type"),
    [
        ("_Atomic(int)* x", "_Atomic(int)"),
        ("_Atomic int* x", "_Atomic(int)"),
        ("volatile int* x", "int"),
        ("const atomic_uint *x", "_Atomic(unsigned int)"),
        ("unsigned long long* x", "unsigned long long"),
        ("int** x", "int *"),
        ("atomic_int** x", "_Atomic(int) *"),
        ("int* _Atomic* x", "_Atomic(int *)"),
        ("_Atomic(int*)* x", "_Atomic(int *)"),
        ("u32* x", "__UINT32_TYPE__"),
    ],
)
def test_types(declared: str, type: str) -> None:
    assert read(f"C t {{}} P0 ({declared}) {{ }}").locations["x"].c == type


def test_registers_are_hoisted_and_lines_kept() -> None:
    test = read(
        "C t\n{}\nP0 (atomic_int* x) {\n  int r0 =\n    atomic_load(x), r1, *r2 = NULL;\n"
        "  if (r0) {\n    long r3 = (1, 2);\n  }\n  for (int i = 0; i < 2; i++) { r1 = (int)i; return; }\n}\n"
    )
    (thread,) = test.threads
    assert {name: type.c for name, type in thread.registers.items()} == {
        "r0": "int", "r1": "int", "r2": "int *", "r3": "long", "i": "int",
    }  # fmt: skip
    lines = thread.body.split("\n")
    assert "r3 = (1, 2);" in lines[4]
    assert "goto __litmus_end;" in lines[6]
    assert "for (i = 0; i < 2; i++)" in lines[6]


def test_pointer_and_value_in_one_declaration() -> None:
    test = read("C t {} P0 (int* x) { int *p = x, q = 0; }")
    assert {name: type.c for name, type in test.threads[0].registers.items()} == {"p": "int *", "q": "int"}


@pytest.mark.parametrize(
    ("condition", "shown"),
    [
        (r"exists (0:r0=1 /\ x=2)", r"exists (0:r0=1 /\ x=2)"),
        (r"~exists (0:r0=1 \/ [x]=2 /\ y=0)", r"~exists (0:r0=1 \/ (x=2 /\ y=0))"),
        (r"forall (P0:r0=0 => x=0)", r"forall (0:r0=0 => x=0)"),
        (r"exists not (x=1) /\ ~(y=2)", r"exists (~(x=1) /\ ~(y=2))"),
        (r"exists (x!=1)", r"exists (~(x=1))"),
        (r"exists true", r"exists (true)"),
        (r"exists (0:r0=y)", r"exists (0:r0=&y)"),
        ("", "forall (true)"),
    ],
)
def test_conditions(condition: str, shown: str) -> None:
    assert str(with_condition(condition).condition) == shown


def test_observed() -> None:
    r0, x, y = Register(0, "r0"), Location("x"), Location("y")
    assert with_condition("exists (x=1 /\\ 0:r0=1)").observed == (r0, x)
    assert with_condition("locations [y; 0:r0;] exists (x=1)").observed == (r0, y, x)
    assert with_condition("filter (y=1) exists (x=1)").observed == (x, y)
    assert with_condition("").observed == (r0, x, y)


def test_evaluation() -> None:
    condition = with_condition(r"exists (0:r0=1 /\ (x=2 \/ ~(y=0)) => x=3)").condition
    r0, x, y = Register(0, "r0"), Location("x"), Location("y")
    assert condition.holds([{r0: 0, x: 0, y: 0}])
    assert not condition.holds([{r0: 1, x: 2, y: 0}])
    assert condition.holds([{r0: 1, x: 3, y: 1}])
    assert not condition.holds([])


BAD = [
    ("", "t.litmus:1:1: expected C and the name of the test, found the end of the file"),
    ("AArch64 MP\n{}", "t.litmus:1:1: expected C and the name of the test, found 'AArch64'"),
    ("C t\nfoo\n{}", "t.litmus:2:1: expected { and the initial state, found 'foo'"),
    ("C t\n{ x=; }", "t.litmus:2:5: expected a number, found ';'"),
    ("C t\n{ x=1 y=2; }", "t.litmus:2:7: expected ; or }, found 'y'"),
    ("C t\n{ int x={2}; }", "t.litmus:2:7: x is no array"),
    ("C t\n{ x=z; }\nP0 (int* x) {}", "t.litmus:2:3: no location is called z"),
    ("C t\n{ 1:r0=1; }\nP0 (int* x) {}", "t.litmus:2:3: 1:r0: there is no thread P1"),
    ("C t\n{ x=1;", "t.litmus:2:7: expected an initial value or }, found the end of the file"),
    ("C t\n{}\nexists (x=1)", "t.litmus:3:1: expected P0 (…) {…}, the first thread, found 'exists'"),
    ("C t\n{}\nP1 (int* x) {}", "t.litmus:3:1: expected P0, found 'P1'"),
    ("C t\n{}\nP0 (int x) {}", "t.litmus:3:9: parameter x of P0 is no pointer; write *x"),
    ("C t\n{}\nP0 (foo* x) {}", "t.litmus:3:5: expected a type, found 'foo'"),
    ("C t\n{}\nP0 (int* x, int* x) {}", "t.litmus:3:18: P0 has two parameters x"),
    ("C t\n{}\nP0 (int* x) { *x = 1;", "t.litmus:3:13: the { that begins the body of P0 is not closed"),
    ("C t\n{}\nP0 (int* x) {}\nP1 (long* x) {}", "t.litmus:4:11: x is int elsewhere, and long here"),
    ("C t\n{}\nP0 (int* x) { int x; }", "t.litmus:3:19: x is a parameter of this thread and a register"),
    ("C t\n{}\nP0 (int* x) { int r; long r; }", "t.litmus:3:27: register r is int above, and long here"),
    ("C t\n{}\nP0 (int* x) { int r[2]; }", "t.litmus:3:19: register r is an array"),
    ("C t\n{}\nP0 (int* x) { int r = 1 }", "t.litmus:3:23: expected ; behind the statement"),
    ("C t\n{}\nP0 (int* x) { return 1; }", "t.litmus:3:15: a thread of a litmus test returns nothing"),
    ("C t\n{}\nP0 (int* x) { rcu_read_lock(); }", "t.litmus:3:15: rcu_read_lock is of the Linux dialect"),
    ("C t\n{}\nP0 (int* x) { struct s r; }", "t.litmus:3:15: struct is not known in a litmus test"),
    (f"C t\n{{}}\n{BODY}\nexists (0:x=1)", "t.litmus:4:9: P0 has no register x"),
    (f"C t\n{{}}\n{BODY}\nexists (1:r0=1)", "t.litmus:4:9: 1:r0: there is no thread P1"),
    (f"C t\n{{}}\n{BODY}\nexists (z=1)", "t.litmus:4:9: no location is called z"),
    (f"C t\n{{}}\n{BODY}\nexists (x=1", "expected ), /\\ or \\/, found the end of the file"),
    (f"C t\n{{}}\n{BODY}\nexists (x)", "t.litmus:4:10: expected = behind x, found ')'"),
    (
        f"C t\n{{}}\n{BODY}\nexists (x=1) more",
        "t.litmus:4:14: expected the end of the file behind the condition",
    ),
    (
        f"C t\n{{}}\n{BODY}\nsometimes (x=1)",
        "t.litmus:4:1: expected locations, filter, exists, ~exists or forall",
    ),
    (f"C t\n{{}}\n{BODY}\nlocations x", "t.litmus:4:11: expected [ behind locations, found 'x'"),
    ('C t\n"no end', "t.litmus:2:1: this string does not end"),
    ("C t\n(* no end", "t.litmus:2:1: this comment does not end"),
]


@pytest.mark.parametrize(("text", "message"), BAD)
def test_malformed(text: str, message: str) -> None:
    with pytest.raises(RaddleError) as raised:
        read(text)
    assert isinstance(raised.value, UserError | UnsupportedError)
    assert raised.value.exit_status == 3
    assert message in str(raised.value)


@pytest.mark.parametrize("cut", range(0, 260, 3))
def test_every_prefix_is_read_or_refused(cut: int) -> None:
    text = (
        'C t\n"c"\n{ x=1; int* p=&x; 0:r5=2; }\n'
        "P0 (atomic_int* x, int** p) {\n  int r0 = atomic_load_explicit(x, memory_order_acquire), r1;\n"
        "  if (r0) { *p = NULL; }\n}\nlocations [x;]\n~exists (0:r0=1 /\\ (x=2 \\/ not (p=x)))\n"
    )
    said = ""
    try:
        read(text[:cut])
    except (UserError, UnsupportedError) as error:
        said = str(error)
    assert not said or said.startswith("t.litmus:")
