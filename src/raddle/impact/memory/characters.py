"""The tables of classes of characters: isalpha() and its like are macros that look into them.

What they say depends on the environment: in a proof it may be anything.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, go_on
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import conjunction, const, le, negation, scaled
from raddle.ir import instructions as ir

_WHERE, _TABLE = "where the classes of characters are", "the classes of characters"
TABLES = (_WHERE, _TABLE)
_FIRST, _LAST = -128, 255


def _locate(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins, Pointer(_WHERE, const(0)))]


def load_class(setting: Setting, run: Run, ins: ir.Load, pointer: Pointer) -> Outcomes:
    """One of a character, or where they all are."""
    if pointer.target == _WHERE:
        run.set(ins.dst.id, Pointer(_TABLE, const(0)), ins.dst.type)
        go_on(run)
        return [(run, None)]
    if ins.dst.type.kind != "int":
        raise UnsupportedError("a class of characters that is no number", ins.loc)
    size = ins.dst.type.size
    known = conjunction(
        (le(scaled(const(_FIRST), size), pointer.offset), le(pointer.offset, scaled(const(_LAST), size)))
    )
    outside = run.fork()
    outcomes: Outcomes = []
    if outside.restrict(negation(known)):
        outcomes.append((outside, ("error", Failure("memory", f"an access outside of {_TABLE}", ins.loc))))
    if run.restrict(known):
        run.set(ins.dst.id, run.input(ins.dst.type.bits), ins.dst.type)
        go_on(run)
        outcomes.append((run, None))
    return outcomes


CLASSES: dict[str, Handler] = dict.fromkeys(
    ("__ctype_b_loc", "__ctype_tolower_loc", "__ctype_toupper_loc"), _locate
)
