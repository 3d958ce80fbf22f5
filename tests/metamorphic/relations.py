"""What must hold between what raddle finds in a program and in its relatives.

Equal: the same program in another style (rendering.py) or explored in another setting. Within: a program
with a stronger order or a fence more finds nothing that the program itself does not; sc finds nothing that
tso does not, nor tso that rc11 does not, and so on. A program without races that has seq_cst accesses only
behaves as under sc.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from emulation import KINDS, emulated
from explored import BASE, MODELS, SETTINGS, Findings, Setting, built, explored
from random_threads import Threads, all_sc, random_threads, shrunk, strengthened
from rendering import Style, render

EMULATION = Setting("reads-from")  # waiting on conditions has many executions with ordered writes
INCLUSIONS = (("sc", "tso"), ("tso", "ra"), ("tso", "rc11"))


@dataclass(frozen=True)
class Difference:
    """`relation`: which one does not hold, in words."""

    relation: str
    text: str
    other: str = ""

    def __str__(self) -> str:
        parts = (self.relation, self.text, *([f"against\n\n{self.other}"] if self.other else ()))
        return "\n\n".join(parts)


@dataclass
class Relations:
    """All relations of the program with that seed. `variants`: how many were compared; `skipped`: how many
    took too long; `styles`: how many other texts of the program are made."""

    seed: int
    styles: int = 3
    variants: int = 0
    skipped: int = 0
    program: Threads = field(init=False)

    def __post_init__(self) -> None:
        self.program = random_threads(self.seed)

    def difference(self) -> Difference | None:
        """The first that is found, for as small a program as it shows in."""
        found = next(self._differences(self.program), None)
        if found is None:
            return None
        counts = self.variants, self.skipped
        self.program = shrunk(
            self.program, lambda smaller: next(self._differences(smaller), None) is not None
        )
        found = next(self._differences(self.program), found)
        self.variants, self.skipped = counts
        return found

    def _differences(self, program: Threads) -> Iterator[Difference]:
        rng = random.Random(self.seed)
        plain = program.uses("plain load", "plain store")
        text = render(program)
        base = self._all(text, BASE, plain)
        yield from self._between_models(program, base, text)
        for setting in SETTINGS[1:]:
            yield from self._equal(base, text, text, setting, plain)
        for number in range(self.styles):
            style = Style.random(rng, len(program.threads))
            setting = rng.choice(SETTINGS) if rng.random() < 0.5 else BASE
            other = render(program, style, seed=number)
            yield from self._equal(base, text, other, setting, plain)
        for _ in range(2):
            stronger = strengthened(rng, program)
            if stronger is not None:
                other = render(stronger)
                found = self._all(other, BASE, plain)
                yield from self._within(found, base, other, text)
        yield from self._strongest(all_sc(program), plain)
        if program.uses(*KINDS):
            yield from self._emulated(base, text, plain)

    def _all(self, text: str, setting: Setting, plain: bool) -> dict[str, Findings]:
        program = built(text, setting.spin)
        found: dict[str, Findings] = {}
        for model in MODELS:
            if setting.fits(model):
                self.variants += 1
                findings = explored(program, model, setting, plain=plain)
                if findings is None:
                    self.skipped += 1
                else:
                    found[model] = findings
        return found

    def _equal(
        self, base: dict[str, Findings], text: str, other: str, setting: Setting, plain: bool
    ) -> Iterator[Difference]:
        for model, findings in self._all(other, setting, plain).items():
            if model in base and base[model].differs(findings):
                yield Difference(
                    f"under {model}, {setting}:\n{_shown(findings)}\nbut with {BASE}:\n{_shown(base[model])}",
                    other,
                    text if other != text else "",
                )

    def _within(
        self, found: dict[str, Findings], base: dict[str, Findings], other: str, text: str
    ) -> Iterator[Difference]:
        for model, findings in found.items():
            if model in base and not findings.within(base[model]):
                words = f"under {model} the stronger:\n{_shown(findings)}\nbut\n{_shown(base[model])}"
                yield Difference(words, other, text)

    def _between_models(self, program: Threads, base: dict[str, Findings], text: str) -> Iterator[Difference]:
        pairs = list(INCLUSIONS)
        if not any(step.order == "seq_cst" and step.kind != "fence" for step in program.steps()):
            pairs.append(("ra", "rc11"))
        for strong, weak in pairs:
            if strong in base and weak in base:
                self.variants += 1
                # Under ra all atomics synchronise: it has more outcomes than tso, and as many races.
                if not base[strong].within(base[weak]):
                    words = (
                        f"{strong} finds more:\n{_shown(base[strong])}\nthan {weak}:\n{_shown(base[weak])}"
                    )
                    yield Difference(words, text)

    def _emulated(self, base: dict[str, Findings], text: str, plain: bool) -> Iterator[Difference]:
        other = emulated(text)
        found = self._all(other, EMULATION, plain)
        yield from self._within(found, base, other, text)
        if "sc" in found and "sc" in base and base["sc"].differs(found["sc"]):
            shown = f"{_shown(found['sc'])}\nand with the library's locks\n{_shown(base['sc'])}"
            yield Difference(f"with emulated locks sc finds\n{shown}", other, text)

    def _strongest(self, program: Threads, plain: bool) -> Iterator[Difference]:
        """A trylock that fails does not synchronise: it can tell the models apart."""
        if program.uses("trylock"):
            return
        text = render(program)
        found = self._all(text, BASE, plain)
        if "sc" not in found or found["sc"].racy:
            return
        for model in ("tso", "rc11"):
            if model in found and found[model].differs(found["sc"]):
                shown = f"{_shown(found[model])}\nand sc\n{_shown(found['sc'])}"
                words = f"all is seq_cst, without races: {model} finds\n{shown}"
                yield Difference(words, text)


def _shown(findings: Findings) -> str:
    values = dataclasses.asdict(findings)
    return ", ".join(
        f"{name} {sorted(value) if isinstance(value, frozenset) else value}" for name, value in values.items()
    )
