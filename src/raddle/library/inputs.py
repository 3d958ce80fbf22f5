"""What a choice of an input function stands for: `__VERIFIER_nondet_int` and its like choose from a list of
values, the narrow ones any value of their type.

The functions themselves are in verifier.c.
"""

from __future__ import annotations

from collections.abc import Sequence

_PREFIX = "__VERIFIER_nondet_"
_NARROW = ("bool", "_Bool", "char", "uchar", "u8", "unsigned_char", "schar")
CHOICES = frozenset(("raddle_choice", *(_PREFIX + name for name in _NARROW)))
"""Inputs whose value is the number of the choice."""
_SIGNED = {"short": 16, "int": 32} | dict.fromkeys(
    ("long", "longlong", "ptrdiff_t", "loff_t", "off_t", "float", "double"), 64
)
_UNSIGNED = dict.fromkeys(("ushort", "u16"), 16) | dict.fromkeys(
    ("uint", "unsigned", "unsigned_int", "u32", "pthread_t", "sector_t"), 32
)
_SIGNED_BYTES = (_PREFIX + "char", _PREFIX + "schar")


def chosen(function: str, choice: int, values: Sequence[int]) -> int:
    """
    >>> chosen("__VERIFIER_nondet_uint", 3, (0, 1, 2, -1)), chosen("__VERIFIER_nondet_schar", 255, ())
    (4294967295, -1)
    """
    if function in _SIGNED_BYTES:
        return choice - 256 if choice >= 128 else choice
    if function in CHOICES or not function.startswith(_PREFIX) or choice >= len(values):
        return choice
    name, value = function.removeprefix(_PREFIX), values[choice]
    bits = _SIGNED.get(name) or _UNSIGNED.get(name, 64)
    value &= (1 << bits) - 1
    return value - (1 << bits) if name in _SIGNED and value >> bits - 1 else value
