"""Other executions with the same error, from searches that are cheap: fewer turns of loops, another order."""

from __future__ import annotations

import dataclasses

from raddle.explain.trial import look_for
from raddle.explore.native import NativeSearch
from raddle.explore.options import MODELS_OF, Options
from raddle.explore.run import Found

SHARE = 0.15
"""Seconds for each search."""


def candidates(code: bytes, options: Options, error: Found) -> list[Found]:
    key = error.schedule.get("outcome")
    if key is None or not error.schedule.get("events"):
        return []
    options = dataclasses.replace(options, keep_going=True, count_duplicates=False)
    found = []
    for search, unroll in (
        ("modification-order", 1),
        ("modification-order", 2),
        ("reads-from", options.unroll),
    ):
        if options.model not in MODELS_OF[search] or (unroll or 0) > (options.unroll or 2):
            continue
        asked = dataclasses.replace(options, search=search, unroll=unroll)
        found += look_for(NativeSearch(code, asked, []), key, SHARE)[1]
    return found
