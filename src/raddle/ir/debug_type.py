"""C types as reports need them; apart from the program, which a cached image does not need."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DebugType:
    """A C type, for naming parts of an object and printing values.

    kind: int uint bool char float pointer enum struct union array other. `element`, members' types
    and a pointer's target are indices into Program.debug_types. `members`: (name, byte offset, type
    index, bit offset, bit size), bit size 0 for ordinary members."""

    kind: str
    name: str
    size: int
    element: int | None = None
    count: int = 0
    members: tuple[tuple[str, int, int, int, int], ...] = ()
    enumerators: tuple[tuple[str, int], ...] = ()
