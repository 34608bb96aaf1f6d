"""What is found about each action: the search's figures, what is certain, what is expected."""

import random

import pytest

from serenissima import games, players
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.match import Match
from serenissima.players import finish
from serenissima.players.analysis import Analysis, analyse, steps
from serenissima.players.playing import play
from tests.players import pennies
from tests.tiny.game import GAME as TINY


def analysed(match: Match, seat: int, iterations: int = 500) -> Analysis:
    """What is found for a seat, with dice that are always the same."""
    return analyse(match.game, match.terms, match.view(seat), seat, rolled(3), iterations)


def test_the_first_is_what_a_player_would_choose():
    match = Match(TINY, 3, seed=4)
    found = analysed(match, 0)
    player = players.load("ismcts:500")

    assert found.choices[0].action == player.choose(TINY, match.terms, match.view(0), 0, rolled(3))
    assert found.iterations == 500
    assert [one.visits for one in found.choices] == sorted(
        (one.visits for one in found.choices), reverse=True
    )
    assert {one.action for one in found.choices} == set(match.legal(0))


def test_in_steps_it_finds_the_same():
    match = Match(TINY, 3, seed=4)
    in_steps = steps(TINY, match.terms, match.view(0), 0, rolled(3), 500)

    assert finish(in_steps) == analysed(match, 0)


def test_what_is_certain_is_told_and_what_only_repeats_the_action_is_not():
    """Who confirms last catches something, but how much nobody knows."""
    match = Match(TINY, 2, seed=4)
    for seat in (1, 0):
        match.play(seat, match.legal(seat)[0])
    chosen = analysed(Match(TINY, 2, seed=4), 0)
    match.play(1, "confirm")
    (confirmed,) = analysed(match, 0).choices

    kinds = {told.event.kind for told in confirmed.told}

    assert [one.told for one in chosen.choices] == [()] * len(chosen.choices)
    assert "showed" in kinds
    assert "caught" not in kinds


def test_the_last_action_ends_the_match_for_certain():
    match = play(TINY, ["uniform", "uniform"], seed=2)
    seat = match.undo().seat
    (confirmed,) = analysed(match, seat).choices

    assert confirmed.told[-1].event.kind == "ended"
    assert confirmed.line == ()


def test_what_is_expected_is_the_choice_of_somebody_who_has_one():
    """The other lays a coin at the same time, and never on its edge."""
    found = analysed(Match(pennies.GAME), 1, 5000)
    lines = [one.line for one in found.choices]

    assert [[seat for seat, _ in line] for line in lines] == [[0]] * 3
    assert "lay edge" not in {pennies.GAME.actions.format(line[0][1]) for line in lines}


def test_what_soon_makes_a_difference_is_told():
    """Not what the action brings about at once, and nothing where there is one action alone."""
    game = games.load(games.names()[0])
    match = play(game, ["greedy"] * game.meta.seats[0], seed=1)
    found = []
    while len(match.steps) > 1:
        seat = match.undo().seat
        if len(match.legal(seat)) > 1:
            found += analysed(match, seat, 2000).choices
        if any(one.soon for one in found):
            break
    (one, *_) = [one for one in found if one.soon]

    assert all(abs(it.often - it.otherwise) >= 0.4 * it.deals for it in one.soon)
    assert all(it.told.event.weighs for it in one.soon)
    assert not {it.told for it in one.soon} & set(one.told)


def test_where_there_is_nothing_to_choose_nothing_is_searched():
    match = Match(TINY, 3, seed=4)
    match.play(0, match.legal(0)[0])
    found = analysed(match, 0)

    assert [TINY.actions.format(one.action) for one in found.choices] == ["confirm"]
    assert found.iterations == 0


def test_an_obvious_choice_is_worth_more():
    """Who stands a coin on its edge has lost."""
    found = analysed(Match(pennies.GAME), 1, 5000)
    share = {pennies.GAME.actions.format(one.action): one.share for one in found.choices}

    assert share["lay edge"] < min(share["lay heads"], share["lay tails"]) - 0.1


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_cannot_see_changes_nothing(name: str):
    """At moments of a match by chance: however its secrets are dealt, the analysis is the same."""
    game, chance = games.load(name), random.Random(3)
    match, uniform, dice = Match(game, seed=3), players.load("uniform"), rolled(5)
    differ = 0
    for _ in range(40):
        seat = chance.choice(match.waits)
        if chance.random() < 0.2:
            twin = game.state.view(match.state, seat)
            verbs.redeal(match.terms, twin, seat, rolled(chance.randrange(10**6)))
            differ += bytes(twin) != bytes(match.state)
            view = game.state.view(twin, seat)

            assert analyse(game, match.terms, view, seat, rolled(3), 40) == analysed(
                match, seat, 40
            )
        match.play(seat, uniform.choose(game, match.terms, match.view(seat), seat, dice))
        if match.over:
            break

    assert differ
