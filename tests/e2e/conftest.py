"""The `raddle` fixture: the command line in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import CommandLine


@pytest.fixture
def raddle(tmp_path: Path) -> CommandLine:
    return CommandLine(tmp_path)
