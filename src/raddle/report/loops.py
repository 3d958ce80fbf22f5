"""What became of each loop, in words: `--explain-loops`, and the warning of loops that nothing ends."""

from __future__ import annotations

from collections.abc import Iterable

from raddle.ir.loop_report import LoopReport
from raddle.report.symbols import short


def loop_lines(reports: Iterable[LoopReport]) -> list[str]:
    """A line with the place for each loop, then when it is pure, what it became, why it stayed."""
    found = ["loops:"]
    for report in reports:
        found.append(f"  {_place(report)} in {report.function}")
        found.append(f"    pure if {report.condition}" if report.condition else "    never pure")
        found += [f"    became {what}" for what in became(report)]
        found += [f"    {'partly stays' if report.waits else 'stays'}: {reason}" for reason in report.reasons]
    return found if len(found) > 1 else ["loops: none"]


def became(report: LoopReport) -> list[str]:
    if report.became == "unchanged":
        return []
    if report.became == "strong":
        return ["a loop without spurious failures of its compare-exchange"]
    return [
        f"an assume of {wait}" if wait.startswith("!(") else f"an await of {wait}" for wait in report.waits
    ]


def endless(reports: Iterable[LoopReport]) -> list[str]:
    """Warnings of loops that may run for ever, for when no bound was asked for. Not of those in the C++
    library's headers, which nobody can mend."""
    found = []
    for report in reports:
        if report.is_endless and not (report.loc is not None and report.loc.is_system):
            why = "; ".join(report.reasons)
            what = "waits, and stays" if report.reasons == ("--spin off",) else "does more than wait"
            found.append(
                f"the loop at {_place(report)} may run for ever: it {what} ({why}); --unroll bounds it"
            )
    return found


def _place(report: LoopReport) -> str:
    return short(report.loc) if report.loc is not None else "an unknown place"
