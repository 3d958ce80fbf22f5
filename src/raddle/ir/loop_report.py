"""What became of a loop, for `--explain-loops` and for messages; apart from the passes, which a cached
image does not need."""

from __future__ import annotations

from typing import Any, NamedTuple

from raddle.ir.values import Location


class LoopReport(NamedTuple):
    """`condition`: under which an iteration is pure, in C; "" if none is. `became`: "await", "assume",
    "strong" (a weak compare-exchange that fails only if it must), or "unchanged". `waits`: the conditions
    waited for. `reasons`: why iterations, or some of them, stay. `is_endless`: nothing in it says that it
    ends."""

    loc: Location | None
    function: str
    condition: str
    became: str
    waits: tuple[str, ...]
    reasons: tuple[str, ...]
    is_complete: bool
    is_endless: bool
    marks: tuple[tuple[int, str], ...] = ()
    """Assumes in it, by instruction, and what lets a thread go on there."""

    def to_json(self) -> dict[str, Any]:
        return {
            "location": str(self.loc) if self.loc else None,
            "function": self.function,
            "condition": self.condition or None,
            "became": self.became,
            "waits": list(self.waits),
            "reasons": list(self.reasons),
            "complete": self.is_complete,
            "endless": self.is_endless,
        }
