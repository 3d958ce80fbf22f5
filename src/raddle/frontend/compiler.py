"""C and C++ to raw LLVM IR: how clang is called, and what of its answer is kept.

The default compiler is the clang inside the `ziglang` wheel, so that every machine gets the same IR;
`cc` (the option `--cc`, the variable RADDLE_CC) names another clang, never found by itself.

- The user's flags come first and ours last: no user flag may switch optimisation passes on or debug
  information off. NDEBUG is the exception: zig defines it when optimising, so we undefine it before the
  user's flags, and an explicit -DNDEBUG holds.
- `-disable-llvm-passes`: nothing may rewrite the program before raddle has lowered it. Files with coroutines
  are the exception: what a coroutine is made of is clang's own knowledge, so it splits them, with the passes
  of -O0, which do that and nothing else. Without optimisation clang does not tell where variables end.
- `-fdebug-compilation-dir=.` makes file names in the IR those the user typed, and the IR independent of
  the folder it was compiled in. raddle's own cache keys on the IR text, so it relies on that.
- Each call gets a fresh zig cache folder of its own. Zig's cache swallows warnings on the second run,
  gives one folder's debug information to another, and zig hangs on a folder it cannot write.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from raddle.errors import InternalError, UserError
from raddle.frontend.compiled import TELL_HEADERS, Compiled, without_headers
from raddle.frontend.flags import SYSTEM_HEADERS, for_language, is_narrow, machine_of, usable
from raddle.frontend.sources import Source, sources
from raddle.frontend.system_headers import marked
from raddle.frontend.undeclared import inputs, returning_nothing

TIME_LIMIT = 120.0
INCLUDE = Path(__file__).parent.parent / "include"
_SYSTEM = (str(INCLUDE), "/usr/include")
_DEFINED = ("-D__RADDLE__=1", "-Draddle_input=__VERIFIER_nondet_int")
"""The second has one meaning, with <raddle.h> or with a declaration of the program's own."""

OLD_C = (
    *("implicit-function-declaration", "implicit-int", "int-conversion", "incompatible-pointer-types"),
    *("incompatible-function-pointer-types", "return-mismatch"),
)
"""What gcc only warns of (before version 14), and clang calls an error."""
_OURS = (
    *("-g", "-gdwarf-4", "-O1", "-fno-stack-protector", "-fno-discard-value-names"),
    *(
        "-U_FORTIFY_SOURCE",
        "-Wno-error",
        "-Wno-unknown-warning-option",
        "-Wno-deprecated-non-prototype",
        "-Wno-ignored-optimization-argument",
    ),
    *(f"-Wno-error={name}" for name in OLD_C),
    *("-fdebug-compilation-dir=.", "-fno-color-diagnostics", "-fno-lto", "-Wno-unused-command-line-argument"),
    *("-S", "-emit-llvm"),
)
_OVERFLOW = ("-fsanitize=signed-integer-overflow", "-fsanitize-trap=signed-integer-overflow")
"""clang itself knows best which operations are signed, and of which type."""
_UNTOUCHED = ("-Xclang", "-disable-llvm-passes")
_SPLIT = ("-Xclang", "-O0", "-Xclang", "-disable-O0-optnone")
_MISSING_HEADER = re.compile(r"fatal error: '([^']+)' file not found")
_IN_COROUTINE = "@llvm.coro."
_ZIG = ["-target", "x86_64-linux-gnu.2.36", "-mcpu=baseline+cx16"]
_CLANG = ["--target=x86_64-linux-gnu", "-march=x86-64", "-mcx16"]
_OTHERS = {
    "aarch64": {
        True: ("-target", "aarch64-linux-gnu.2.36", "-mcpu=baseline"),
        False: ("--target=aarch64-linux-gnu",),
    },
    "i386": {
        True: ("-target", "x86-linux-gnu.2.36", "-mcpu=baseline"),
        False: ("--target=i386-linux-gnu", "-march=pentium4"),
    },
}
"""By machine and by whether the compiler is zig's: for programs whose assembly is AArch64's, and for -m32."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """`command` runs clang; `identity` is what a result says about it; `headers` are the folders of headers
    that belong to it and to the C library."""

    command: tuple[str, ...]
    identity: str
    target: tuple[str, ...]
    headers: tuple[str, ...]

    def for_machine(self, machine: str) -> Compiler:
        if machine == "x86_64":
            return self
        return replace(self, target=_OTHERS[machine][self.identity.startswith("zig ")])

    def speaking(self, language: str) -> tuple[str, ...]:
        """The command for a language. raddle's C++ runtime is made for the library that zig has, not for
        the one that some other clang may find."""
        if language == "c":
            return self.command
        if self.command[-1] != "cc" or not self.identity.startswith("zig "):
            raise UserError(
                "C++ is compiled with zig's clang and its library only",
                hint="leave out --cc (and RADDLE_CC) for C++ programs",
            )
        return (*self.command[:-1], "c++")


@dataclass(frozen=True, slots=True)
class LlvmModule:
    """One file's raw LLVM IR. `name` is the file as the user typed it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Compilation:
    """All modules of one program, and what clang said on the way (warnings; "" if nothing)."""

    modules: tuple[LlvmModule, ...]
    diagnostics: str
    compiler: str


def compile_c(
    files: Sequence[str | os.PathLike[str] | Source],
    flags: Sequence[str] = (),
    *,
    cc: str | None = None,
    folder: str | None = None,
    overflow: bool = False,
    use_cache: bool = False,
) -> Compilation:
    """Compile each file; a compile error is a UserError that carries clang's own message. Relative names and
    flags start from `folder`. `overflow`: signed arithmetic that overflows is a trap. With `use_cache` clang
    is not asked again if nothing that it read has changed.

    >>> compile_c([Source("one.c", "int main(void) { return 0; }")]).modules[0].name
    'one.c'
    """
    checked = sources(files, folder)
    kept = usable(flags)
    compiler = find_compiler(cc)
    modules: list[LlvmModule] = []
    said: list[str] = []
    machines: dict[bool, str] = {}
    try:
        with tempfile.TemporaryDirectory(prefix="raddle-", ignore_cleanup_errors=True) as place:
            mixed = len({source.language for source in checked}) > 1
            for number, source in enumerate(checked):
                own = [*usable(source.flags), *(for_language(kept, source.language) if mixed else kept)]
                own += _OVERFLOW if overflow else ()
                machine = machine_of([*source.flags, *flags])
                if is_narrow([*source.flags, *flags]):
                    if machine != "x86_64":
                        raise UserError(f"{source.name}: -m32 is for x86, not for {machine}")
                    machine = "i386"
                if machine != "x86_64" and source.language != "c":
                    raise UserError(f"{source.name}: C++ is verified for x86-64 only")
                machines.setdefault(machine == "i386", source.name)
                job = _Job(
                    compiler.for_machine(machine), source, tuple(own), Path(place) / str(number), folder
                )
                text, diagnostics = job.kept() if use_cache else job.compiled()
                modules.append(LlvmModule(source.name, text))
                said.append(diagnostics)
    except OSError as error:
        raise UserError(
            f"no temporary folder for the compiler: {error}", hint="set TMPDIR to a folder you can write"
        ) from None
    if len(machines) > 1:
        raise UserError(
            f"{machines[True]} is for 32 bits (-m32), {machines[False]} for 64: no machine runs both"
        )
    return Compilation(tuple(modules), "".join(said), compiler.identity)


def find_compiler(cc: str | None = None) -> Compiler:
    """zig's clang, or the clang named by `cc` or RADDLE_CC; anything else is refused."""
    named = cc or os.environ.get("RADDLE_CC")
    if named:
        return _named(named)
    spec = importlib.util.find_spec("ziglang")
    if spec is None or not spec.submodule_search_locations:
        raise UserError("the package ziglang is not installed", hint="install it, or name a clang with --cc")
    folder = Path(spec.submodule_search_locations[0])
    binary = folder / ("zig.exe" if os.name == "nt" else "zig")
    own = (str(folder), str(INCLUDE / "c++"), *_SYSTEM)
    return Compiler((str(binary), "cc"), f"zig {_zig_version(folder)}", tuple(_ZIG), own)


def _zig_version(folder: Path) -> str:
    """From the folder's metadata beside it: asking zig itself would cost a process start."""
    for info in folder.parent.glob("ziglang-*.dist-info"):
        return info.name.removeprefix("ziglang-").removesuffix(".dist-info")
    return "of unknown version"


@functools.cache
def _named(cc: str) -> Compiler:
    words = tuple(cc.split()) if not os.path.exists(cc) else (os.path.abspath(cc),)
    try:
        answer = _answer(words, "--version")
        own = _answer(words, "-print-resource-dir").strip()
    except (OSError, subprocess.TimeoutExpired) as error:
        raise UserError(f"the compiler {cc} does not run: {error}") from None
    version = re.search(r"clang version (\d+)[^\s(]*", answer)
    if version is None:
        what = "is gcc" if re.search(r"\bgcc|\(GCC\)", answer) else "does not say it is clang"
        raise UserError(
            f"the compiler {cc} {what}; raddle needs clang", hint="leave out --cc to use the clang of zig"
        )
    if int(version[1]) < 19:
        raise UserError(f"the compiler {cc} is {version[0]}; raddle reads the IR of clang 19 and later")
    return Compiler(words, f"{cc} ({version[0]})", tuple(_CLANG), (*([own] if own else []), *_SYSTEM))


def _answer(words: tuple[str, ...], question: str) -> str:
    done = subprocess.run(
        [*words, question], stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=False
    )
    return done.stdout.decode("utf-8", "replace")


_MODULES = re.compile(r"error: (?:unknown type name 'import'|module '[\w.:]+' not found)")
_NO_MODULES = "raddle takes no modules of C++: include headers"


class _Refused(UserError):
    """What clang does not compile, with its own message."""


@dataclass(frozen=True, slots=True)
class _Job:
    """One file to compile, in a temporary folder of its own."""

    compiler: Compiler
    source: Source
    flags: tuple[str, ...]
    place: Path
    folder: str | None

    def kept(self) -> tuple[str, str]:
        """The module and what clang said, asked only if its last answer does not hold any more."""
        package = str(Path(self.compiler.command[0]).parent)
        own = (str(INCLUDE), package) if self.compiler.identity.startswith("zig ") else (str(INCLUDE),)
        folder = os.path.abspath(self.folder or ".")
        words = (self.compiler.identity, *self._words(), *self.compiler.target)
        compiled = Compiled(words, self.source.name, self.source.text, folder, own)
        found = compiled.recall()
        if found is not None:
            return found
        module, said = self.compiled((TELL_HEADERS,))
        said, headers = without_headers(said)
        compiled.keep(headers, module, said)
        return module, said

    @property
    def _name(self) -> str:
        """The file that clang reads."""
        if self.source.text is not None:
            return str(self.place / "in.c")
        return "./" + self.source.name if self.source.name.startswith("-") else self.source.name

    def _words(self) -> list[str]:
        language = self.source.language
        words = [*self.compiler.speaking(language), "-UNDEBUG", *_DEFINED, "-fno-sanitize=all", *self.flags]
        if self.source.text is not None:
            words += ["-iquote", "."]
        words += ["-isystem", str(INCLUDE)]
        if language == "c++":
            words += ["-I", str(INCLUDE / "c++")]  # before libc++, which -isystem would not be
        return words

    @property
    def _standards(self) -> tuple[tuple[str, ...], ...]:
        """What to compile with, in this order until one is accepted: a C++ file that says no standard may be
        written for a newer one than clang takes by itself."""
        if self.source.language == "c" or any(flag.startswith(("-std", "--std")) for flag in self.flags):
            return ((),)
        return (), ("-std=c++20",), ("-std=c++23",)

    def compiled(self, more: tuple[str, ...] = ()) -> tuple[str, str]:
        """If no standard is accepted, what is told are the fewest errors: with the others, the file is not
        compiled as what it is written for."""
        self.place.mkdir()
        refused: list[_Refused] = []
        for standard in self._standards:
            job = replace(self, flags=(*self.flags, *standard))
            try:
                text, said = job._declared((*_UNTOUCHED, *more))
            except _Refused as error:
                refused.append(error)
                continue
            if _IN_COROUTINE in text:
                text, said = job._compiled((*_SPLIT, *more))
            needed = f"raddle: note: {self.source.name} is compiled with {standard[0]}\n" if standard else ""
            return text, said + needed
        raise min(reversed(refused), key=lambda error: error.message.count(" error: "))

    def _declared(self, more: tuple[str, ...]) -> tuple[str, str]:
        """Compiled, with the declarations that a C file lacks."""
        declarations = ""
        try:
            first = self._found(more)
            declarations = inputs(first[0]) if self.source.language == "c" else ""
            if not declarations:
                return first
        except _Refused as refusal:
            lacking = returning_nothing(refusal.message, self._line) if self.source.language == "c" else ""
            if not lacking:
                raise
            first = self._again(lacking, more)
            declarations = inputs(first[0])
            if not declarations:
                return first
            declarations += lacking
        with contextlib.suppress(_Refused):  # the program has its own declaration, of another type
            return self._again(declarations, more)
        return first

    def _again(self, declarations: str, more: tuple[str, ...]) -> tuple[str, str]:
        header = self.place / "declared.h"
        header.write_text(declarations, "utf-8")
        text, said = self._found(("-include", str(header), *more))
        return text, said.replace(f". {header}\n", "")

    def _found(self, more: tuple[str, ...]) -> tuple[str, str]:
        """Headers of libraries are the system's, if it has them: all else is the same on every machine."""
        try:
            return self._compiled(more)
        except _Refused as refusal:
            missing = _MISSING_HEADER.search(refusal.message)
            there = [f for f in SYSTEM_HEADERS if missing and os.path.exists(os.path.join(f, missing[1]))]
            if missing is None or not there:
                raise
        system = [word for folder in SYSTEM_HEADERS for word in ("-idirafter", folder)]
        text, said = self._compiled((*system, *more))
        return (
            text,
            f"{said}raddle: note: {missing[1]} and what is missing with it is taken from {there[0]}\n",
        )

    def _line(self, file: str, number: int) -> str:
        """Of a source, "" if there is none."""
        text = self.source.text if file == self.source.name else None
        try:
            text = text or Path(self.folder or ".", file).read_text("utf-8", "replace")
        except OSError:
            return ""
        lines = text.split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def _compiled(self, more: tuple[str, ...]) -> tuple[str, str]:
        name, source, output = self._name, self.source, self.place / "out.ll"
        if source.text is not None:
            marker = '# 1 "' + source.name.replace("\\", "\\\\").replace('"', '\\"') + '"\n'
            Path(name).write_text(marker + source.text, "utf-8", "surrogateescape")
        command = [*self._words(), *self.compiler.target, *_OURS, *more]
        command += ["-x", source.language, name, "-o", str(output)]
        environment = os.environ | {
            "ZIG_LOCAL_CACHE_DIR": str(self.place / "z"),
            "ZIG_GLOBAL_CACHE_DIR": str(self.place / "z"),
        }
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                env=environment,
                cwd=self.folder,
                timeout=TIME_LIMIT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise UserError(f"{source.name}: the compiler did not finish within {TIME_LIMIT:.0f} s") from None
        except OSError as error:
            raise UserError(
                f"the compiler {self.compiler.command[0]} does not run: {error.strerror}"
            ) from None
        said = done.stderr.decode("utf-8", "replace").replace(name, source.name)
        if done.returncode < 0:
            raise UserError(f"{source.name}: the compiler was killed by signal {-done.returncode}\n{said}")
        if done.returncode > 0 or not output.exists():
            problem = f"{source.name} does not compile\n{without_headers(said)[0]}".rstrip()
            raise _Refused(problem, hint=_NO_MODULES if _MODULES.search(said) else "")
        text = output.read_text("utf-8", "replace")
        if not re.search('target triple = "(x86_64|aarch64|i[3-6]86)', text):
            raise InternalError(f"{source.name}: the compiler's output is not LLVM IR for x86-64")
        # A temporary file's name must not make two compilations of the same text differ.
        text = text if source.text is None else text.replace(name, source.name)
        return marked(text, self.compiler.headers, source.name), said
