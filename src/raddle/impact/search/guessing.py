"""Labels at the heads of loops that begin with guesses (samples.py): a lazy search has there what weakest
preconditions do not come to, sums over accounts and rounds of two threads that go together.

A guess is proven wherever the search comes by, and again where it has to hold for a cover; a wrong one goes,
and the search begins again. What is proven anywhere is proven from the guesses before, if it can be: so the
rounds of a loop are all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from raddle.impact.search.labelling import Again, Labelling
from raddle.impact.search.samples import Guesses
from raddle.impact.terms.terms import Term, negation
from raddle.impact.tree.tree import Node


class Guessing(Labelling):
    guesses: Guesses

    def arrive(self, node: Node) -> None:
        if node in self.vague:
            return
        # Nothing but what was guessed may be needed, or it will not close a loop.
        holds = self._since if any(self._before(node)) else super().establish
        self._keep(node, lambda fact: fact in node.label or holds(node, fact))

    def establish(self, node: Node, formula: Term) -> bool:
        if formula in node.label or self._since(node, formula):
            return True
        return super().establish(node, formula)

    def decide(self, node: Node, formula: Term) -> str:
        found = super().decide(node, formula)
        if found != "unsat" and node in self.vague and self._since(node, negation(formula)):
            return "unsat"
        return found

    def _since(self, node: Node, formula: Term) -> bool:
        """Whether it follows from what was guessed on the way to the node, and from what came then."""
        return any(self._proven_from(set(last.path()), node, formula) for last in self._before(node))

    def _before(self, node: Node) -> Iterator[Node]:
        """The last place with guesses, and the last one like the node's: a round of a loop has several."""
        own = self._here(node)
        last, found = node.parent, False
        while last is not None:
            if last not in self.vague and self._here(last):
                alike = self._here(last) is own
                if alike or not found:
                    yield last
                found = True
                if alike or not own:
                    return
            last = last.parent

    def _force(self, node: Node, by: Node, formula: Term) -> bool:
        above = set(by.path())

        def follows(fact: Term) -> bool:
            return self._since(node, fact) or self._proven_from(above, node, fact)

        if follows(formula):
            return True
        if any(formula is ways[0] for ways in self._here(by)):
            self._keep(by, lambda fact: fact is not formula and follows(fact))
        return super().establish(node, formula)

    def _here(self, node: Node) -> list[list[Term]]:
        if node.step is None or not node.step.back:
            return []
        return self.guesses.get((node.location, node.step.thread), [])

    def _keep(self, node: Node, holds: Callable[[Term], bool]) -> None:
        """Those guesses for the node's place that hold; what does not follow from all does not from fewer."""
        here = self._here(node)
        wrong = [ways[0] for ways in here if not holds(ways[0])]
        if not wrong:
            return
        for there in self.guesses.values():
            for ways in [*there]:
                # Bounds that are too narrow at one place mostly are so at the others.
                if ways[0] in wrong and (there is here or len(ways) > 1):
                    del ways[0]
                    if not ways:
                        there.remove(ways)
        raise Again


def guessing(guesses: Guesses) -> type[Guessing]:
    """Labels with these guesses; the wrong ones are taken out."""
    return type("Guessing", (Guessing,), {"guesses": guesses})
