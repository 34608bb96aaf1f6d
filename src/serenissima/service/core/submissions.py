"""Marked choices that guests suggest as puzzles for everyone."""

from dataclasses import dataclass
from typing import Final, Literal

from serenissima.analysis.findings import Judged
from serenissima.kernel.game import Game
from serenissima.service.core.mistakes import Mistake

State = Literal["sent", "accepted", "refused", "confirmed", "unclear"]
SENT: Final = "sent"  # waits for an admin
ACCEPTED: Final = "accepted"  # waits for the checks
REFUSED: Final = "refused"
CONFIRMED: Final = "confirmed"  # by the checks: everyone can solve it
UNCLEAR: Final = "unclear"  # the checks found no action that is clearly best


@dataclass(frozen=True)
class Submission:
    """A marked choice that a guest suggests as a puzzle.

    Attributes:
        id: its number.
        table: the id of its table.
        game: the name of the game.
        step: the place of the choice's first action in `Match.steps`.
        seat: the seat that chose.
        author: the name of the guest; empty if they don't want to be named, or no longer exist.
        at: when it was sent, in seconds since 1970.
        state: how far it is.
        findings: those of the analysis, as text.
        puzzle: the puzzle as JSON, once the checks have confirmed it.
    """

    id: int
    table: str
    game: str
    step: int
    seat: int
    author: str
    at: float
    state: State
    findings: str
    puzzle: str

    @property
    def mistake(self) -> Mistake:
        """The choice, as if it were the reader's."""
        return Mistake(self.table, self.game, self.step, self.seat, 0.0, self.at, self.findings)

    def read(self, game: Game) -> Judged:
        """Return the findings of the analysis."""
        return self.mistake.read(game)
