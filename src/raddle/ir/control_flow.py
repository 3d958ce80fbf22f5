"""The control-flow graph of a function: edges, an order, dominators, dominance frontiers.

Blocks are numbered in reverse postorder, so 0 is the entry and a dominator has a smaller number
than what it dominates. Successors are walked last to first, which puts a loop's body before its
exit and a `then` before its `else`: the order in which the assembler lays out code. The entry has no
predecessors (the verifier checks it). Dominators are computed by iteration over that order (Cooper,
Harvey and Kennedy, "A simple, fast dominance algorithm"). Unreachable blocks have no number.
"""

from __future__ import annotations

from functools import cached_property

from raddle.ir.operands import successors
from raddle.ir.program import Block, Function


class ControlFlow:
    """The graph of one function; everything derived is computed when first asked for."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._by_label = {block.label: block for block in function.blocks}
        self._targets = {block.label: successors(block.instructions[-1]) for block in function.blocks}
        self.blocks: list[Block] = [self._by_label[label] for label in self._reverse_postorder()]
        self.number: dict[str, int] = {block.label: n for n, block in enumerate(self.blocks)}
        self.successors: list[list[int]] = [
            [self.number[label] for label in self._targets[block.label]] for block in self.blocks
        ]
        self.predecessors: list[list[int]] = [[] for _ in self.blocks]
        for source, targets in enumerate(self.successors):
            for target in targets:
                self.predecessors[target].append(source)

    def _reverse_postorder(self) -> list[str]:
        entry = self.function.blocks[0].label
        seen = {entry}
        finished: list[str] = []
        stack = [(entry, list(self._targets[entry]))]
        while stack:
            label, waiting = stack[-1]
            if not waiting:
                finished.append(label)
                stack.pop()
                continue
            target = waiting.pop()
            if target not in seen:
                seen.add(target)
                stack.append((target, list(self._targets[target])))
        finished.reverse()
        return finished

    @cached_property
    def dominator(self) -> list[int]:
        """The immediate dominator of each block; the entry's is itself."""
        parent = [-1] * len(self.blocks)
        parent[0] = 0
        changed = True
        while changed:
            changed = False
            for block in range(1, len(parent)):
                best = -1
                for other in self.predecessors[block]:
                    if parent[other] < 0:
                        continue
                    if best < 0:
                        best = other
                        continue
                    one = other
                    while one != best:
                        while one > best:
                            one = parent[one]
                        while best > one:
                            best = parent[best]
                if parent[block] != best:
                    parent[block] = best
                    changed = True
        return parent

    @cached_property
    def children(self) -> list[list[int]]:
        """The dominator tree, downwards."""
        below: list[list[int]] = [[] for _ in self.blocks]
        for block, parent in enumerate(self.dominator):
            if block:
                below[parent].append(block)
        return below

    @cached_property
    def _interval(self) -> list[tuple[int, int]]:
        """Pre- and postorder times in the dominator tree: nesting of intervals is dominance."""
        entered, left = [0] * len(self.blocks), [0] * len(self.blocks)
        clock = 0
        stack = [(0, False)]
        while stack:
            block, done = stack.pop()
            clock += 1
            if done:
                left[block] = clock
                continue
            entered[block] = clock
            stack.append((block, True))
            stack.extend((child, False) for child in self.children[block])
        return list(zip(entered, left, strict=True))

    def dominates(self, above: int, below: int) -> bool:
        """Whether every path from the entry to `below` passes `above` (a block dominates itself)."""
        first, last = self._interval[above]
        return first <= self._interval[below][0] <= last

    @cached_property
    def frontier(self) -> list[list[int]]:
        """Dominance frontiers: where a block's definitions meet those of others."""
        result: list[list[int]] = [[] for _ in self.blocks]
        for block, sources in enumerate(self.predecessors):
            if len(sources) < 2:
                continue
            stop = self.dominator[block]
            for source in sources:
                runner = source
                while runner != stop:
                    if block not in result[runner]:
                        result[runner].append(block)
                    runner = self.dominator[runner]
        return result
