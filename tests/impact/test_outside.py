"""The outside world: calls that happen for real under a schedule; their results are inputs of its proof."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import raddle

import raddle as library
from raddle.impact.memory.outside import OUTSIDE
from raddle.library.abroad import ABROAD

FOLDER = Path(__file__).parent / "outside"
STREAM_OF_ALL = '#include <stdio.h>\nFILE *f; int main(void) { f = fopen("a", "r"); return 0; }'
SELECTED = """
#include <sys/select.h>
int main(void) {
    fd_set set;
    FD_ZERO(&set);
    FD_SET(0, &set);
    if (select(1, &set, 0, 0, 0) > 0 && FD_ISSET(0, &set)) abort();
    return 0;
}
"""
POLLED = """
#include <poll.h>
int main(void) {
    struct pollfd one = {.events = POLLIN};
    if (poll(&one, 1, -1) == 1 && one.revents == POLLHUP) abort();
    return 0;
}
"""


def scheduled(source: Path, folder: Path) -> str:
    schedule = str(folder / "schedule.json")
    done = raddle("schedule", str(source), "-o", schedule, "--iterations", "1", "--complete", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    return schedule


def test_words_of_the_command_line_and_functions_at_exit(tmp_path: Path) -> None:
    source = FOLDER / "words.c"
    schedule = scheduled(source, tmp_path)
    done = raddle("run", str(source), "--schedule", schedule, "-O2", "--", "7")
    assert done.returncode == 0, done.stderr
    first, last = done.stdout.splitlines()
    assert first.startswith("program: ")
    assert last == "bye"


@pytest.mark.slow
def test_lines_of_files_are_counted(tmp_path: Path) -> None:
    source = FOLDER / "lines.c"
    schedule = scheduled(source, tmp_path)
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text("a\n" * 300)
    for names, output in (((one, one), "600\n"), ((one, other), "300\nmissing: No such file or directory\n")):
        for level in ("-O0", "-O1", "-O2"):
            done = raddle("run", str(source), "--schedule", schedule, level, "--", *map(str, names))
            assert (done.returncode, done.stdout) == (0, output), done.stderr


@pytest.mark.slow
def test_characters_from_outside_to_outside(tmp_path: Path) -> None:
    source = FOLDER / "characters.c"
    schedule = scheduled(source, tmp_path)
    text = "".join(chr(33 + number % 90) for number in range(500)) + "\n"
    done = subprocess.run(
        [sys.executable, "-m", "raddle.cli.main", "run", str(source), "--schedule", schedule],
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, text), done.stderr


@pytest.mark.slow
def test_what_is_read_is_written(tmp_path: Path) -> None:
    source = FOLDER / "copy.c"
    schedule = scheduled(source, tmp_path)
    text = "".join(f"{number}\n" for number in range(1000))
    for level in ("-O0", "-O1", "-O2"):
        done = subprocess.run(
            [sys.executable, "-m", "raddle.cli.main", "run", str(source), "--schedule", schedule, level],
            input=text,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, text, f"{len(text)}\n")


@pytest.mark.slow
def test_a_server(tmp_path: Path) -> None:
    """Two threads serve in turn who calls a third one."""
    source = FOLDER / "server.c"
    schedule = scheduled(source, tmp_path)
    for level in ("-O0", "-O1", "-O2"):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "raddle.cli.main", "run", str(source), "--schedule", schedule]
        with subprocess.Popen([*command, level, "--seconds", "120", "--", str(port)]) as server:
            try:
                for number in range(6):
                    assert _answer(port, b"%d" % number) == b"%d" % number
            finally:
                server.terminate()


def _answer(port: int, text: bytes) -> bytes:
    until = time.monotonic() + 60
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
                connection.sendall(text)
                return connection.recv(100)
        except ConnectionRefusedError:  # it is being built
            assert time.monotonic() < until
            time.sleep(0.2)


@pytest.mark.slow
def test_clocks_random_numbers_and_the_environment(tmp_path: Path) -> None:
    source = FOLDER / "clocks.c"
    schedule = scheduled(source, tmp_path)
    done = raddle("run", str(source), "--schedule", schedule, variables={"GREETING": "good day"})
    assert (done.returncode, done.stdout) == (0, "good day\ndone\n"), done.stderr


def test_what_is_called_though_nobody_defines_it_has_a_meaning() -> None:
    assert set(OUTSIDE) >= ABROAD


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("int main(void) { int c = getchar(); return 10 / (c + 1); }", "arithmetic"),
        ("int main(void) { int a[6]; a[rand() % 7] = 1; return a[0]; }", "memory"),
        ("int main(int n, char **v) { return v[2] != 0; }", "memory"),
        ("int main(void) { char c[2]; return write(1, c, 3); }", "memory"),
        ("int main(void) { char c[2]; return read(0, c, 3); }", "memory"),
        ("int main(void) { char c[4]; long n = read(0, c, 4); return write(1, c, n); }", "memory"),
        (
            "int main(void) { char c[4]; return read(0, c, 1) == 1 && c[0] == 7 ? 10 / (c[0] - 7) : 0; }",
            "arithmetic",
        ),
        ("int main(void) { char c[4]; return fgets(c, 5, stdin) != 0; }", "memory"),
        ("int main(void) { char c[40]; if (!fgets(c, 40, stdin)) abort(); return 0; }", "abort"),
        ("int main(void) { if (close(3)) abort(); return 0; }", "abort"),
        ('int main(void) { FILE *f = fopen("a", "r"); return fclose(f); }', "memory"),
        ('int main(void) { char c[4]; return fgets(c, 4, fopen("a", "r")) != 0; }', "memory"),
        ('int main(void) { fputs("x", fopen("a", "w")); return 0; }', "memory"),
        ('int main(void) { if (fopen("a", "r")) abort(); return 0; }', "abort"),
        (
            "#include <errno.h>\nint main(void) { if (close(3) && errno == EINTR) abort(); return 0; }",
            "abort",
        ),
        (SELECTED, "abort"),
        ("#include <poll.h>\nint main(void) { struct pollfd p = {0}; return poll(&p, 2, 0); }", "memory"),
        (POLLED, "abort"),
        ("#include <ctype.h>\nint main(void) { return isalpha(getchar() + 1); }", "memory"),
        ("#include <ctype.h>\nint main(void) { if (isdigit(getchar())) abort(); return 0; }", "abort"),
        ('int main(void) { if (atoi("12") == 5) abort(); return 0; }', "abort"),
        ("void f(void) { abort(); } int main(void) { atexit(f); return 0; }", "abort"),
    ],
)
def test_any_result_that_is_possible_is_looked_at(body: str, kind: str) -> None:
    headers = "#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n"
    made = library.schedule(headers + body + "\n", complete=0)
    assert made.verdict == "unsafe"
    assert made.counterexamples[0].failure.kind == kind


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("char c; int main(void) { return write(1, &c, 1); }", "write with memory that threads share"),
        ("char c; int main(void) { return read(0, &c, 1); }", "read with memory that threads share"),
        ("int main(void) { char c[40]; read(0, c, 40); return c[0] ? 1 : 2; }", "an uninitialised value"),
        ("int main(int n, char **v) { return v[0][0]; }", "a word of argv"),
        (STREAM_OF_ALL, "one in memory that threads share"),
    ],
)
def test_what_is_shared_or_not_known_is_refused(body: str, message: str) -> None:
    with pytest.raises(library.UnsupportedError, match=message):
        library.schedule(f"#include <unistd.h>\n{body}\n", complete=0)
