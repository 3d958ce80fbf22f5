"""Programs on which `--search dpor` was wrong once, or nearly so."""

from __future__ import annotations

from toy.program import Program

KEPT: tuple[Program, ...] = ()
