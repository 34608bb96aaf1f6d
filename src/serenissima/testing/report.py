"""What a run of the kit reports besides success: what was skipped, and warnings."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Skipped:
    """How many things of one kind a law skipped.

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
        tallies: by law and kind of thing, even where nothing was skipped.
        warnings: what breaks no law but deserves a look.
    """

    tallies: dict[tuple[str, str], Skipped] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)

    def count(self, law: str, what: str, *, skipped: int, of: int = 1) -> None:
        """Note that a law was given `of` more things and skipped some of them."""
        tally = self.tallies.setdefault((law, what), Skipped(law, what))
        tally.count += skipped
        tally.of += of

    @property
    def skipped(self) -> list[Skipped]:
        """What was skipped, in the order of the laws."""
        return [tally for tally in self.tallies.values() if tally.count]

    def lines(self) -> Iterator[str]:
        """Everything in the report, one line each."""
        yield from map(str, self.skipped)
        yield from (f"warning: {warning}" for warning in self.warnings)
