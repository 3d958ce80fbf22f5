"""One random sequential program of csmith, run natively and by raddle.

csmith ends a program with `platform_main_end(crc, …)`, which prints the checksum of all global variables.
For raddle that call becomes a `raddle_error` with the checksum as its text: whatever else comes out is a
difference.
"""

from __future__ import annotations

import functools
import random
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import raddle

LONGEST = 80_000
"""Characters; larger programs tell nothing new and take long to compile."""
NATIVE_SECONDS = 2.0
RADDLE_SECONDS = 20.0
HEADERS = tuple(Path(root) / "csmith" for root in ("/usr/include", "/usr/local/include"))
END = """\
#include <raddle.h>
static void end_with(unsigned crc) {
    char text[9] = {0};
    for (int i = 7; i >= 0; i--, crc >>= 4) text[i] = "0123456789ABCDEF"[crc & 15];
    raddle_error(text);
}
"""
SETTINGS: tuple[dict[str, Any], ...] = (
    {"model": "rc11"},
    {"model": "sc", "search": "interleavings", "spin": "off"},
    {"model": "sc", "search": "dpor", "spin": "off"},
    {"model": "tso", "search": "modification-order", "spin": "off"},
)
"""By the seed. A thread alone does the same everywhere; the code that runs it is not the same."""
SWITCHES = (
    "volatiles", "unions", "bitfields", "packed-struct", "arrays", "structs", "pointers", "jumps",
    "longlong", "embedded-assigns", "comma-operators", "consts", "inline-function", "builtins",
)  # fmt: skip
"""Not float: csmith converts floating-point values that do not fit, which is undefined."""


def missing() -> str | None:
    """What csmith needs and is not here."""
    if shutil.which("csmith") is None:
        return "csmith is not installed (Debian: csmith)"
    if headers() is None:
        return "csmith's headers are not installed (Debian: libcsmith-dev)"
    return None


@functools.cache
def headers() -> Path | None:
    return next((folder for folder in HEADERS if (folder / "csmith.h").exists()), None)


@dataclass(frozen=True)
class Outcome:
    """`kind`: same, different, refused (raddle says that it cannot), limit, or skipped: the program is no
    good, because it is too long or runs too long natively."""

    kind: str
    detail: str = ""


def generate(seed: int, folder: Path) -> str:
    rng = random.Random(seed)
    limits = {
        "max-funcs": rng.randint(1, 4),
        "max-block-depth": rng.randint(1, 4),
        "max-block-size": rng.randint(1, 4),
        "max-expr-complexity": rng.randint(2, 8),
        "max-array-len-per-dim": rng.randint(2, 6),
        "max-pointer-depth": rng.randint(1, 3),
        "max-struct-fields": rng.randint(2, 6),
    }
    words = [word for name, limit in limits.items() for word in (f"--{name}", str(limit))]
    words += [f"--{rng.choice(('', '', 'no-'))}{switch}" for switch in SWITCHES]
    command = ["csmith", "--seed", str(seed), "--concise", "--disable-builtin-kinds", "x86", *words]
    # It leaves a file about the platform where it runs.
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout


def native(text: str, folder: Path, narrow: bool) -> str | None:
    """The checksum that the compiled program prints; None if it takes too long. `narrow`: for 32 bits."""
    source, program = folder / "program.c", folder / "program"
    source.write_text(text)
    compiler = [gcc] if (gcc := shutil.which("gcc")) else [sys.executable, "-m", "ziglang", "cc"]
    if narrow:  # the wheel has all that it takes; a gcc for it is another package
        compiler = [sys.executable, "-m", "ziglang", "cc", "-target", "x86-linux-musl", "-static"]
    own = ["-fno-sanitize=all", f"-I{headers()}", str(source), "-o", str(program), "-lm"]
    subprocess.run(
        [*compiler, "-w", "-O0", "-fwrapv", *own],
        check=True,
        capture_output=True,
        timeout=120,
    )
    try:
        done = subprocess.run([str(program)], capture_output=True, text=True, timeout=NATIVE_SECONDS)
    except subprocess.TimeoutExpired:
        return None
    found = re.fullmatch(r"checksum = ([0-9A-F]+)\n", done.stdout)
    return found[1] if found else f"status {done.returncode}"


def checked(text: str) -> str:
    """The program as raddle gets it."""
    changed = re.sub(r"\bplatform_main_end\((.*?),\s*\w+\);", r"end_with(\1);", text)
    assert changed != text, "csmith's program ends in a way that is not known"
    return END + changed


def compare(seed: int, folder: Path, narrow: bool = False) -> Outcome:
    text = generate(seed, folder)
    if len(text) > LONGEST:
        return Outcome("skipped", "long text")
    expected = native(text, folder, narrow)
    if expected is None:
        return Outcome("skipped", "runs long")
    try:
        result = raddle.verify(
            checked(text),
            flags=["-w", "-Wno-error=incompatible-pointer-types", f"-I{headers()}", *["-m32"] * narrow],
            cache=False,
            trace=folder / "trace.json",
            timeout=RADDLE_SECONDS,
            max_events=5_000_000,
            **SETTINGS[seed % len(SETTINGS)],
        )
    except raddle.UnsupportedError as refusal:
        return Outcome("refused", str(refusal))
    if result.verdict == "inconclusive":
        return Outcome("limit", result.reason)
    if result.verdict == "safe":
        return Outcome("different", f"natively {expected}, raddle: safe")
    error = result.errors[0]
    if error.kind == "error" and (found := re.search(r"\b([0-9A-F]{8})\b", error.message)):
        same = found[1].lstrip("0") == expected.lstrip("0")
        return Outcome("same") if same else Outcome("different", f"natively {expected}, raddle {found[1]}")
    return Outcome("different", f"natively {expected}, raddle: {error.message}")
