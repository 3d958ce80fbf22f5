"""The passes in their order, with the verifier after each.

None of them may remove an error or an event of the program: they make the program cheaper to
execute (promote, straighten, dead) or write down facts that searches use (privacy, loops). The spin pass
removes events, those of iterations that only wait: spin.py says why that loses no error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from raddle.ir.instructions import Order
from raddle.ir.program import Program
from raddle.ir.verifier import verify
from raddle.passes.addresses import find_comparisons
from raddle.passes.chosen import read_before_choosing
from raddle.passes.dead import drop_dead
from raddle.passes.exclusion import exclude_others
from raddle.passes.handed_on import hand_on
from raddle.passes.headers import inline_headers
from raddle.passes.ignored_arguments import drop_ignored_arguments
from raddle.passes.known_starts import know_starts
from raddle.passes.loops import find_loops
from raddle.passes.narrow import narrow_pointers
from raddle.passes.outputs import bring_outputs_home
from raddle.passes.plain import order_plain
from raddle.passes.privacy import find_private
from raddle.passes.promote import promote
from raddle.passes.reachable import drop_unreachable
from raddle.passes.settings import find_settings
from raddle.passes.spin import explain_and_wait
from raddle.passes.straighten import straighten
from raddle.passes.taking_back import leave_out_failed_tries
from raddle.passes.unwritten import find_unwritten
from raddle.passes.volatile import order_volatile, relax_volatile


@dataclass(frozen=True, slots=True)
class Options:
    """volatile: "plain", or "relaxed" to count volatile accesses as relaxed atomics, as kernel-style
    code means them, or "acqrel" for acquire and release."""

    volatile: str = "plain"
    spin: str = "off"
    """What becomes of loops that wait: see spin.py."""
    unpeel: bool = True
    """Also loops whose first read stands before them: see unpeel.py."""
    take_back: bool = True
    """Also tries that take back what they added: see taking_back.py."""
    races: bool = True
    """Whether data races are errors. Only then: also loops that store the same again in each turn; only if
    not: atomic sections exclude what others do outside of theirs."""
    sequential: bool = False
    """Without races: plain accesses are meant to be sequentially consistent."""
    library_places: bool = False
    """What the C++ library's functions do has its place there, not where they are called."""


_PASSES: tuple[tuple[str, Callable[[Program], Program]], ...] = (
    ("reachable", drop_unreachable),
    ("volatile", relax_volatile),
    ("headers", inline_headers),
    ("promote", promote),
    ("chosen", read_before_choosing),
    ("narrow", narrow_pointers),
    ("straighten", straighten),
    ("dead", drop_dead),
    ("starts", know_starts),
    ("arguments", drop_ignored_arguments),
    ("privacy", find_private),
    ("exclusion", exclude_others),
    ("outputs", bring_outputs_home),
    ("handed on", hand_on),
    ("privacy", find_private),
    ("loops", find_loops),
)
# What follows the spin pass, if it changed anything: nobody may call the functions any more that it inlined,
# and awaits make objects visible.
_AFTER_SPIN: tuple[tuple[str, Callable[[Program], Program]], ...] = (
    ("reachable", drop_unreachable),
    ("dead", drop_dead),
    ("privacy", find_private),
    ("loops", find_loops),
)


def run(program: Program, options: Options | None = None) -> Program:
    """Everything between lowering and the assembler. The argument is verified, too."""
    options = options or Options()
    verify(program, "lowering")
    for name, transform in _PASSES:
        if name == "headers":
            transform = partial(inline_headers, at_call=not options.library_places)
        if name == "handed on":
            transform = partial(hand_on, races=options.races)
        if name in ("outputs", "handed on") and (options.spin == "off" or not options.unpeel):
            continue
        if name == "exclusion" and options.races:
            continue
        if name == "volatile" and options.volatile == "acqrel":
            program = _apply(name, order_volatile, program)
        elif name != "volatile" or options.volatile == "relaxed":
            program = _apply(name, transform, program)
    if not options.races:
        order = Order.SEQ_CST if options.sequential else Order.RELAXED
        program = _apply("plain", partial(order_plain, order=order), program)
    before = program.functions
    repeats = options.unpeel and options.races
    if options.spin != "off" and options.unpeel:
        program = _apply("unwritten", find_unwritten, program)
        program = _apply("settings", find_settings, program)
    if options.take_back and options.spin == "await":
        program = _apply("tries", leave_out_failed_tries, program)
    program = _apply("spin", explain_and_wait(options.spin, options.unpeel, repeats), program)
    if any(program.functions[name] is not function for name, function in before.items()):
        for name, transform in _AFTER_SPIN:
            program = _apply(name, transform, program)
    return find_comparisons(program)


def _apply(name: str, transform: Callable[[Program], Program], program: Program) -> Program:
    known = {id(function) for function in program.functions.values()}
    changed = transform(program)
    verify(changed, name, known)
    return changed
