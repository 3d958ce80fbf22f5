"""The fields of Options as words of the command line, and back.

A field that is on by default becomes `--no-NAME`; any other `--NAME`.
"""

from __future__ import annotations

import argparse
import dataclasses

from raddle.explore.options import Options


def add_options(parser: argparse.ArgumentParser, *groups: str) -> None:
    """The options of these groups, in the order of the fields; `source` stands among the verb's own."""
    for group in groups:
        place = parser if group == "source" else parser.add_argument_group(group)
        for field in dataclasses.fields(Options):
            if field.metadata["group"] == group:
                add_option(place, field.name)


def add_option(place: argparse._ActionsContainer, name: str) -> None:
    """One option, for verbs that have a few of them."""
    field = next(field for field in dataclasses.fields(Options) if field.name == name)
    words, known = name.replace("_", "-"), field.metadata
    if isinstance(field.default, bool):
        place.add_argument(
            f"--no-{words}" if field.default else f"--{words}",
            dest=name,
            action="store_false" if field.default else "store_true",
            help=known["help"],
        )
    else:
        place.add_argument(
            *([known["short"]] if known["short"] else []),
            f"--{words}",
            default=field.default,
            type=known["parse"] or str,
            metavar=known["metavar"],
            help=known["help"],
        )


def chosen_options(chosen: argparse.Namespace) -> Options:
    """What the user chose, checked; options that this verb does not have are as by default."""
    names = [field.name for field in dataclasses.fields(Options) if hasattr(chosen, field.name)]
    return Options(**{name: getattr(chosen, name) for name in names}).resolved()
