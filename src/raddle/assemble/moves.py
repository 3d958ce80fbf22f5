"""Moves that happen all at once, as a sequence of moves that happen one by one.

A register may be overwritten once no waiting move reads it. What then remains are disjoint cycles;
each is opened by saving one register in the scratch register. Constants come last, they read nothing.
"""

from __future__ import annotations

from raddle.assemble.steps import FROM_REGISTER


def in_sequence(moves: list[tuple[int, int, int]], scratch: int) -> tuple[list[tuple[int, int, int]], bool]:
    """Order (target slot, kind, payload) moves; payload is a slot, a constant or a number of undefined
    bits. Also says whether the scratch register was needed."""
    waiting: dict[int, int] = {}
    readers: dict[int, int] = {}
    constants = []
    for move in moves:
        target, kind, payload = move
        if kind != FROM_REGISTER:
            constants.append(move)
        elif target != payload:
            waiting[target] = payload
            readers[payload] = readers.get(payload, 0) + 1
    ordered: list[tuple[int, int, int]] = []
    ready = [target for target in waiting if target not in readers]
    used_scratch = False
    while waiting:
        while ready:
            target = ready.pop()
            source = waiting.pop(target)
            ordered.append((target, FROM_REGISTER, source))
            readers[source] -= 1
            if not readers[source]:
                del readers[source]
                if source in waiting:
                    ready.append(source)
        if waiting:
            used_scratch = True
            target = next(iter(waiting))
            ordered.append((scratch, FROM_REGISTER, target))
            for reader, source in waiting.items():
                if source == target:
                    waiting[reader] = scratch
            readers[scratch] = readers.pop(target)
            ready.append(target)
    return ordered + constants, used_scratch
