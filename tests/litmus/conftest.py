"""The slow tests run only when asked for: `pytest -m slow tests/litmus`."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("-m"):
        slow = [
            item for item in items if item.path.parent.name == "litmus" and item.get_closest_marker("slow")
        ]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]
