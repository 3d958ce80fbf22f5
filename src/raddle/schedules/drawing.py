"""A program schedule as an SVG picture: sections as boxes, threads as lanes, events in their order.

Arrows between lanes are the waits of level 1; everything in a box comes before everything in the next.
"""

from __future__ import annotations

from html import escape

from raddle.schedules.format import Variant
from raddle.schedules.order import Ordered, ordered

_LANE, _ROW, _TOP, _LEFT, _GAP = 190, 22, 46, 20, 34
_COLORS = ("#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#a463f2", "#97bbf5", "#9c6b4e")


def draw(variant: Variant) -> str:
    """The whole picture."""
    lanes = max(1, len(variant.schedule.threads))
    width = 2 * _LEFT + lanes * _LANE
    parts: list[str] = []
    y = _TOP
    for number, item in enumerate(ordered(variant.schedule, 1)):
        y = _section(parts, variant, item, number, y, lanes) + _GAP
    heads = [
        f'<text x="{_x(lane)}" y="26" class="head" fill="{_COLORS[lane % len(_COLORS)]}">'
        f"{lane}: {escape(function or 'main')}</text>"
        for lane, function in enumerate(variant.schedule.threads)
    ]
    style = (
        "text{font:11px sans-serif;fill:#222}.head{font-weight:bold}.box{fill:none;stroke:#999}"
        ".wait{stroke:#888;fill:none;marker-end:url(#tip)}.then{fill:#555;font-style:italic}"
    )
    tip = (
        '<defs><marker id="tip" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto">'
        '<path d="M0,0 L6,3 L0,6" fill="#888"/></marker></defs>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{y}" '
        f'viewBox="0 0 {width} {y}">\n<style>{style}</style>{tip}\n'
        '<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(heads + parts) + "\n</svg>\n"
    )


def _x(lane: int) -> int:
    return _LEFT + 12 + lane * _LANE


def _section(parts: list[str], variant: Variant, item: Ordered, number: int, y: int, lanes: int) -> int:
    events = [
        (event, waits)
        for event, waits in zip(item.section.events, item.waits, strict=True)
        if event.site is not None
    ]
    height = max(1, len(events)) * _ROW + 12
    parts.append(
        f'<rect class="box" x="{_LEFT}" y="{y}" width="{lanes * _LANE}" height="{height}" rx="5"/>'
        f'<text x="{_LEFT + 4}" y="{y - 4}" class="then">section {number}</text>'
    )
    places: dict[tuple[int, int], tuple[int, int]] = {}
    counts: dict[int, int] = {}
    for row, (event, waits) in enumerate(events):
        assert event.site is not None
        at = (_x(event.thread), y + 20 + row * _ROW)
        counts[event.thread] = counts.get(event.thread, 0) + 1
        places[event.thread, counts[event.thread]] = at
        name = variant.names.get(event.site, event.site[2])
        color = _COLORS[event.thread % len(_COLORS)]
        parts.append(
            f'<circle cx="{at[0]}" cy="{at[1] - 4}" r="4" fill="{color}"/>'
            f'<text x="{at[0] + 8}" y="{at[1]}">{escape(_short(name))}</text>'
        )
        for other, count in waits:
            start = places.get((other, count))
            if start is not None:
                parts.append(f'<path class="wait" d="M{start[0]},{start[1] - 4} L{at[0] - 5},{at[1] - 4}"/>')
    targets = ", ".join(str(target) for _, target in item.section.then)
    text = f"then section {targets}" if targets else "end of the program"
    if item.section.turns:
        text = f"then in rotation, {item.section.turns} times each: section {targets}"
    elif len(item.section.then) > 1:
        text = f"then, as thread {item.section.events[-1].thread} branches: section {targets}"
    parts.append(f'<text x="{_LEFT + 4}" y="{y + height + 14}" class="then">{text}</text>')
    return y + height + 14


def _short(name: str) -> str:
    place, _, kind = name.rpartition(", ")
    file, _, rest = place.partition(":")
    return f"{file.rpartition('/')[2]}:{rest.partition(':')[0]} {kind}" if place else name
