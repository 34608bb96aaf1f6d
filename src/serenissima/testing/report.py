"""What a run of the kit has to say beside "passed": what was skipped, and what to think about."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Skipped:
    """How much of one thing a law left out.

    Attributes:
        law: the law's name; "several laws" where they share what they look at.
        what: the thing, in the plural.
        count: how many of them were skipped.
        of: how many there were.
    """

    law: str
    what: str
    count: int = 0
    of: int = 0

    def __str__(self) -> str:
        return f"skipped: {self.count} of {self.of} {self.what} ({self.law})"


@dataclass
class Report:
    """What a run skipped, and its warnings.

    Attributes:
        tallies: by law and thing, also where nothing was skipped.
        warnings: what breaks no law and still is worth looking at.
    """

    tallies: dict[tuple[str, str], Skipped] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)

    def count(self, law: str, what: str, *, skipped: int, of: int = 1) -> None:
        """Note that a law met `of` more things and skipped some of them."""
        tally = self.tallies.setdefault((law, what), Skipped(law, what))
        tally.count += skipped
        tally.of += of

    @property
    def skipped(self) -> list[Skipped]:
        """What was skipped, in the order in which the laws met it."""
        return [tally for tally in self.tallies.values() if tally.count]

    def lines(self) -> Iterator[str]:
        """Everything, a line each."""
        yield from map(str, self.skipped)
        yield from (f"warning: {warning}" for warning in self.warnings)
