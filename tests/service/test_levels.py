"""Levels have ratings on people's scale, and a guest's results suggest one of them."""

import math
import random

import pytest

from serenissima import games
from serenissima.kernel.meta import Meta
from serenissima.service.core.level_ratings import (
    SETTLED,
    arena_share,
    fixed_estimates,
    level_ratings,
)
from serenissima.service.core.ratings import FinishedMatch, rate
from serenissima.service.core.suggesting import Suggestion, suggest

METAS = [games.meta(name) for name in games.names()]
every_game = pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)


def match(meta: Meta, player: str, seats: int, *, won: bool, eased: bool = False) -> FinishedMatch:
    """Return a match of Anna on the first seat against equal computer players."""
    players = ("anna", *[f"computer {player}"] * (seats - 1))
    shares = (1.0, *[0.0] * (seats - 1)) if won else (0.0, 1.0, *[0.0] * (seats - 2))
    return FinishedMatch("t", meta.name, 0.0, players, players, shares, "end", eased)


@every_game
def test_ratings_reproduce_the_measured_shares(meta: Meta):
    """With every number of seats; each level is above the one below it, with a margin."""
    for seats in meta.seats:
        found = level_ratings(meta, seats)
        assert [*found] == [level.player for level in meta.levels]
        for below, level in zip(meta.levels, meta.levels[1:], strict=False):
            [measured] = [one for one in level.measured if one.seats == seats]
            gap = found[level.player].strength - found[below.player].strength
            assert arena_share(gap, seats) == pytest.approx(measured.share, abs=1e-6)
            assert found[level.player].margin_points > found[below.player].margin_points
        assert found[meta.levels[0].player].points == 800


def test_a_person_as_strong_as_a_level_gets_its_rating():
    """The level's estimate stays fixed, and the person's comes to the same."""
    meta, chance = METAS[0], random.Random(1)
    level = meta.levels[1].player
    played = [match(meta, level, 2, won=chance.random() < 0.5) for _ in range(400)]
    found = rate(played, lambda seats: fixed_estimates(meta, seats))
    wanted = level_ratings(meta, 2)[level]

    assert found[f"computer {level}"].mu == wanted.mu
    assert found[f"computer {level}"].points == wanted.points
    assert found["anna"].sigma == pytest.approx(SETTLED, abs=0.4)
    assert abs(found["anna"].points - wanted.points) < 120


@every_game
def test_newcomers_get_one_of_the_first_two_levels(meta: Meta):
    """The second one after a lesson. Matches with undo of everything don't count."""
    first, second, *_ = (level.player for level in meta.levels)
    eased = [match(meta, second, meta.usual_seats, won=True, eased=True)] * 20
    for results in ([], eased):
        fresh = suggest(meta, meta.usual_seats, results, "anna", learned=False)
        learned = suggest(meta, meta.usual_seats, results, "anna", learned=True)
        assert fresh == Suggestion(first)
        assert learned == Suggestion(second, learned=True)


@every_game
def test_a_suggestion_follows_the_results(meta: Meta):
    """A player who wins as often as a level would is suggested that level, or one beside it."""
    for seats in meta.seats:
        ratings = level_ratings(meta, seats)
        for number, level in enumerate(meta.levels):
            results = matches_like(meta, seats, ratings[level.player].strength)
            found = suggest(meta, seats, results, "anna", learned=False)
            assert found is not None
            assert found.expected is not None
            suggested = [one.player for one in meta.levels].index(found.player)
            assert abs(suggested - number) <= 1
            assert found.matches == 30


def matches_like(meta: Meta, seats: int, strength: float) -> list[FinishedMatch]:
    """Return thirty results of a player of this strength against the levels in turn."""
    found = []
    for player, rating in level_ratings(meta, seats).items():
        share = 1 / (1 + (seats - 1) * math.exp(rating.strength - strength))
        found += [match(meta, player, seats, won=n < round(share * 10)) for n in range(10)]
    return random.Random(2).sample(found, 30)


def test_a_game_without_levels_has_no_suggestion():
    from tests.tiny.game import GAME

    assert suggest(GAME.meta, 2, [], "anna", learned=False) is None
    assert level_ratings(GAME.meta, 2) == {}
