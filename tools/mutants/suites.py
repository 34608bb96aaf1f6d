"""The suites to measure: the settings that select them, and their tests."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from tools.mutants.faults import digest
from tools.mutants.sampling import ROOT


@dataclass(frozen=True)
class Suite:
    """A way to run pytest.

    Attributes:
        name: the name of the suite.
        settings: the environment variables that select it.
        part: a smaller suite whose tests it includes.
    """

    name: str
    settings: dict[str, str] = field(default_factory=dict)
    part: "Suite | None" = None

    def fingerprint(self, within: Sequence[str] = ()) -> str:
        """Return sixteen hex digits that change with its tests, and with the choice among them."""
        return digest(self.name, *within, _tests())[:16]


@cache
def _tests() -> str:
    """Return a digest of all tests, read once."""
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return digest(*(f"{path.relative_to(ROOT)} {path.read_text('utf-8')}" for path in paths))


DEFAULT = Suite("default")
FULL = Suite("full", {"EACH": "1"}, DEFAULT)
SUITES = {suite.name: suite for suite in (DEFAULT, FULL)}
