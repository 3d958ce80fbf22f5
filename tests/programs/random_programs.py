"""Random small concurrent programs, once in the notation of counting.py and once in C.

The two texts mean the same, operation by operation: a register is a local variable of its thread, a
shared variable is an int with atomic or plain accesses, and everything else is a pthread call or a
function of raddle.h.
"""

from __future__ import annotations

import random

from counting import COMPARISONS, Op, parse

VARIABLES = ("x", "y")
MUTEXES = ("m", "n")
CONDITION = "c"  # always used with the mutex m
AWAITS = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


class Source(random.Random):
    """`plain`: how often, in tenths, an access is plain."""

    plain = 0
    conditions = False


def generate(seed: int, plain: int = 0, *, conditions: bool = False) -> dict[str, str]:
    """An abstract program with two or three threads and at most about a dozen steps."""
    source = Source(seed)
    source.plain = plain
    source.conditions = conditions
    names = ["A", "B"][: source.randint(1, 2)]
    threads = {name: "; ".join(_body(source, source.randint(1, 4), ())) for name in names}
    middle = _body(source, source.randint(0, 3), ())
    order = source.sample(names, len(names))
    main = [f"spawn {name}" for name in names] + middle + [f"join {name}" for name in order]
    if source.random() < 0.2:
        main = main[:-1]
    return {"main": "; ".join(main), **threads}


def _body(source: Source, length: int, held: tuple[str, ...]) -> list[str]:
    return [_operation(source, held) for _ in range(length)]


def _operation(source: Source, held: tuple[str, ...]) -> str:
    x, r = source.choice(VARIABLES), source.choice("rs")
    value = source.choice(["1", "2", r])
    comparison = source.choice(list(COMPARISONS))
    free = [mutex for mutex in MUTEXES if mutex not in held]
    if source.conditions and source.random() < 0.4:
        if held == ("m",):
            waiting = f"if {r} == 0 {{ wait {CONDITION} m; load {x} {r} }}"
            return source.choice([f"load {x} {r}; {waiting}", f"store {x} 1; signal {CONDITION}"])
        return source.choice([f"signal {CONDITION}", f"broadcast {CONDITION}", f"store {x} 1"])
    kind = source.choices(
        ["load", "store", "add", "cas", "if", "assume", "await", "choose", "section", "trylock"],
        [4, 4, 3, 2, 3, 1, 1, 1, 3 if free else 0, 1 if free else 0],
    )[0]
    if kind == "load":
        return f"{_plain(source)}load {x} {r}"
    if kind == "store":
        return f"{_plain(source)}store {x} {value}"
    if kind == "add":
        return f"add {x} 1 {r}"
    if kind == "cas":
        return f"cas {x} {source.choice('01')} 2 {r}"
    if kind == "if":
        then = "; ".join(_body(source, source.randint(1, 2), held))
        other = "; ".join(_body(source, source.randint(0, 1), held))
        return f"if {r} {comparison} 1 {{ {then} }} else {{ {other} }}"
    if kind == "assume":
        return f"assume {r} {comparison} 1"
    if kind == "await":
        return f"await {x} {comparison} 1"
    if kind == "choose":
        return f"choose 2 {r}"
    mutex = "m" if source.conditions and "m" in free else source.choice(free)
    inside = "; ".join(_body(source, source.randint(0, 2), (*held, mutex)))
    if kind == "section":
        return f"lock {mutex}; {inside}; unlock {mutex}"
    return f"trylock {mutex} {r}; if {r} == 1 {{ {inside}; unlock {mutex} }}"


def _plain(source: Source) -> str:
    return "p" if source.plain and source.randrange(10) < source.plain else ""


def to_c(program: dict[str, str]) -> str:
    lines = ["#include <pthread.h>", "#include <raddle.h>"]
    lines += [f"static int {variable};" for variable in VARIABLES]
    lines += [f"static pthread_mutex_t {mutex} = PTHREAD_MUTEX_INITIALIZER;" for mutex in MUTEXES]
    lines.append(f"static pthread_cond_t {CONDITION} = PTHREAD_COND_INITIALIZER;")
    for name, text in program.items():
        if name != "main":
            lines += [f"static void *run_{name}(void *unused) {{", "    int r = 0, s = 0;"]
            lines += _statements(parse(text), 1)
            lines += ["    (void)r;", "    (void)s;", "    return unused;", "}"]
    lines += ["int main(void) {", "    int r = 0, s = 0;"]
    lines += [f"    pthread_t thread_{name};" for name in program if name != "main"]
    lines += _statements(parse(program["main"]), 1)
    lines += ["    (void)r;", "    (void)s;", "    return 0;", "}", ""]
    return "\n".join(lines)


def _statements(operations: tuple[Op, ...], depth: int) -> list[str]:
    pad = "    " * depth
    lines: list[str] = []
    for name, *arguments in _merged(operations):
        if name == "if":
            *condition, then, otherwise = arguments
            lines += [
                f"{pad}if ({' '.join(condition)}) {{",
                *_statements(then, depth + 1),
                f"{pad}}} else {{",
            ]
            lines += [*_statements(otherwise, depth + 1), f"{pad}}}"]
            continue
        lines.append(pad + _statement(name, *arguments))
    return lines


def _merged(operations: tuple[Op, ...]) -> list[Op]:
    """The four steps of a wait as one again."""
    merged: list[Op] = []
    rest = list(operations)
    while rest:
        if rest[0][0] == "enrol":
            merged.append(("wait", rest[0][1], rest[1][1]))
            del rest[:4]
        else:
            merged.append(rest.pop(0))
    return merged


def _statement(name: str, *a: str) -> str:
    match name:
        case "spawn":
            return f"pthread_create(&thread_{a[0]}, NULL, run_{a[0]}, NULL);"
        case "join":
            return f"pthread_join(thread_{a[0]}, NULL);"
        case "load":
            return f"{a[1]} = __atomic_load_n(&{a[0]}, __ATOMIC_SEQ_CST);"
        case "store":
            return f"__atomic_store_n(&{a[0]}, {a[1]}, __ATOMIC_SEQ_CST);"
        case "pload":
            return f"{a[1]} = {a[0]};"
        case "pstore":
            return f"{a[0]} = {a[1]};"
        case "add":
            return f"{a[2]} = __atomic_fetch_add(&{a[0]}, {a[1]}, __ATOMIC_SEQ_CST);"
        case "cas":
            return f"{a[3]} = __sync_bool_compare_and_swap(&{a[0]}, {a[1]}, {a[2]});"
        case "lock" | "unlock":
            return f"pthread_mutex_{name}(&{a[0]});"
        case "wait":
            return f"pthread_cond_wait(&{a[0]}, &{a[1]});"
        case "signal" | "broadcast":
            return f"pthread_cond_{name}(&{a[0]});"
        case "trylock":
            return f"{a[1]} = pthread_mutex_trylock(&{a[0]}) == 0;"
        case "assume":
            return f"raddle_assume({' '.join(a)});"
        case "await":
            return f"raddle_await_{AWAITS[a[1]]}(&{a[0]}, {a[2]});"
        case "choose":
            return f"{a[1]} = (int)raddle_choice({a[0]});"
    raise ValueError(f"unknown operation {name}")
