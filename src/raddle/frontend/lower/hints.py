"""What to do instead of using something of the C and C++ libraries that raddle does not model."""

from __future__ import annotations

from raddle.errors import RaddleError, UnsupportedError, UserError
from raddle.frontend.demangle import demangled
from raddle.ir.thread_library import THREAD_LIBRARY
from raddle.ir.values import Location

_STREAMS = ("std::cin", *(f"std::w{name}" for name in ("cin", "cout", "cerr", "clog")))
_HINTS: dict[str, str] = {}
_NARROW = "std::cout, std::cerr and std::clog are"
_NO_INPUT = "input is not modelled; use raddle_choice or std::istringstream"
_CPP = "raddle has no model of this part of the C++ library; see docs/reference/cpp-support.md"


def _register(hint: str, names: str) -> None:
    _HINTS.update(dict.fromkeys(names.split(), hint))


_register("return an error code instead of jumping", "setjmp longjmp siglongjmp _longjmp")
_register("setjmp: return an error code instead of jumping", "_setjmp __sigsetjmp")
_register(
    "signals are not modelled; start a thread that calls the handler",
    "raise kill pthread_kill sigwait alarm pause __sysv_signal",
)
_register(
    "processes are not modelled; use threads", "fork vfork execv execve execvp wait waitpid system popen"
)
_register(
    "input is not modelled; use raddle_choice or __VERIFIER_nondet_int",
    "scanf __isoc99_scanf __isoc23_scanf fscanf __isoc99_fscanf __isoc23_fscanf getchar getc fgetc fgets "
    "gets getline getdelim __getdelim ungetc",
)
_register("use strtol", "sscanf __isoc99_sscanf __isoc23_sscanf vsscanf")
_register("use strtod", "strtold")
_register(
    "files are not modelled",
    "fopen fdopen fclose fread fseek ftell rewind open openat creat read close lseek fstat stat "
    "unlink rename tmpfile fileno opendir socket bind listen accept connect send recv select "
    "epoll_create pipe eventfd",
)
_register("system calls are not modelled; use the function of the C library", "ioctl")
_register(
    "clocks show a constant; there is no calendar",
    "localtime gmtime mktime strftime ctime asctime localtime_r",
)
_register(
    "wide characters are not modelled", "wcslen wcscpy wcscmp wprintf wmemcpy mbstowcs wcstombs mbtowc wctomb"
)
_register(
    "of <math.h>, raddle has sqrt, fabs, fmod, fmin, fmax, copysign, hypot and rounding",
    "pow exp log sin cos tan asin acos atan atan2 sinh cosh tanh exp2 log2 log10 cbrt powf expf logf "
    "sinf cosf tanf erf tgamma lgamma fma ldexp frexp modf scalbn",
)


def missing(name: str) -> str:
    """What to say of a function that nobody defines."""
    spoken = demangled(name) or name.removeprefix("__isoc99_").removeprefix("__isoc23_")
    other = (
        _CPP if spoken.startswith("std::") else "no file defines it, and raddle's C library does not have it"
    )
    row = THREAD_LIBRARY.get(name)
    hint = row.hint if row and row.hint else _HINTS.get(name, other)
    return f"the function {spoken} ({hint})"


def missing_variable(name: str, loc: Location | None) -> RaddleError:
    """The same for a variable, which cannot wait until it is used: its size and contents are unknown."""
    spoken = demangled(
        "_Z" + name[4:] if name.startswith("_ZT") else name
    )  # a table of a class, or a variable
    if spoken in _STREAMS:
        return UnsupportedError(
            f"{spoken} is not modelled", loc, _NO_INPUT if spoken == "std::cin" else _NARROW
        )
    if spoken.startswith("std::"):
        return UnsupportedError(f"the C++ library's {spoken} is not modelled", loc, _CPP)
    return UserError(f"no file defines the variable '{spoken or name}'", loc)
