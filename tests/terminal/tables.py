"""Tables for the tests of the terminal."""

from serenissima import players
from serenissima.terminal.local import LocalTable
from tests.tiny.game import GAME


def lots(seats: int = 3, *, seed: int = 3, language: str = "en") -> LocalTable:
    """Return a table of Lots with a person and computer players that choose at random."""
    computers = [players.load("uniform") for _ in range(seats - 1)]
    names = ["Anna", "Bernd", "Carla"][:seats]
    return LocalTable(GAME, [None, *computers], names, seed=seed, language=language)


def forward(table: LocalTable) -> int:
    """Return the index of the first choice that is no retraction."""
    first_retract = table.game.actions.first_retract
    return next(n for n, action in enumerate(table.choices) if action < first_retract)
