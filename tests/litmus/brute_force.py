"""Final states under sc by brute force: the ground truth for small tests, independent of all graphs.

The search over all interleavings stops at the first final state that is not known yet; the trace of that
execution tells its values; they join the known ones, until no new state is left. Counts are 1 each: an
interleaving is no class of executions.
"""

from __future__ import annotations

import dataclasses

from raddle.assemble.debug import GlobalDebug
from raddle.explore import native
from raddle.explore.options import Options
from raddle.explore.outcomes import Finals, Limits, Subject
from raddle.frontend.build import build
from raddle.frontend.litmus.program import ENTRY
from raddle.frontend.sources import Source


def brute_force(subject: Subject, model: str, limits: Limits) -> Finals:
    """An `Outcomes` for sc."""
    assert model == "sc"
    names = [_globals(subject)[address].name for address, _ in subject.observe]
    known: dict[tuple[int, ...], int] = {}
    while (state := _another(subject, names, list(known))) is not None:
        assert state not in known, (state, known)
        known[state] = 1
    return Finals(known, racy=_races(subject))


def _another(subject: Subject, names: list[str], known: list[tuple[int, ...]]) -> tuple[int, ...] | None:
    (source,) = subject.request.files
    assert isinstance(source, Source)
    addresses = {address: f"&{variable.name}" for address, variable in _globals(subject).items()}
    tests = [
        " && ".join(
            f"(unsigned long){name} == (unsigned long)({addresses.get(value, f'{value}ul')})"
            for name, value in zip(names, state, strict=True)
        )
        for state in known
    ]
    check = " || ".join(f"({test})" for test in tests) or "0"
    text = f"""{source.text}
_Noreturn void raddle_error(const char *);
int __litmus_brute_force(void) {{
    {ENTRY}();
    if (!({check})) raddle_error("another state");
    return 0;
}}
"""
    request = dataclasses.replace(
        subject.request, files=(Source(source.name, text),), entry="__litmus_brute_force"
    )
    image = build(request, use_cache=False).image
    options = Options(races=False, search="interleavings")
    search = native.NativeSearch(image.code, options, [])
    assert search.run(60)
    found = search.found(None, 0.0)
    assert found.stop is None
    if not found.errors:
        return None
    trace = native.replay(image.code, options, found.errors[0].schedule)
    assert trace.outcome is not None
    assert trace.outcome.text == "another state", trace.outcome
    here = {variable.name: address for address, variable in image.debug.globals.items()}
    written = {event.address: event.written for event in trace.events if event.written is not None}
    # An address is told as the subject's own image has it: this image has other globals, too.
    moved = {
        here[variable.name]: address
        for address, variable in _globals(subject).items()
        if variable.name in here
    }
    values = [written.get(here[name], 0) for name in names]
    return tuple(moved.get(value, value) for value in values)


def _globals(subject: Subject) -> dict[int, GlobalDebug]:
    return subject.built.image.debug.globals


def _races(subject: Subject) -> bool:
    search = native.NativeSearch(subject.built.image.code, Options(model="sc", search="interleavings"), [])
    assert search.run(60)
    return any(error.kind == "race" for error in search.found(None, 0.0).errors)
