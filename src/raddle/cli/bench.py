"""`raddle bench`: the papers' tables, found beside expected.

Exit status: 0 all counts are as expected, 1 a count differs, 2 a row timed out, 3 a row or the usage is
at fault, 4 a bug of raddle. The worst of the rows counts, in the order 4, 1, 3, 2.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from raddle.bench.column import ALL_COLUMNS
from raddle.bench.listing import Listing, summary
from raddle.bench.measure import Measurement, beside, fastest
from raddle.bench.peers import PEERS, PeerRuns, present
from raddle.bench.plan import Selection, plan
from raddle.bench.table import TABLES, load
from raddle.cli.arguments import Parser
from raddle.cli.pool import checked, in_order
from raddle.cli.terminal import check_writable, emit, style_of, write_json
from raddle.errors import ExitStatus, UserError
from raddle.explore.options import MODELS, SEARCHES
from raddle.version import VERSION

SCHEMA = 1
_WORST = (
    ExitStatus.BUG,
    ExitStatus.UNSAFE,
    ExitStatus.INPUT,
    ExitStatus.INCONCLUSIVE,
    ExitStatus.SAFE,
)


def parser() -> argparse.ArgumentParser:
    made = Parser(
        prog="raddle bench",
        allow_abbrev=False,
        usage="raddle bench [TABLE…] [options]",
        description=f"Run the papers' tables ({', '.join(TABLES)}; default rcmc): how many executions each "
        "program has, how many it must have, and what the search cost. The table schedules stands alone: "
        "time to the first schedule, and work done under it compared with the program left alone.",
        epilog="exit status: 0 as expected, 1 a count differs, 2 a row timed out, "
        "3 input or usage at fault, 4 a bug of raddle",
    )
    made.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(TABLES)}")
    made.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="P",
        help="programs of that name; * is any text",
    )
    made.add_argument("--max-n", type=int, metavar="N", help="sizes up to N")
    made.add_argument("--model", metavar="M", help="rows for that memory model")
    made.add_argument("--search", metavar="S", help="that search instead of the ones the table names")
    made.add_argument("--locks", metavar="L", help="rows for ordered or for unordered locks")
    made.add_argument("--column", metavar="C", help=f"rows of that column: {', '.join(ALL_COLUMNS)}")
    made.add_argument("--all", action="store_true", help="also rows that the paper's tools did not finish")
    made.add_argument("--quick", action="store_true", help="rows that take less than a second")
    made.add_argument("--timeout", type=float, default=600.0, metavar="S", help="per row (default 600)")
    made.add_argument(
        "-j", "--jobs", type=int, default=1, metavar="N", help="N rows at a time (0: as many as cores)"
    )
    made.add_argument("--repeat", type=int, default=1, metavar="K", help="show the fastest of K runs per row")
    made.add_argument(
        "--peers", action="store_true", help="also run genmc and nidhugg on the same files, where installed"
    )
    made.add_argument("--json", metavar="PATH", help="write the rows as JSON; - prints only that")
    return made


def main(words: Sequence[str]) -> int:
    chosen = parser().parse_intermixed_args(list(words))
    _check(chosen)
    if chosen.tables == ["schedules"]:
        return _schedules(tuple(chosen.only))
    names = tuple(dict.fromkeys(chosen.tables)) or ("rcmc",)
    jobs = plan(
        [load(name) for name in names],
        Selection(
            only=tuple(chosen.only),
            max_n=chosen.max_n,
            model=chosen.model,
            search=chosen.search,
            quick=chosen.quick,
            locks=chosen.locks,
            column=chosen.column,
            all=chosen.all,
        ),
    )
    shown = chosen.json != "-"
    colour = shown and style_of(sys.stdout).colour
    found: list[Measurement] = []
    peers = present() if chosen.peers else ()
    if chosen.peers and not peers and shown:
        emit("no peer on the PATH: " + ", ".join(peer.name for peer in PEERS) + "\n")
    runs = PeerRuns(peers, chosen.timeout)
    listing = Listing.of(jobs, [peer.name for peer in peers])
    if shown:
        emit(listing.heading() + "\n")
    interrupted = False
    try:
        work = partial(fastest, timeout=chosen.timeout, repeat=chosen.repeat)
        for made in in_order(work, jobs, checked(chosen.jobs), threads=True):
            found.append(replace(beside(made, found), peers=runs.of(made.job)))
            if shown:
                emit(listing.line(found[-1], colour=colour) + "\n")
    except KeyboardInterrupt:
        interrupted = True
    if chosen.json is not None:
        rows = [measurement.to_json() for measurement in found]
        document = {"schema": SCHEMA, "tables": list(names), "complete": not interrupted, "rows": rows}
        write_json({**document, "version": VERSION}, chosen.json)
    if shown:
        emit(summary(found) + (", interrupted" if interrupted else "") + "\n")
    statuses = {measurement.exit_status for measurement in found} | {
        ExitStatus.INCONCLUSIVE if interrupted else ExitStatus.SAFE
    }
    return next((status for status in _WORST if status in statuses), ExitStatus.BUG)


def _schedules(only: tuple[str, ...]) -> int:
    """Apart from the others: it measures time, not counts."""
    from raddle.bench import schedules

    emit(schedules.heading() + "\n")
    missing = False
    for found in schedules.run(only, 2.0):
        emit(schedules.line(found) + "\n")
        missing = missing or bool(found.problem)
    return ExitStatus.UNSAFE if missing else ExitStatus.SAFE


def _check(chosen: argparse.Namespace) -> None:
    """Fail before the first row runs, not after the last."""
    for name, value, known in (
        ("model", chosen.model, MODELS),
        ("search", chosen.search, SEARCHES),
        ("locks", chosen.locks, ("ordered", "unordered")),
        ("column", chosen.column, tuple(ALL_COLUMNS)),
    ):
        if value is not None and value not in known:
            raise UserError(f"--{name} {value}: unknown; choose one of {', '.join(known)}")
    if chosen.repeat < 1:
        raise UserError(f"--repeat needs a number of at least 1, not {chosen.repeat}")
    if not chosen.timeout > 0:
        raise UserError(f"--timeout needs a number of seconds above 0, not {chosen.timeout:g}")
    if chosen.json not in (None, "-"):
        check_writable("--json", chosen.json)
