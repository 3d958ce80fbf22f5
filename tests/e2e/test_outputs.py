"""Where output goes, or cannot go: pipes that close, closed and full files."""

from __future__ import annotations

import subprocess
import sys

import pytest
from command_line import COUNTER, CommandLine

LOOP = """\
#include <stdatomic.h>
atomic_int x;
int main(void) {
    for (int i = 0; i < 7; i++)
        x++;
    return 0;
}
"""


def test_a_closed_pipe_is_no_bug(raddle: CommandLine) -> None:
    raddle.file("a.c", COUNTER)
    process = subprocess.Popen(
        f"{sys.executable} -m raddle verify a.c | true",
        shell=True,
        cwd=raddle.folder,
        env=raddle.env,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.communicate(timeout=120)[1] == ""


@pytest.mark.parametrize(
    ("redirect", "status"),
    [(">&-", 2), ("2>&-", 2), ("<&- >&- 2>&-", 2), (">/dev/full", 3)],
)
def test_closed_and_full_outputs(raddle: CommandLine, redirect: str, status: int) -> None:
    raddle.file("a.c", LOOP)
    done = subprocess.run(
        f"{sys.executable} -m raddle verify a.c --unroll 2 {redirect}",
        shell=True,
        cwd=raddle.folder,
        env=raddle.env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == status
    assert "Traceback" not in done.stderr
