"""Which definition a name means: the linker's part of lowering, at the level of names.

As a linker does: one strong definition wins over weak and common ones, two strong ones are the
user's error, `static` names belong to their module. Any definition of the user wins over raddle's C
library, whose functions come in only where nothing else defines a name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from raddle.errors import UnsupportedError, UserError
from raddle.frontend.llvm import LlvmModule
from raddle.ir.values import Location

_STRENGTH = {
    "external": 3,
    "weak": 2,
    "weak_odr": 2,
    "linkonce": 2,
    "linkonce_odr": 2,
    "common": 1,
    "available_externally": 0,
}
_LOCAL = ("internal", "private")
_ALIASED = re.compile(r'@("[^"]*"|[-\w$.]+)')
_MUTEX_KIND = re.compile(r"%struct\.__pthread_mutex_s \{ i32 0, i32 0, i32 0, i32 0, i32 [1-9]")
_NARROW_MUTEX_KIND = re.compile(r"\{ i32 0, i32 0, i32 0, i32 [1-9]\d*, i32 0, ")
"""With 32 bits, where it may be of a type without a name."""
_KIND_FIELD = re.compile(r"(%\S+) = getelementptr .*%struct\.__pthread_mutex_s, ptr %\S+, i32 0, i32 [34]\b")

_KEYED = {
    "pthread_create": "__raddle_keyed_pthread_create",
    "pthread_exit": "__raddle_full_pthread_exit",
    "thrd_create": "__raddle_keyed_thrd_create",
    "thrd_exit": "__raddle_full_thrd_exit",
    "__raddle_end_keys": "__raddle_end_thread",
}
_HANDLERS, _MAY_OUTLIVE_MAIN = "exit handlers", "exit handlers that the last thread's end may run"

_RWLOCK_KIND = re.compile(
    r"i64 0, i64 0, i32 [1-9], \[4 x i8\] zeroinitializer"
    r"|\{ i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i8 [1-9]"
    r"|(?:%struct\.__pthread_rwlock_arch_t|i64, i64, i32, \[4 x i8\] \}), ptr %\S+, i32 0, i32 10"
)
_KINDED = "__raddle_kinded_"

VARIANTS: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("pthread_key_create", "tss_create"), _KEYED),
    (
        (_MAY_OUTLIVE_MAIN,),
        _KEYED
        | {
            "__raddle_thread_begins": "__raddle_counted_thread_begins",
            "__raddle_thread_ends": "__raddle_counted_thread_ends",
        },
    ),
    (
        ("__pthread_register_cancel",),
        {
            "__sigsetjmp": "__raddle_first_return",
            "pthread_exit": "__raddle_full_pthread_exit",
            "thrd_exit": "__raddle_full_thrd_exit",
        },
    ),
    (
        ("pthread_mutexattr_settype", "static mutex kind"),
        {
            "pthread_mutex_lock": "__raddle_checked_mutex_lock",
            "pthread_mutex_unlock": "__raddle_checked_mutex_unlock",
        },
    ),
    (
        ("pthread_rwlockattr_setkind_np", "static rwlock kind"),
        {
            name: _KINDED + name
            for name in (
                "pthread_rwlock_init",
                "pthread_rwlock_rdlock",
                "pthread_rwlock_wrlock",
                "pthread_rwlock_tryrdlock",
                "pthread_rwlock_timedrdlock",
                "pthread_rwlock_timedwrlock",
            )
        },
    ),
    (
        ("pthread_cond_destroy", "cnd_destroy", "pthread_barrier_destroy"),
        {
            "__raddle_waiting_word": "__raddle_kept_waiting_word",
            "__raddle_new_waiting_word": "__raddle_keep_waiting_word",
            "__raddle_is_destroyed": "__raddle_was_destroyed",
        },
    ),
    (("__raddle_barrier_arrive_apart",), {"__raddle_barrier_meet": "__raddle_barrier_meet_in_rounds"}),
    (("setenv",), {"getenv": "__raddle_set_getenv", "secure_getenv": "__raddle_set_getenv"}),
    ((_HANDLERS,), {"exit": "__raddle_handled_exit", "quick_exit": "__raddle_handled_quick_exit"}),
    (
        ("__cxa_thread_atexit",),
        {
            "exit": "__raddle_full_exit",
            "pthread_create": "__raddle_watched_pthread_create",
            "__raddle_end_objects": "__raddle_end_thread_locals",
        },
    ),
)
"""Library functions with a costlier form, needed only by programs that mention one of the triggers:
so that, say, locking a mutex stays one operation where no error-checking mutex exists."""


def _sets_mutex_kind(text: str, narrow: bool) -> bool:
    """Whether some mutex is made with a kind. A constructor of C++ mentions the field and stores nothing."""
    if (_NARROW_MUTEX_KIND if narrow else _MUTEX_KIND).search(text):
        return True
    fields = {re.escape(found[1]) for found in _KIND_FIELD.finditer(text)}
    return (
        bool(fields) and re.search(rf"store i32 (?!0,).*, ptr (?:{'|'.join(fields)})[, ]", text) is not None
    )


@dataclass(slots=True)
class Unit:
    """One module of the program. `locals`: program-wide names given to its static symbols. `library`:
    raddle's own; `header`: a file of the C++ standard library."""

    number: int
    module: LlvmModule
    library: bool = False
    header: bool = False
    locals: dict[str, str] = field(default_factory=dict)

    def defines(self, name: str) -> bool:
        module = self.module
        if module.is_function(name):
            return True
        return module.has_global(name) and module.global_(name).initializer is not None

    def place(self, name: str) -> Location | None:
        """Where the source declares a symbol."""
        module = self.module
        if module.is_function(name):
            dbg = module.function(name).dbg
        else:
            dbg = module.global_(name).dbg
            variable = module.metadata.node(dbg).reference("var")
            dbg = -1 if variable is None else variable
        return module.metadata.place(dbg) if dbg >= 0 else None


@dataclass(frozen=True, slots=True)
class Definition:
    unit: Unit
    name: str


class Symbols:
    """All external definitions of the user's modules, and the choice of library variants."""

    def __init__(self, units: Sequence[Unit], texts: Sequence[str]) -> None:
        self.units = units
        self.external: dict[str, Definition] = {}
        self.replaced: dict[str, str] = self._variants(texts)
        strengths: dict[str, int] = {}
        for unit in units:
            module = unit.module
            for name in [*module.function_names, *module.global_names]:
                linkage = module.linkage(name)
                if linkage in _LOCAL or name.startswith("llvm.") or not unit.defines(name):
                    continue
                self._define(unit, name, _STRENGTH.get(linkage, 3), strengths)
            for name, line in module.aliases.items():
                words = line.partition(" alias ")[0].split()
                if " alias " in line and not any(word in _LOCAL for word in words):
                    weak = any(word.startswith("weak") for word in words)
                    self._define(unit, name, 2 if weak else 3, strengths, self.aliased(unit, name))

    def _define(
        self, unit: Unit, name: str, strength: int, strengths: dict[str, int], meant: str | None = None
    ) -> None:
        """`meant`: the symbol that an alias stands for."""
        known = self.external.get(name)
        if known is None or strength > strengths[name]:
            self.external[name] = Definition(unit, meant or name)
            strengths[name] = strength
        elif strength == 3 and strengths[name] == 3:
            first = known.unit.place(name)
            where = f"; the first is at {first}" if first else ""
            raise UserError(
                f"'{name}' is defined twice{where}",
                unit.place(name),
                "make one of them static or extern, or pass the file that defines it only once; with --each "
                "every file is a program of its own",
            )
        elif strength == 1 and strengths[name] == 1:
            bigger = unit.module.global_(name).type.size > known.unit.module.global_(name).type.size
            if bigger:
                self.external[name] = Definition(unit, name)

    def _variants(self, texts: Sequence[str]) -> dict[str, str]:
        mentioned = {name for unit in self.units for name in unit.module.declared}
        narrow = any(unit.module.narrow for unit in self.units)
        named = "@pthread_mutex_" if narrow else "__pthread_mutex_s"
        if any(named in text and _sets_mutex_kind(text, narrow) for text in texts):
            mentioned.add("static mutex kind")
        rwlocks = any(name.startswith("pthread_rwlock_") for name in mentioned)
        if rwlocks and any(_RWLOCK_KIND.search(text) for text in texts):
            mentioned.add("static rwlock kind")
        ending = {"atexit", "at_quick_exit", "__cxa_atexit"}
        if mentioned & ending or any("@llvm.global_dtors" in text for text in texts):
            mentioned.add(_HANDLERS)
            if mentioned & {"pthread_exit", "thrd_exit"}:
                mentioned.add(_MAY_OUTLIVE_MAIN)
        replaced: dict[str, str] = {}
        for triggers, names in VARIANTS:
            if any(trigger in mentioned for trigger in triggers):
                replaced.update(names)
        return replaced

    def aliased(self, unit: Unit, name: str) -> str:
        """The symbol behind an alias, else the name itself."""
        seen = 0
        while name in unit.module.aliases and seen < 16:
            line = unit.module.aliases[name]
            if " ifunc " in line:
                raise UnsupportedError(f"'{name}' is an ifunc, which raddle does not model")
            name = _ALIASED.findall(line)[-1].strip('"')
            seen += 1
        return name

    def is_local(self, unit: Unit, name: str) -> bool:
        module = unit.module
        if not (module.is_function(name) or module.has_global(name)):
            return False
        return module.linkage(name) in _LOCAL
