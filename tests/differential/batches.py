"""Many small C programs in one run of the compiler, and several images of each: ten programs a second.

The programs of a batch stand in one file, each with names of its own by way of the preprocessor, and each is
lowered by its entry. What the passes do alike for several images is done once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from raddle.assemble import Image, assemble
from raddle.frontend.build import Request, lower
from raddle.frontend.compiler import compile_c
from raddle.frontend.sources import Source
from raddle.ir.program import Program
from raddle.passes import pipeline

_HEADERS = (
    "assert", "errno", "pthread", "raddle", "sched", "semaphore", "stdatomic", "stdint", "stdio", "stdlib",
    "time", "unistd",
)  # fmt: skip
_HEAD = "#define _GNU_SOURCE 1\n" + "".join(f"#include <{name}.h>\n" for name in _HEADERS)
_SHARED = {name for name, _ in pipeline._PASSES}
_NAMES = frozenset(
    re.findall(
        r"\w+",
        "main a b c d own flag mutex cond barrier semaphore rwlock r0 r1 r2 f0 f1 f2 try_a take take_some"
        " look get is_set some many backoff start back_off idle both agree settle copy collect node head"
        " shown fixed length try_0 try_1 try_2 try_3 try_4 try_5 try_6 s l L give"
        " lp move x y u z heap cell nothing lock shared local other m k w bar once sem first child t0 t1 t2"
        " n gp limit copied pair both cell t",
    )
)
"""What the programs declare outside of functions."""


def lowered(texts: Sequence[str]) -> Iterator[Program]:
    """Each program, before the passes."""
    whole = _HEAD + "".join(_renamed(text, number) for number, text in enumerate(texts))
    source = (Source("<text>", whole),)
    compiled = compile_c(source, ("-w",))
    for number in range(len(texts)):
        yield lower(Request(source, ("-w",), entry=f"main_{number}"), compiled, passes=False)


def _renamed(text: str, number: int) -> str:
    text = text.replace("#define _GNU_SOURCE\n", "")
    names = _NAMES & set(re.findall(r"\w+", text))
    before = "".join(f"#define {name} {name}_{number}\n" for name in sorted(names))
    return before + text + "\n" + "".join(f"#undef {name}\n" for name in sorted(names))


class Images:
    """Of one program, by options of the pipeline."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[tuple[str, int], tuple[Program, Program]] = {}

    def of(self, **options: object) -> Image:
        given = pipeline.Options(**options)  # type: ignore[arg-type]
        plain = pipeline._apply
        pipeline._apply = partial(self._once, plain)
        try:
            return assemble(pipeline.run(self._program, given), ["program"])
        finally:
            pipeline._apply = plain

    def _once(
        self,
        apply: Callable[[str, Callable[[Program], Program], Program], Program],
        name: str,
        transform: Callable[[Program], Program],
        program: Program,
    ) -> Program:
        if name not in _SHARED:
            return apply(name, transform, program)
        key = name, id(program)
        if key not in self._known:  # the argument is kept, so that its id stays its own
            self._known[key] = apply(name, transform, program), program
        return self._known[key][0]
