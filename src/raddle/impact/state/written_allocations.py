"""Tables of allocations as data. What a table says of the program is compared with it when steps are made;
what it guesses of the objects' parts is checked here: parts that have bytes in common would be two variables
for one place."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from raddle.impact.state.allocations import Allocations, AllocationSite, Row, StackObject, guesses
from raddle.ir.program import Program

_MOST = 32


def write_allocations(table: Allocations) -> dict[str, Any]:
    return {
        "sites": {
            key: {
                "size": site.size,
                "guesses": len(site.guesses),
                "fresh": site.fresh,
                "rows": [asdict(row) for row in site.rows],
                "synchronisers": [list(each) for each in site.synchronisers],
                "capacity": site.capacity,
                "reused": site.reused,
            }
            for key, site in table.sites.items()
        },
        "stack": {
            name: asdict(item) | {"data": None if item.data is None else item.data.hex()}
            for name, item in table.stack.items()
        },
        "addressed": list(table.addressed),
        "indexed": sorted(table.indexed),
        "interior": table.interior,
        "anyone": table.anyone,
        "ranges": {name: list(limits) for name, limits in table.ranges.items()},
    }


def read_allocations(document: dict[str, Any], program: Program) -> Allocations:
    """Raises KeyError, TypeError, AttributeError or ValueError for what is none."""
    made = Allocations(document["anyone"] is True)
    for key, item in document["sites"].items():
        made.sites[key] = _site(item, program)
    for name, item in document["stack"].items():
        data = None if item["data"] is None else bytes.fromhex(item["data"])
        made.stack[name] = StackObject(**item | {"data": data})
    made.addressed = dict.fromkeys(document["addressed"])
    if not made.addressed.keys() <= made.stack.keys():
        raise ValueError("an address of no object")
    made.indexed = {(function, number) for function, number in document["indexed"]}
    made.interior = document["interior"] is True
    for name, (low, high) in document["ranges"].items():
        if type(low) is not int or type(high) is not int:
            raise ValueError("a range that is none")
        made.ranges[name] = (low, high)
    return made


def _site(item: dict[str, Any], program: Program) -> AllocationSite:
    size, capacity = item["size"], item["capacity"]
    possible = guesses(program.debug_types, size)
    left = item["guesses"]
    if not (0 <= left <= len(possible) and 1 <= capacity <= 2 * _MOST):
        raise ValueError("no site")
    made = AllocationSite(size, None, possible[len(possible) - left :], fresh=item["fresh"])
    made.synchronisers = [(kind, offset) for kind, offset in item["synchronisers"]]
    made.capacity, made.reused = capacity, item["reused"] is True
    rows = [Row(**row) for row in item["rows"]]
    for row in rows:
        made.add(row, None)
    if made.rows != rows:
        raise ValueError("parts of an object that have bytes in common")
    return made
