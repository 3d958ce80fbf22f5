"""snprintf of raddle's C library against Python's `%`, which formats numbers as C does."""

from __future__ import annotations

import math
import random

import raddle

_ODD = [0.0, -0.0, 0.5, 1.5, 2.5, 0.1, 1e22, 1e23, 9.995, 99999.95, 999999.5, 0.00009999995, 123456789.0,
        5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e-5, 1e15, 2**53 + 2.0, -7.25]  # fmt: skip


def _check(cases: list[tuple[str, str, str]]) -> None:
    """(format, argument in C, expected text)"""
    lines = []
    for number, (form, argument, wanted) in enumerate(cases):
        lines.append(f'length = snprintf(text, sizeof text, "{form}", {argument});')
        lines.append(f'if (length != {len(wanted)} || strcmp(text, "{wanted}")) raddle_fail({number});')
    source = """
        #include <assert.h>
        #include <stdio.h>
        #include <string.h>
        static _Thread_local char text[1200];
        static void raddle_fail(int number) { printf("case %d: %s", number, text); assert(0); }
        int main(void) { int length;
    """
    result = raddle.verify(source + "\n".join(lines) + "\nreturn 0; }\n")
    printed = [str(row.output) for error in result.errors for row in error.trace if row.output]
    if printed:
        number = int(printed[-1].split()[1].rstrip(":"))
        raise AssertionError(f"{cases[number]} gave {printed[-1]!r}")
    assert result.verdict == "safe", result.reason


def _c_double(value: float) -> str:
    return value.hex()


def _flags(draw: random.Random) -> str:
    flags = "".join(flag for flag in "-+ #0" if draw.random() < 0.25)
    width = draw.choice(["", "", str(draw.randrange(1, 24))])
    precision = draw.choice(["", ".", f".{draw.randrange(0, 20)}"])
    return flags + width + precision


def test_doubles() -> None:
    draw = random.Random(1)
    cases = []
    for _ in range(400):
        value = draw.choice(
            [
                draw.choice(_ODD),
                draw.uniform(-1000, 1000),
                draw.randrange(-4000, 4000) / 8,
                math.ldexp(draw.random(), draw.randrange(-300, 300)),
            ]
        )
        form = f"%{_flags(draw)}{draw.choice('fFeEgG')}"
        cases.append((form, _c_double(value), form % value))
    _check(cases)


def test_infinities_and_nan() -> None:
    _check(
        [
            ("%f|", "1.0 / 0", "inf|"),
            ("%08.2e|", "-1.0 / 0", "    -inf|"),
            ("%-6G|", '__builtin_nan("")', "NAN   |"),
        ]
    )


def test_binary_exponents() -> None:
    """As glibc has them."""
    _check(
        [
            ("%a", "0x1.4000000000000p+1", "0x1.4p+1"),
            ("%.3a", "0x1.5555555555555p-2", "0x1.555p-2"),
            ("%a", "0x0.0p+0", "0x0p+0"),
            ("%a", "-0x1.0000000000000p+0", "-0x1p+0"),
            ("%.0a", "0x1.8000000000000p+0", "0x2p+0"),
            ("%20.1a|", "0x1.921f9f01b866ep+1", "            0x1.9p+1|"),
            ("%-20A|", "0x1.ff00000000000p+7", "0X1.FFP+7           |"),
            ("%020.4a", "0x1.7e43c8800759cp+996", "0x00000001.7e44p+996"),
            ("%a", "0x0.0000000000001p-1022", "0x0.0000000000001p-1022"),
            ("%a", "0x1.0000000000000p-1022", "0x1p-1022"),
            ("%.15a", "0x1.199999999999ap+0", "0x1.199999999999a00p+0"),
            ("%+#.0a", "0x1.0000000000000p+0", "+0x1.p+0"),
            ("%.2a", "0x1.fffffe5280d65p+0", "0x2.00p+0"),
        ]
    )


def test_integers() -> None:
    draw = random.Random(2)
    cases = []
    for _ in range(300):
        value = draw.choice([0, 1, -1, draw.randrange(-1000, 1000), draw.randrange(-(2**63), 2**63)])
        flags = _flags(draw)
        if draw.random() < 0.5:
            form = f"%{flags}{draw.choice('di')}"
            wanted = _integer(form, value, 10, "")
            cases.append((form.replace("d", "ld").replace("i", "li"), f"({value + 1}l - 1)", wanted))
        else:
            letter = draw.choice("uxXo")
            value %= 2**64
            wanted = _integer(f"%{flags}{letter}", value, {"u": 10, "o": 8}.get(letter, 16), letter)
            cases.append((f"%{flags}l{letter}", f"{value}ul", wanted))
    _check(cases)


def _integer(form: str, value: int, base: int, letter: str) -> str:
    """C11 7.21.6.1, spelled out: Python's own % differs for "#", precision 0 and large octals."""
    body = form[1:-1]
    flags = body[: len(body) - len(body.lstrip("-+ #0"))]
    width, dot, digits = body[len(flags) :].partition(".")
    text = format(abs(value), {10: "d", 8: "o", 16: "X" if letter == "X" else "x"}[base])
    if dot:
        text = text.rjust(int(digits or 0), "0") if value or int(digits or 0) else ""
    prefix = ""
    if "#" in flags and base == 8 and not text.startswith("0"):
        text = "0" + text
    elif "#" in flags and base == 16 and value:
        prefix = "0" + letter
    sign = ""
    if not letter:
        sign = "-" if value < 0 else "+" if "+" in flags else " " if " " in flags else ""
    room = int(width or 0)
    if "-" in flags:
        return (sign + prefix + text).ljust(room)
    if "0" in flags and not dot:
        return sign + prefix + text.rjust(room - len(sign + prefix), "0")
    return (sign + prefix + text).rjust(room)
