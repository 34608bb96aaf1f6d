"""The checks of suggested puzzles: those that the puzzles of a game have passed."""

from collections.abc import Generator

from serenissima.kernel.match import Match
from serenissima.puzzles.collection import print_puzzle
from serenissima.puzzles.confirming import check_choice
from serenissima.service import Submission


def confirm_submission(match: Match, one: Submission) -> Generator[None, None, str]:
    """Return the puzzle of a suggestion as JSON, or empty if no action is clearly best there."""
    judged = one.read(match.game)
    puzzle = yield from check_choice(match, judged.choice.steps, judged.best.actions)
    return print_puzzle(puzzle) if puzzle else ""
