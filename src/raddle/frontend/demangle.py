"""Names out of mangled symbols, as far as nested names go, template arguments left out: that is all that
raddle's C++ runtime and messages about exceptions need. Reports import it, so it imports nothing heavy."""

from __future__ import annotations

import re

_OPERATORS = {"nw": "new", "na": "new[]", "dl": "delete", "da": "delete[]", "cl": "()", "aS": "="}
_OPERATORS |= {"ls": "<<", "rs": ">>", "eq": "==", "ix": "[]", "pl": "+"}
_PUBLIC = {"__shared_mutex_base": "shared_mutex", "__call_once": "call_once"}
_PUBLIC |= {f"basic_{name}": name for name in ("string", "ios", "istream", "ostream", "ostringstream")}
_PUBLIC |= {
    f"basic_{name}": name for name in ("istringstream", "stringstream", "ifstream", "ofstream", "fstream")
}
"""What the library's own names are parts of."""

_RUNTIME = {
    **dict.fromkeys(["__raddle_wait_begin", "__raddle_wait_sleep"], "std::atomic::wait"),
    "__raddle_notify_one": "std::atomic::notify_one",
    "__raddle_notify_all": "std::atomic::notify_all",
    **dict.fromkeys(
        [f"__raddle_any_{part}" for part in ("begin", "cancel", "sleep", "give_up")],
        "std::condition_variable_any::wait",
    ),
    "__raddle_any_notify_one": "std::condition_variable_any::notify_one",
    "__raddle_any_notify_all": "std::condition_variable_any::notify_all",
    "__raddle_any_stop": "std::stop_source::request_stop",
    **dict.fromkeys(
        [f"__raddle_barrier_{part}" for part in ("arrive", "arrive_apart", "begin")], "std::barrier::arrive"
    ),
    **dict.fromkeys(
        [f"__raddle_barrier_{part}" for part in ("meet", "meet_in_rounds")], "std::barrier::arrive_and_wait"
    ),
    "__raddle_barrier_drop": "std::barrier::arrive_and_drop",
    **{f"__raddle_{name}": f"std::{name.replace('_', '::', 1)}" for name in ("barrier_wait", "latch_wait")},
    **{f"__raddle_latch_{name}": f"std::latch::{name}" for name in ("count_down", "try_wait")},
    "__raddle_stream_text": "std::ostream::operator<<",
    "__raddle_watched_pthread_create": "pthread_create",
    "__raddle_start_thread": "std::thread",
    **dict.fromkeys(["__cxa_allocate_exception", "__cxa_throw", "__cxa_rethrow"], "throw"),
    "__cxa_begin_catch": "catch",
    "__cxa_end_catch": "end of catch",
}
"""Functions of raddle's C++ runtime that stand for something of the library."""

LAMBDA = "lambda at "
"""What the name of a lambda begins with; its place follows."""

_TABLES = {"TV": "vtable of", "TT": "vtables of", "TC": "vtable of", "TI": "type of", "TS": "type name of"}
"""What the compiler makes of classes."""


def demangled(symbol: str) -> str:
    """A nested name without its parameters: `std::mutex::lock` for _ZNSt3__15mutex4lockEv.

    >>> demangled("_ZNSt3__15mutex4lockEv"), demangled("_Znwm"), demangled("main")
    ('std::mutex::lock', 'operator new', '')
    >>> demangled("_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEi")
    'std::ostream::operator<<'
    >>> demangled("_ZTVNSt3__117__assoc_sub_stateE")
    'vtable of std::__assoc_sub_state'
    """
    if not symbol.startswith("_Z"):
        return _RUNTIME.get(symbol, "")
    text = symbol[2:]
    table = _TABLES.get(text[:2])
    return f"{table} {_named(text[2:])}".rstrip() if table else _named(text)


def _named(text: str) -> str:
    """What follows the first two letters."""
    if text[:2] in _OPERATORS:
        word = _OPERATORS[text[:2]]
        return f"operator {word}" if word[0].isalpha() else f"operator{word}"
    nested = text.startswith("N")
    text = text[1:].lstrip("VKrRO") if nested else text
    parts: list[str] = []
    if text.startswith("St"):
        parts.append("std")
        text = text[2:]
    while text:
        length = re.match(r"\d+", text)
        if length:
            end = length.end() + int(length.group())
            word = text[length.end() : end]
            if word != "__1":
                parts.append(_PUBLIC.get(word, word))
            text = text[end:]
            if text[:1] == "B":
                text = re.sub(r"^(?:B\d+[a-z]+\d+)+", "", text)
            if not nested:
                break
        elif text[0] == "L":  # known in its file only
            text = text[1:]
        elif text[0] == "I":
            text = _after_arguments(text)
        elif text[0] in "CD" and parts:
            parts.append(("~" if text[0] == "D" else "") + parts[-1])
            break
        elif text[:2] in _OPERATORS:
            parts.append("operator" + _OPERATORS[text[:2]])
            break
        else:
            break
    return "::".join(parts)


def _after_arguments(text: str) -> str:
    """What follows the arguments of a template, which begin the text.

    >>> _after_arguments("IcNS_11char_traitsIcEELi3EElsEi")
    'lsEi'
    """
    deep = at = 0
    while at < len(text):
        length = re.match(r"\d+", text[at:])
        if length and text[at - 1 : at] != "S":
            at += length.end() + int(length.group())
            continue
        if text[at] == "L":  # a number: its digits are no length
            at = text.find("E", at) + 1 or len(text)
            continue
        deep += text[at] in "INFX"
        deep -= text[at] == "E"
        at += 2 if text[at] == "D" else 1
        if deep == 0:
            break
    return text[at:]
