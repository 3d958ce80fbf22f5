"""What a failure needs, in sentences: which models have it, and which memory orders would rule it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from raddle.explain.fencing import fences, gaps
from raddle.explain.remedy import remedy
from raddle.explain.strengthening import Site, sites
from raddle.explain.trial import Answer, Trials
from raddle.explore.options import Options
from raddle.explore.run import Run
from raddle.report.kinds import STUCK
from raddle.report.symbols import Symbols, brief
from raddle.report.words import listed

FEW = 2
"""Memory orders; if it takes more of them, fences are tried, too."""
_STRONGER_MODELS = {"tso": ("sc",), "ra": ("sc", "tso"), "rc11": ("sc", "tso"), "wrc11": ("sc", "tso")}


def needs(code: bytes, run: Run, symbols: Symbols, options: Options, schedule: dict[str, Any]) -> list[str]:
    """Sentences about the error that this execution shows."""
    trials = Trials(options, schedule, bounded="nondet-int" in symbols.features)
    models = _STRONGER_MODELS.get(options.model, ())
    if not models or not trials.possible:
        return []
    what = run.outcome.kind if run.outcome is not None and run.outcome.kind in STUCK else "failure"
    found: list[str] = []
    missing = []
    for model in models:
        answer = trials.ask(code, model)
        if answer is not None and answer.fails:
            if model == "sc":
                return [f"this {what} needs no weak memory: it exists under sc, too"]
            found.append(f"this {what} needs weak memory: it exists under {model}, but not under sc")
        elif answer is not None and answer.complete:
            missing.append(model)
        elif answer is None and model == "sc":
            return []  # whether orders matter at all is not known
    if not found and missing:
        found.append(f"this {what} needs weak memory: it does not exist under {' or '.join(missing)}")
    if options.model in ("rc11", "wrc11", "tso"):
        cure = remedy(code, sites(code, run, symbols), trials)
        if cure is not None:
            found.append(f"with {_told(*cure, what)}")
        if cure is None or len(cure[0]) > FEW:
            others = fences(code, gaps(code, run, symbols), trials)
            if others is not None and (cure is None or len(others.gaps) < len(cure[0])):
                order = sorted(others.gaps, key=lambda gap: (gap.location.file, gap.location.line))
                places = listed(list(dict.fromkeys(brief(gap.location) for gap in order)))
                said = f"with atomic_thread_fence(memory_order_{others.order}) before {places}"
                found.append(said + _consequence(others.answer, what))
    return found


def _told(choice: Mapping[Site, str], answer: Answer, what: str) -> str:
    lines = Counter(brief(site.location) for site in choice)
    orders: dict[str, list[str]] = {}
    for site in sorted(
        choice, key=lambda site: (site.location.file, site.location.line, site.location.column)
    ):
        place = brief(site.location)
        place += f":{site.location.column}" if lines[place] > 1 else ""
        orders.setdefault(choice[site], []).append(place)
    said = " and ".join(f"memory_order_{order} at {listed(places)}" for order, places in orders.items())
    return said + _consequence(answer, what)


def _consequence(answer: Answer, what: str) -> str:
    said = f" this {what} is impossible"
    executions = f"{answer.executions:,} execution" + ("" if answer.executions == 1 else "s")
    if not answer.complete:
        return f"{said} within the same bounds"
    if answer.others:
        more = "another error is" if answer.others == 1 else f"{answer.others} other errors are"
        return f"{said}; {more} left"
    return f"{said}, and the program is safe ({executions})"
