"""From the text of LLVM modules to one raddle program: lowers what the entry function reaches.

Work goes by a list of symbols that something used: a function is lowered, a global's initialiser
evaluated, and whatever they mention joins the list. So unused functions cost nothing, and raddle's C
library is opened only if a name is left that no module of the user defines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from raddle.errors import UnsupportedError, UserError
from raddle.frontend.demangle import demangled
from raddle.frontend.llvm import LlvmModule
from raddle.frontend.llvm.values import Bytes
from raddle.frontend.lower.context import Shape, Target
from raddle.frontend.lower.cpp_linking import CppLinking
from raddle.frontend.lower.debug_types import DebugTypes
from raddle.frontend.lower.features import features_of
from raddle.frontend.lower.function import lower_function, shape_of, stub
from raddle.frontend.lower.hints import missing, missing_variable
from raddle.frontend.lower.initializers import Initializer
from raddle.frontend.lower.scalars import Unlowered
from raddle.frontend.lower.startup import constructors, destructors, with_calls
from raddle.frontend.lower.symbols import Definition, Symbols, Unit
from raddle.frontend.lower.trail import Trail
from raddle.frontend.lower.unit_context import UnitContext, cpp_module, library_module
from raddle.frontend.lower.unwinding import UNCAUGHT, unwind
from raddle.ir.program import Function, Global, Program
from raddle.ir.values import Addr, Location, Operand

DEFAULT_NONDET = (0, 1, 2, -1)
_ATOMIC = "__VERIFIER_atomic_"
"""A function whose name begins so is one atomic section, by the rules of SV-COMP."""
_CONVENTIONS = frozenset((_ATOMIC + "begin", _ATOMIC + "end", "reach_error", "__VERIFIER_error"))
"""What a program may define for itself, so that it compiles, and means all the same: to call one of the last
two is an error by SV-COMP's rules, whatever its body does."""
_INLINE = ("internal", "private", "linkonce", "linkonce_odr")
"""Linkages of what other modules have themselves, or have nothing to do with."""
_ENDINGS = (
    (frozenset(["__cxa_thread_atexit"]), "__raddle_end_thread_locals"),
    (frozenset(["atexit", "__raddle_at_exit"]), "__raddle_run_exit_handlers"),
)
"""What runs when the entry function returns, and the functions whose use asks for it."""
_BLOCKS = ("__raddle_make_block", "__raddle_move_block", "__raddle_end_block")
_AGAIN = {name: name + "_again" for name in _BLOCKS}
"""What of the library allocates, moves and frees, and what does it if addresses are reused."""
_OPERATORS = re.compile(r"_Z(n[wa]m|d[la]Pvm?)(St11align_val_t)?(RKSt9nothrow_t)?")
"""new and delete, as a program may replace them."""
_AS_MALLOC = dict.fromkeys(["__raddle_make_new", "__raddle_make_array"], "__raddle_make_plain")
_AS_MALLOC |= dict.fromkeys(["__raddle_end_new", "__raddle_end_array"], "__raddle_end_block")
_BY_OTHERS = dict.fromkeys(["__raddle_new_array", "__raddle_new_or_null"], "__raddle_new_by_new")
_BY_OTHERS["__raddle_end_array"] = "__raddle_end_by_delete"
"""Where nobody asks by what a block was allocated, and where the program has operators of its own."""
LARGEST_GLOBAL = 1 << 28
"""In bytes. Refused before anything of that size is made."""


def lower_modules(
    modules: Sequence[str],
    entry: str = "main",
    *,
    volatile_relaxed: bool = False,
    nondet_values: Sequence[int] = DEFAULT_NONDET,
    runtime: Callable[[str], LlvmModule | None] | None = None,
    reuse_addresses: bool = False,
    outside: frozenset[str] = frozenset(),
) -> Program:
    """The program that these modules (textual LLVM IR) make together.

    `volatile_relaxed`: volatile accesses count as relaxed atomics instead of plain ones.
    `nondet_values`: what __VERIFIER_nondet_int and its wide relatives choose from.
    `runtime`: gives the part of the C++ library's own files that defines a symbol.
    `reuse_addresses`: an allocation may get the address of a block that was freed.
    `outside`: functions that may be called although nobody defines them.
    """
    return Linking(modules, volatile_relaxed, nondet_values, runtime, reuse_addresses, outside).run(entry)


class Linking:
    """The modules, the library, and what each name means in each of them."""

    def __init__(
        self,
        texts: Sequence[str],
        volatile_relaxed: bool = False,
        nondet_values: Sequence[int] = DEFAULT_NONDET,
        runtime: Callable[[str], LlvmModule | None] | None = None,
        reuse_addresses: bool = False,
        outside: frozenset[str] = frozenset(),
    ) -> None:
        self.reuse_addresses = reuse_addresses
        self.outside = outside
        self.units = [Unit(number, LlvmModule(text)) for number, text in enumerate(texts)]
        self.narrow = any(unit.module.narrow for unit in self.units)
        self.symbols = Symbols(self.units, texts)
        self.cpp = CppLinking([unit.module for unit in self.units])
        self.unwinding = self.cpp.catches
        self.symbols.replaced |= self.cpp.watch_threads([unit.module for unit in self.units])
        self._replaces_new = self.cpp.used and any(map(_OPERATORS.fullmatch, self.symbols.external))
        self.type_numbers: dict[str, int] = {}
        self._runtime = runtime if self.cpp.used else None
        self._packages: dict[int, Unit] = {}
        self.volatile_relaxed = volatile_relaxed
        self.nondet_values = tuple(nondet_values)
        self.debug_types = DebugTypes(4 if self.narrow else 8)
        self.features: set[str] = set()
        self.functions: dict[str, Function] = {}
        self.globals: dict[str, Global] = {}
        self.definitions: dict[str, Definition] = {}
        """Program-wide name -> definition, of everything resolved so far."""
        self._names: dict[tuple[int, str], str] = {}
        self._taken: set[str] = set(self.symbols.external)
        self._reached: set[str] = set()
        self._trail = Trail()
        self._todo: list[str] = []
        self._contexts: dict[int, UnitContext] = {}
        self._library: Unit | None = None
        self._cpp: Unit | None = None

    @property
    def library(self) -> Unit:
        if self._library is None:
            self._library = Unit(len(self.units), library_module(self.narrow), library=True)
        return self._library

    @property
    def cpp_library(self) -> Unit:
        if self._cpp is None:
            self._cpp = Unit(len(self.units) + 1, cpp_module(), library=True)
        return self._cpp

    def run(self, entry: str) -> Program:
        definition = self._entry(entry)
        name = self._named(definition)
        first, last = constructors(self.units), destructors(self.units)
        self._reach_definition(name)
        calls: list[tuple[str, tuple[Operand, ...]]] = []
        for unit, function in last:
            end = Addr(self.reach(unit, self.resolve(unit, function), None))
            calls.append((self._library_function("__raddle_at_exit"), (end,)))
        for unit, function in first:
            calls.append((self.reach(unit, self.resolve(unit, function), None), ()))
        if self.unwinding:
            self.reach(self.cpp_library, self.resolve(self.cpp_library, UNCAUGHT), None)
        self._lower_all()
        endings = [handler for trigger, handler in _ENDINGS if trigger & self._reached]
        handlers = [self._library_function(ending) for ending in endings]
        self._lower_all()
        started = {called for called, _ in calls}
        boundaries = {name, *started, *handlers, *(f for f in self.functions if self.cpp.starts_thread(f))}
        main = self.functions[name]
        if calls or handlers:
            self.functions[name] = with_calls(main, calls, handlers)
        if self.unwinding:
            self.functions = unwind(self.functions, self.globals, boundaries)
        functions = {name: self.functions.pop(name)} | dict(sorted(self.functions.items()))
        variables = dict(sorted(self.globals.items()))
        return Program(
            functions,
            variables,
            tuple(self.debug_types.types),
            name,
            frozenset(self.features),
            narrow=self.narrow,
        )

    def _lower_all(self) -> None:
        while self._todo:
            self._lower(self._todo.pop())

    def _entry(self, entry: str) -> Definition:
        found = self.symbols.external.get(entry)
        if found is not None and found.unit.module.is_function(entry):
            return found
        for unit in self.units:
            if unit.module.is_function(entry):
                return Definition(unit, entry)
        raise UserError(
            f"no function '{entry}' in the program", hint="--entry names the function to start with"
        )

    # --- names

    def resolve(self, unit: Unit, name: str) -> Target:
        stand_in = self.cpp.stand_in(name) if self.cpp.used else None
        if stand_in is not None:
            return self._target(Definition(self.cpp_library, stand_in))
        if (
            name in _CONVENTIONS
            and unit.defines(name)
            and not unit.library
            and self._takes_nothing(unit, name)
        ):
            return self._target(Definition(self.library, name))
        name = self.symbols.aliased(unit, name)
        if unit.library and self._replaces_new and unit is self._cpp:
            name = _BY_OTHERS.get(name, name)
        if unit.library and (self.reuse_addresses or self._replaces_new):
            name = _AS_MALLOC.get(name, name)
        if unit.library and self.reuse_addresses:
            name = _AGAIN.get(name, name)
        if self.symbols.is_local(unit, name):
            return self._target(Definition(unit, name))
        found = self.symbols.external.get(name)
        if found is not None and name in _CONVENTIONS and self._takes_nothing(found.unit, name):
            return self._target(Definition(self.library, name))
        # The library means its own functions, whatever else the program calls by their names.
        if found is not None and (_OPERATORS.fullmatch(name) or not (unit.library and unit.defines(name))):
            self._check_declaration(unit, found)
            return self._target(found)
        library = self.library
        wanted = self.symbols.replaced.get(name, name)
        if self.cpp.used:
            package = self._in_cpp_library(unit, wanted)
            if package is not None:
                return self._target(package)
        if library.defines(wanted) and (unit.library or not self.symbols.is_local(library, wanted)):
            return self._target(Definition(library, wanted))
        if name in ("__raddle_nondet_values", "__raddle_nondet_count"):
            return Target("variable", name)
        if name.startswith("__raddle_"):
            return Target("operation", name)
        return Target("missing", name)

    def _takes_nothing(self, unit: Unit, name: str) -> bool:
        module = unit.module
        if not module.is_function(name):
            return False
        try:
            return shape_of(module.function(name)) == Shape((), (), False)
        except Unlowered:
            return False

    def _in_cpp_library(self, unit: Unit, name: str) -> Definition | None:
        """raddle's own runtime comes first; then what the asking module has itself (inline functions); then
        the files of the standard library."""
        own = self.cpp_library
        meant = self.symbols.aliased(own, name)
        inline = own.module.linkage(meant) in _INLINE if own.defines(meant) else True
        if own.defines(meant) if unit is own else not inline:
            return Definition(own, meant)
        if unit.header and unit.defines(name):
            return Definition(unit, name)
        module = self._runtime(name) if self._runtime is not None else None
        if module is None:
            return None
        package = self._packages.get(id(module))
        if package is None:
            number = len(self.units) + 2 + len(self._packages)
            package = self._packages[id(module)] = Unit(number, module, header=True)
        meant = self.symbols.aliased(package, name)
        return Definition(package, meant) if package.defines(meant) else None

    def _target(self, definition: Definition) -> Target:
        module = definition.unit.module
        name = self._named(definition)
        if module.is_function(definition.name):
            return Target("function", name, replaceable=definition.unit.library)
        return Target("variable", name, thread_local=module.global_(definition.name).thread_local)

    def _named(self, definition: Definition) -> str:
        """The program-wide name: as written if free, else with a number. Nobody calls what a program defines
        for itself instead of a convention: its name is the library's, by which passes and proofs know it."""
        key = (definition.unit.number, definition.name)
        found = self._names.get(key)
        if found is None:
            found = definition.name
            external = self.symbols.external.get(found)
            conventional = found in _CONVENTIONS and definition.unit is self.library
            if not conventional and (external is None or external.unit is not definition.unit):
                number = 0
                while found in self._taken:
                    number += 1
                    found = f"{definition.name}.{number}"
                self._taken.add(found)
            self._names[key] = found
            self.definitions[found] = definition
        return found

    def _check_declaration(self, unit: Unit, found: Definition) -> None:
        """A declaration must agree with the definition elsewhere in what kind of thing it is."""
        name = found.name
        if unit is found.unit:
            return
        other = found.unit.module
        if unit.module.has_global(name):
            here = unit.module.global_(name)
            if other.is_function(name):
                raise UserError(
                    f"'{name}' is declared as a variable but defined as a function", found.unit.place(name)
                )
            there = other.global_(name)
            if here.type.size and here.type.size != there.type.size:
                raise UserError(
                    f"'{name}' is declared with {here.type.size} bytes but defined with {there.type.size}",
                    found.unit.place(name),
                )
            if here.thread_local != there.thread_local:
                raise UserError(
                    f"'{name}' is thread-local in only one of its declarations", found.unit.place(name)
                )
        elif name in unit.module.declared and not other.is_function(name):
            raise UserError(
                f"'{name}' is declared as a function but defined as a variable", found.unit.place(name)
            )

    # --- what is reached

    def reach(self, unit: Unit, target: Target, loc: Location | None) -> str:
        if target.kind in ("function", "variable") and target.name in self.definitions:
            self._trail.note(target.name, loc)
            self._reach_definition(target.name)
        elif target.kind == "variable":
            self._nondet()
        elif target.name in self._reached:
            pass
        elif unit.module.has_global(target.name):
            raise missing_variable(target.name, self._trail.users_place(loc))
        else:
            self._reached.add(target.name)
            try:
                shape = shape_of(unit.module.declaration(target.name))
            except (Unlowered, KeyError):
                shape = Shape((), (), False)
            made = stub(target.name, shape, missing(target.name))
            self.functions[target.name] = replace(made, library=target.name in self.outside)
        return target.name

    def _reach_definition(self, name: str) -> None:
        if name in self._reached:
            return
        self._reached.add(name)
        self._todo.append(name)
        definition = self.definitions[name]
        if definition.unit.library:
            self.features.update(features_of(definition.name))

    def shape(self, target: Target) -> Shape | None:
        definition = self.definitions.get(target.name)
        if definition is None:
            return None
        try:
            return shape_of(definition.unit.module.function(definition.name))
        except Unlowered:
            return None

    def context(self, unit: Unit) -> UnitContext:
        found = self._contexts.get(unit.number)
        if found is None:
            found = self._contexts[unit.number] = UnitContext(self, unit)
        return found

    def _lower(self, name: str) -> None:
        self._trail.go_on_in(name)
        definition = self.definitions[name]
        module = definition.unit.module
        if module.is_function(definition.name):
            function = module.function(definition.name)
            lowered = lower_function(function, name, self.context(definition.unit))
            bounds = [_ATOMIC + "begin", _ATOMIC + "end"]
            if name.startswith(_ATOMIC) and name not in bounds and not definition.unit.library:
                begin, end = [self._library_function(bound) for bound in bounds]
                lowered = with_calls(lowered, [(begin, ())], [end])
            self.functions[name] = lowered
        else:
            self.globals[name] = self._global(name, definition)

    def _library_function(self, name: str) -> str:
        return self.reach(self.library, self.resolve(self.library, name), None)

    def _global(self, name: str, definition: Definition) -> Global:
        unit = definition.unit
        source = unit.module.global_(definition.name)

        def address(symbol: str) -> Addr:
            return Addr(self.reach(unit, self.resolve(unit, symbol), place))

        metadata = unit.module.metadata
        variable = metadata.node(source.dbg).reference("var") if source.dbg >= 0 else None
        place = metadata.place(variable) if variable is not None else None
        display, type_index = demangled(definition.name) or definition.name, None
        if variable is not None:
            node = metadata.node(variable)
            name = node.text("name")
            if name != "_vtable$":  # clang calls all of them so
                display = name or display
            type_index = self.context(unit).debug_type(node.reference("type"))
        if isinstance(source.initializer, Bytes) and source.linkage == "private":
            text = source.initializer.data.rstrip(b"\0").decode("utf-8", "replace")
            display = '"' + text.translate({10: "\\n", 9: "\\t", 34: '\\"'}) + '"'
        assert source.initializer is not None
        if source.type.size > LARGEST_GLOBAL:
            raise UnsupportedError(
                f"a global variable of {source.type.size >> 20} MiB ('{display}')",
                place,
                f"make it smaller; {LARGEST_GLOBAL >> 20} MiB is the limit",
            )
        initial = Initializer(address, 4 if self.narrow else 8)
        try:
            initial.put(source.initializer)
        except Unlowered as problem:
            raise UserError(f"'{display}': raddle does not model {problem}", place) from None
        data, relocations = bytes(initial.data), tuple(initial.relocations)
        return Global(
            name,
            source.type.size,
            max(source.align, 1),
            data,
            relocations,
            source.constant,
            source.thread_local,
            place,
            type_index,
            display,
        )

    def _nondet(self) -> None:
        """The tables that the library's nondet functions choose from."""
        values = b"".join((v & (1 << 64) - 1).to_bytes(8, "little") for v in self.nondet_values)
        count = len(self.nondet_values).to_bytes(8, "little")
        for name, data in (("__raddle_nondet_values", values), ("__raddle_nondet_count", count)):
            self.globals[name] = Global(name, len(data), 8, data, (), True, False, None, None, name)


__all__ = ["DEFAULT_NONDET", "Linking", "library_module", "lower_modules"]
