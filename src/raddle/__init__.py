"""raddle verifies concurrent C programs.

>>> import raddle
>>> raddle.verify("int main(void) { return 0; }\\n").verdict
'safe'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raddle.version import VERSION as __version__

if TYPE_CHECKING:
    from raddle.errors import InternalError, RaddleError, UnsupportedError, UserError, VerificationError
    from raddle.explore.litmus import LitmusResult, litmus
    from raddle.explore.options import Options
    from raddle.explore.result import ErrorReport, Result, Row, ThreadRow
    from raddle.resumption import resume
    from raddle.scheduling import Schedules, schedule
    from raddle.verification import replay, verify

# Where each public name lives. Imported on first use: `raddle --version` must not load a parser.
_HOMES = {
    "verify": "raddle.verification",
    "replay": "raddle.verification",
    "resume": "raddle.resumption",
    "schedule": "raddle.scheduling",
    "Schedules": "raddle.scheduling",
    "litmus": "raddle.explore.litmus",
    "LitmusResult": "raddle.explore.litmus",
    "Options": "raddle.explore.options",
    "Result": "raddle.explore.result",
    "ErrorReport": "raddle.explore.result",
    "Row": "raddle.explore.result",
    "ThreadRow": "raddle.explore.result",
    "RaddleError": "raddle.errors",
    "UserError": "raddle.errors",
    "UnsupportedError": "raddle.errors",
    "InternalError": "raddle.errors",
    "VerificationError": "raddle.errors",
}

__all__ = [
    "ErrorReport",
    "InternalError",
    "LitmusResult",
    "Options",
    "RaddleError",
    "Result",
    "Row",
    "Schedules",
    "ThreadRow",
    "UnsupportedError",
    "UserError",
    "VerificationError",
    "__version__",
    "litmus",
    "replay",
    "resume",
    "schedule",
    "verify",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'raddle' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(home), name)


def __dir__() -> list[str]:
    return [*__all__]
