"""The search where players must bluff: it mixes, and can't be exploited the longer it searches."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from serenissima import players
from serenissima.kernel.compile import interpreted
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.position import position
from serenissima.players.search.bluffing import BluffingGrowth
from serenissima.players.search.search import Search
from serenissima.players.search.workspace import workspace
from serenissima.training.exploitability import exploitability
from serenissima.training.share import interval
from tests.small import goofspiel, kuhn, leduc, liars_dice, love_letter

TO_WIN = "waits 2\ncard[0] 2\ncard[1] 3\nmoves 2 0 0"  # seat 1 holds the king after a bet


def test_a_search_learns_to_bluff_in_kuhn_poker():
    """One search learns all seats' play from the set-up, and a longer one can be exploited less."""
    match = Match(kuhn.GAME, seed=1)
    work = workspace(kuhn.GAME, match.terms, rolled_dice(1), match.view(0))
    growth = BluffingGrowth(kuhn.GAME, work, 0, 1024)
    found = []
    with interpreted(), np.errstate(over="ignore"):
        for iterations in (20, 280):
            growth.run(iterations)
            found.append(exploitability(kuhn.GAME, growth.strategy).mean)
        win = position(kuhn.GAME, TO_WIN)
        search = Search(kuhn.GAME, win.terms, win.view(1), 1, rolled_dice(1))
        search.run(40)
        assert kuhn.GAME.actions.format(search.choose()) == "bet"

    assert found[1] < 0.6 * found[0]
    assert found[1] < 1 / 24  # of a search that takes the most visited action, however long


def mixtures(game: Game, terms: Any, iterations: int) -> Callable[..., Any]:
    """Return the search's play as probabilities: the mean of four searches."""

    def policy(view: Any, seat: int, legal: Sequence[int]) -> Any:
        odds = np.zeros(len(legal))
        for seed in range(4):
            search = Search(game, terms, view, seat, rolled_dice(seed), 16 * iterations)
            search.run(iterations)
            found = {action.action: action.visits for action in search.root_statistics()}
            odds += [found[action] for action in legal]
        return odds / odds.sum()

    return policy


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("game", [kuhn.GAME, leduc.GAME, goofspiel.GAME])
def test_a_longer_search_can_be_exploited_less(game: Game):
    terms = game.terms_for(2, {})
    shares = [exploitability(game, mixtures(game, terms, n)).mean for n in (100, 1000, 10_000)]

    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < 0.7 * shares[0]


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kuhn", "leduc", "goofspiel", "liars-dice", "love-letter"])
def test_the_search_does_not_lose_to_greedy(name: str):
    """At 95%, over 400 matches, each deal from both seats."""
    shelf = (kuhn, leduc, goofspiel, liars_dice, love_letter)
    (game,) = (small.GAME for small in shelf if small.GAME.meta.name == name)
    share = interval([_share(game, number) for number in range(400)])

    assert share.high >= 0.5


def _share(game: Game, number: int) -> float:
    """Return the search's share of a match."""
    own, match = number % 2, Match(game, seed=number // 2)
    sitting = [players.load("ismcts:2000" if seat == own else "greedy") for seat in range(2)]
    dice = [rolled_dice(f"{number} {seat}") for seat in range(2)]
    while not match.over:
        seat = match.waits[0]
        view = match.view(seat)
        match.play(seat, sitting[seat].choose(game, match.terms, view, seat, dice[seat]))
    assert match.outcome is not None
    return match.outcome.shares[own]
