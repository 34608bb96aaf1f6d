"""The suites that are measured: which settings select them, and what they consist of."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from tools.mutants.faults import digest
from tools.mutants.sampling import ROOT


@dataclass(frozen=True)
class Suite:
    """A way to run pytest.

    Attributes:
        name: what it is called.
        settings: the variables that select it.
        part: the suite whose tests it runs too, and more.
    """

    name: str
    settings: dict[str, str] = field(default_factory=dict)
    part: "Suite | None" = None

    def fingerprint(self, within: Sequence[str] = ()) -> str:
        """Sixteen hex digits that change with its tests, and with the choice among them."""
        return digest(self.name, *within, _tests())[:16]


@cache
def _tests() -> str:
    """A digest of all tests, read once."""
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return digest(*(f"{path.relative_to(ROOT)} {path.read_text('utf-8')}" for path in paths))


DEFAULT = Suite("default")
FULL = Suite("full", {"EACH": "1"}, DEFAULT)
SUITES = {suite.name: suite for suite in (DEFAULT, FULL)}
