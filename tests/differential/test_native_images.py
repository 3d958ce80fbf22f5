"""Programs on which some search was wrong once, through all native searches under ASan and UBSan.

The native test program compares the searches with each other (native/tests/test_kept.cc); what is right,
other tests here say.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from test_lock_misuse import KEPT as MISUSE
from toy import kept, kept_dpor, kept_locks, kept_unordered, kept_waiting, waiting
from toy.program import Program
from toy.to_ir import lower

from raddle.assemble import assemble
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source
from raddle.passes import pipeline

TOYS: dict[str, tuple[Program, ...]] = {
    "kept": kept.KEPT,
    "locks": kept_locks.KEPT + kept_locks.JOINING,
    "unordered": (*kept_unordered.KEPT, kept_unordered.HUNDRED),
    "waiting": kept_waiting.KEPT,
}


def write_images(folder: Path) -> int:
    """One file for each program."""
    lowered = {
        f"{name}-{number:03}": lower(program)
        for name, programs in TOYS.items()
        for number, program in enumerate(programs)
    }
    lowered |= {f"dpor-{number:03}": waiting.lower(program) for number, program in enumerate(kept_dpor.KEPT)}
    for name, program in lowered.items():
        (folder / name).write_bytes(assemble(pipeline.run(program), ["program"]).code)
    for name, text in MISUSE.items():
        built = build(Request((Source("program.c", text),)))
        (folder / f"misuse-{name}").write_bytes(built.image.code)
    return len(lowered) + len(MISUSE)


def compare(program: Path, folder: Path, most: int) -> tuple[int, int]:
    """How many programs there are, and how many are small enough for some search: no more than `most`
    executions."""
    count = write_images(folder)
    done = subprocess.run(
        [str(program), "-tc=kept programs"],
        env=os.environ | {"RADDLE_IMAGES": str(folder), "RADDLE_MOST": str(most)},
        capture_output=True,
        text=True,
        timeout=3000,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"(\d+) programs compared, (\d+) times", done.stdout)
    assert found is not None, done.stdout
    print(f"of {count} {found[0]}")
    assert int(found[2]) > 10 * count
    return count, int(found[1])


def test_searches_agree_on_programs_that_once_failed(native_tests: Path, tmp_path: Path) -> None:
    programs, compared = compare(native_tests, tmp_path, 500)
    assert compared > programs * 4 // 5


@pytest.mark.slow
def test_searches_agree_on_all_of_them(native_tests: Path, tmp_path: Path) -> None:
    programs, compared = compare(native_tests, tmp_path, 20_000)
    assert compared >= programs - 1  # kept_unordered.LARGE
