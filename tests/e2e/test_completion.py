"""Completion, tried in a real bash."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from command_line import CommandLine


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
def test_bash(raddle: CommandLine) -> None:
    script = raddle("completion", "bash").out

    def completed(*words: str) -> list[str]:
        line = " ".join(f"'{word}'" for word in words)
        call = f"COMP_WORDS=(raddle {line}); COMP_CWORD={len(words)}; _raddle"
        text = f'{script}\n{call}; echo "${{COMPREPLY[@]}}"'
        done = subprocess.run(["bash", "-c", text], capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert completed("ver") == ["verify"]
    assert completed("verify", "--ju") == ["--junit"]
    assert completed("check", "--jo") == ["--jobs"]
    assert completed("help", "lit") == ["litmus"]


def test_others(raddle: CommandLine) -> None:
    assert "-l junit" in raddle("completion", "fish").out
    assert raddle("completion", "zsh").out.startswith("autoload")
    assert raddle("completion", "tcsh").status == 3
