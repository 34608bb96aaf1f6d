"""The games that every adapter is tried with: those on the shelf, and a stranger's."""

from serenissima import games
from tests.tiny.game import GAME as STRANGERS

GAMES = [*(games.load(name) for name in games.names()), STRANGERS]
NAMES = [game.meta.name for game in GAMES]
