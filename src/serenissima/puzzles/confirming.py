"""Confirms that a choice of a match can be a puzzle, by the checks of the puzzles of a game."""

from collections.abc import Generator, Sequence

from serenissima.kernel.match import Match
from serenissima.puzzles.collection import Puzzle
from serenissima.puzzles.finding import Decision, Effort, confirm_steps, note_steps

EFFORT = Effort(choices=2)  # an admin has decided that it is interesting


def check_choice(
    match: Match, steps: Sequence[int], best: Sequence[int], effort: Effort = EFFORT
) -> Generator[None, None, Puzzle | None]:
    """Return a puzzle made from a choice, or None unless one action is clearly best there.

    A puzzle asks for one action: the first one that the best choice has and the match has not.
    Takes up to some seconds, in steps of milliseconds.

    Args:
        match: the match.
        steps: the places of the choice's actions in `Match.steps`.
        best: the actions of the best choice.
        effort: of the searches.
    """
    pairs = zip(steps, best, strict=False)
    place = next((at for at, action in pairs if match.steps[at].action != action), None)
    if place is None:
        return None
    seat, step = match.steps[place].seat, place - 1
    view = match.game.state.view(match.state_after(step), seat)
    decision = Decision(match.game, match.terms, step, seat, view)
    noted = yield from note_steps(decision, f"{step}/note", effort)
    if noted is None:
        return None
    return (yield from confirm_steps(noted, f"{step}", effort))
