"""clang is asked again exactly when something that it read has changed, or might."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from raddle.errors import UserError
from raddle.frontend.compiler import Compilation, compile_c
from raddle.frontend.sources import Source

Compile = Callable[..., tuple[Compilation, bool]]


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compile:
    """Compiles in an empty folder, with an empty cache; says whether clang was asked."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    real = subprocess.run
    asked: list[bool] = []

    def run(*words: Any, **options: Any) -> Any:
        asked.append(True)
        return real(*words, **options)

    monkeypatch.setattr(subprocess, "run", run)

    def compile_it(file: str | Source, *flags: str) -> tuple[Compilation, bool]:
        asked.clear()
        made = compile_c([file], flags, use_cache=True)
        return made, bool(asked)

    return compile_it


def write(name: str, text: str) -> None:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text)


def test_the_same_answer_without_clang(compiled: Compile) -> None:
    write("a.h", "#define RESULT 7\n")
    write("a.c", '#include "a.h"\n#include <stdio.h>\nint main(void) { int unused; return RESULT; }\n')
    first, asked = compiled("a.c", "-Wall")
    assert asked
    assert "unused variable" in first.diagnostics
    assert "a.h" not in first.diagnostics
    assert compiled("a.c", "-Wall") == (first, False)
    assert compile_c(["a.c"], ["-Wall"]) == first
    assert compiled("a.c")[1]
    assert compiled("a.c", "-Wall", "-DX")[1]


def test_changes_are_seen(compiled: Compile) -> None:
    write("sub/inner.h", "#define RESULT 7\n")
    write("a.h", '#include "sub/inner.h"\n')
    write("a.c", '#include "a.h"\nint main(void) { return RESULT; }\n')
    assert "ret i32 7" in compiled("a.c")[0].modules[0].text
    write("sub/inner.h", "#define RESULT 8\n")
    made, asked = compiled("a.c")
    assert asked
    assert "ret i32 8" in made.modules[0].text
    write("a.c", '#include "a.h"\nint main(void) { return RESULT + 1; }\n')
    assert compiled("a.c")[1]
    assert not compiled("a.c")[1]
    Path("sub/inner.h").unlink()
    with pytest.raises(UserError, match=r"inner\.h"):
        compiled("a.c")


@pytest.mark.parametrize("place", ["first/limits.h", "first/sub/inner.h", "first/a.h"])
def test_a_header_that_comes_first_now_is_found(compiled: Compile, place: str) -> None:
    write("second/sub/inner.h", "#define RESULT INT_MAX\n")
    write("second/a.h", "#include <limits.h>\n#include <sub/inner.h>\n")
    write("first/sub/other.h", "")
    write("a.c", "#include <a.h>\nint main(void) { return RESULT; }\n")
    flags = ("-Ifirst", "-I", "second")
    compiled("a.c", *flags)
    write("first/sub/unrelated.h", "")
    write("unrelated.h", "")
    assert not compiled("a.c", *flags)[1]
    write(place, "#define RESULT 5\n#define INT_MAX 5\n")
    made, asked = compiled("a.c", *flags)
    assert asked
    assert "ret i32 5" in made.modules[0].text


@pytest.mark.parametrize(
    "text",
    ["const char *t = __TIME__;\n", '#if __has_include("b.h")\nint b;\n#endif\n'],
    ids=["time", "file"],
)
def test_what_depends_on_more_is_not_kept(compiled: Compile, text: str) -> None:
    write("a.h", text)
    write("a.c", '#include "a.h"\nint main(void) { return 0; }\n')
    assert compiled("a.c", "-Wno-date-time")[1]
    assert compiled("a.c", "-Wno-date-time")[1]


def test_included_by_a_flag(compiled: Compile) -> None:
    write("a.h", "#define RESULT 7\n")
    write("a.c", "int main(void) { return RESULT; }\n")
    compiled("a.c", "-include", "a.h")
    write("a.h", "#define RESULT 8\n")
    assert "ret i32 8" in compiled("a.c", "-include", "a.h")[0].modules[0].text


def test_text(compiled: Compile) -> None:
    write("a.h", "#define RESULT 7\n")
    source = Source("<text>", '#include "a.h"\nint main(void) { return RESULT; }\n')
    first, _ = compiled(source)
    assert compiled(source) == (first, False)
    write("a.h", "#define RESULT 8\n")
    assert "ret i32 8" in compiled(source)[0].modules[0].text


def test_errors_name_no_headers(compiled: Compile) -> None:
    write("a.c", "#include <stdio.h>\nint main(void) { return 0 }\n")
    for _ in range(2):
        with pytest.raises(UserError, match=r"expected ';'") as found:
            compiled("a.c")
        assert "stdio.h" not in str(found.value)
