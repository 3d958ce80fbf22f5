"""Programs that are long or deep where Python's stack is not, and that must not take quadratic time."""

from __future__ import annotations

import pytest

import raddle
from raddle.errors import UnsupportedError, UserError
from raddle.schedules.format import read

HEAD = "#include <stdatomic.h>\natomic_int go, a;\nint main(void) {\n"


def lines(count: int, line: str) -> str:
    return "".join(line.replace("#", str(number)) + "\n" for number in range(count))


def phis(size: int) -> str:
    turns = lines(size, "y = (v & (# + 1)) ? y : x;")
    rest = "if (y == 0) break; x = y; } return 0; }"
    return f"{HEAD}int x = atomic_load(&a); while (1) {{ int v = atomic_load(&go), y = x;\n{turns}{rest}"


def operators(size: int) -> str:
    turns = lines(size, "y = y * y + #;")
    return f"{HEAD}int y; do {{ y = atomic_load(&go);\n{turns}}} while (y == 77); return 0; }}"


def calls(size: int) -> str:
    functions = "".join(
        f"static int f{number}(int x) {{ return f{number - 1}(x + 1); }}\n" for number in range(1, size)
    )
    first = "#include <stdatomic.h>\natomic_int go;\nstatic int f0(int x) { return atomic_load(&go) + x; }\n"
    return f"{first}{functions}int main(void) {{ while (f{size - 1}(1) == 5) {{}} return 0; }}"


def cases(size: int) -> str:
    turns = lines(size, "case #: y += #; break;")
    rest = "} } while (y == 3); return 0; }"
    return f"{HEAD}int y = 0; do {{ int v = atomic_load(&go); switch (v) {{\n{turns}{rest}"


def blocks(size: int) -> str:
    return f"{HEAD}int y = 0;\n{lines(size, 'if (atomic_load(&a) == # + 1) y += #;')}return 0; }}"


def local_blocks(size: int) -> str:
    """Two blocks a line, and no events: the limit of events of one execution is not met."""
    return f"{HEAD}int y = atomic_load(&a);\n{lines(size // 2, 'if (y == # + 1) y += #;')}return 0; }}"


def loops(size: int) -> str:
    return f"{HEAD}int y = 0;\n{lines(size, 'for (int i = 0; i < 1; i++) y += #;')}return y == 5; }}"


def calling_loops(size: int) -> str:
    """Loops that count and call: what they call need not be looked into."""
    first = "#include <stdatomic.h>\natomic_int a;\nstatic int f(int x) { return x + atomic_load(&a); }\n"
    turns = lines(size, "for (int i = 0; i < 1; i++) y += f(i);")
    return f"{first}int main(void) {{ int y = 0;\n{turns}return y == 5; }}"


def nested(size: int) -> str:
    opened = "while (atomic_load(&a)) {" * (size // 10)
    return f"{HEAD}int y = 0;\n{opened}y++;{'}' * (size // 10)}return 0; }}"


def linked_types(size: int) -> str:
    types = "".join(f"struct s{number} {{ struct s{number + 1} *next; int v; }};\n" for number in range(size))
    return f"struct s{size};\n{types}struct s0 first; int main(void) {{ first.v = 1; return 0; }}"


def pointers(size: int) -> str:
    types = "".join(f"typedef p{number - 1} *p{number};\n" for number in range(1, size))
    return f"typedef int *p0;\n{types}p{size - 1} g; int main(void) {{ return g != 0; }}"


def nested_ifs(size: int) -> str:
    opened = lines(size, "if (y != # + 1) {")
    return f"{HEAD}int y = atomic_load(&a);\n{opened}y++;{'}' * size}return 0; }}"


SHAPES = [
    phis,
    operators,
    calls,
    cases,
    blocks,
    local_blocks,
    loops,
    calling_loops,
    nested,
    nested_ifs,
    linked_types,
    pointers,
]
FLAGS = ["-fbracket-depth=20000"]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape.__name__))
def test_deeper_than_the_stack(shape: object) -> None:
    assert callable(shape)
    size = {"nested": 400}.get(getattr(shape, "__name__", ""), 1_100)
    assert raddle.verify(shape(size), flags=FLAGS).verdict == "safe"


LONG = {
    "blocks": 15_000,
    "local_blocks": 50_000,
    "nested_ifs": 10_000,
    "cases": 5_000,
    "nested": 5_000,
    "operators": 10_000,
    "linked_types": 10_000,
    "pointers": 10_000,
}


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: str(shape.__name__))
def test_long_programs(shape: object) -> None:
    assert callable(shape)
    size = LONG.get(getattr(shape, "__name__", ""), 3_000)
    assert raddle.verify(shape(size), flags=FLAGS).verdict == "safe"


def test_loops_that_nest_too_deep_are_refused() -> None:
    with pytest.raises(UnsupportedError, match="more than 1,000 loops inside each other") as refused:
        raddle.verify(nested(12_000), flags=FLAGS)
    assert refused.value.location is not None


def test_types_that_nest_too_deep_are_refused() -> None:
    types = "".join(f"struct s{number} {{ struct s{number - 1} a; }};\n" for number in range(1, 1000))
    text = f"struct s0 {{ int x; }};\n{types}struct s999 g, h; int main(void) {{ g = h; return 0; }}"
    with pytest.raises(
        UnsupportedError, match="a type of more than 100 structs or arrays inside each other"
    ) as deep:
        raddle.verify(text)
    assert deep.value.location is not None
    assert deep.value.location.line == 1001
    types = "".join(f"typedef t{number - 1} t{number}[1];\n" for number in range(1, 1000))
    text = f"typedef int t0[1];\n{types}int main(void) {{\nt999 g; g; return 0; }}"
    with pytest.raises(UnsupportedError, match="inside each other") as deep:
        raddle.verify(text)
    assert deep.value.location is not None
    assert deep.value.location.line == 1001


def test_constant_expressions_that_nest_too_deep_are_refused() -> None:
    names = [f"a{number}" for number in range(1000)]
    total = " - ".join(f"(long)&{name}" for name in names)
    text = f"int {', '.join(names)}; long g;\nint main(void) {{ g = {total}; return 0; }}"
    with pytest.raises(UnsupportedError, match="a constant expression of more than 100 operators") as deep:
        raddle.verify(text)
    assert deep.value.location is not None
    assert deep.value.location.line == 2


def test_documents_that_nest_too_deep_are_refused(tmp_path: object) -> None:
    from pathlib import Path

    file = Path(str(tmp_path)) / "deep.json"
    file.write_text("[" * 100_000)
    with pytest.raises(UserError, match="is no schedule"):
        read(file)
    with pytest.raises(UserError, match="not a trace"):
        raddle.replay(file)
