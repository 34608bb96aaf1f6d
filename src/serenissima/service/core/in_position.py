"""A match that begins in a position: of a puzzle, of a study, or typed by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from serenissima.fairplay.proof import dice_seed
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match, Step
from serenissima.kernel.position import typed_position
from serenissima.kernel.redeal import redeal
from serenissima.kernel.view import View
from serenissima.service.core.entries import InPosition


@dataclass(frozen=True)
class PositionBeginning:
    """A position in which a new match begins.

    Attributes:
        name: tells it from others, such as `puzzle 3`.
        typed: the position as text; empty if a view is given.
        view: what one seat sees; everything else is dealt at random.
    """

    name: str
    typed: str = field(default="", repr=False)
    view: View | None = field(default=None, repr=False)

    def settle(
        self, game: Game, seats: int, options: Mapping[str, object], secret: str
    ) -> tuple[Match, InPosition]:
        """Return the match that begins here, and its entry; hidden cards follow from the secret.

        Raises:
            SerenissimaError: as `typed_position`.
        """
        seed = dice_seed(secret, 0)
        if self.view is not None:
            match = redeal(self.view, seed=seed)
        else:
            match = typed_position(game, self.typed, seats, options, seed=seed)
        entry = entry_of(match)
        return _with_first_step(match), entry


def entry_of(match: Match) -> InPosition:
    """Return the entry of a match that began in a position."""
    first = match.steps[0] if match.steps else None
    answers = first.answers if first and first.seat == NOBODY else ()
    return InPosition(match.game.position_text(match.terms, match.began_from), answers)


def match_in_position(match: Match, entry: InPosition) -> Match:
    """Return the match that an entry begins, in place of the one that was dealt."""
    game, options = match.game, match.game.options_of(match.terms)
    state = game.read_position(match.terms, entry.position)
    begun = Match(game, match.seats, options, deal=entry.deal, position=state)
    return _with_first_step(begun)


def _with_first_step(match: Match) -> Match:
    """Return the match with a step before its first action, as every match of a table has one."""
    if not match.steps:
        match.steps.append(Step(NOBODY, -1, (), ()))
    return match
