"""Memory orders that rule a failure out: as few and as weak ones as can be found by trying.

A set of orders counts only if a search of the whole program with them does not come upon the failure again.
It starts with the strongest orders everywhere; then, one place after the other, the weakest that still does.
"""

from __future__ import annotations

from collections.abc import Sequence

from raddle.explain.strengthening import Site, strengthened
from raddle.explain.trial import Answer, Trials

LARGEST = 16
"""Places in the source; with more of them the tries would take too long."""


def remedy(code: bytes, found: Sequence[Site], trials: Trials) -> tuple[dict[Site, str], Answer] | None:
    """With what a search of that program says; None if there is no such set, or none was found in time."""
    if not found or len(found) > LARGEST:
        return None

    def rules_out(choice: dict[Site, str]) -> Answer | None:
        answer = trials.ask(strengthened(code, choice))
        return None if answer is None or answer.fails else answer

    best: tuple[dict[Site, str], Answer] | None = None
    for strongest in (_synchronising(found), dict.fromkeys(found, "seq_cst")):
        answer = rules_out(strongest) if strongest else None
        if answer is not None:
            best = (strongest, answer)
            break
    if best is None:
        return None
    for site in found if len(best[0]) > 1 else ():  # a single place is the simplest remedy
        alone = {site: best[0].get(site, "seq_cst")}
        answer = rules_out(alone)
        if answer is not None:
            best = (alone, answer)
            break
    choice, answer = best
    for site in list(choice):
        rest = {key: order for key, order in choice.items() if key != site}
        weaker = site.stronger[: site.stronger.index(choice[site])]
        for tried in (*([rest] if rest else ()), *({**rest, site: order} for order in weaker)):
            better = rules_out(tried)
            if better is not None:
                choice, answer = tried, better
                break
    return {site: choice[site] for site in found if site in choice}, answer


def _synchronising(found: Sequence[Site]) -> dict[Site, str]:
    """The strongest orders below seq_cst."""
    return {site: weak[-1] for site in found if (weak := [o for o in site.stronger if o != "seq_cst"])}
