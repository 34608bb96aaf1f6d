"""The analysis of a decision: whole choices, their worth, certain effects and reasons."""

import random

import pytest

from serenissima import games, players
from serenissima.analysis.decision import Analysis, analyse, steps
from serenissima.analysis.settings import EQUAL
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.players import finish
from serenissima.players.playing import play
from tests.players import pennies
from tests.tiny.game import GAME as TINY


def analyse_match(match: Match, seat: int, iterations: int = 500) -> Analysis:
    """Return the analysis for a seat, always with the same seed."""
    return analyse(match.game, match.terms, match.view(seat), seat, 3, iterations)


def test_choices_are_whole_and_the_best_comes_first():
    """Each runs until the seat learns something, and begins with a legal action."""
    match = Match(TINY, 3, seed=4)
    found = analyse_match(match, 0)

    assert found.iterations == 500
    assert {one.actions[0] for one in found.considered} <= set(match.legal(0))
    assert all(TINY.actions.format(one.actions[-1]) == "confirm" for one in found.considered)
    shares = [one.share for one in found.considered]
    assert shares == sorted(shares, reverse=True)


def test_an_analysis_in_steps_has_the_same_result():
    match = Match(TINY, 3, seed=4)
    in_steps = steps(TINY, match.terms, match.view(0), 0, 3, 500)

    assert finish(in_steps) == analyse_match(match, 0)


def test_a_choice_has_its_certain_effects_only():
    """The last to confirm catches some fish, but their number is random."""
    match = Match(TINY, 2, seed=4)
    for seat in (1, 0):
        match.play(seat, match.legal(seat)[0])
    match.play(1, "confirm")
    (confirmed,) = analyse_match(match, 0).considered

    kinds = {told.event.kind for told in confirmed.told}

    assert "showed" in kinds
    assert "caught" not in kinds


def test_the_last_action_ends_the_match_for_certain():
    match = play(TINY, ["uniform", "uniform"], seed=2)
    seat = match.undo().seat
    (confirmed,) = analyse_match(match, seat).considered

    assert confirmed.told[-1].event.kind == "ended"


def test_reasons_compare_amounts_that_the_game_lists():
    """They differ in the direction that the choosing seat wants, or agree if both are equal."""
    game = games.load(games.names()[0])
    match = play(game, ["greedy"] * game.meta.seats[0], seed=1)
    found = []
    while len(match.steps) > 1 and len(found) < 3:
        seat = match.undo().seat
        analysis = analyse_match(match, seat, 2000)
        if analysis.reasons and analysis.lead >= EQUAL:
            found.append(analysis)

    for analysis in found:
        for one in analysis.reasons:
            assert one.stake in game.stakes
            wishes_more = one.stake.wanted == (one.seat == analysis.seat)
            assert (one.best > one.other) == wishes_more
    assert found


def test_a_seat_without_a_choice_gets_no_search():
    match = Match(TINY, 3, seed=4)
    match.play(0, match.legal(0)[0])
    found = analyse_match(match, 0)

    assert [TINY.actions.format(*one.actions) for one in found.considered] == ["confirm"]
    assert found.iterations == 0


def test_an_obvious_choice_has_a_higher_value():
    """A coin on its edge loses."""
    found = analyse_match(Match(pennies.GAME), 1, 5000)
    share = {pennies.GAME.actions.format(*one.actions): one.share for one in found.considered}

    best = found.considered[0].actions
    assert pennies.GAME.actions.format(*best) != "lay edge"
    assert share.get("lay edge", 0.0) < found.considered[0].share - 0.1


@pytest.mark.parametrize("name", games.names())
def test_hidden_information_changes_no_analysis(name: str):
    """At random moments of a match, every deal of its secrets gives the same analysis."""
    game, chance = games.load(name), random.Random(3)
    match, uniform, dice = Match(game, seed=3), players.load("uniform"), rolled_dice(5)
    differ = 0
    for _ in range(40):
        seat = chance.choice(match.waits)
        if chance.random() < 0.2:
            twin = game.state.view(match.state, seat)
            verbs.redeal(match.terms, twin, seat, rolled_dice(chance.randrange(10**6)))
            differ += bytes(twin) != bytes(match.state)
            view = game.state.view(twin, seat)

            assert analyse(game, match.terms, view, seat, 3, 40) == analyse_match(match, seat, 40)
        match.play(seat, uniform.choose(game, match.terms, match.view(seat), seat, dice))
        if match.over:
            break

    assert differ
