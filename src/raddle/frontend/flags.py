"""Which compiler flags a user may give, and which of them belong to linking and are dropped.

The command line takes the common flags as they are, so a line copied from a Makefile works; `--cflags`
takes any other. What would change the kind of output (`-c`, `-o`, `-E`), the language or the target is
refused here, because the rest of raddle relies on one LLVM module for x86-64 per C file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raddle.errors import UserError

# Flags whose value may follow as a word of its own.
_WITH_VALUE = ("-D", "-I", "-U")
_WITH_SEPARATE_VALUE = ("-include", "-isystem", "-iquote", "-idirafter", "-imacros")
_LINKER_WITH_VALUE = ("-l", "-L")
_PREFIXES = ("-std=", "-W", "-f", "-m", "-O", "-g")
_WORDS = ("-pthread", "-ansi", "-pedantic", "-pedantic-errors", "-w", "-static", "-c", "-undef", "-nostdinc")
_DROPPED = ("-c", "-static", "-shared", "-pthread", "-s", "-rdynamic", "-pie", "-no-pie")
_REFUSED = {
    "-o": "raddle writes no object files",
    "-E": "raddle needs the whole compilation",
    "-S": "raddle chooses the output itself",
    "-x": "raddle goes by the file's suffix",
    "-target": "raddle verifies for x86-64 Linux only",
    "-arch": "raddle verifies for x86-64 Linux only",
    "-m32": "raddle verifies 64-bit programs only",
    "-mx32": "raddle verifies 64-bit programs only",
    "-fsyntax-only": "raddle needs the whole compilation",
    "-emit-ast": "raddle chooses the output itself",
    "-save-temps": "raddle chooses the output itself",
    "-Xclang": "it could run compiler passes that raddle must not rely on",
    "-mllvm": "it could run compiler passes that raddle must not rely on",
}
_REFUSED_PREFIXES = {
    "--target": _REFUSED["-target"],
    "-fplugin": "it could run code of its own",
    "-fpass-plugin": "it could run compiler passes that raddle must not rely on",
    "-M": "raddle keeps track of headers itself",
}


def take_flag(words: Sequence[str], at: int) -> list[str]:
    """The words of the compiler flag that starts at `words[at]`; empty if there is none.

    >>> take_flag(["-D", "N=4", "a.c"], 0)
    ['-D', 'N=4']
    """
    word = words[at]
    for flag in (*_WITH_VALUE, *_WITH_SEPARATE_VALUE, *_LINKER_WITH_VALUE):
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
        reason = _REFUSED.get(word) or next(
            (why for prefix, why in _REFUSED_PREFIXES.items() if word.startswith(prefix)), None
        )
        if reason:
            raise UserError(f"the compiler flag {word} cannot be used: {reason}")
        if word in _LINKER_WITH_VALUE:
            at += 2
        elif word in _DROPPED or word.startswith((*_LINKER_WITH_VALUE, "-Wl,")):
            at += 1
        elif word in (*_WITH_VALUE, *_WITH_SEPARATE_VALUE):
            kept += take_flag(words, at)
            at += 2
        else:
            kept.append(word)
            at += 1
    return kept


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
