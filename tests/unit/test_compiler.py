"""The clang driver: sources, flags, messages."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest

from raddle.errors import UserError
from raddle.frontend import compiler
from raddle.frontend.compiler import compile_c, find_compiler
from raddle.frontend.flags import defines, take_flag, usable
from raddle.frontend.sources import Source, sources

MAIN = "int main(void) { return 0; }\n"


def write(path: Path, text: str) -> str:
    path.write_text(text)
    return str(path)


def test_names_in_the_ir_are_as_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "a.c", MAIN)
    module = compile_c(["a.c"]).modules[0]
    assert module.name == "a.c"
    assert str(tmp_path) not in module.text
    assert 'filename: "a.c"' in module.text


def test_same_ir_in_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        write(Path("a.c"), MAIN)
        texts.append(compile_c(["a.c"]).modules[0].text)
    assert texts[0] == texts[1]


def test_text_has_its_name_and_no_temporary_path() -> None:
    first, second = (compile_c([Source("<text>", MAIN)]).modules[0].text for _ in range(2))
    assert first == second
    assert '"<text>"' in first
    assert "raddle-" not in first


def test_text_includes_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "mine.h", "#define RESULT 7\n")
    text = (
        compile_c([Source("<text>", '#include "mine.h"\nint main(void) { return RESULT; }\n')])
        .modules[0]
        .text
    )
    assert "ret i32 7" in text


def test_warnings_every_time(tmp_path: Path) -> None:
    path = write(tmp_path / "w.c", "int main(void) { int unused; return 0; }\n")
    for _ in range(2):
        said = compile_c([path], ["-Wall"]).diagnostics
        assert "unused variable 'unused'" in said
        assert "'-c'" not in said


@pytest.mark.parametrize(
    "flags", [["-Werror"], ["-O0"], ["-O3"], ["-g0"], ["-fsanitize=undefined"], ["-lpthread"], ["-flto"]]
)
def test_no_flag_changes_the_kind_of_ir(flags: list[str]) -> None:
    text = compile_c([Source("a.c", "int x; int main(void) { return x / 3; }\n")], flags).modules[0].text
    assert "optnone" not in text
    assert "ubsan" not in text
    assert "!DILocation" in text


def test_assertions_stay_unless_the_user_says_so() -> None:
    source = Source("a.c", "#include <assert.h>\nint x; int main(void) { assert(x); return 0; }\n")
    assert "__assert_fail" in compile_c([source]).modules[0].text
    assert "__assert_fail" in compile_c([source], ["-O2"]).modules[0].text
    assert "__assert_fail" not in compile_c([source], ["-DNDEBUG"]).modules[0].text


def test_a_compile_error_is_clangs_own() -> None:
    with pytest.raises(UserError, match=r"bad\.c:1:24: error: expected ';' after return statement"):
        compile_c([Source("bad.c", "int main(void){return 0}\n")])


def test_preprocessed_file(tmp_path: Path) -> None:
    path = write(tmp_path / "a.i", '# 1 "orig.c"\nint main(void) { return 3; }\n')
    assert 'filename: "orig.c"' in compile_c([path]).modules[0].text


def test_16_byte_atomics_are_inline() -> None:
    text = (
        compile_c([Source("a.c", "_Atomic __int128 x; int main(void) { return (int)x; }\n")]).modules[0].text
    )
    assert "load atomic i128" in text


def test_headers_of_the_compiler_are_known_wherever_they_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also below the working folder, where clang gives them relative names; an absolute include folder is
    the user's all the same."""
    (tmp_path / "include").mkdir()
    own = write(tmp_path / "include" / "own.h", "inline int own(void) { return 1; }\n")
    text = "#include <stdio.h>\n#include <own.h>\nint main(void) { return own() + getchar(); }\n"
    flags = [f"-I{tmp_path / 'include'}"]
    folder = Path(find_compiler().headers[0])
    names = []
    for place in (tmp_path, folder.parent, folder / "lib"):
        monkeypatch.chdir(place)
        module = compile_c([Source("a.c", text)], flags).modules[0].text
        names.append(sorted(set(re.findall(r'DIFile\(filename: "([^"]*)"', module))))
    assert names[0] == names[1] == names[2]
    assert [name for name in names[0] if not name.startswith("<system>/")] == [own, "a.c"]
    assert any(name.endswith("/stdio.h") for name in names[0])


def test_several_files(tmp_path: Path) -> None:
    names = [write(tmp_path / "a.c", "int f(void); int main(void) { return f(); }\n")]
    names.append(write(tmp_path / "b.c", "int f(void) { return 0; }\n"))
    assert [module.name for module in compile_c(names).modules] == names


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("missing.c", None, "no such file"),
        ("a.hpp", b"int x;", r"C\+\+ file that includes it"),
        ("a.o", b"\x7fELF", "compiled code"),
        ("a.h", b"int x;", "header"),
        ("a.ll", b"", "LLVM IR"),
        ("a.s", b"", "assembly"),
        ("bin.c", b"\x7fELF\0\0\0", "binary"),
    ],
)
def test_what_is_no_c_source(tmp_path: Path, name: str, content: bytes | None, message: str) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(UserError, match=message):
        sources([str(tmp_path / name)])


def test_no_source_directory_and_device(tmp_path: Path) -> None:
    for names, message in (([], "no source"), ([str(tmp_path)], "directory"), (["/dev/null"], "regular")):
        with pytest.raises(UserError, match=message):
            sources(names)


def test_a_file_that_looks_like_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "-odd.c", MAIN)
    assert compile_c(["-odd.c"]).modules[0].name == "-odd.c"


def test_flags_joined_and_separate() -> None:
    assert take_flag(["-D", "N=4", "a.c"], 0) == ["-D", "N=4"]
    assert take_flag(["-DN=4", "a.c"], 0) == ["-DN=4"]
    assert take_flag(["-include", "h.h"], 0) == ["-include", "h.h"]
    assert take_flag(["-std=c11"], 0) == ["-std=c11"]
    assert take_flag(["--model", "sc"], 0) == []
    with pytest.raises(UserError, match="-I needs a value"):
        take_flag(["-I"], 0)


def test_linking_flags_are_dropped_and_output_flags_refused() -> None:
    assert usable(["-lm", "-L", "/x", "-pthread", "-Wl,-z", "-Wall", "-D", "-c"]) == ["-Wall", "-D", "-c"]
    meant = ["-fbracket-depth=20000", "-fno-operator-names", "-ftrigraphs"]
    assert usable([*meant, "-fstrict-aliasing"]) == meant
    build = "-c -pipe -O2 -g -fPIC -MD -MP -MF a.d -MT a.o -Wp,-MMD,x -Werror=vla -march=native -flto -o a.o"
    assert usable([*build.split(), "-Wp,-DX=1", "-fno-common", "-fno-ipa-cp", "-Wfoo"]) == [
        *("-O2", "-DX=1", "-fno-common", "-Wfoo")
    ]
    for flag in ("-mx32", "-E", "--target=arm", "-Xclang"):
        with pytest.raises(UserError, match=flag):
            usable([flag])


def _script(path: Path, text: str) -> str:
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_another_clang(tmp_path: Path) -> None:
    zig = find_compiler().command[0]
    clang = _script(
        tmp_path / "clang",
        f'if [ "$1" = --version ]; then echo "clang version 22.1.0"; exit; fi\nexec {zig} clang "$@"\n',
    )
    done = compile_c([Source("a.c", MAIN)], cc=clang)
    assert "clang version 22.1.0" in done.compiler
    assert "define dso_local i32 @main" in done.modules[0].text


def test_gcc_old_clang_and_nonsense_are_refused(tmp_path: Path) -> None:
    gcc = _script(
        tmp_path / "gcc", "echo 'gcc (GCC) 12'; echo 'Copyright (C) Free Software Foundation, Inc.'\n"
    )
    old = _script(tmp_path / "old", "echo 'clang version 14.0.6'\n")
    for cc, message in (
        (gcc, "is gcc"),
        (old, "19 and later"),
        ("/nonexistent", "does not run"),
        ("/bin/true", "not say"),
    ):
        with pytest.raises(UserError, match=message):
            find_compiler(cc)


def test_the_variable_names_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RADDLE_CC", "/nonexistent/clang")
    with pytest.raises(UserError, match="/nonexistent/clang"):
        compile_c([Source("a.c", MAIN)])


def test_unusable_home_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/proc/nowhere")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert compile_c([Source("a.c", MAIN)]).modules


def test_unusable_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    import tempfile

    monkeypatch.setattr(tempfile, "tempdir", "/proc/nowhere")
    with pytest.raises(UserError, match="TMPDIR"):
        compile_c([Source("a.c", MAIN)])


def test_raddle_header_is_found() -> None:
    header = Path(compile_c.__code__.co_filename).parent.parent / "include" / "raddle.h"
    if not header.exists():
        pytest.skip("no raddle.h yet")
    assert compile_c([Source("a.c", "#include <raddle.h>\n" + MAIN)]).modules


def test_standard_input_is_not_inherited() -> None:
    read, write_end = os.pipe()
    os.close(write_end)
    os.close(read)
    assert compile_c([Source("a.c", MAIN)]).diagnostics == ""


def test_which_macros_are_defined() -> None:
    assert not defines([], "NDEBUG")
    assert defines(["-DNDEBUG"], "NDEBUG")
    assert defines(["-D", "NDEBUG=1"], "NDEBUG")
    assert not defines(["-DNDEBUG", "-UNDEBUG"], "NDEBUG")
    assert not defines(["-DNDEBUG_LOG", "NDEBUG"], "NDEBUG")


def test_programs_know_that_they_are_verified() -> None:
    for name in ("a.c", "a.cpp"):
        text = "#if __RADDLE__ != 1\n#error\n#endif\nint main() { return 0; }\n"
        assert compile_c([Source(name, text)]).modules


def test_headers_of_libraries_are_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where raddle has none; folders of the system that are named come last."""
    assert usable(["-I/usr/include", "-isystem", "/usr/include", "-I", "/usr/include/", "-I/opt"]) == [
        *("-idirafter", "/usr/include", "-idirafter", "/usr/include", "-idirafter", "/usr/include/", "-I/opt")
    ]
    (tmp_path / "only_here.h").write_text("#define HERE 1\n")
    (tmp_path / "stdio.h").write_text("#error the wrong one\n")
    monkeypatch.setattr(compiler, "SYSTEM_HEADERS", (str(tmp_path),))
    text = "#include <only_here.h>\n#include <stdio.h>\nint main(void) { return HERE; }\n"
    found = compile_c([Source("a.c", text)])
    assert f"note: only_here.h and what is missing with it is taken from {tmp_path}" in found.diagnostics
    with pytest.raises(UserError, match="nowhere"):
        compile_c([Source("a.c", "#include <nowhere.h>\n")])
