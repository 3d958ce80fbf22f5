"""The C++ library's own files, compiled when a program needs one of them, and kept in the cache.

raddle's runtime (library/cpp.ll) defines threads, locks, exceptions and memory. The rest that libc++ and
libc++abi compile apart from their headers (strings, futures, type information …) comes from the sources in
the compiler's package, through the same compiler as the program. Which file defines a symbol is told by the
symbol's name, so that only files are compiled whose contents are used.
"""

from __future__ import annotations

import contextlib
import re
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

from raddle.errors import InternalError
from raddle.frontend import cache
from raddle.frontend.compiler import INCLUDE, Compiler, find_compiler
from raddle.frontend.llvm import LlvmModule

_FLAGS = (
    *("-std=c++23", "-D_LIBCPP_BUILDING_LIBRARY", "-D_LIBCXXABI_BUILDING_LIBRARY"),
    *("-DLIBCXX_BUILDING_LIBCXXABI", "-w", "-g0", "-O1", "-UNDEBUG", "-fno-sanitize=all", "-fno-lto"),
    *("-fno-stack-protector", "-fno-discard-value-names", "-Xclang", "-disable-llvm-passes"),
    *("-S", "-emit-llvm"),
)
_TABLE = r"""
libcxxabi/src/private_typeinfo.cpp    {data}N10__cxxabiv1|{of}10__cxxabiv1|__dynamic_cast|_ZT[IS][a-zPD]
libcxxabi/src/stdlib_exception.cpp    ({data}|{of})St(9exception|13bad_exception|9bad_alloc|20bad_array)
libcxxabi/src/stdlib_typeinfo.cpp     ({data}|{of})St(9type_info|8bad_cast|10bad_typeid)
libcxxabi/src/stdlib_stdexcept.cpp    {data}St\d+(logic|runtime|domain|length|range|overflow|underflow)_error
libcxxabi/src/stdlib_stdexcept.cpp    {of}St\d+(logic|runtime|domain|length|range|(over|under)flow)_error[D4]
libcxxabi/src/stdlib_stdexcept.cpp    ({data}|{of})St(16invalid_argument|12out_of_range)
libcxxabi/src/cxa_vector.cpp          __cxa_vec_
libcxx/src/stdexcept.cpp              _ZNSt\d+(logic|runtime)_error[Ca]
libcxx/src/exception.cpp              {of}St13exception_ptr|_ZSt17(current|rethrow)_exception
libcxx/src/exception.cpp              ({data}|{of})St16nested_exception
libcxx/src/system_error.cpp           {of}St3__1(12system_error|1[456](error|system|generic)_category)
libcxx/src/system_error.cpp           {of}St3__1(20__throw_system_error|14error_condition|10error_code)
libcxx/src/system_error.cpp           {data}NSt3__1(12system_error|14error_category|12__do_message)
libcxx/src/system_error.cpp           {of}St3__112__do_message
libcxx/src/error_category.cpp         ({data}N|{of})St3__114error_category
libcxx/src/future.cpp                 {of}St3__1(12future_error|17__assoc_sub_state|15future_category)
libcxx/src/future.cpp                 {of}St3__1(6future|7promise|13shared_future)Iv
libcxx/src/future.cpp                 {data}NSt3__1(12future_error|17__assoc_sub_state)
libcxx/src/memory.cpp                 {of}St3__1(14__shared_count|19__shared_weak_count|12bad_weak_ptr|5align)
libcxx/src/memory.cpp                 {of}St3__18__sp_mut|_ZNSt3__112__get_sp_mut
libcxx/src/memory.cpp                 {data}NSt3__1(14__shared_count|19__shared_weak_count|12bad_weak_ptr)
libcxx/src/string.cpp                 {of}St3__1(12basic_string|9to_string|4sto[ilfd]|5sto(ul|ll)|6stoull|pl)
libcxx/src/charconv.cpp               _ZNSt3__1(6__itoa|8to_chars|10from_chars)
libcxx/src/ryu/d2s.cpp                _ZNSt3__1\d+__d2s_
libcxx/src/ryu/f2s.cpp                _ZNSt3__1\d+__f2s_
libcxx/src/ryu/d2fixed.cpp            _ZNSt3__1\d+__d2(fixed|exp)_
libcxx/src/hash.cpp                   _ZNSt3__112__next_prime
libcxx/src/bind.cpp                   _ZNSt3__112placeholders
libcxx/src/expected.cpp               ({data}N|{of})St3__119bad_expected_access
libcxx/src/valarray.cpp               {of}St3__1(8valarrayIm|6gslice)
libcxx/src/functional.cpp             ({data}N|{of})St3__117bad_function_call|_ZNSt3__113__hash_memory
libcxx/src/optional.cpp               ({data}|{of})St19bad_optional_access
libcxx/src/variant.cpp                ({data}|{of})St18bad_variant_access
libcxx/src/any.cpp                    ({data}|{of})St12bad_any_cast
libcxx/src/algorithm.cpp              _ZNSt3__1(6__sort|27__insertion_sort)
libcxx/src/vector.cpp                 _ZNKSt3__120__vector_base_common
libcxx/src/ios.cpp                    {of}St3__1(8ios_base|17iostream_category)|{data}NSt3__18ios_base
libcxx/src/ios.cpp                    ({of}|{data})St3__119__iostream_category
libcxx/src/ios.instantiations.cpp     ({of}|_ZT([VTISC]|[hv][\dn_]+)N)St3__1{stream}Ic
libcxx/src/memory_resource.cpp        ({of}|{data}N)St3__13pmr
libcxx/src/mutex.cpp                  _ZNSt3__1(11timed_mutex|21recursive_timed_mutex)
libcxx/src/new.cpp                    _ZSt17__throw_bad_alloc
"""
"""Files, and the names of what they define: {data} stands for tables of classes, {of} for members."""
_STREAM = r"\d+basic_(ios|[io]stream|iostream|streambuf|stringbuf|[io]?stringstream)"
_PARTS = {"{data}": "_ZT[VIS]", "{of}": "_ZNK?", "{stream}": _STREAM}


def _pattern(text: str) -> re.Pattern[str]:
    for part, meaning in _PARTS.items():
        text = text.replace(part, meaning)
    return re.compile(text)


_FILES = tuple((line.split()[0], _pattern(line.split()[1])) for line in _TABLE.strip().splitlines())


class CppRuntime:
    """Gives the module that defines a symbol; each file is compiled once for all programs."""

    def __init__(self, *, use_cache: bool = True) -> None:
        self._use_cache = use_cache
        self._missing: set[str] = set()

    def __call__(self, symbol: str) -> LlvmModule | None:
        if symbol in self._missing or not symbol.startswith(("_Z", "__cxa_", "__dynamic_cast")):
            return None
        for file, pattern in _FILES:
            if pattern.match(symbol):
                module = _module(file, self._use_cache)
                if module.mentions(symbol):
                    return module
        self._missing.add(symbol)
        return None


@lru_cache(maxsize=64)
def _module(file: str, use_cache: bool) -> LlvmModule:
    return LlvmModule(_text(file, use_cache))


def _text(file: str, use_cache: bool) -> str:
    compiler = find_compiler("")
    package = Path(compiler.command[0]).parent / "lib"
    try:
        store = cache.Cache(cache.default_folder()) if use_cache else None
    except cache.UnusableCache:
        store = None
    headers = [path.read_text("utf-8") for path in sorted((INCLUDE / "c++").rglob("*")) if path.is_file()]
    name = cache.text_key([compiler.identity, file, *_FLAGS, *headers])
    found = store.load(name) if store is not None else None
    if isinstance(found, str):
        return found
    made = _compiled(compiler, package, file)
    if store is not None:
        with contextlib.suppress(cache.UnusableCache):
            store.store(name, made)
    return made


def _compiled(compiler: Compiler, package: Path, file: str) -> str:
    with tempfile.TemporaryDirectory(prefix="raddle-", ignore_cleanup_errors=True) as folder:
        output = Path(folder) / "out.ll"
        own = ["-I", str(INCLUDE / "c++")]
        for part in ("libcxx/src", "libcxx/src/include", "libcxx/libc", "libcxxabi/src", "libcxxabi/include"):
            own += ["-I", str(package / part)]
        command = [*compiler.speaking("c++"), *_FLAGS, *compiler.target, *own, str(package / file)]
        done = subprocess.run(
            [*command, "-o", str(output)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        if done.returncode or not output.exists():
            raise InternalError(f"the C++ library's {file} does not compile\n{done.stderr}")
        return output.read_text("utf-8", "replace")
