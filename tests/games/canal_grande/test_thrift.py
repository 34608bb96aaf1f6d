"""Players that search waste nothing where they gain nothing by it."""

from serenissima import players
from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.dice import rolled_dice
from serenissima.players.ismcts import Ismcts
from serenissima.testing import play
from tests.games.canal_grande.table import vote


def test_of_about_equal_actions_a_search_takes_one_that_wastes_nothing():
    """The bid of one can't be beaten: a second card would be discarded (R6.19)."""
    match = vote("hand[0] castello=3\nhand[1] castello=1")
    play(match, "call castello", "lay castello")
    view, wasteful = match.view(0), GAME.actions.parse("lay castello")
    player = players.load("ismcts:50")
    assert isinstance(player, Ismcts)

    thrifty = careless = 0
    for seed in range(60):
        action = player.choose(GAME, match.terms, view, 0, rolled_dice(seed))
        thrifty += action != wasteful
        search = player.search(GAME, match.terms, view, 0, rolled_dice(seed))
        search.run(player.iterations)
        careless += search.choose() == wasteful

    assert careless >= 10, "otherwise this test shows nothing"
    assert thrifty >= 60 - careless // 2
