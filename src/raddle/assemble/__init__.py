"""From raddle IR to an image that the native core executes.

    image = assemble(program, ["prog", "--fast"])
    image.code     # bytes for raddle._native.Program
    image.debug    # what reports look up

Reading an image from the cache needs its classes only, so the assembler itself is imported when it
is first called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from raddle.assemble.debug import DebugInfo
from raddle.assemble.image import Image

if TYPE_CHECKING:
    from raddle.ir.program import Program

__all__ = ["DebugInfo", "Image", "assemble"]


def assemble(program: Program, argv: Sequence[str], opcodes: Mapping[str, int] | None = None) -> Image:
    """The program with `_start` added, as an image. `argv[0]` is the program's name. `opcodes` are
    the native core's own unless given."""
    from raddle.assemble.assembler import assemble_image

    if opcodes is None:
        from raddle.assemble.opcodes import OPCODES

        opcodes = OPCODES
    return assemble_image(program, argv, opcodes)
