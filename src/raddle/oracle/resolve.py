"""From addresses to locations: which object an access of a graph means, and whether it may touch it.

An access knows an object of another thread if the object came to life porf-before it, or rather before
some event that is; so the answer depends on the graph alone, not on the order in which it was built.
"""

from __future__ import annotations

from raddle.errors import UnsupportedError
from raddle.oracle.graph import Graph, Loc, ObjectKey, Target
from raddle.oracle.labels import Label, Shared
from raddle.oracle.memory import FIRST_FIXED, SLOT_BITS, make_address, region_of, slot_of
from raddle.oracle.words import Fault, Word, mask


def resolve(graph: Graph, number: int, label: Label) -> Target:
    """The location of thread `number`'s next access; raises Fault for what is no memory."""
    base, target = _object(graph, number, label)
    offset = label.address - base
    if offset < 0 or offset + label.size > target.object_size:
        raise Fault("memory", "out-of-bounds")
    size = label.size
    bits = target.initial
    within = Word(bits.bits >> 8 * offset & mask(8 * size), bits.undefined >> 8 * offset & mask(8 * size))
    return target._replace(loc=Loc(target.loc.key, offset, size), initial=within)


def resolve_object(graph: Graph, number: int, label: Label) -> Target:
    """The whole object that a free or the end of a life is about."""
    if label.kind == "free":
        try:
            base, target = _object(graph, number, label)
        except Fault:
            raise Fault("memory", "invalid-free") from None
        if target.loc.key[0] != "heap" or base != label.address:
            raise Fault("memory", "invalid-free")
        return target
    return _object(graph, number, label)[1]


def _object(graph: Graph, number: int, label: Label) -> tuple[int, Target]:
    address = label.address
    region, slot = region_of(address), slot_of(address)
    layout = graph.program.layout
    if region == 0:
        name = layout.globals.get(slot)
        if name is None:
            raise Fault("memory", "wild")
        return layout.addresses[name], _global(graph, name, ("global", name))
    owner = region - 1
    if owner not in graph.threads:
        raise Fault("memory", "wild")
    path = graph.program.paths[owner]
    if slot >= FIRST_FIXED:
        name = layout.thread_locals.get(slot)
        if name is None or layout.program.globals[name].private:
            raise Fault("memory", "wild")
        base = make_address(region, 0) + layout.addresses[name]
        return base, _global(graph, name, ("thread-local", path, name))
    item = _known(graph, number, owner, slot)
    key = ("heap" if item.heap else "stack", path, slot_of(item.base), item.generation)
    every = mask(8 * item.size)
    initial = Word(0, 0 if item.zeroed else every)
    return item.base, Target(Loc(key, 0, item.size), initial, item.size)


def _global(graph: Graph, name: str, key: tuple[object, ...]) -> Target:
    data = graph.program.layout.program.globals[name]
    if data.size > 4096:
        raise UnsupportedError(f"the oracle is for small programs: {data.display} is large", data.loc)
    content = int.from_bytes(graph.program.layout.content(data), "little")
    return Target(Loc(key, 0, data.size), Word(content), data.size, data.constant)


def _known(graph: Graph, number: int, owner: int, slot: int) -> Shared:
    """The youngest object in that slot that the thread's next event can know of."""
    known = graph.clock(number).get(owner, 0)
    for item in reversed(graph.stop(owner).objects):
        first = slot_of(item.base)
        within = first <= slot <= first + (item.size >> SLOT_BITS)
        if within and not item.again and (owner == number or item.born < known):
            return _last_life(graph, number, item) if item.heap else item
    raise Fault("memory", "wild")


def _last_life(graph: Graph, number: int, block: Shared) -> Shared:
    """What the block is now, as far as the thread's next event can know of it."""
    clock = graph.clock(number)
    for owner in graph.threads:
        for item in graph.stop(owner).objects:
            known = owner == number or item.born < clock.get(owner, 0)
            if item.again and known and item.base == block.base and item.generation > block.generation:
                block = item
    return block


def maker(graph: Graph, key: ObjectKey) -> tuple[int, Shared] | None:
    """The thread that made a heap or stack object, and the object as it made it."""
    _, path, slot, generation = key
    for number in graph.threads:
        for item in graph.stop(number).objects:
            owner = graph.program.paths[region_of(item.base) - 1]
            if (owner, slot_of(item.base), item.generation) == (path, slot, generation):
                return number, item
    return None


def check_size(graph: Graph, loc: Loc, label: Label) -> None:
    """Of two different locations that overlap, the larger one must hold the other and be accessed atomically:
    what else plain accesses of several sizes do is not modelled here."""
    for other in graph.initial:
        if other == loc or not other.overlaps(loc):
            continue
        large, small = (loc, other) if loc.size > other.size else (other, loc)
        inside = large.offset <= small.offset and small.offset + small.size <= large.offset + large.size
        atomic = label.is_atomic if large == loc else _is_atomic(graph, large)
        if not inside or not atomic:
            raise UnsupportedError("accesses of different sizes to the same bytes", label.place)


def _is_atomic(graph: Graph, loc: Loc) -> bool:
    return any(node.loc == loc and node.label.is_atomic for _, node in graph.nodes())
