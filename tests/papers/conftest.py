"""Slow rows run only when asked for: `pytest -m slow tests/papers`."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.option.markexpr:
        slow = [item for item in items if item.get_closest_marker("slow") is not None]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
