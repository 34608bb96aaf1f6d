"""Whether tests check all cases, as `make soak` asks by `EACH=1`, or a part.

Also leaves out of a collection the tests that only `make soak` runs.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

EACH = "EACH" in os.environ
SOAKS = re.compile(r"^pytestmark = .*\bmark\.soak\b", re.MULTILINE)


def is_left_out(path: Path) -> bool:
    """Return whether only `make soak` runs a module.

    It is not even imported, as it may need an extra.
    """
    return not EACH and path.suffix == ".py" and bool(SOAKS.search(path.read_text("utf-8")))


def select(
    config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]
) -> None:
    """Leave out the tests that are not wanted, and report how many these are."""
    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = filter(wanted, items)
