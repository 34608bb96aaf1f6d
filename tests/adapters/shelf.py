"""The games that the tests of adapters use: one of the shelf or all, and a third party's."""

from serenissima import games
from tests.each import EACH
from tests.tiny.game import GAME as STRANGERS

GAMES = [*(games.load(name) for name in games.names()[: None if EACH else 1]), STRANGERS]
NAMES = [game.meta.name for game in GAMES]
