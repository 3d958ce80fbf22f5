"""Loops that add, look, take back and try again: the same is found as with every turn, up to a bound.

Random programs with such locks. Some have what makes failed tries visible: who tries once, or only looks,
threads that give back more than they took, tests that a try of another thread can make true.
RADDLE_SEED=… repeats the programs of a run; its first lines tell the seed.
"""

from __future__ import annotations

import os

import pytest
from spin_programs import SpinProgram
from test_spin import BOUNDS, MODELS, built, check, explored, missed

from raddle.assemble import Image
from raddle.frontend.build import Request, build
from raddle.frontend.sources import Source


class TryingProgram(SpinProgram):
    """`kind`: of the variable. Locks of one or two sorts, each with what it adds and the test of success."""

    places = ("l", "l", "s.l", "s.l", "(*lp)", "held")
    """Where the variable may be: global, behind a pointer, in main."""

    def text(self) -> str:
        rng = self.rng
        self.start = rng.choice((0, 0, 1, 2, 4))
        self.sign = rng.choice((1, -1))
        self.sorts = [self._sort() for _ in range(rng.choice((1, 2)))]
        self.clean = rng.random() < 0.6
        kind = self.kind = rng.choice(("int", "int", "unsigned", "short", "long"))
        place = rng.choice(self.places)
        text = super().text()
        head = f"static {kind} move(_Atomic({kind}) *p, {kind} n) {{ return atomic_fetch_add(p, n); }}\n"
        head += f"static _Atomic({kind}) *lp;\n"
        head += f"static struct {{ _Atomic({kind}) k, l; }} s = {{0, {self.start}}};\n"
        head += f"static void give(_Atomic({kind}) *p) {{ atomic_fetch_add(p, {-self.sorts[0][0]}); }}\n"
        if place == "l":
            head = f"static _Atomic({kind}) l = {self.start};\n" + head
        head = f"#define L {place}\n" + head
        at = text.index("static int try_a")
        text = text[:at] + head + text[at:]
        barrier = "    pthread_barrier_init("
        if place in ("held", "(*lp)"):
            made = self._made(place == "held")
            text = text.replace(barrier, made + barrier)
            if "alloc" in made and rng.random() < 0.4:
                text = text.replace("    r += own[0] * 37", "    free(lp);\n    r += own[0] * 37")
        return self._given(text, place) if place == "held" or rng.random() < 0.4 else text

    def _made(self, is_local: bool) -> str:
        """In main: the variable, or a pointer to it, and what it holds at first."""
        start = self.start
        if is_local:
            return f"    _Atomic({self.kind}) held = {start};\n"
        return self.rng.choice((
            f"    lp = calloc(1, sizeof *lp); *lp = {start};\n",
            f"    lp = malloc(sizeof *lp); atomic_init(lp, {start});\n",
            f"    lp = malloc(sizeof *lp); if (!lp) return 1; *lp = {start};\n",
            f"    _Atomic({self.kind}) held[2] = {{0, {start}}}; lp = &held[1];\n",
            f"    lp = &s.k; if (a) lp = &s.l; *lp = {start};\n",
        ))  # fmt: skip

    def _given(self, text: str, place: str) -> str:
        """The threads get the variable's address; perhaps one of them another one's."""
        for number in range(3):
            other = not self.clean and self.rng.random() < 0.1
            to = "s.k" if other else place
            text = text.replace(f"f{number}, 0);", f"f{number}, (void *)&{to});")
        start = "(void *arg) {\n"
        text = text.replace(start, f"{start}    _Atomic({self.kind}) *given = arg;\n")
        text = text.replace("    return arg;", "    return 0;" if self.clean else "    return given;")
        first = text.index("static unsigned r0;")
        text = f"{text[:first]}#undef L\n#define L (*given)\n{text[first:]}"
        return text.replace("int main(", f"#undef L\n#define L {place}\nint main(")

    def _sort(self) -> tuple[int, str]:
        rng = self.rng
        more = self.sign * rng.choice((1, 1, 2, 3))
        start = self.start
        less = "<" if self.sign > 0 else ">"
        good = rng.choice((
            f"== {start}", f"== {start}", f"{less} {start + self.sign}", f"{less}= {start + more}",
            f"!= {start + more}", f"== {start + rng.choice((0, 1, -1))}", f"{less}= {start}",
        ))  # fmt: skip
        return more, good

    def _update(self, number: int) -> str:
        order = self._order(("seq_cst", "acq_rel", "acquire", "relaxed"))
        if self.rng.random() < 0.25:
            return f"move(&L, {number})"
        if self.rng.random() < 0.5:
            return f"atomic_fetch_add_explicit(&L, {number}, {order})"
        return f"atomic_fetch_sub_explicit(&L, {-number}, {order})"

    def _wait(self) -> str:
        rng = self.rng
        more, good = rng.choice(self.sorts)
        add, back = self._update(more), self._update(-more)
        look = f"atomic_load_explicit(&L, {self._order(('seq_cst', 'acquire', 'relaxed'))})"
        wait = rng.choice(("", "", f"while (!({look} {good})) ;", "sched_yield();"))
        if not self.clean and rng.random() < 0.3:
            wait = f"while (!({look} {rng.choice(self.sorts)[1]})) ;"
        if rng.random() < 0.3:  # the sum is compared
            shift, (how, number) = rng.choice((1, 1, -1, 2, more)), good.split()
            add, good = f"{add} + {shift}", f"{how} {int(number) + shift}"
        lock = rng.choice((
            f"while (!({add} {good})) {{ {back}; {wait} }}",
            f"for (;;) {{ if ({add} {good}) break; {back}; {wait} }}",
            f"{{ {self.kind} e = {add}; while (!(e {good})) {{ {back}; {wait} e = {add}; }} }}",
            f"do {{ if ({add} {good}) break; {back}; }} while (1);",
        ))  # fmt: skip
        inside = rng.choice(("d = 1;", "r += d;", "d++; r += d;", self._store().strip(), ""))
        unlock = "give(&L);" if more == self.sorts[0][0] and rng.random() < 0.3 else f"{back};"
        if not self.clean and rng.random() < 0.25:
            twice = f"{self._update(-more)}; {self._update(-more)};"
            unlock = rng.choice(("", twice, f"{self._update(more)};"))
        return f"    {lock} {inside} {unlock}\n"

    def _thread(self, number: int, count: int) -> str:
        self.number = number
        lines = [self._wait() for _ in range(1 if count == 3 else self.rng.choice((1, 1, 2)))]
        for _ in range(self.rng.choice((0, 1, 1, 2) if count == 2 else (0, 0, 1))):
            lines.insert(self.rng.randrange(len(lines) + 1), self._plain())
        return "".join(lines)

    def _plain(self) -> str:
        rng = self.rng
        if self.clean or rng.random() < 0.5:
            return super()._plain()
        more, good = rng.choice(self.sorts)
        return "    " + rng.choice((
            f"if ({self._update(more)} {good}) {{ r++; d = 1; }} {self._update(-more)};",
            "r = r * 4 + (L & 3);",
            f"while (!(L {good})) ;",
            f"{self._update(rng.choice((1, -1)))};",
            f"atomic_store(&L, {self.start});",
            f"r += {self._update(more)} & 3; {self._update(-more)};",
        )) + "\n"  # fmt: skip


def without(text: str) -> Image:
    return build(Request((Source("<text>", text),), ("-w",), take_back=False), use_cache=False).image


def compared(seed: int, program: type[TryingProgram] | None = None) -> str:
    """What is wrong if failed tries are left out; "" if nothing, or if none are."""
    text = (program or TryingProgram)(seed).text()
    image, other = built(text, "await"), without(text)
    if image.code == other.code:
        return ""
    for model in MODELS:
        for search in ("modification-order", "interleavings" if model == "sc" else "reads-from"):
            left_out = explored(image, search, model, BOUNDS[1])
            bounded = explored(other, search, model, BOUNDS[0])
            if left_out is None or bounded is None:
                continue
            lost = missed(bounded, left_out, search)
            if lost:
                return f"seed {seed}, {model}, {search}: lost {lost}"
            more = missed(left_out, bounded, search)
            wider = explored(other, search, model, BOUNDS[1]) if more else None
            more = missed(left_out, wider, search) if wider is not None else ""
            # A thread that tries for ever is cut at its bound, however high.
            if more and not (more == "stuck threads" and wider is not None and wider.cut):
                return f"seed {seed}, {model}, {search}: made up {more}"
    return ""


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_is_lost(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 5_000 + chunk * 5
    for seed in range(first, first + 5):
        assert compared(seed) == ""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(100))
def test_many(chunk: int) -> None:
    first = int(os.environ["RADDLE_FRESH_SEED"]) + 6_000 + chunk * 50
    for seed in range(first, first + 50):
        assert compared(seed) == ""
    assert check(first, TryingProgram) == ""
