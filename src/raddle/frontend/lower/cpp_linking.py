"""What linking knows of C++: whether a program is C++, whether it catches exceptions, and which functions
of the library's headers have stand-ins in raddle's C++ runtime."""

from __future__ import annotations

import re
from collections.abc import Sequence

from raddle.errors import UnsupportedError
from raddle.frontend.llvm import LlvmModule
from raddle.frontend.lower.unit_context import cpp_module

_TABLE = r"""
_ZNSt3__124__put_character_sequence%IcNS_11char_traitsIcEEEERNS_13basic_ostreamIT_T0_EES7_PKS4_m stream_text
_ZNKSt3__19basic_iosIcNS_11char_traitsIcEEE5widen%Ec stream_widen
_ZNKSt3__19basic_iosIcNS_11char_traitsIcEEE6narrow%Ecc stream_narrow
_ZNKSt3__19basic_iosIcNS_11char_traitsIcEEE4fill%Ev stream_fill
_ZNSt3__19basic_iosIcNS_11char_traitsIcEEE4fill%Ec stream_set_fill
_ZNKSt3__18ios_base5flags%Ev stream_flags
_ZNSt3__18ios_base5flags%Ej stream_set_flags
_ZNSt3__18ios_base4setf%Ej stream_setf
_ZNSt3__18ios_base4setf%Ejj stream_setf_of
_ZNSt3__18ios_base6unsetf%Ej stream_unsetf
_ZNKSt3__18ios_base9precision%Ev stream_precision
_ZNSt3__18ios_base9precision%El stream_set_precision
_ZNKSt3__18ios_base5width%Ev stream_width
_ZNSt3__18ios_base5width%El stream_set_width
"""
"""Inline functions of libc++ (% stands for the tag of its version), and what stands in for them. They
look into streams: see library/cpp/streams.cpp."""
_STAND_INS = {name: f"__raddle_{ours}" for name, ours in (row.split() for row in _TABLE.split("\n") if row)}
_TAG = re.compile(r"(?<=[a-z])B\d+[a-z]+\d+(?=E|I)")
_LIBRARYS = re.compile(r"_ZNK?St3__1(?:24__put_char|9basic_ios|8ios_base)")
_THROWS = re.compile(r"_ZNSt3__1\d+__throw_([a-z_]+?)(?:B\w+?)?E?(?:v|PKc|iPKc)")
_FATAL = "__raddle_fatal_"
_ENDS = {
    "__cxa_throw": "throw",
    "__cxa_rethrow": "rethrow",
    "__cxa_rethrow_primary_exception": "rethrow_primary",
}
"""In programs that catch nothing, throwing is the end: of the library's exceptions nothing is made but the
message."""
_THREAD = "_ZNSt3__114__thread_proxyB"
_CATCH, _AGAIN = "@__cxa_begin_catch(", "@__cxa_rethrow("
_TERMINATE = "__clang_call_terminate"


class CppLinking:
    def __init__(self, modules: Sequence[LlvmModule]) -> None:
        self.used = any(_is_cpp(module) for module in modules)
        self.catches = self.used and any(_catches(module) for module in modules)
        """Whether some code of the program goes on after an exception. Where the library only cleans up and
        throws again, or ends the program, nobody does."""

    def watch_threads(self, modules: Sequence[LlvmModule]) -> dict[str, str]:
        """What stands in for pthread_create if the program calls it itself and catches exceptions: one that
        leaves the thread's function must be the end. std::thread's own function sees to that itself."""
        if not self.catches:
            return {}
        for module in modules:
            if "thrd_create" in module.declared:
                raise UnsupportedError(
                    "thrd_create in a C++ program that catches exceptions", hint="use std::thread"
                )
        if any(_calls_itself(module, "@pthread_create(") for module in modules):
            return {"pthread_create": "__raddle_watched_pthread_create"}
        return {}

    def stand_in(self, name: str) -> str | None:
        if ours := _replaced(name):
            return ours
        if self.catches:
            return None
        found = _THROWS.fullmatch(name) if "__throw_" in name else None
        what = found[1] if found else _ENDS.get(name)
        return _FATAL + what if what and cpp_module().is_function(_FATAL + what) else None

    def starts_thread(self, name: str) -> bool:
        """Whether an exception that leaves this function leaves its thread."""
        return name.startswith(_THREAD) or name == "__raddle_run_thread"


def _replaced(name: str) -> str | None:
    return _STAND_INS.get(_TAG.sub("%", name, count=1)) if _LIBRARYS.match(name) else None


def _is_the_librarys(module: LlvmModule, name: str) -> bool:
    dbg = module.function(name).dbg
    place = module.metadata.place(dbg) if dbg >= 0 else None
    return place is not None and place.is_system


def _calls_itself(module: LlvmModule, call: str) -> bool:
    return any(
        any(call in line for line in lines) and not _is_the_librarys(module, name)
        for name, lines in module.bodies()
    )


def _is_cpp(module: LlvmModule) -> bool:
    return any(
        name.startswith(("_Z", "__cxa_", "__gxx_", "__cxx_"))
        for names in (module.declared, module.function_names, module.global_names)
        for name in names
    )


def _catches(module: LlvmModule) -> bool:
    if "_ZSt17current_exceptionv" in module.declared:
        return True
    if "__cxa_begin_catch" not in module.declared:
        return False
    for name, lines in module.bodies():
        if name == _TERMINATE or _replaced(name) or not any(_CATCH in line for line in lines):
            continue
        if not _is_the_librarys(module, name) or not any(_AGAIN in line for line in lines):
            return True
    return False
