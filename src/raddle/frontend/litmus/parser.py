"""Reads a litmus file in the C dialect of the herd tools:

    C MP                                        a name
    "what it is about"                          optional, as are lines such as Cycle=…
    { x=0; int y=1; int a[2]={1,2}; 0:r0=x; }   the initial state; what it leaves out is 0
    P0 (atomic_int* x, int* y) { … }            one or more threads, their bodies in C
    locations [x; 1:r0;] filter (…)             optional
    exists (1:r0=1 /\\ x=2)                      or ~exists or forall; optional here

The dialect is described in Alglave, Maranget, Tautschnig: Herding Cats (TOPLAS 2014) and in the manual of
herdtools7. It deviates from C where the docs say so: docs/reference/litmus.md.
"""

from __future__ import annotations

from dataclasses import replace

from raddle.errors import UserError
from raddle.frontend.litmus.body import read_body, undeclared
from raddle.frontend.litmus.condition import (
    Condition,
    Constant,
    Equal,
    Location,
    Observable,
    Register,
    equalities,
    map_equalities,
)
from raddle.frontend.litmus.final import read_final, read_observable, read_value
from raddle.frontend.litmus.test import Initial, LitmusTest, Parameter, Place, Thread
from raddle.frontend.litmus.tokens import Scanner, Token
from raddle.frontend.litmus.types import INT, LONG, Type, pointer_to, read_type

MAX_ELEMENTS = 1024
"""Of an array."""


def parse(file: str, text: str) -> LitmusTest:
    """The test in `text`; `file` is what messages call it. A malformed one raises UserError.

    >>> parse("t.litmus", "C t { x=1; } P0 (int* x) { int r0 = *x; } exists (0:r0=1)").name
    't'
    """
    scanner = Scanner(file, text)
    name, comment = _head(scanner)
    arrays: dict[str, int] = {}
    initial = _initial(scanner, arrays)
    threads: list[Thread] = []
    while (token := scanner.peek()) is not None and _is_thread(token):
        threads.append(_thread(scanner, len(threads), initial))
    if not threads:
        token = scanner.next("P0 (…) {…}, the first thread")
        raise UserError(f"expected P0 (…) {{…}}, the first thread, found {token.text!r}", token.place)
    locations = _locations(initial, threads)
    listed, condition = read_final(scanner)
    final = condition or Condition("forall", Constant(True))
    test = LitmusTest(name, file, comment, initial, tuple(threads), locations, arrays, final, ())
    kept = _checked(test, listed)
    if not kept:
        registers = [Register(thread.number, name) for thread in threads for name in thread.registers]
        kept = (*registers, *(part for name in locations for part in _elements(Location(name), arrays)))
    return replace(test, condition=_typed(test), observed=kept)


def _typed(test: LitmusTest) -> Condition:
    """The condition with its numbers as what they are compared with holds them: -1 is the largest of an
    unsigned type."""

    def typed(equal: Equal) -> Equal:
        number = equal.right
        return (
            replace(equal, right=test.type_of(equal.left).wrap(number)) if isinstance(number, int) else equal
        )

    old = test.condition
    kept = None if old.filter is None else map_equalities(old.filter, typed)
    return Condition(old.quantifier, map_equalities(old.proposition, typed), kept)


def _head(scanner: Scanner) -> tuple[str, str]:
    first = scanner.next("C and the name of the test")
    if first.text != "C":
        raise UserError(
            f"expected C and the name of the test, found {first.text!r}",
            first.place,
            hint="raddle reads litmus tests in C, not those in assembly" if first.is_name else "",
        )
    name = scanner.next("the name of the test")
    line = scanner.text[name.start :].splitlines()[0].split("{")[0].split('"')[0].strip()
    scanner.at = name.start + len(line)
    comment = ""
    while (token := scanner.peek()) is not None and token.text != "{":
        scanner.at = token.end
        if token.text[0] == '"':
            comment = token.text[1:-1]
        elif not (token.is_name and "=" in scanner.line()):
            raise UserError(f"expected {{ and the initial state, found {token.text!r}", token.place)
    return line, comment


def _initial(scanner: Scanner, arrays: dict[str, int]) -> tuple[Initial, ...]:
    scanner.take("{", "{ and the initial state")
    found: list[Initial] = []
    while not scanner.accept("}"):
        if scanner.accept(";"):
            continue
        found += _entry(scanner, scanner.next("an initial value or }"), arrays)
        if not scanner.accept(";"):
            scanner.take("}", "; or }")
            break
    return tuple(found)


def _entry(scanner: Scanner, token: Token, arrays: dict[str, int]) -> list[Initial]:
    type: Type | None = None
    start = scanner.at
    behind = scanner.peek()
    # A type stands before the name: two words in a row, or a star.
    if (
        token.is_name
        and behind is not None
        and (behind.is_name or behind.text in ("*", "(") or behind.is_number)
    ):
        tokens = [token]
        while (following := scanner.peek()) is not None and following.text not in ("=", ";", "}", "[", ":"):
            tokens.append(following)
            scanner.at = following.end
        type, used = read_type(tokens, 0)
        if used == len(tokens):
            raise UserError(f"expected a name behind the type {type.c}", tokens[-1].place)
        token = tokens[used]
        scanner.at = token.end
    elif token.is_name and start != token.end:
        scanner.at = start
    target = read_observable(scanner, token)
    given = scanner.accept("=") is not None
    listed = given and scanner.accept("{") is not None
    if isinstance(target, Location) and target.index is not None:
        return _array(scanner, target, type, token, arrays, given=given, listed=listed)
    if listed:
        raise UserError(f"{target} is no array; write {target}[N]={{…}}", token.place)
    return [Initial(target, type, read_value(scanner) if given else 0, token.place)]


def _array(
    scanner: Scanner,
    target: Location,
    type: Type | None,
    token: Token,
    arrays: dict[str, int],
    *,
    given: bool,
    listed: bool,
) -> list[Initial]:
    """`int x[2]`, `int x[2]={1,2}`, or `x[1]=5`, the value of one element."""
    name, number = target.name, target.index or 0
    if type is None and given and not listed:
        arrays[name] = max(arrays.get(name, 0), number + 1)
        return [Initial(target, None, read_value(scanner), token.place)]
    if not 0 < number <= MAX_ELEMENTS:
        raise UserError(f"{name} has {number} elements; 1 to {MAX_ELEMENTS} are possible", token.place)
    arrays[name] = max(arrays.get(name, 0), number)
    values: list[int | str] = []
    while listed and not scanner.accept("}"):
        values.append(read_value(scanner))
        if not scanner.accept(","):
            scanner.take("}", ", or }")
            break
    if len(values) > number:
        raise UserError(f"{name} has {number} elements, and {len(values)} values", token.place)
    values += [0] * (number - len(values))
    return [Initial(Location(name, at), type, value, token.place) for at, value in enumerate(values)]


def _elements(location: Location, arrays: dict[str, int]) -> list[Location]:
    """What the name of an array stands for: all of its elements."""
    if location.index is not None or location.name not in arrays:
        return [location]
    return [Location(location.name, index) for index in range(arrays[location.name])]


def _is_thread(token: Token) -> bool:
    return (token.text[0] == "P" and token.text[1:].isdigit()) or token.text in ("void", "static")


def _thread(scanner: Scanner, number: int, initial: tuple[Initial, ...]) -> Thread:
    token = scanner.next(f"P{number}")
    while token.text in ("static", "void"):
        token = scanner.next(f"P{number}")
    if token.text != f"P{number}":
        raise UserError(f"expected P{number}, found {token.text!r}", token.place)
    scanner.take("(", f"( and the parameters of P{number}")
    parameters = _parameters(scanner, number)
    scanner.take("{", f"{{ and the body of P{number}")
    start = scanner.at
    tokens = scanner.until("}", "{", f"the body of P{number}")
    end = scanner.at - 1
    body, registers = read_body(scanner, tokens, {p.name: p for p in parameters}, start, end)
    for entry in initial:
        if isinstance(entry.target, Register) and entry.target.thread == number:
            default = pointer_to(Type("void")) if isinstance(entry.value, str) else INT
            registers.setdefault(entry.target.name, entry.type or default)
    for name in undeclared(tokens):
        if name not in {parameter.name for parameter in parameters}:
            registers.setdefault(name, LONG)
    return Thread(number, parameters, registers, body, scanner.place(start))


def _parameters(scanner: Scanner, number: int) -> tuple[Parameter, ...]:
    tokens = scanner.until(")", "(", f"the parameters of P{number}")
    if not tokens or [token.text for token in tokens] == ["void"]:
        return ()
    found: list[Parameter] = []
    at = 0
    while True:
        type, at = read_type(tokens, at)
        if at >= len(tokens) or not tokens[at].is_name:
            wrong = tokens[min(at, len(tokens) - 1)]
            raise UserError(
                f"expected the name of a parameter of P{number}, found {wrong.text!r}", wrong.place
            )
        name = tokens[at]
        if type.pointee is None:
            raise UserError(
                f"parameter {name.text} of P{number} is no pointer; write *{name.text}", name.place
            )
        if name.text in {known.name for known in found}:
            raise UserError(f"P{number} has two parameters {name.text}", name.place)
        found.append(Parameter(name.text, type.pointee, name.place))
        at += 1
        if at == len(tokens):
            return tuple(found)
        if tokens[at].text != ",":
            raise UserError(f"expected , or ), found {tokens[at].text!r}", tokens[at].place)
        at += 1


def _locations(initial: tuple[Initial, ...], threads: list[Thread]) -> dict[str, Type]:
    """One type each: what all mentions agree on, atomic if any of them is."""
    found: dict[str, Type] = {}
    untyped: dict[str, int | str] = {}

    def add(name: str, type: Type, place: Place) -> None:
        known = found.setdefault(name, type)
        if known.text != type.text and "void *" not in (known.text, type.text):
            raise UserError(f"{name} is {known.c} elsewhere, and {type.c} here", place)
        found[name] = known.with_atomicity_of(type)

    for entry in initial:
        if isinstance(entry.target, Location):
            if entry.type is not None:
                add(entry.target.name, entry.type, entry.place)
            else:
                untyped[entry.target.name] = entry.value
    for thread in threads:
        for parameter in thread.parameters:
            add(parameter.name, parameter.type, parameter.place)
    for name, value in untyped.items():
        found.setdefault(name, pointer_to(Type("void")) if isinstance(value, str) else INT)
    for entry in initial:
        if isinstance(entry.value, str) and _named(entry.value) not in found:
            raise UserError(f"no location is called {_named(entry.value)}", entry.place)
        if isinstance(entry.target, Register) and entry.target.thread >= len(threads):
            raise UserError(f"{entry.target}: there is no thread P{entry.target.thread}", entry.place)
    mentioned = [entry.target.name for entry in initial if isinstance(entry.target, Location)]
    return {name: found[name] for name in dict.fromkeys([*mentioned, *found])}


def _named(address: str) -> str:
    """The location in `&x` or `&x[1]`."""
    return address[1:].split("[")[0]


def _checked(test: LitmusTest, listed: tuple[tuple[Observable, Token], ...]) -> tuple[Observable, ...]:
    """What is observed: everything that is named, once each, registers first. All of it must exist, but for
    registers that nobody sets: as in the herd tools they are 0."""
    named = [(observable, token.place) for observable, token in listed]
    propositions = [test.condition.proposition, *([test.condition.filter] if test.condition.filter else [])]
    for equal in (equal for proposition in propositions for equal in equalities(proposition)):
        named.append((equal.left, equal.place))
        if isinstance(equal.right, str):
            if _named(equal.right) not in test.locations:
                raise UserError(f"no location is called {_named(equal.right)}", equal.place)
        elif not isinstance(equal.right, int):
            named.append((equal.right, equal.place))
    found: dict[Observable, None] = {}
    for observable, place in named:
        if isinstance(observable, Register):
            if observable.thread >= len(test.threads):
                raise UserError(f"{observable}: there is no thread P{observable.thread}", place)
            thread = test.threads[observable.thread]
            if observable.name in {parameter.name for parameter in thread.parameters}:
                raise UserError(f"P{thread.number} has no register {observable.name}", place)
            thread.registers.setdefault(observable.name, INT)
            found[observable] = None
            continue
        if observable.name not in test.locations:
            raise UserError(f"no location is called {observable.name}", place)
        size = test.arrays.get(observable.name, 0)
        if observable.index is not None and observable.index >= size:
            raise UserError(f"{observable}: {observable.name} has {size} elements", place)
        found.update(dict.fromkeys(_elements(observable, test.arrays)))
    registers = sorted((o for o in found if isinstance(o, Register)), key=lambda o: o.thread)
    return (*registers, *(o for o in found if isinstance(o, Location)))
