"""Which words of a compile command change what a program means, and which are another's affair.

A line copied from a Makefile or a build log works as it is: macros, folders of headers, the standard and
what decides about types go to clang; where the output goes, dependency files, linking, optimisation, debug
information, tuning and plugins are left out, and so is -Werror, since raddle's clang warns of other things
than the compiler of the build. What raddle cannot do (another machine, preprocessing only) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from raddle.errors import UserError

# Flags whose value may follow as a word of its own.
_WITH_VALUE = ("-D", "-I", "-U")
_WITH_SEPARATE_VALUE = ("-include", "-isystem", "-iquote", "-idirafter", "-imacros")
_LINKER_WITH_VALUE = ("-l", "-L")
_DROPPED_WITH_VALUE: tuple[str, ...] = (
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-x",
    "-Xlinker",
    "-Xassembler",
    "-Xpreprocessor",
    "-z",
)
_DROPPED_WITH_VALUE += ("-T", "-u", "--param", "-isysroot", "-aux-info", "-dumpdir", "-dumpbase")
_PREFIXES: tuple[str, ...] = (
    "-std=",
    "-W",
    "-f",
    "-m",
    "-O",
    "-g",
    "-M",
    "-o",
    "-save-temps",
    "--sysroot=",
    "-specs=",
    "--param=",
)
_PREFIXES += ("--std=", "--target=", "-static-", "-nostd", "-no-pie", "-nodefault", "-nolibc")
_WORDS: tuple[str, ...] = (
    "-pthread",
    "-ansi",
    "-pedantic",
    "-pedantic-errors",
    "-w",
    "-static",
    "-c",
    "-undef",
    "-nostdinc",
)
_WORDS += (
    "-S",
    "-s",
    "-pipe",
    "-shared",
    "-rdynamic",
    "-pie",
    "-traditional",
    "-Xclang",
    "-mllvm",
    "-E",
    "-arch",
)
_DROPPED: tuple[str, ...] = (
    "-c",
    "-S",
    "-static",
    "-shared",
    "-pthread",
    "-s",
    "-rdynamic",
    "-pie",
    "-no-pie",
    "-pipe",
)
_DROPPED += ("-pedantic-errors", "-nostdlib", "-nodefaultlibs", "-nostartfiles", "-nolibc", "-m64", "-m32")
_DROPPED_PATTERNS = re.compile(
    r"-M[A-Z]*|-M[FTQ].*|-W(l|a|p,-M\w*),.*|-Werror.*|-g.*|-save-temps.*|--sysroot=.*|-specs=.*|--param=.*|-o.+"
    r"|-static-.*|-f(no-)?plugin.*|-fpass-plugin.*|-flto.*|-f(no-)?sanitize.*|-m(arch|tune|cpu|cmodel|abi)=.*"
    r"|-m(no-)?(omit-leaf-frame-pointer|red-zone|indirect-branch.*|function-return.*|record-mcount|fentry)"
)
_MEANT = re.compile(
    r"-f(no-)?(unsigned-char|signed-char|short-enums|short-wchar|wrapv|pack-struct.*|ms-extensions|builtin.*"
    r"|exceptions|rtti|hosted|freestanding|common|gnu89-inline|openmp.*|signed-bitfields|plan9-extensions"
    r"|blocks|declspec|dollars-in-identifiers|asm|char8_t|coroutines.*|concepts.*|permissive|inline"
    r"|trigraphs|operator-names|gnu-keywords|ms-compatibility|sized-deallocation|aligned-allocation)"
    r"|-fbracket-depth=.*|-ftemplate-.*|-fconstexpr-.*|-finput-charset=.*|-fexec-charset=.*|-fsyntax-only"
)
"""Flags -f that may change what a program means. gcc has many that clang does not know."""
_REFUSED = {
    "-E": "raddle needs the whole compilation",
    "-mx32": "it is for machines that nobody has any more (-m32 is for those with 32 bits)",
    "-fsyntax-only": "raddle needs the whole compilation",
    "-emit-ast": "raddle chooses the output itself",
    "-Xclang": "it could run compiler passes that raddle must not rely on",
    "-mllvm": "it could run compiler passes that raddle must not rely on",
}
SYSTEM_HEADERS = ("/usr/local/include", "/usr/include/x86_64-linux-gnu", "/usr/include")
_TARGETS = ("-target", "--target", "-arch")
_MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}


def machine_of(flags: Sequence[str]) -> str:
    """The machine that the flags are for, "x86_64" unless one says otherwise.

    >>> machine_of(["-O2", "--target=aarch64-linux-gnu"])
    'aarch64'
    """
    found = "x86_64"
    for at, word in enumerate(flags):
        name, equals, value = word.partition("=")
        if name not in _TARGETS:
            continue
        text = value if equals else flags[at + 1] if at + 1 < len(flags) else ""
        machine, _, system = text.partition("-")
        if machine not in _MACHINES or (system and "linux" not in system):
            what = "raddle verifies for Linux on x86-64, and on aarch64 (--target=aarch64-linux-gnu)"
            raise UserError(f"the compiler flag {word} cannot be used: {what}")
        found = _MACHINES[machine]
    return found


def is_narrow(flags: Sequence[str]) -> bool:
    """Whether they ask for a machine of 32 bits.

    >>> is_narrow(["-m32", "-O2"]), is_narrow(["-m32", "-m64"])
    (True, False)
    """
    return [flag for flag in flags if flag in ("-m32", "-m64")][-1:] == ["-m32"]


def take_flag(words: Sequence[str], at: int) -> list[str]:
    """The words of the compiler flag that starts at `words[at]`; empty if there is none.

    >>> take_flag(["-D", "N=4", "a.c"], 0)
    ['-D', 'N=4']
    """
    word = words[at]
    separate = (*_DROPPED_WITH_VALUE, *_TARGETS, "-Xclang", "-mllvm")
    for flag in (*_WITH_VALUE, *_WITH_SEPARATE_VALUE, *_LINKER_WITH_VALUE, *separate):
        if word == flag:
            if at + 1 >= len(words):
                raise UserError(f"the compiler flag {flag} needs a value")
            return [word, words[at + 1]]
    if (
        word.startswith((*_WITH_VALUE, *_WITH_SEPARATE_VALUE, *_LINKER_WITH_VALUE, *_PREFIXES))
        or word in _WORDS
    ):
        return [word]
    return []


def usable(flags: Iterable[str]) -> list[str]:
    """The flags that go to the compiler: refused ones raise, linking ones are left out."""
    kept: list[str] = []
    words = list(flags)
    at = 0
    while at < len(words):
        word = words[at]
        if word in _REFUSED:
            raise UserError(f"the compiler flag {word} cannot be used: {_REFUSED[word]}")
        if word == "-x" and words[at + 1 : at + 2] not in (["c"], ["none"]):
            raise UserError("the compiler flag -x cannot be used: raddle goes by the file's suffix")
        if word.partition("=")[0] in _TARGETS:
            machine_of(words[at : at + 2])
            at += 1 if "=" in word else 2
        elif word in (*_LINKER_WITH_VALUE, *_DROPPED_WITH_VALUE):
            at += 2
        elif word in (*_WITH_VALUE, *_WITH_SEPARATE_VALUE):
            taken = take_flag(words, at)
            kept += ["-idirafter", taken[1]] if _is_system(*taken) else taken
            at += 2
        elif _is_system(word[:2], word[2:]):
            kept += ["-idirafter", word[2:]]
            at += 1
        elif word.startswith(("-Wp,-D", "-Wp,-U", "-Wp,-I")):
            kept += word.split(",")[1:]
            at += 1
        else:
            if not _is_dropped(word):
                kept.append(word)
            at += 1
    return kept


def _is_system(flag: str, folder: str) -> bool:
    """Whether it names a folder of the system's headers, which compilers look at last, whatever is said."""
    return flag in ("-I", "-isystem") and folder.rstrip("/") in SYSTEM_HEADERS


def _is_dropped(word: str) -> bool:
    if word in _DROPPED or word.startswith(_LINKER_WITH_VALUE) or _DROPPED_PATTERNS.fullmatch(word):
        return True
    return word.startswith("-f") and not _MEANT.fullmatch(word)


def for_language(flags: Sequence[str], language: str) -> list[str]:
    """The flags for one file of a program in both languages: a standard belongs to one of them.

    >>> for_language(["-std=c++20", "-std=gnu11", "-DN"], "c")
    ['-std=gnu11', '-DN']
    """
    return [f for f in flags if not f.startswith("-std=") or ("++" in f) == (language == "c++")]


def defines(flags: Sequence[str], macro: str) -> bool:
    """Whether the flags leave the macro defined.

    >>> defines(["-D", "N=4", "-DM", "-UM"], "N"), defines(["-DM", "-UM"], "M")
    (True, False)
    """
    defined = False
    for word, following in zip(flags, [*flags[1:], ""], strict=False):
        for letter in ("-D", "-U"):
            name = (
                following if word == letter else word.removeprefix(letter) if word.startswith(letter) else ""
            )
            if word.startswith(letter) and name.partition("=")[0] == macro:
                defined = letter == "-D"
    return defined
