"""The kit's report of a run: skipped checks and warnings."""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass
class Skipped:
    """The number of things of one kind that a law skipped.

    Attributes:
        law: the law's name; "several laws" if they share the things.
        what: the things, in the plural.
        count: the number skipped.
        of: the number of all.
    """

    law: str
    what: str
    count: int = 0
    of: int = 0

    def __str__(self) -> str:
        return f"skipped: {self.count} of {self.of} {self.what} ({self.law})"


@dataclass
class Report:
    """The skipped checks and warnings of a run.

    Attributes:
        tallies: by law and kind of thing, even if nothing was skipped.
        warnings: faults that break no law but need attention.
        shelf: what a game on the shelf needs, and this one lacks.
    """

    tallies: dict[tuple[str, str], Skipped] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)
    shelf: list[str] = field(default_factory=list)

    def count(self, law: str, what: str, *, skipped: int, of: int = 1) -> None:
        """Add to a tally: a law had `of` more things and skipped some of them."""
        tally = self.tallies.setdefault((law, what), Skipped(law, what))
        tally.count += skipped
        tally.of += of

    @property
    def skipped(self) -> list[Skipped]:
        """The tallies with something skipped, in the order of the laws."""
        return [tally for tally in self.tallies.values() if tally.count]

    def lines(self) -> Iterator[str]:
        """Yield everything in the report, one line each."""
        yield from map(str, self.skipped)
        yield from (f"warning: {warning}" for warning in self.warnings)
        yield from (f"for the shelf: {missing}" for missing in self.shelf)
