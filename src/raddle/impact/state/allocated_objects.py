"""The objects that a table of allocations stands for, as part of the layout of memory."""

from __future__ import annotations

from dataclasses import replace

from raddle.impact.state.allocations import Allocations, AllocationSite, Row, StackObject
from raddle.impact.state.memory import Layout, Object
from raddle.impact.terms.columns import Column
from raddle.impact.terms.terms import const


def lay_out(layout: Layout, allocations: Allocations) -> None:
    for name, item in allocations.stack.items():
        define_local(layout, name, item)
    for name in allocations.addressed:
        layout.place(name, allocations.stack[name].size)
    for name, key in allocations.objects():
        _define_allocated(layout, name, key, allocations.sites[key])


def _define_allocated(layout: Layout, name: str, key: str, site: AllocationSite) -> None:
    """What is in it at first is not known."""
    layout.place(name, site.size)
    guessed = False
    made = Object(name, site.size, ())
    while site.guesses and not guessed:
        type_index, count = site.guesses[0]
        made = layout.define(name, site.size, type_index, count=count)
        layout.opaque.pop(name, None)
        guessed = not made.opaque
        if not guessed:
            del site.guesses[0]
    if not guessed:
        made = Object(
            name,
            site.size,
            tuple(_column(name, site, row) for row in site.rows),
            synchronising=tuple((kind, Column(name, at, (), 1, False)) for kind, at in site.synchronisers),
        )
    for column in made.columns:
        layout.initial.pop(column.variable, None)
    title = f"the memory allocated at {site.place}"
    made = layout.objects[name] = replace(made, title=title, site=key, guessed=guessed, mortal=True)
    layout.initial[made.alive] = const(0)


def _column(name: str, site: AllocationSite, row: Row) -> Column:
    dimensions = ((row.stride, len(site.offsets(row))),) if row.stride else ()
    flags = (row.kind == "pointer", row.kind == "float")
    return Column(f"{name}:{row.base}", row.base, dimensions, row.width, *flags)


def define_local(layout: Layout, name: str, item: StackObject) -> Object:
    """A stack object that threads share, or a local array with indices that are not known."""
    made = layout.define(name, item.size, item.type_index, item.data or b"")
    made = layout.objects[name] = replace(made, title=item.title, mortal=not item.own, own=item.own)
    if item.data is None:
        for column in made.columns:
            layout.initial.pop(column.variable, None)
    if made.mortal:
        layout.initial[made.alive] = const(0)
    return made
