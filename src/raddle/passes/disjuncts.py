"""The parts of a loop's purity condition: ways through the loop, merged where one test tells them apart."""

from __future__ import annotations

from dataclasses import dataclass

from raddle.passes.conditions import Test
from raddle.passes.purity import LoopWays, PurityCondition, Way
from raddle.passes.spared_accesses import Position


@dataclass(slots=True)
class Disjunct:
    """A part of the condition, and the place from which on it is known."""

    way: Way
    tests: tuple[Test, ...]
    blocks: tuple[int, ...]
    needed: tuple[Position, ...]
    at: Position | None = None


def disjuncts(ways: LoopWays, condition: PurityCondition) -> list[Disjunct]:
    found = []
    for way in condition.ways:
        tests = ways.values.simplified(way.tests, way.resolution)
        assert tests is not None
        found.append(Disjunct(way, tests, way.blocks, way.needed))
    merged = True
    while merged:
        merged = False
        for one in found:
            other = next((x for x in found if x is not one and _merged(ways, one, x) is not None), None)
            if other is not None:
                both = _merged(ways, one, other)
                assert both is not None
                found = [both if x is one else x for x in found if x is not other]
                merged = True
                break
    for part in found:
        part.at = _known_at(ways, part)
    return found


def _merged(ways: LoopWays, one: Disjunct, other: Disjunct) -> Disjunct | None:
    """Two ways that differ in one test only, and in nothing that must come first. A test that both have may
    be one of a phi, and mean something else on each."""
    mine, theirs = set(one.tests), set(other.tests)
    if len(mine - theirs) != 1 or {test.negated() for test in mine - theirs} != theirs - mine:
        return None
    ways_of_both = one.way.resolution, other.way.resolution
    if not all(ways.values.same_on(test, *ways_of_both) for test in mine | theirs):
        return None
    common = 0
    while common < min(len(one.blocks), len(other.blocks)) and one.blocks[common] == other.blocks[common]:
        common += 1
    blocks = one.blocks[:common]
    needed = tuple(dict.fromkeys(one.needed + other.needed))
    tests = tuple(test for test in one.tests if test in theirs)
    both = Disjunct(one.way, tests, blocks, needed)
    places = [*needed, *_root_places(ways, both)]
    return both if all(place[0] in blocks for place in places) else None


def _root_places(ways: LoopWays, part: Disjunct) -> list[Position]:
    found = []
    for test in part.tests:
        for reg in ways.values.test_roots(test, part.way.resolution).values():
            place = ways.places.get(reg.id)
            if place is not None and place[0] in ways.body:
                found.append(place)
    return found


def _known_at(ways: LoopWays, part: Disjunct) -> Position | None:
    """The last of what must come first; None if no iteration reads anything."""
    if not part.needed:
        return None
    order = {block: number for number, block in enumerate(part.blocks)}
    return max([*part.needed, *_root_places(ways, part)], key=lambda place: (order[place[0]], place[1]))
