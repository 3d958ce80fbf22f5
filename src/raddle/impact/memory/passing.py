"""Memory that a library function reads on the caller's behalf, in a proof.

Proofs know what locks, handles and results are; of the rest (strings, formats, times, attributes) they allow
what cannot change: constants, and what only this thread sees. All else is refused with its line: a printed
string is an access, and an access that a proof does not see could be anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import UNDEFINED, WORD, Pointer, Value
from raddle.impact.state.setting import Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import Term, value_of
from raddle.ir import instructions as ir
from raddle.ir.values import Location
from raddle.library.effects import EFFECTS, PRINTING, Access

_CONVERSION = re.compile(rb"%[-+ #0]*(\*|\d+)?(?:\.(\*|\d*))?([hlzjtqL]*)(.?)", re.DOTALL)
_STREAMS = {
    **dict.fromkeys(("getc", "fgetc", "getc_unlocked", "feof", "ferror", "fclose", "fileno"), 0),
    **dict.fromkeys(("fprintf", "vfprintf"), 0),
    **dict.fromkeys(("fputs", "fputc", "putc"), 1),
    "fgets": 2,
    "fwrite": 3,
}
"""Which argument is a stream; `fflush` takes a null pointer for all of them."""
_MODELLED = frozenset(("pthread_mutex_init",))
"""Their attributes are looked at by their own handlers."""


def check_passed(setting: Setting, name: str, ins: ir.Call, args: list[Value]) -> Failure | None:
    """What is wrong with the memory that the library function is given; refuses what is not known."""
    stream = _STREAMS.get(name)
    if stream is not None and stream < len(args) and _is_null(args[stream]):
        return _null(name, ins.loc)
    for access in EFFECTS.get(name, ()):
        if access.argument >= len(args):
            continue
        given = args[access.argument]
        match access.extent:
            case "string" | "format":
                text, failure = _constant(setting, given, access, name, ins.loc)
                if failure is not None:
                    return failure
                if access.extent == "format" and text is not None:
                    failure = _formatted(setting, name, text, args[access.argument + 1 :], ins.loc)
                    if failure is not None:
                        return failure
            case "time" | "attributes" if access.mode == "r" and name not in _MODELLED:
                if _is_null(given) and access.null:
                    continue
                if _is_null(given):
                    return _null(name, ins.loc)
                if not _is_own(setting, given):
                    what = "a time" if access.extent == "time" else "attributes"
                    raise UnsupportedError(
                        f"{name} with {what} in memory that threads share is not supported in schedules",
                        ins.loc,
                        "give it a local variable",
                    )
            case _:
                pass
    if name in PRINTING and not EFFECTS.get(name) and args and args[0] is UNDEFINED:
        raise UnsupportedError(f"{UNDEFINED.what} is not supported in schedules", ins.loc)
    return None


def _formatted(
    setting: Setting, name: str, text: bytes, args: list[Value], place: Location | None
) -> Failure | None:
    rest = iter(args)
    for letter in _conversions(text, name, place):
        value = next(rest, None)
        if value is None:
            raise UnsupportedError(f"{name} with too few arguments is not supported in schedules", place)
        if letter == "n":
            raise UnsupportedError("%n is not supported in schedules", place, f"use the result of {name}")
        if letter == "s":
            _, failure = _constant(setting, value, Access(0, "r", "string"), name, place)
            if failure is not None:
                return failure
        elif value is UNDEFINED:
            raise UnsupportedError(f"{UNDEFINED.what} is not supported in schedules", place)
    return None


def _conversions(text: bytes, name: str, place: Location | None) -> Iterator[str]:
    """The letter of each argument that a format takes; a star takes an int."""
    for width, precision, _, letter in _CONVERSION.findall(text):
        if letter == b"%":
            continue
        if not letter or letter not in b"diuxXocspfFeEgGaAn":
            raise UnsupportedError(f"a conversion of {name} that raddle does not know", place)
        for amount in (width, precision):
            if amount == b"*":
                yield "d"
        yield letter.decode()


def _constant(
    setting: Setting, given: Value, access: Access, name: str, place: Location | None
) -> tuple[bytes | None, Failure | None]:
    """The bytes of a string that nobody can write; None of one from outside."""
    if given == WORD and access.extent == "string":
        return None, None
    if _is_null(given):
        return None, None if access.null else _null(name, place)
    number = _number(given)
    if number is not None:
        given = setting.layout.decode(number) or given
    item = setting.program.globals.get(given.target) if isinstance(given, Pointer) else None
    offset = value_of(given.offset) if isinstance(given, Pointer) else None
    if item is None or not item.constant or offset is None:
        raise UnsupportedError(
            f"{name} of a string that is no literal is not supported in schedules",
            place,
            "print its characters one by one",
        )
    bytes_ = item.data.ljust(item.size, b"\0")
    if not 0 <= offset <= item.size or b"\0" not in bytes_[offset:]:
        return None, Failure("memory", f"an access outside of {item.display or item.name}", place)
    return bytes_[offset:].split(b"\0")[0], None


def _is_null(value: Value) -> bool:
    return _number(value) == 0


def _number(value: Value) -> int | None:
    return value_of(value) if isinstance(value, Term) else None


def _is_own(setting: Setting, value: Value) -> bool:
    """Whether only this thread can see it, or nobody can write it."""
    if not isinstance(value, Pointer):
        return False
    item = setting.layout.objects.get(value.target)
    return item is None or item.constant


def _null(name: str, place: Location | None) -> Failure:
    return Failure("memory", f"{name} of a null pointer", place)
