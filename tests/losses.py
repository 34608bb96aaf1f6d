"""The warnings about waste on a table, for the tests of each game."""

from serenissima.kernel.match import Match
from serenissima.words import Speaker


def losses(match: Match, seat: int = 0) -> dict[str, str]:
    """Return the actions of a seat that would waste something, each with its warning."""
    game = match.game
    speaker = Speaker("en", game.folder, [f"Seat {n}" for n in range(match.seats)], seat)
    found = game.draw(match.terms, match.view(seat), seat).losses
    return {game.actions.format(action): speaker.say(loss) for action, loss in found.items()}
