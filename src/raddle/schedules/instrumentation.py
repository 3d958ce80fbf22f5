"""The program's LLVM text with calls into the runtime around the events of a schedule."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError
from raddle.frontend.llvm.metadata import Metadata
from raddle.impact.memory.pointers import fits, number_of
from raddle.impact.state.memory import pointed_at
from raddle.impact.state.run import Site
from raddle.impact.threads.once import FIRST_EVENT, LAST_EVENT
from raddle.ir.instructions import Call
from raddle.ir.program import Program
from raddle.ir.thread_library import THREAD_LIBRARY
from raddle.ir.values import Location
from raddle.library.effects import EFFECTS
from raddle.schedules.order import SYNCHRONISING
from raddle.schedules.places import places, pointer_called
from raddle.schedules.sections import Branch

_EXPORTED = re.compile(r"^define (?!internal |private )[^@]*@([-\w$.]+)\(", re.MULTILINE)
_RESULT = re.compile(r"^\s+(%\S+) = ")
_OVERFLOW = re.compile(r"(= (?:add|sub|mul|shl)) (?:nuw nsw|nuw|nsw) ")
_SWITCH = re.compile(r"\s+switch (i\d+) (\S+), label")
_RETURNED = re.compile(r"\bcall\b[^@]*?\b(i\d+) @")
_CASE = re.compile(r"i\d+ (-?\d+), label")
_ASSUMES = re.compile(r"\bcall\b.*@(?:__VERIFIER|raddle)_assume\(.*!dbg !(\d+)")
_NODE = re.compile(r"^!(\d+) = (.*)$", re.MULTILINE)
_PLAIN = ("load", "store", "rmw", "cas", "copy", "fill")
_DECLARATIONS = """
declare void @raddle_at(ptr)
declare void @raddle_before(i32)
declare void @raddle_after(i32)
declare void @raddle_branch(i32, i32)
declare void @raddle_input(i32, i32, i32)
declare void @raddle_atomic_begin(i32)
declare void @raddle_atomic_end()
declare void @raddle_barred(i32)
declare i32 @raddle_barrier(i32, i32)
declare i32 @raddle_create(ptr, ptr, ptr, ptr)
declare void @raddle_once(i32, i32, i32, ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
"""
_TIMED = [row.name for row in THREAD_LIBRARY.values() if row.timed and row.proved]
_TIMED_CALL = re.compile(rf"@({'|'.join(_TIMED)})\(")
_TIMED_DECLARATIONS = [
    f"declare i32 @raddle_{name}(ptr, {'i32, ' * (access.argument - 1)}ptr)"
    for name in _TIMED
    for access in EFFECTS[name]
    if access.extent == "time"
]
"""Of the lock, a clock if there is one, and the time."""
_DECLARED = re.compile(r"^(?:declare|define) [^@]*@([-\w$.]+)\(", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Plan:
    """`sites`: all places that are visible operations, with their number, or None where the event is dropped.
    `barred`: operations nobody gets to. `real`: mutexes are really locked.
    `inputs`: calls that may return these values only."""

    sites: dict[Site, int | None]
    barred: dict[Site, int]
    branches: dict[Branch, int]
    real: bool
    inputs: dict[Branch, tuple[int, ...]] = field(default_factory=dict)


def check(texts: list[str], lowered: Program, plan: Plan) -> None:
    """Every place of the plan is in one of the modules."""
    found: set[tuple[str, int]] = set()
    for text in texts:
        found |= set(places(text, lowered))
    blocking = [(f, i) for f, i, kind in plan.barred if kind not in _PLAIN]
    for function, instruction in [*((f, i) for f, i, _ in plan.sites), *blocking, *plan.branches]:
        if (function, instruction) not in found:
            raise UnsupportedError(
                f"an access or branch in {function} that cannot be found in the compiler's output again",
                _location(lowered, function, instruction),
            )


def _location(lowered: Program, function: str, number: int) -> Location | None:
    blocks = lowered.functions[function].blocks if function in lowered.functions else ()
    found = (i.loc for block in blocks for i in block.instructions if i.id == number)
    return next(found, None)


def instrument(text: str, lowered: Program | None, plan: Plan, others: frozenset[str] = frozenset()) -> str:
    """One module's text; sites of functions that it does not define are left out. `others`: functions that it
    can name besides its own."""
    where = {} if lowered is None else places(text, lowered)
    lines = text.split("\n")
    known = set(_DECLARED.findall(text))
    calls = False
    changes: dict[int, list[str]] = {}
    several: dict[int, dict[str, int | None]] = {}
    for (function, instruction, kind), number in plan.sites.items():
        line = where.get((function, instruction))
        if line is None:
            continue
        several.setdefault(line, {})[kind] = number
    deciding = {where[place]: number for place, number in plan.branches.items() if place in where}
    for line, kinds in several.items():
        if "input" not in kinds:
            changes[line] = _event(lines[line], kinds, plan.real, deciding.get(line, -1))
    for place, values in plan.inputs.items():
        line = where.get(place)
        if line is not None:
            changes[line] = _input(lines[line], several[line]["input"], plan.branches[place], values)
    for (function, instruction, _), number in plan.barred.items():
        line = where.get((function, instruction))
        if line is not None and line not in changes:
            changes[line] = [f"  call void @raddle_barred(i32 {number})", _replaced(lines[line])]
    for (function, instruction), branch in plan.branches.items():
        line = where.get((function, instruction))
        if line is None or (function, instruction) in plan.inputs or FIRST_EVENT in several.get(line, ()):
            continue
        taken = _switched(lines, line, branch) if lines[line].startswith("  switch ") else None
        pointer = pointer_called(lines[line]) or _started(lines[line])
        if pointer is not None and lowered is not None:
            taken = _called(pointer, (function, instruction), branch, lowered, known | others)
            calls = True
        if taken is None:
            condition = lines[line].split(",")[0].split()[-1]
            taken = [f"  %raddle.taken.{branch} = zext i1 {condition} to i32"]
        record = f"  call void @raddle_branch(i32 {branch}, i32 %raddle.taken.{branch})"
        # Which function a thread is started with is part of what is done there, not of what was before.
        starts = "create" in several.get(line, ())
        changes[line] = [*changes[line], *taken, record] if starts else [*taken, record, lines[line]]
    made: list[str] = []
    for number_, content in enumerate(lines):
        made += changes.get(number_) or [_replaced(content)]
    # The proof takes arithmetic to wrap around; the optimiser must not assume that it does not.
    made = [_OVERFLOW.sub(r"\1 ", line) for line in made]
    declarations = [*_DECLARATIONS.strip().split("\n"), *_TIMED_DECLARATIONS]
    declared = [line for line in declarations if _DECLARED.findall(line)[0] not in known]
    pointed = pointed_at(lowered) if calls and lowered is not None else ()
    declared += [f'declare void @"{name}"()' for name in pointed if name in others - known]
    return "\n".join(_with_places(made, text) + declared) + "\n"


def _with_places(lines: list[str], text: str) -> list[str]:
    """Where an assumption stands is told before it is looked at."""
    metadata = Metadata({int(number): node for number, node in _NODE.findall(text)})
    names: dict[str, str] = {}
    made: list[str] = []
    for line in lines:
        match = _ASSUMES.search(line)
        place = metadata.location(int(match.group(1))) if match else None
        if place is not None:
            name = names.setdefault(str(place), f"@raddle.place.{len(names)}")
            made.append(f"  call void @raddle_at(ptr {name})")
        made.append(line)
    for shown, name in names.items():
        encoded = shown.encode("utf-8", "surrogateescape") + b"\0"
        bytes_ = "".join(f"\\{byte:02X}" for byte in encoded)
        made.append(f'{name} = private constant [{len(encoded)} x i8] c"{bytes_}"')
    return made


def exported(texts: list[str]) -> frozenset[str]:
    """Functions of these modules that the others can name."""
    return frozenset(name for text in texts for name in _EXPORTED.findall(text))


def _called(pointer: str, call: Branch, branch: int, lowered: Program, known: set[str]) -> list[str]:
    """The number of the function that a pointer means; 0 for none of those that the call fits."""
    made = []
    before = "0"
    function, instruction = call
    blocks = lowered.functions[function].blocks
    (calling,) = (each for block in blocks for each in block.instructions if each.id == instruction)
    assert isinstance(calling, Call)
    for position, name in enumerate(pointed_at(lowered)):
        if not fits(lowered.functions[name], calling):
            continue
        if name not in known:
            raise UnsupportedError(
                f"a call through a pointer that may mean {name}, a static function of another file, is not "
                "supported in schedules",
                calling.loc,
            )
        test, value = f"%raddle.case.{branch}.{position}", f"%raddle.upto.{branch}.{position}"
        made.append(f'  {test} = icmp eq ptr {pointer}, @"{name}"')
        made.append(f"  {value} = select i1 {test}, i32 {number_of(name)}, i32 {before}")
        before = value
    return [*made, f"  %raddle.taken.{branch} = add i32 {before}, 0"]


def _started(line: str) -> str | None:
    """What the new thread is to run."""
    return _arguments(line)[2] if "@pthread_create(" in line else None


def _switched(lines: list[str], line: int, branch: int) -> list[str]:
    """The number of the case that is taken, counted from 1; 0 for the default."""
    end = next(number for number in range(line, len(lines)) if "]" in lines[number])
    match = _SWITCH.match(lines[line])
    assert match is not None
    cases = _CASE.findall(" ".join(lines[line : end + 1]).partition("[")[2])
    made = []
    before = "0"
    for number, case in enumerate(cases, 1):
        test, value = f"%raddle.case.{branch}.{number}", f"%raddle.upto.{branch}.{number}"
        made.append(f"  {test} = icmp eq {match.group(1)} {match.group(2)}, {case}")
        made.append(f"  {value} = select i1 {test}, i32 {number}, i32 {before}")
        before = value
    return [*made, f"  %raddle.taken.{branch} = add i32 {before}, 0"]


def _input(line: str, number: int | None, branch: int, values: tuple[int, ...]) -> list[str]:
    """The number of the value that the call returns, -1 for one that is not in the schedule."""
    match = _RESULT.match(line)
    call = line if match else line.replace("call ", f"%raddle.input.{branch} = call ", 1)
    result = match.group(1) if match else f"%raddle.input.{branch}"
    type_ = _RETURNED.search(call)
    assert type_ is not None
    made = [*_before(number), call]
    before = "-1"
    for index, value in enumerate(values):
        test, known = f"%raddle.case.{branch}.{index}", f"%raddle.upto.{branch}.{index}"
        made.append(f"  {test} = icmp eq {type_.group(1)} {result}, {_literal(value, type_.group(1))}")
        made.append(f"  {known} = select i1 {test}, i32 {index}, i32 {before}")
        before = known
    return [*made, f"  call void @raddle_input(i32 {number}, i32 {branch}, i32 {before})"]


def _literal(value: int, type_: str) -> str:
    return ("false", "true")[value] if type_ == "i1" else str(value)


def _replaced(line: str) -> str:
    """Calls that the runtime takes over wherever they stand."""
    if "call" not in line:
        return line
    if "@__VERIFIER_atomic_end(" in line:
        return "  call void @raddle_atomic_end()"
    if "@__VERIFIER_atomic_begin(" in line:
        return "  call void @raddle_atomic_begin(i32 -1)"
    return line.replace("@pthread_create(", "@raddle_create(")


def _before(number: int | None) -> list[str]:
    return [] if number is None else [f"  call void @raddle_before(i32 {number})"]


def _after(number: int | None) -> list[str]:
    return [] if number is None else [f"  call void @raddle_after(i32 {number})"]


def _event(line: str, kinds: dict[str, int | None], real: bool, branch: int) -> list[str]:
    """`branch`: its number, where the operation decides how to go on."""
    kind = next(iter(kinds))
    number = kinds[kind]
    if kind in ("arrive", "leave", "elect", "follow"):
        arrive, leave = (_number(kinds, names) for names in (("arrive", "elect"), ("leave", "follow")))
        return [f"  {_assigned(line)}call i32 @raddle_barrier(i32 {arrive}, i32 {leave})"]
    if kind in ("wait", "wakeup"):
        mutex = _arguments(line)[1]
        first, second = kinds.get("wait"), kinds.get("wakeup")
        # Named, because the text numbers its unnamed values.
        unlock = [f"  %raddle.unlock.{first} = call i32 @pthread_mutex_unlock(ptr {mutex})"] if real else []
        lock = [f"  %raddle.lock.{second} = call i32 @pthread_mutex_lock(ptr {mutex})"] if real else []
        made = [*_before(first), *unlock, *_after(first), *_before(second), *lock, *_after(second)]
        return made + _constant(line)
    if kind == "signal":
        return [*_before(number), *_after(number), *_constant(line)]
    if kind == "atomic":
        return [f"  call void @raddle_atomic_begin(i32 {-1 if number is None else number})"]
    if kind == "create":
        return [*_before(number), line.replace("@pthread_create(", "@raddle_create("), *_after(number)]
    if kind in (FIRST_EVENT, LAST_EVENT):
        first, last = (_number(kinds, (name, name)) for name in (FIRST_EVENT, LAST_EVENT))
        flag, function = _arguments(line)
        numbers = f"i32 {first}, i32 {last}, i32 {branch}"
        call = f"  call void @raddle_once({numbers}, ptr {flag}, ptr {function})"
        return [call, *_constant(line)]
    if kind == "end":
        # Nothing comes after a return; and nobody waits for the end itself, only the end for others.
        return [*_before(number), *_after(number), line]
    if kind in SYNCHRONISING and not real:
        return [*_before(number), *_after(number), *_constant(line)]
    # A time limit is over whenever the schedule says so.
    return [*_before(number), _TIMED_CALL.sub(r"@raddle_\1(", line), *_after(number)]


def _number(kinds: dict[str, int | None], names: tuple[str, str]) -> int:
    found = [kinds[name] for name in names if kinds.get(name) is not None]
    return -1 if not found or found[0] is None else found[0]


def _assigned(line: str) -> str:
    match = _RESULT.match(line)
    return f"{match.group(1)} = " if match else ""


def _constant(line: str) -> list[str]:
    """In place of a call that is left out: it succeeded."""
    match = _RESULT.match(line)
    return [f"  {match.group(1)} = add i32 0, 0"] if match else []


def _arguments(line: str) -> list[str]:
    """The operands of a call, without their types and attributes."""
    found, depth = [""], 0
    for letter in line[line.index("(", line.index("@")) + 1 :]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth < 0:
            break
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [each[each.index("getelementptr") :] if ")" in each else each.split()[-1] for each in found]
