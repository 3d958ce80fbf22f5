"""Bad inputs, bad usage, bad surroundings: the right exit status, a message that helps, no hang.

The table cases.toml holds what is only a command line; what needs made-up files, an unusual
environment, signals or broken streams is a function here. The tests must also work as root, who
can write everywhere, so a folder is made unusable by a file in its place or by a path in /proc.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from outcome import INPUTS, RADDLE, Outcome, check, run, surroundings

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = tomllib.loads((HERE / "cases.toml").read_text())["case"]


def marked(file: Path) -> str:
    """A pattern for `file:line` of the lines marked // HERE."""
    lines = [n for n, line in enumerate(file.read_text().splitlines(), start=1) if line.endswith("// HERE")]
    return f"{re.escape(file.name)}:(?:{'|'.join(map(str, lines))})\\b"


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case: dict[str, Any], tmp_path: Path) -> None:
    message = case["message"]
    if "HERE" in message:
        sources = [word for word in case["arguments"] if word.endswith(".c")]
        message = message.replace("HERE", marked(INPUTS / sources[-1]))
    outcome = run(case["arguments"], tmp_path, seconds=case.get("seconds", 100))
    check(outcome, case["exit"], message)


def test_names_are_unique() -> None:
    names = [case["name"] for case in CASES]
    assert len(set(names)) == len(names) >= 60


# --- files that cannot be kept as text


@pytest.mark.parametrize(
    ("content", "status", "message"),
    [
        pytest.param(b"", 3, "main", id="empty"),
        pytest.param(b"\n\n// nothing\n", 3, "main", id="only-a-comment"),
        pytest.param(b"\x7fELF\x02\x01\x01\x00\x00\x00\xff\xfe", 3, "binary", id="binary"),
        pytest.param(bytes(range(256)) * 64, 3, "binary", id="every-byte"),
        pytest.param(b"int main(void) { return 0; }\n\0\0\n", 3, "binary|null character", id="nul-behind"),
        pytest.param(b"// caf\xe9\nint main(void) { return 0; }\n", 0, "safe", id="latin-1-comment"),
        pytest.param(b'int main(void) { return "\xe9\xff"[0] == 0; }\n', 0, "safe", id="latin-1-string"),
        pytest.param(b"int main(void) { int x\xff; return 0; }\n", 3, "program.c:1", id="latin-1-name"),
        pytest.param(b"\xef\xbb\xbfint main(void) { return 0; }\n", 0, "safe", id="byte-order-mark"),
        pytest.param(b"int main(void) {\r\n  return 0;\r\n}\r\n", 0, "safe", id="carriage-returns"),
        pytest.param(b"int main(void) { return 0" + b" + 0" * 3000 + b"; }", 0, "safe", id="long-line"),
        pytest.param(b"int main(void) { return " + b"(" * 5000, 3, "program.c:1", id="deep-nesting"),
        pytest.param(b"int main(void) { return 0; ", 3, "program.c:1", id="cut-off"),
        pytest.param(b"/* never closed\nint main(void) { }\n", 3, "program.c:1", id="open-comment"),
        pytest.param(b"#if 1\nint main(void) { return 0; }\n", 3, "program.c:1", id="open-conditional"),
        pytest.param(b"#!/bin/sh\necho hello\n", 3, "program.c:", id="shell-script"),
    ],
)
def test_content(content: bytes, status: int, message: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_bytes(content)
    check(run(["verify", "program.c"], tmp_path, cwd=tmp_path), status, message)


def test_object_file(tmp_path: Path) -> None:
    (tmp_path / "program.o").write_bytes(b"\x7fELF\x02\x01\x01\0")
    check(run(["verify", "program.o"], tmp_path, cwd=tmp_path), 3, "compiled code")


def test_link_to_itself(tmp_path: Path) -> None:
    (tmp_path / "loop.c").symlink_to("loop.c")
    check(run(["verify", "loop.c"], tmp_path, cwd=tmp_path), 3, "loop.c")


@pytest.mark.parametrize("name", ["with space.c", "ünïcode.c", "-dash.c", "quote'\".c", "100%.c", "a;b.c"])
def test_odd_file_name(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("int main(void) { return 0; }\n")
    check(run(["verify", f"./{name}"], tmp_path, cwd=tmp_path), 0, "safe")


@pytest.mark.parametrize("name", ["new\nline.c", "back\\slash.c"])
def test_file_name_beyond_the_compiler(name: str, tmp_path: Path) -> None:
    """zig cannot handle these; then it must be said which file it is."""
    (tmp_path / name).write_text("int main(void) { return 0; }\n")
    check(run(["verify", f"./{name}"], tmp_path, cwd=tmp_path), [0, 3], f"safe|{re.escape(name)}")


def test_name_too_long(tmp_path: Path) -> None:
    check(run(["verify", "x" * 300 + ".c"], tmp_path, cwd=tmp_path), 3, "(?i)name too long|no such file")


# --- standard input


def test_standard_input(tmp_path: Path) -> None:
    check(run(["verify", "-"], tmp_path, input=b"int main(void) { return 0; }\n"), 0, "safe")


def test_standard_input_with_an_error(tmp_path: Path) -> None:
    outcome = run(["verify", "-"], tmp_path, input=b"int main(void) {\n  return x;\n}\n")
    check(outcome, 3, "<stdin>:2:.*undeclared")


def test_standard_input_empty(tmp_path: Path) -> None:
    check(run(["verify", "-"], tmp_path, input=b""), 3, "main")


def test_standard_input_twice(tmp_path: Path) -> None:
    check(run(["verify", "-", "-"], tmp_path, input=b"int main(void) { return 0; }\n"), 3, "once")


def test_standard_input_closed(tmp_path: Path) -> None:
    command = " ".join([*RADDLE, "verify", "-", "<&-"])
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=INPUTS,
        env=surroundings(tmp_path),
        capture_output=True,
        timeout=120,
        check=False,
    )
    check(Outcome(done.returncode, done.stderr.decode()), 3, "standard input|stdin|main")


# --- surroundings


def blocked(tmp_path: Path) -> str:
    """A path that no folder can be made under, not even by root."""
    (tmp_path / "file").write_text("not a folder")
    return str(tmp_path / "file" / "below")


@pytest.mark.parametrize("where", ["file", "/proc/nowhere", "/dev/null", "relative/folder"])
def test_unusable_cache(where: str, tmp_path: Path) -> None:
    where = blocked(tmp_path) if where == "file" else where
    outcome = run(["verify", "fine.c"], tmp_path, environment=surroundings(tmp_path, XDG_CACHE_HOME=where))
    check(outcome, 0, "safe" if where == "relative/folder" else "(?s)cache")


def test_no_cache_needs_no_folder(tmp_path: Path) -> None:
    environment = surroundings(tmp_path, XDG_CACHE_HOME=blocked(tmp_path))
    outcome = run(["verify", "fine.c", "--no-cache"], tmp_path, environment=environment)
    check(outcome, 0, "safe")
    assert "cache folder" not in outcome.output


@pytest.mark.parametrize("home", [None, "", "/dev/null", "/proc/1/nowhere", "file", "no/such/folder"])
def test_unusable_home(home: str | None, tmp_path: Path) -> None:
    home = blocked(tmp_path) if home == "file" else home
    environment = surroundings(tmp_path, HOME=home, XDG_CACHE_HOME=None, XDG_STATE_HOME=None)
    check(run(["verify", "fine.c"], tmp_path, environment=environment), 0, "safe")
    check(run(["verify", "unsafe.c", "--no-cache"], tmp_path, environment=environment), 1, "unsafe.c:6")


def test_unusable_state_folder(tmp_path: Path) -> None:
    """The trace goes somewhere else, or a warning says that it could not be saved."""
    environment = surroundings(tmp_path, XDG_STATE_HOME=blocked(tmp_path))
    check(run(["verify", "unsafe.c"], tmp_path, environment=environment), 1, "(?s)unsafe.c:6.*(replay|saved)")


@pytest.mark.parametrize("where", ["file", "/proc/nowhere", "/dev/null"])
def test_unusable_temporary_folder(where: str, tmp_path: Path) -> None:
    """Another temporary folder is used, or the message names TMPDIR."""
    where = blocked(tmp_path) if where == "file" else where
    environment = surroundings(tmp_path, TMPDIR=where, TEMP=where, TMP=where)
    check(run(["verify", "fine.c"], tmp_path, environment=environment), [0, 3], "safe|TMPDIR")


def test_unwritable_current_folder(tmp_path: Path) -> None:
    outcome = run(["verify", str(INPUTS / "unsafe.c")], tmp_path, cwd=Path("/proc"))
    check(outcome, 1, "unsafe.c:6")


def test_deleted_current_folder(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    command = f'rmdir "{gone}"; exec {" ".join(RADDLE)} verify "{INPUTS / "unsafe.c"}"'
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=gone,
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=120,
        check=False,
    )
    check(
        Outcome(done.returncode, done.stdout.decode()), [1, 3], "(?i)unsafe.c:6|folder|directory|CurrentDir"
    )


@pytest.mark.parametrize("locale", ["C", "POSIX", "no_SUCH.locale"])
def test_locale(locale: str, tmp_path: Path) -> None:
    """Output stays readable where the terminal knows ASCII only."""
    changes = {"LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    environment = surroundings(tmp_path, **changes)
    check(run(["verify", "unsafe.c"], tmp_path, environment=environment), 1, "unsafe.c:6")
    check(run(["verify", "--help"], tmp_path, environment=environment), 0, "usage")


def test_empty_environment(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"]}
    if "PYTHONPATH" in os.environ:
        environment["PYTHONPATH"] = os.environ["PYTHONPATH"]
    check(run(["verify", "fine.c"], tmp_path, environment=environment), 0, "safe")


# --- compilers


def script(path: Path, text: str) -> str:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("echo 'gcc (GCC) 12.2.0'", "gcc", id="gcc"),
        pytest.param("head -c 10000 /dev/zero", "clang", id="garbage"),
        pytest.param("printf '\\377\\376'", "clang", id="not-utf-8"),
        pytest.param("exit 1", "clang", id="fails"),
        pytest.param("kill -9 $$", "clang", id="is-killed"),
        pytest.param("echo 'clang version 3.4'", "clang version 3.4", id="too-old"),
    ],
)
def test_other_compiler(text: str, message: str, tmp_path: Path) -> None:
    compiler = script(tmp_path / "cc", text)
    check(run(["verify", "fine.c", "--cc", compiler], tmp_path), 3, message)
    environment = surroundings(tmp_path, RADDLE_CC=compiler)
    check(run(["verify", "fine.c"], tmp_path, environment=environment), 3, message)


def test_compiler_that_writes_garbage(tmp_path: Path) -> None:
    """It claims to be clang, but what it writes is no LLVM IR: its fault, not a bug of raddle."""
    text = """case "$1" in --version) echo "clang version 22.0.0"; exit;; -print*) exit;; esac
for word; do last=$word; done
echo 'target triple = "x86_64-linux-gnu"' > "$last"
echo 'define @@@ garbage {' >> "$last" """
    outcome = run(["verify", "fine.c", "--cc", script(tmp_path / "cc", text)], tmp_path)
    check(outcome, 3, "compiler|IR|main")


def test_compiler_that_writes_nothing(tmp_path: Path) -> None:
    text = 'case "$1" in --version) echo "clang version 22.0.0";; esac'
    outcome = run(["verify", "fine.c", "--cc", script(tmp_path / "cc", text)], tmp_path)
    check(outcome, 3, "compile")


@pytest.mark.slow
def test_compiler_that_hangs(tmp_path: Path) -> None:
    compiler = script(tmp_path / "cc", "sleep 1000")
    check(
        run(["verify", "fine.c", "--cc", compiler], tmp_path, seconds=150), 3, "does not run|did not finish"
    )


# --- warnings of the compiler


def test_warnings_are_shown_again_from_the_cache(tmp_path: Path) -> None:
    message = marked(INPUTS / "warnings.c") + ".*unused variable"
    for _ in range(2):
        check(run(["verify", "-Wall", "warnings.c"], tmp_path), 0, message)


def test_ndebug_is_pointed_out(tmp_path: Path) -> None:
    check(run(["verify", "-DNDEBUG", "unsafe.c"], tmp_path), 0, "NDEBUG")


# --- streams, signals


def test_closed_standard_output(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", " ".join([*RADDLE, "verify", "unsafe.c", ">&-"])],
        cwd=INPUTS,
        env=surroundings(tmp_path),
        stderr=subprocess.PIPE,
        timeout=120,
        check=False,
    )
    check(Outcome(done.returncode, done.stderr.decode()), [1, 2, 3], "")


@pytest.mark.parametrize("words", [["verify", "unsafe.c"], ["verify", "unsafe.c", "--json", "-"], ["--help"]])
def test_broken_pipe(words: list[str], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*RADDLE, *words],
            cwd=INPUTS,
            env=surroundings(tmp_path),
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    finally:
        os.close(writing)
    check(Outcome(done.returncode, done.stderr.decode()), [0, 1, 2, 3], "^$|raddle")
    assert "BrokenPipe" not in done.stderr.decode()


@pytest.mark.parametrize(
    "words", [["verify", "unsafe.c"], ["verify", "fine.c", "--json", "-"], ["ir", "fine.c"]]
)
def test_full_device(words: list[str], tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*RADDLE, *words],
            cwd=INPUTS,
            env=surroundings(tmp_path),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=120,
            check=False,
        )
    check(Outcome(done.returncode, done.stderr.decode()), 3, "(?i)no space")


def test_json_to_a_full_device(tmp_path: Path) -> None:
    check(run(["verify", "fine.c", "--json", "/dev/full"], tmp_path), 3, "(?i)--json.*no space")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupt(number: int, tmp_path: Path) -> None:
    """Ctrl-C ends a long run with what was found so far; a termination at least leaves no traceback."""
    output, status = "", 0
    for seconds in (3, 12, 48):  # a busy machine may not have come to the search yet
        running = subprocess.Popen(
            [*RADDLE, "verify", "long-run.c"],
            cwd=INPUTS,
            env=surroundings(tmp_path),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        time.sleep(seconds)
        assert running.poll() is None, running.stdout.read() if running.stdout else ""
        running.send_signal(number)
        output, status = running.communicate(timeout=300)[0].decode(), running.returncode
        if "inconclusive" in output:
            break
    if number == signal.SIGINT:
        check(Outcome(status, output), -signal.SIGINT, r"(?s)inconclusive.*interrupted")
        assert re.search(r"[1-9][\d,]* (complete )?execution|executions\D+[1-9]", output), output
    else:
        check(Outcome(status, output), [2, -signal.SIGTERM], "")


def test_timeout_has_counts_in_json(tmp_path: Path) -> None:
    outcome = run(["verify", "long-run.c", "--timeout", "1", "--json", "-"], tmp_path)
    check(outcome, 2, "time limit")
    result = json.loads(outcome.output)
    assert result["verdict"] == "inconclusive"
    assert not result["complete"]
    assert result["executions"] > 0
    assert result["seconds"] < 5
