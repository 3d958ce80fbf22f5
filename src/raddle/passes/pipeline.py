"""The passes in their order, with the verifier after each.

None of them may remove an error or an event of the program: they make the program cheaper to
execute (promote, straighten, dead) or write down facts that searches use (privacy, loops).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raddle.ir.program import Program
from raddle.ir.verifier import verify
from raddle.passes.dead import drop_dead
from raddle.passes.loops import find_loops
from raddle.passes.privacy import find_private
from raddle.passes.promote import promote
from raddle.passes.reachable import drop_unreachable
from raddle.passes.straighten import straighten
from raddle.passes.volatile import relax_volatile


@dataclass(frozen=True, slots=True)
class Options:
    """volatile: "plain", or "relaxed" to count volatile accesses as relaxed atomics, as kernel-style
    code means them."""

    volatile: str = "plain"


_PASSES: tuple[tuple[str, Callable[[Program], Program]], ...] = (
    ("reachable", drop_unreachable),
    ("volatile", relax_volatile),
    ("promote", promote),
    ("straighten", straighten),
    ("dead", drop_dead),
    ("privacy", find_private),
    ("loops", find_loops),
)


def run(program: Program, options: Options | None = None) -> Program:
    """Everything between lowering and the assembler. The argument is verified, too."""
    options = options or Options()
    verify(program, "lowering")
    for name, transform in _PASSES:
        if name == "volatile" and options.volatile != "relaxed":
            continue
        known = {id(function) for function in program.functions.values()}
        changed = transform(program)
        verify(changed, name, known)
        program = changed
    return program
