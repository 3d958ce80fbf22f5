"""ARCHITECTURE.md says which room may know which: every import and every include agrees with it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE, CORE = ROOT / "src" / "raddle", ROOT / "native" / "core"
IMPACT = SOURCE / "impact"


def lists() -> tuple[list[str], list[str], list[str]]:
    """The lists of rooms in the document, each in the order in which they may know each other."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.split("## Directions", 1)[1].split("\n## ", 1)[0]
    blocks = re.findall(r"(?:^    .+\n)+", section, re.MULTILINE)
    assert len(blocks) == 3
    return blocks[0].split(), blocks[1].split(), blocks[2].split()


def room(folder: Path, path: Path) -> str:
    first = path.relative_to(folder).parts[0]
    return first.removesuffix(".py").removesuffix(".h")


def module_path(name: str) -> Path | None:
    """The file or folder of raddle that a dotted name leads to."""
    path = SOURCE.joinpath(*name.split(".")[1:])
    if path == SOURCE:
        return SOURCE / "__init__.py"
    return path if path.is_dir() else path.with_suffix(".py") if path.with_suffix(".py").exists() else None


def imports(path: Path) -> Iterator[Path]:
    """What the module needs at run time, imports inside of functions included."""
    tree = ast.parse(path.read_text("utf-8"))
    typing_only = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if node in typing_only:
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "raddle":
            for alias in node.names:
                found = module_path(f"{node.module}.{alias.name}") or module_path(node.module or "")
                if found is not None and alias.name != "_native":
                    yield found
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "raddle":
                    found = module_path(alias.name)
                    assert found is not None, (path, alias.name)
                    yield found


def test_every_room_is_listed() -> None:
    python, proofs, core = lists()
    rooms = {room(SOURCE, path) for path in SOURCE.rglob("*.py")}
    assert set(python) == rooms
    assert set(proofs) == {path.name for path in IMPACT.iterdir() if (path / "__init__.py").exists()}
    assert set(core) == {room(CORE, path) for path in CORE.rglob("*.h")}


def test_imports_go_one_way() -> None:
    order, _, _ = lists()
    wrong = []
    for path in SOURCE.rglob("*.py"):
        here = room(SOURCE, path)
        if path == SOURCE / "__init__.py":
            continue  # the public API is loaded lazily, by name
        for other in imports(path):
            there = room(SOURCE, other)
            if there != here and order.index(there) > order.index(here):
                wrong.append(f"{path.relative_to(SOURCE)} imports {other.relative_to(SOURCE)}")
    assert not wrong


def test_rooms_of_proofs_go_one_way() -> None:
    _, order, _ = lists()
    wrong = []
    for path in IMPACT.glob("*/*.py"):
        here = order.index(path.parent.name)
        for other in imports(path):
            if other.is_relative_to(IMPACT) and order.index(other.parent.name) > here:
                wrong.append(f"{path.relative_to(IMPACT)} imports {other.relative_to(IMPACT)}")
    assert not wrong


def test_modules_of_proofs_hide_no_imports() -> None:
    """A cycle of modules would stop Python at once if none imports inside a function."""
    wrong = []
    for path in IMPACT.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)) and any(
                isinstance(node, (ast.Import, ast.ImportFrom)) for node in ast.walk(function)
            ):
                wrong.append(f"{path.relative_to(IMPACT)}: {function.name}")
    assert not wrong


def test_modules_of_proofs_have_no_cycle() -> None:
    known = {path: set(imports(path)) for path in IMPACT.rglob("*.py")}
    while True:
        free = {path for path, needs in known.items() if not needs & known.keys()}
        if not free:
            break
        known = {path: needs for path, needs in known.items() if path not in free}
    assert not known


def test_meanings_do_not_know_the_executor() -> None:
    meanings = [*(IMPACT / "memory").glob("*.py"), *(IMPACT / "threads").glob("*.py")]
    assert len(meanings) > 15
    assert not [path.name for path in meanings if "executor" in path.read_text("utf-8").lower()]


def test_includes_go_one_way() -> None:
    _, _, order = lists()
    wrong = []
    for path in [*CORE.rglob("*.h"), *CORE.rglob("*.cc"), *CORE.rglob("*.inc")]:
        here = room(CORE, path)
        for name in re.findall(r'^#include "([^"]+)"', path.read_text("utf-8"), re.MULTILINE):
            there = room(CORE, CORE / name) if (CORE / name).exists() else here
            if order.index(there) > order.index(here):
                wrong.append(f"{path.relative_to(CORE)} includes {name}")
    assert not wrong


def test_two_modules_know_the_native_one() -> None:
    """One runs it, one asks it for its opcodes."""
    users = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if re.search(
            r"^\s*(from raddle import _native|import raddle\._native)", path.read_text(), re.MULTILINE
        )
    }
    assert users == {"explore/native.py", "assemble/opcodes.py"}


def test_signals_belong_to_the_command_line() -> None:
    users = {
        path.relative_to(SOURCE).parts[0] + "/" + path.name
        for path in SOURCE.rglob("*.py")
        if re.search(r"\bsignal\.signal\(|\bos\.chdir\(", path.read_text("utf-8"))
    }
    allowed = {"impact/interruption.py", "explore/oracle_search.py", "schedules/launch.py"}
    assert {name for name in users if not name.startswith("cli/")} == allowed


def test_the_argument_speaks_of_what_is_there() -> None:
    """Names in the page on the graph searches are names in the core or of tests."""
    page = (ROOT / "docs" / "explanation" / "reads-from.md").read_text("utf-8")
    sources = [*CORE.rglob("*.h"), *CORE.rglob("*.cc"), *(ROOT / "tests" / "differential").glob("*.py")]
    words = {word for path in sources for word in re.findall(r"\w+", path.read_text("utf-8"))}
    names = set(re.findall(r"`(\w+_\w*)`", page))
    assert len(names) > 10
    assert names <= words, names - words
