"""The 8-byte word of a mutex: owner's handle, recursion count - 1, kind, a bit for "destroyed"."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.oracle.words import Fault

_STATE = 0xFFFFFFFF  # owner (bits 0 to 15) and count (bits 16 to 31)
_RECURSIVE = 1


@dataclass(frozen=True, slots=True)
class Mutex:
    word: int

    @property
    def owner(self) -> int:
        return self.word & 0xFFFF

    @property
    def count(self) -> int:
        return self.word >> 16 & 0xFFFF

    def after(self, kind: str, handle: int) -> int | None:
        """The word that a lock, trylock or unlock by that thread writes; None if it cannot have it."""
        if self.word >> 34 & 1:
            raise Fault("lock", "destroyed")
        if kind == "unlock":
            if self.owner == 0:
                raise Fault("lock", "unlock-free")
            if self.owner != handle:
                raise Fault("lock", "unlock-foreign")
            return self.word & ~_STATE if self.count == 0 else self.word - 0x10000
        if self.owner == 0:
            return self.word & ~_STATE | handle
        if self.owner == handle and self.word >> 32 & 3 == _RECURSIVE:
            if self.count == 0xFFFF:
                raise Fault("lock", "recursion")
            return self.word + 0x10000
        return None
