"""Calls that mean something to a verifier: inputs, assumptions and failures."""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.state.memory import UNDEFINED, Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, number
from raddle.impact.state.setting import Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import Term, const, eq, ite, lt, mod, negation, parts_of, value_of
from raddle.ir import instructions as ir
from raddle.ir.values import Reg


def count_printed(setting: Setting, run: Run, results: tuple[Reg, ...]) -> Value:
    """The result of printf and its like: how much was printed, or -1 where that failed."""
    live = run.top
    wanted = setting.liveness(live.function).at(live.block, live.index + 1)
    if not any(register.id in wanted for register in results):
        return UNDEFINED
    count = run.input(results[0].type.bits)
    return ite(lt(count, const(-1)), const(-1), count)


def _assume(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """Waits until it holds. One about inputs alone never will: such inputs are left out. What decided that
    the thread asks for the input at all is none of the assumption's business."""
    holds = negation(eq(number(args[0], ins.loc), const(0)))
    before = _parts(run.drawn)
    concerned = holds.free.union(*(part.free for part in _parts(run.guard) if part not in before))
    mine = f"t{run.thread}.inputs"
    if not concerned or not all(str(variable.args[0]).startswith(mine) for variable in concerned):
        run.require(holds)
    run.restrict(holds)
    return [proceed(run, ins)]


def _parts(guard: Term) -> tuple[Term, ...]:
    return parts_of(guard) if guard.op == "and" else (guard,)


def nondeterministic(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    type_ = ins.results[0].type
    if type_.kind != "int":
        return [proceed(run, ins, UNDEFINED)]
    if type_.bits == 1:
        return [proceed(run, ins, eq(mod(run.input(8), 2), const(1)))]
    return [proceed(run, ins, run.input(type_.bits))]


def _choice(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    count = value_of(number(args[0], ins.loc))
    if count is None or count <= 0:
        raise UnsupportedError("raddle_choice of a number that is not a constant", ins.loc)
    return [proceed(run, ins, mod(run.input(64), count))]


def _failing(kind: str, message: str) -> Handler:
    def fail(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        text = message
        if args and isinstance(args[0], Pointer) and kind == "assertion":
            item = setting.program.globals.get(args[0].target)
            if item is not None:
                text = "assertion failed: " + item.data.split(b"\0")[0].decode("utf-8", "replace")
        return [(run, ("error", Failure(kind, text, ins.loc)))]

    return fail


def _assert(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    wrong = run.fork()
    fails = eq(number(args[0], ins.loc), const(0))
    outcomes: Outcomes = []
    if wrong.restrict(fails):
        outcomes.append((wrong, ("error", Failure("assertion", "__VERIFIER_assert fails", ins.loc))))
    if run.restrict(negation(fails)):
        outcomes.append(proceed(run, ins))
    return outcomes


INPUTS_AND_CHECKS: dict[str, Handler] = {
    "abort": _failing("abort", "abort is called"),
    "__assert_fail": _failing("assertion", "an assertion fails"),
    "reach_error": _failing("error", "reach_error is called"),
    "__VERIFIER_error": _failing("error", "__VERIFIER_error is called"),
    "raddle_error": _failing("error", "raddle_error is called"),
    "__VERIFIER_assert": _assert,
    "__VERIFIER_assume": _assume,
    "raddle_assume": _assume,
    "raddle_choice": _choice,
}
