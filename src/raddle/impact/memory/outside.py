"""The outside world: calls that tell the program something, or that it shows something by.

`raddle run` carries them out for real. In a proof their results are inputs: any value that the function may
return. They touch no shared memory: what they read are constants and what only this thread sees, what they
write are its own variables. Whatever else they are given is refused with its line (see passing.py).

Words of the command line and of the environment are known to be strings and nothing else.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.impact.memory.answers import answering, between, give, own, own_size
from raddle.impact.memory.characters import CLASSES
from raddle.impact.memory.files import FILES
from raddle.impact.memory.local_arrays import local_title
from raddle.impact.memory.streams import STREAMS
from raddle.impact.state.memory import FLOATING, WORD, Pointer, Value
from raddle.impact.state.outcomes import Outcomes, proceed
from raddle.impact.state.run import Run, go_on, number
from raddle.impact.state.setting import ARGUMENTS, Handler, Setting
from raddle.impact.state.steps import Failure
from raddle.impact.terms.terms import (
    Term,
    conjunction,
    const,
    eq,
    ite,
    le,
    linear,
    lt,
    mod,
    negation,
    scaled,
    value_of,
    var,
    wrap,
)
from raddle.ir import instructions as ir
from raddle.ir.values import Location

_INT, _LONG = (-(1 << 31), (1 << 31) - 1), (-(1 << 63), (1 << 63) - 1)


def _real(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    return [proceed(run, ins, FLOATING)]


def _absolute(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    given = number(args[0], ins.loc)
    positive = ite(le(const(0), given), given, scaled(given, -1))
    return [proceed(run, ins, wrap(ins.results[0].type.bits, positive))]


def _parse(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """atoi, strtol and their like: where the number ends is not told."""
    if len(args) > 1 and not (isinstance(args[1], Term) and value_of(args[1]) == 0):
        raise UnsupportedError("where a number ends in its text", ins.loc, "give a null pointer")
    return [proceed(run, ins, run.input(ins.results[0].type.bits))]


def _environment(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """What is not there stays away: the same name has the same answer every time."""
    missing = run.fork()
    name, offset = args[0], value_of(args[0].offset) if isinstance(args[0], Pointer) else None
    if isinstance(name, Pointer) and offset is not None:
        text = setting.program.globals[name.target].data[offset:].split(b"\0")[0]
        there = eq(var(f"environment {text!r}", 0, 1), const(1))
    else:
        there = eq(mod(run.input(8), 2), const(1))
        missing.input(8)
    run.restrict(there)
    missing.restrict(negation(there))
    return [proceed(run, ins, WORD), proceed(missing, ins, const(0))]


def _filling(position: int, sizes: tuple[int, ...], low: int, high: int) -> Handler:
    """A variable of the caller's gets numbers of these sizes from outside."""

    def fill(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
        given = args[position]
        if not (isinstance(given, Term) and value_of(given) == 0):
            failure = _fill(setting, run, given, sizes, ins)
            if failure is not None:
                return [(run, ("error", failure))]
        return [proceed(run, ins, between(run, low, high))]

    return fill


def _fill(setting: Setting, run: Run, given: Value, sizes: tuple[int, ...], ins: ir.Call) -> Failure | None:
    start = own(setting, given, ins)
    assert isinstance(given, Pointer)
    size = own_size(setting, given)
    if size is not None and not 0 <= start <= size - sum(sizes):
        return Failure("memory", f"an access outside of {local_title(setting, given.target)}", ins.loc)
    for each in sizes:
        give(setting, run, given, start, each, ins)
        start += each
    return None


def _attributes(setting: Setting, run: Run, ins: ir.Call, args: list[Value]) -> Outcomes:
    """Attributes of threads that decide nothing in a proof: sizes of stacks and the like."""
    own(setting, args[0], ins)
    if ins.callee == "pthread_attr_setdetachstate" and value_of(number(args[1], ins.loc)) != 0:
        raise UnsupportedError("a thread that is detached from its start", ins.loc, "use pthread_detach")
    return [proceed(run, ins)]


def load_word(setting: Setting, run: Run, ins: ir.Load, pointer: Pointer) -> Outcomes:
    """argv[i]"""
    index = _index(pointer.offset, ins.loc)
    outside, last = run.fork(), run.fork()
    outcomes: Outcomes = []
    if outside.restrict(negation(conjunction((le(const(0), index), le(index, ARGUMENTS))))):
        failure = Failure("memory", "an access outside of argv", ins.loc)
        outcomes.append((outside, ("error", failure)))
    if last.restrict(eq(index, ARGUMENTS)):
        last.set(ins.dst.id, const(0), ins.dst.type)
        go_on(last)
        outcomes.append((last, None))
    if run.restrict(conjunction((le(const(0), index), lt(index, ARGUMENTS)))):
        run.set(ins.dst.id, WORD, ins.dst.type)
        go_on(run)
        outcomes.append((run, None))
    return outcomes


def _index(offset: Term, place: Location | None) -> Term:
    constant, parts = offset.args if offset.op == "lin" else (0, ((1, offset),))
    known = value_of(offset)
    if known is not None:
        constant, parts = known, ()
    assert isinstance(constant, int)
    assert isinstance(parts, tuple)
    if constant % 8 or any(factor % 8 for factor, _ in parts):
        raise UnsupportedError("a part of a pointer in argv", place)
    return linear(constant // 8, [(factor // 8, atom) for factor, atom in parts])


OUTSIDE: dict[str, Handler] = {
    **FILES,
    **STREAMS,
    **CLASSES,
    **dict.fromkeys(("rand", "random", "lrand48", "nrand48"), answering(0, (1 << 31) - 1)),
    **dict.fromkeys(("srand", "srandom", "srand48", "tzset", "sync"), answering(0, 0)),
    **dict.fromkeys(("getchar", "getchar_unlocked", "getc", "fgetc", "getc_unlocked"), answering(-1, 255)),
    **dict.fromkeys(("getpid", "getppid", "gettid"), answering(1, _INT[1])),
    **dict.fromkeys(("getuid", "geteuid", "getgid", "isatty", "feof", "ferror"), answering(*_INT)),
    **dict.fromkeys(("clock", "sysconf"), answering(*_LONG)),
    **dict.fromkeys(
        ("isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower", "ispunct", "isxdigit", "isprint"),
        answering(*_INT),
    ),
    **dict.fromkeys(("toupper", "tolower"), answering(*_INT)),
    **dict.fromkeys(("abs", "labs", "llabs"), _absolute),
    **dict.fromkeys(("atoi", "atol", "atoll", "strtol", "strtoll", "strtoul", "strtoull"), _parse),
    "drand48": _real,
    "getenv": _environment,
    "rand_r": _filling(0, (4,), 0, (1 << 31) - 1),
    "time": _filling(0, (8,), *_LONG),
    "clock_gettime": _filling(1, (8, 8), -1, 0),
    "timespec_get": _filling(0, (8, 8), 0, 3),
    "gettimeofday": _filling(0, (8, 8), -1, 0),
    **dict.fromkeys(
        (
            "pthread_attr_init",
            "pthread_attr_destroy",
            "pthread_attr_setdetachstate",
            "pthread_attr_setstacksize",
            "pthread_attr_setguardsize",
            "pthread_attr_setscope",
            "pthread_attr_setinheritsched",
            "pthread_attr_setschedpolicy",
        ),
        _attributes,
    ),
}
