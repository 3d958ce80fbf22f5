"""Options: what is refused, and with which words."""

from __future__ import annotations

import dataclasses
import inspect
import json

import pytest

import raddle
from raddle import _native
from raddle.cli.arguments import parsed
from raddle.cli.verify import parser
from raddle.errors import UserError
from raddle.explore.options import MODELS, MODELS_OF, SEARCHES, Options, integers, size
from raddle.frontend.build import Request
from raddle.subject import building


def test_what_is_left_open() -> None:
    """The search and the treatment of locks stay auto until the program is known."""
    options = Options().resolved()
    assert (options.model, options.search, options.locks, options.spin) == ("rc11", "auto", "auto", "await")


@pytest.mark.parametrize("search", SEARCHES)
def test_searches_and_models(search: str) -> None:
    for model in MODELS:
        options = Options(model=model, search=search)
        if model in MODELS_OF.get(search, MODELS):
            assert options.resolved().search == search
        else:
            with pytest.raises(UserError, match=f"--search {search} does not work under the model {model}"):
                options.resolved()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (Options(search="interleavings"), "does not work under the model rc11; it does under sc"),
        (Options(search="modification-order", model="wrc11"), "it does under sc, tso, ra, rc11"),
        (Options(model="pso"), "unknown; choose one of sc"),
        (Options(search="dpor"), "does not work under the model rc11; it does under sc"),
        (Options(search="drop"), "--search drop: unknown"),
        (Options(locks="unordered", model="wrc11"), "it does under sc, tso, ra, rc11"),
        (Options(spin="round"), "--spin round: unknown; choose one of off, assume, await"),
        (Options(unroll=0), "--unroll"),
        (Options(timeout=-1.0), "--timeout"),
        (Options(timeout=float("nan")), "--timeout"),
        (Options(memory_limit=0), "--memory-limit"),
        (Options(entry="a b"), "--entry"),
        (Options(volatile="odd"), "--volatile"),
        (Options(nondet_values=()), "--nondet-values"),
    ],
)
def test_refused(options: Options, message: str) -> None:
    with pytest.raises(UserError, match=message):
        options.resolved()


def test_rcmc_has_no_spurious_failures() -> None:
    assert not Options(search="rcmc").resolved().spurious_cas
    assert Options().resolved().spurious_cas


def test_sizes() -> None:
    assert [size(text) for text in ("500", "2K", "500M", "2G", "1.5GiB", "3mb")] == [
        500, 2048, 500 << 20, 2 << 30, 3 << 29, 3 << 20,
    ]  # fmt: skip
    for text in ("", "G", "-1", "1X", "1 2"):
        with pytest.raises(UserError, match="is not a size"):
            size(text)


def test_integers() -> None:
    assert integers("0,1,-1,0x10,1") == (0, 1, -1, 16)
    for text in ("", "1,,2", "a", str(1 << 64)):
        with pytest.raises(UserError):
            integers(text)


def test_the_core_has_the_same_options() -> None:
    ours = {f.name: f.default for f in dataclasses.fields(Options) if f.metadata["native"]}
    assert len(ours) > 5
    ours["symmetry"] = False  # for `auto` alone (explore/plan.py), and who runs the core names a search
    core = _native.SearchOptions()
    for name, default in ours.items():
        found = getattr(core, name)
        assert (tuple(found) if isinstance(default, tuple) else found) == default, name


def test_the_command_line_has_every_option() -> None:
    """Each field of a group is a word of `raddle verify`, with the same default."""
    chosen, _, _ = parsed(parser(), ["a.c"])
    for field in dataclasses.fields(Options):
        if field.metadata["group"]:
            assert field.metadata["help"], field.name
            assert getattr(chosen, field.name) == field.default, field.name
        else:
            assert not hasattr(chosen, field.name), field.name


def test_keywords() -> None:
    assert Options.of(memory_limit="2G", nondet_values=[1, 2]) == Options(
        memory_limit=2 << 30, nondet_values=(1, 2)
    )
    with pytest.raises(TypeError, match="no option modle; did you mean model"):
        raddle.verify("x.c", modle="sc")
    assert {"model", "timeout", "trace", "flags"} <= set(inspect.signature(raddle.verify).parameters)


def test_json_round_trip() -> None:
    options = Options(unroll=3, nondet_values=(1, 2), timeout=1.5)
    assert Options.from_json(json.loads(json.dumps(options.to_json()))) == options


def words(*given: str) -> tuple[list[str], tuple[str, ...], tuple[str, ...]]:
    options, flags, arguments = parsed(parser(), given)
    return options.files, flags, arguments


def test_flags_stand_among_options() -> None:
    assert words("a.c", "-DN=4", "--unroll", "3", "-I", "inc", "b.c", "-std=c11", "--", "-x", "--model") == (
        ["a.c", "b.c"],
        ("-DN=4", "-I", "inc", "-std=c11"),
        ("-x", "--model"),
    )


def test_values_may_begin_with_a_dash() -> None:
    assert words("a.c", "--cflags", "-O2 -DX='a b'", "--nondet-values", "-1,2")[1] == ("-O2", "-DX=a b")
    assert words("--cflags=-w", "a.c")[1] == ("-w",)


@pytest.mark.parametrize(
    "given",
    [
        [],
        ["a.c", "--unknown"],
        ["a.c", "--unroll"],
        ["a.c", "--unroll", "x"],
        ["a.c", "-D"],
        ["a.c", "--cflags", "'"],
    ],
)
def test_bad_usage_is_a_user_error(given: list[str]) -> None:
    with pytest.raises(UserError):
        words(*given)


def test_what_is_built_comes_from_the_options() -> None:
    """A Request has its other fields from whoever makes it: every maker would have to know of one more."""
    fields = {field.name for field in dataclasses.fields(Request)}
    assert fields - building(Options()).keys() == {"files", "flags", "arguments", "cc", "folder", "outside"}
    request = Request(("a.c",), **building(Options(spin="off", trace_library=True)))
    assert (request.spin, request.trace_library) == ("off", True)
