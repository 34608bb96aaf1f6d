"""Whether tests look at all that they could look at, as `make soak` asks by `EACH=1`, or a part.

And how a collection leaves out the tests that only `make soak` runs.
"""

import os
from collections.abc import Callable

import pytest

EACH = "EACH" in os.environ


def select(
    config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]
) -> None:
    """Leave out the tests that are not wanted, and say how many these are."""
    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = filter(wanted, items)
