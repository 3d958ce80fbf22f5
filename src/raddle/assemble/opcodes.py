"""The opcode numbers of the native core, by name: the machine's definition is the only one."""

from __future__ import annotations

from raddle import _native

OPCODES: dict[str, int] = _native.OPCODES
