"""The search's choice where one action wins, or all others lose."""

import pytest

from serenissima import players
from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match

ONE_DISTRICT_SHORT = """
    stage call
    waits 1
    rounds 4
    phases 1
    phase_round 2
    divider 0
    actor 0
    picked 0
    doges 1
    challenger 0
    pile cannaregio=4 castello=3 dorsoduro=4 san-marco=4 san-polo=4 santa-croce=4 gondola=5 doge=5
    discard traitor=7 spy=3
    number_pile one=4 two=5 three=5
    hand[0] castello=1 santa-croce=1
    hand[1] gondola=1
    hand_size 2 1
    known[1] gondola=1
    won[0] cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1
    ceiling[1] cannaregio=0 castello=0 dorsoduro=0 san-marco=0 san-polo=0 santa-croce=0
"""

ABOUT_TO_LOSE = """
    stage raise
    waits 2
    rounds 4
    phases 1
    phase_round 2
    divider 0
    actor 0
    picked 0
    doges 1
    opened 1
    challenger 0
    where santa-croce
    first santa-croce none
    barred[0] santa-croce=1
    barred[1] santa-croce=1
    laid[0] santa-croce=1
    pile cannaregio=4 castello=4 dorsoduro=4 san-marco=4 san-polo=4 santa-croce=2 gondola=6 doge=5
    discard traitor=7 spy=3
    number_pile one=4 two=5 three=5
    hand[1] santa-croce=2
    hand_size 0 2
    won[0] cannaregio=1 castello=1 dorsoduro=1 san-marco=1 san-polo=1
"""


@pytest.mark.parametrize("name", ["ismcts:300", "ismcts:2000"])
@pytest.mark.parametrize(
    ("position", "seat", "right"),
    [(ONE_DISTRICT_SHORT, 0, "call santa-croce"), (ABOUT_TO_LOSE, 1, "lay santa-croce")],
)
def test_the_search_finds_wins_and_avoids_losses(name: str, position: str, seat: int, right: str):
    match = Match(GAME, position=GAME.state.parse(position))
    view = match.view(seat)

    action = players.load(name).choose(GAME, match.terms, view, seat, rolled_dice(1))

    assert GAME.actions.format(action) == right
