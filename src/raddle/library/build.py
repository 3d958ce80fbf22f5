"""Compiles the C library to library.ll: `python -m raddle.library.build`.

The file is committed, so that a user's run need not compile it; a test checks that it is what the
sources give. It holds no debug information (a report shows the caller's line instead), no attributes
and no path of the machine it was made on.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

FLAGS = [
    "-std=gnu11",
    "-target",
    "x86_64-linux-gnu.2.36",
    "-mcpu=baseline+cx16",
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
HERE = Path(__file__).parent
_ATTRIBUTES = re.compile(r" #\d+(?=[ ,]|$)", re.MULTILINE)
_TAIL = re.compile(r", ![\w.]+ !\d+")
_DROPPED = ("; ", "attributes ", "source_filename", "!", "target ")


def compile_library() -> str:
    """The text of library.ll as the sources give it now."""
    import ziglang  # type: ignore[import-untyped]

    compiler = Path(ziglang.__file__).parent / "zig"
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "library.ll"
        command = [str(compiler), "cc", *FLAGS, "library.c", "-o", str(target)]
        done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return _strip(target.read_text("utf-8"))


def _strip(text: str) -> str:
    lines = [line for line in text.split("\n") if not line.startswith(_DROPPED)]
    kept = _TAIL.sub("", _ATTRIBUTES.sub("", "\n".join(lines)))
    return re.sub(r"\n{3,}", "\n\n", kept).strip() + "\n"


def main() -> None:
    (HERE / "library.ll").write_text(compile_library(), "utf-8")


if __name__ == "__main__":
    main()
