"""Compiles the C library to library.ll (library32.ll for programs of 32 bits) and the C++ runtime to cpp.ll:
`python -m raddle.library.build`.

The files are committed, so that a user's run need not compile them; a test checks that they are what the
sources give. They hold no debug information (a report shows the caller's line instead), no attributes
and no path of the machine it was made on.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

WIDE = ["-target", "x86_64-linux-gnu.2.36", "-mcpu=baseline+cx16"]
NARROW = ["-target", "x86-linux-gnu.2.36"]
FLAGS = [
    "-O1",
    "-UNDEBUG",
    "-w",
    "-fno-builtin",
    "-fno-sanitize=all",
    "-fno-stack-protector",
    "-Xclang",
    "-disable-llvm-passes",
    "-fno-discard-value-names",
    "-g0",
    "-S",
    "-emit-llvm",
]
NARROW_LAYOUT = "e-m:e-p:32:32"
"""How the data layout of i386 begins."""
HERE = Path(__file__).parent
_ATTRIBUTES = re.compile(r" #\d+(?=[ ,]|$)", re.MULTILINE)
_TAIL = re.compile(r", ![\w.]+ !\d+")
_DROPPED = ("; ", "attributes ", "source_filename", "!", "target ")


def compile_library(narrow: bool = False) -> str:
    """The text of library.ll as the sources give it now. The layout of a narrow one says that it is."""
    target = NARROW if narrow else WIDE
    text = _compiled(["cc", "-std=gnu11", *target, *FLAGS, "library.c"], HERE)
    return f'target datalayout = "{NARROW_LAYOUT}"\n\n{text}' if narrow else text


def compile_cpp() -> str:
    """The text of cpp.ll. The header of libc++abi has the layout of its type information."""
    own = ["-I", str(HERE.parent / "include" / "c++")]
    own += ["-I", str(_package() / "lib" / "libcxxabi" / "src")]
    return _compiled(["c++", "-std=gnu++23", *WIDE, *FLAGS, *own, "runtime.cpp"], HERE / "cpp")


def _package() -> Path:
    import ziglang  # type: ignore[import-untyped]

    return Path(ziglang.__file__).parent


def _compiled(words: list[str], folder_of_sources: Path) -> str:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "library.ll"
        command = [str(_package() / "zig"), *words, "-o", str(target)]
        done = subprocess.run(
            command, cwd=folder_of_sources, capture_output=True, text=True, timeout=300, check=False
        )
        if done.returncode:
            raise RuntimeError(done.stderr)
        return _strip(target.read_text("utf-8"))


def _strip(text: str) -> str:
    lines = [line for line in text.split("\n") if not line.startswith(_DROPPED)]
    kept = _TAIL.sub("", _ATTRIBUTES.sub("", "\n".join(lines)))
    return re.sub(r"\n{3,}", "\n\n", kept).strip() + "\n"


def main() -> None:
    (HERE / "library.ll").write_text(compile_library(), "utf-8")
    (HERE / "library32.ll").write_text(compile_library(narrow=True), "utf-8")
    (HERE / "cpp.ll").write_text(compile_cpp(), "utf-8")


if __name__ == "__main__":
    main()
