"""The analysis of each action: the search's figures, certain and expected events."""

import random

import pytest

from serenissima import games, players
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.players import finish
from serenissima.players.analysis import Analysis, analyse, steps
from serenissima.players.playing import play
from tests.players import pennies
from tests.tiny.game import GAME as TINY


def analyse_match(match: Match, seat: int, iterations: int = 500) -> Analysis:
    """Return the analysis for a seat, always with the same dice."""
    return analyse(match.game, match.terms, match.view(seat), seat, rolled_dice(3), iterations)


def test_the_first_action_is_the_choice_of_a_player():
    match = Match(TINY, 3, seed=4)
    found = analyse_match(match, 0)
    player = players.load("ismcts:500")

    assert found.choices[0].action == player.choose(
        TINY, match.terms, match.view(0), 0, rolled_dice(3)
    )
    assert found.iterations == 500
    assert [one.visits for one in found.choices] == sorted(
        (one.visits for one in found.choices), reverse=True
    )
    assert {one.action for one in found.choices} == set(match.legal(0))


def test_an_analysis_in_steps_has_the_same_result():
    match = Match(TINY, 3, seed=4)
    in_steps = steps(TINY, match.terms, match.view(0), 0, rolled_dice(3), 500)

    assert finish(in_steps) == analyse_match(match, 0)


def test_an_analysis_contains_certain_events_only():
    """The last to confirm catches some fish, but their number is random.

    Events that only repeat the action are left out.
    """
    match = Match(TINY, 2, seed=4)
    for seat in (1, 0):
        match.play(seat, match.legal(seat)[0])
    chosen = analyse_match(Match(TINY, 2, seed=4), 0)
    match.play(1, "confirm")
    (confirmed,) = analyse_match(match, 0).choices

    kinds = {told.event.kind for told in confirmed.told}

    assert [one.told for one in chosen.choices] == [()] * len(chosen.choices)
    assert "showed" in kinds
    assert "caught" not in kinds


def test_the_last_action_ends_the_match_for_certain():
    match = play(TINY, ["uniform", "uniform"], seed=2)
    seat = match.undo().seat
    (confirmed,) = analyse_match(match, seat).choices

    assert confirmed.told[-1].event.kind == "ended"
    assert confirmed.line == ()


def test_the_expected_line_contains_the_opponents_choice():
    """The opponent lays a coin simultaneously, and never on its edge."""
    found = analyse_match(Match(pennies.GAME), 1, 5000)
    lines = [one.line for one in found.choices]

    assert [[seat for seat, _ in line] for line in lines] == [[0]] * 3
    assert "lay edge" not in {pennies.GAME.actions.format(line[0][1]) for line in lines}


def test_an_analysis_contains_later_differences():
    """An action's immediate effects are left out, and a single action has no differences."""
    game = games.load(games.names()[0])
    match = play(game, ["greedy"] * game.meta.seats[0], seed=1)
    found = []
    while len(match.steps) > 1:
        seat = match.undo().seat
        if len(match.legal(seat)) > 1:
            found += analyse_match(match, seat, 2000).choices
        if any(one.soon for one in found):
            break
    (one, *_) = [one for one in found if one.soon]

    assert all(abs(it.often - it.otherwise) >= 0.4 * it.deals for it in one.soon)
    assert all(it.told.event.weighs for it in one.soon)
    assert not {it.told for it in one.soon} & set(one.told)


def test_a_seat_without_a_choice_gets_no_search():
    match = Match(TINY, 3, seed=4)
    match.play(0, match.legal(0)[0])
    found = analyse_match(match, 0)

    assert [TINY.actions.format(one.action) for one in found.choices] == ["confirm"]
    assert found.iterations == 0


def test_an_obvious_choice_has_a_higher_value():
    """A coin on its edge loses."""
    found = analyse_match(Match(pennies.GAME), 1, 5000)
    share = {pennies.GAME.actions.format(one.action): one.share for one in found.choices}

    assert share["lay edge"] < min(share["lay heads"], share["lay tails"]) - 0.1


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

            assert analyse(game, match.terms, view, seat, rolled_dice(3), 40) == analyse_match(
                match, seat, 40
            )
        match.play(seat, uniform.choose(game, match.terms, match.view(seat), seat, dice))
        if match.over:
            break

    assert differ
