"""`raddle bench speed --peers`: other tools on the same files, where they are installed."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path

import pytest
from bench_answers import answer

from raddle.bench import measure, peers
from raddle.bench.listing import Listing
from raddle.bench.plan import Selection, plan
from raddle.bench.table import load


def fake_tool(path: Path, text: str) -> None:
    path.write_text(f"#!{sys.executable}\nimport sys, time\n{text}")
    path.chmod(0o755)


def test_peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert peers.present() == ()
    log = tmp_path / "log"
    fake_tool(
        tmp_path / "genmc",
        f"open({str(log)!r}, 'a').write(' '.join(sys.argv[1:]) + chr(10))\n"
        "print('Number of complete executions explored: 362880')\n",
    )
    assert [peer.name for peer in peers.present()] == ["genmc"]
    runs = peers.PeerRuns(peers.present(), 60)
    jobs = plan([load("speed")], Selection(only=("ainc",)))
    (found,) = runs.of(jobs[1])
    assert runs.of(jobs[3]) == (found,)  # another search of ours, the same run of theirs
    source = jobs[1].program.source
    assert log.read_text() == f"--rc11 -- -DN=9 -DORDER=seq_cst {source}\n"
    assert (found.name, found.executions, found.problem) == ("genmc", 362880, "")
    exact = dataclasses.replace(found, seconds=2.0)
    made = dataclasses.replace(measure.judge(jobs[1], answer(362880), 1.0), peers=(exact,))
    listing = Listing.of(jobs, ["genmc"])
    assert listing.heading().split()[-3:] == ["genmc", "/", "genmc"]
    assert listing.line(made).split()[-3:] == ["2.00", "s", "4.0x"]
    assert made.to_json()["peers"][0]["seconds"] == 2.0
    other = dataclasses.replace(made, peers=(dataclasses.replace(exact, executions=7),))
    assert listing.line(other).split()[-3:] == ["2.00", "s", "-"]


def test_peers_that_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    fake_tool(tmp_path / "genmc", "print('unknown option')\nsys.exit(1)\n")
    fake_tool(tmp_path / "nidhuggc", "time.sleep(600)\n")
    first, second = peers.present()
    jobs = plan([load("speed")], Selection(only=("ainc",)))
    assert peers.PeerRuns([second], 60).of(jobs[0]) == ()  # it has no model for release/acquire
    (failed,) = peers.PeerRuns([first], 60).of(jobs[1])
    assert (failed.seconds, failed.problem) == (None, "unknown option")
    (late,) = peers.PeerRuns([second], 0.2).of(jobs[1])
    assert (late.seconds, late.problem) == (None, "not finished in 0.2 s")
