"""What the herd tools accept: arrays, registers without declaration, casts, unsigned values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from raddle.cli.main import main
from raddle.errors import UserError
from raddle.explore.litmus import LitmusResult, Runner
from raddle.frontend.litmus import parse


def run(text: str) -> LitmusResult:
    return Runner(parse("t.litmus", "C t\n" + text)).run("rc11")


@pytest.mark.parametrize(
    ("type", "value", "same", "other"),
    [
        ("uint64_t", "0xffffffffffffffff", "-1", "0x7fffffffffffffff"),
        ("unsigned long", "18446744073709551615", "-1", "1"),
        ("uint32_t", "0xffffffff", "-1", "0x1fffffffe"),
        ("int64_t", "-1", "0xffffffffffffffff", "0xffffffff"),
        ("int", "-1", "0xffffffff", "1"),
        ("uint8_t", "255", "-1", "127"),
        ("int8_t", "-1", "255", "1"),
        ("_Bool", "true", "1", "0"),
    ],
)
def test_values_are_compared_as_their_type_has_them(type: str, value: str, same: str, other: str) -> None:
    body = f"{{ {type} x=0; }} P0 ({type}* x) {{ *x = {value}; {type} r0 = *x; }}"
    assert run(f"{body} forall (0:r0={value} /\\ 0:r0={same} /\\ x={value} /\\ x={same})").holds
    assert run(f"{body} exists (0:r0={other} \\/ x={other})").holds is False


def test_an_unsigned_register_is_shown_unsigned() -> None:
    found = run("{ } P0 (uint64_t* x) { uint64_t r0 = *x - 1; } exists (0:r0=0)")
    assert [list(state.values.values()) for state in found.states] == [[(1 << 64) - 1]]
    assert found.holds is False


def test_registers_need_no_declaration() -> None:
    found = run(
        "{ x=0; z=7; } P0 (atomic_int* x) { r0 = atomic_load(x); s = r0 + 1; s += 1; r9 = true; int r4 = 5; }"
        " P1 (atomic_int* x) { atomic_store(x, 1); bool r1 = false; }"
        " forall (0:s!=1 /\\ 1:r7=0 /\\ z=7 /\\ 0:r9=1 /\\ 1:r1=0 /\\ 0:r4=5)"
    )
    assert (found.holds, found.executions) == (True, 2)


def test_an_initial_address_types_a_register() -> None:
    assert run("{ 0:r0=x; } P0 (int* x) { *(int*)r0 = 3; r1 = *x; } forall (0:r1=3 /\\ x=3)").holds


def test_a_location_of_the_initial_state_alone() -> None:
    assert run("{ int y=5; z=6; int* p=&y; } P0 (int* x) { *x = 1; } forall (y=5 /\\ z=6 /\\ p=y)").holds


def test_arrays() -> None:
    found = run(
        "{ int a[3]={1,2}; atomic_int b[2]; int* p=&a[1]; b[1]=4; }"
        " P0 (int* a, atomic_int* b, int** p) { a[2] = a[1] + 5; atomic_store(&b[0], 9); int* r1 = *p; }"
        " P1 (int* a, atomic_int* b) { int r0 = atomic_load(b); int r1 = 7; if (r0) r1 = a[2]; }"
        " locations [a;] forall (1:r1=7 /\\ b[1]=4 /\\ 0:r1=&a[1] /\\ a[0]=1 /\\ a[2]=7)"
    )
    assert (found.holds, found.racy, found.executions) == (True, False, 2)
    names = [str(name) for name in found.states[0].values]
    assert names == ["0:r1", "1:r1", "a[0]", "a[1]", "a[2]", "b[1]"]


def test_two_registers_are_compared() -> None:
    threads = "{ } P0 (atomic_int* x) { int r0 = atomic_load(x); int r1 = atomic_load(x); }"
    threads += " P1 (atomic_int* x) { atomic_store(x, 1); }"
    assert run(f"{threads} forall (0:r0=0:r1 \\/ 0:r1=1)").holds
    assert run(f"{threads} exists (0:r0!=0:r1)").witnesses == 1
    assert run(f"{threads} exists (0:r0=1 /\\ 0:r1!=P0:r0)").holds is False


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{ int a[2]={1,2,3}; } P0 (int* a) { } ", "a has 2 elements, and 3 values"),
        ("{ int a={1}; } P0 (int* a) { } ", "a is no array"),
        ("{ int a[2]; } P0 (int* a) { } exists (a[2]=0)", "a has 2 elements"),
        ("{ int a[0]; } P0 (int* a) { }", "a has 0 elements"),
        ("{ } P0 (int* x) { } exists (0:x=1)", "P0 has no register x"),
        ("{ } P0 (int* x) { } exists (1:r0=0:r1)", "there is no thread P1"),
        ("{ } P0 (int* x) { } exists " + "(" * 100_000 + "x=1", "nested more than 100 deep"),
        ("{ } P0 (int* x) { } exists " + "x=1 => " * 100_000 + "x=1", "nested more than 100 deep"),
        ("{ } P0 (" + "_Atomic(" * 100_000 + "int" + ")" * 100_000 + "* x) { } ", "is no type"),
    ],
)
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message.replace("(", "[(]")):
        parse("t.litmus", "C t\n" + text)


def test_many_negations() -> None:
    assert run("{ } P0 (int* x) { } forall (" + "~" * 100_000 + "x=0)").holds


def test_a_bad_file_does_not_lose_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    good = "C {} {{ }} P0 (int* x) {{ *x = 1; }} exists (x=1)\n"
    for name in ("one", "two"):
        Path(name + ".litmus").write_text(good.format(name))
    Path("bad.litmus").write_text("C bad {")
    Path("wrong.litmus").write_text("C wrong { } P0 (int* x) { *x = nothing; }")
    assert (
        main(["litmus", "one.litmus", "bad.litmus", "gone.litmus", "wrong.litmus", "two.litmus", "--quiet"])
        == 3
    )
    done = capsys.readouterr()
    assert done.out == "one  rc11  holds\ntwo  rc11  holds\n"
    assert "bad.litmus:1:8: expected an initial value or }" in done.err
    assert "gone.litmus: no such file" in done.err
    assert "wrong.litmus does not compile" in done.err
    assert main(["litmus", "bad.litmus", "two.litmus", "--json", "-"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert [result["name"] for result in found["results"]] == ["two"]
    assert [failed["file"] for failed in found["failed"]] == ["bad.litmus"]
