"""The analysis of a match: chances, luck, whole choices, and what they cost."""

import numpy as np

from serenissima import games
from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import whole_choices
from serenissima.analysis.match_analysis import analyse
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import NOBODY, Match
from serenissima.players.playing import play
from tests.players import pennies
from tests.tiny.game import GAME as TINY

FIRST = games.names()[0]


def test_a_choice_lasts_until_its_seat_learns_something():
    """Every action of a seat belongs to one choice; a division is one, drawing a card ends one."""
    match = play(games.load(FIRST), ["uniform", "uniform"], seed=3)
    choices = whole_choices(match, rolled_dice(1))
    words = [
        [match.actions.parts(match.steps[at].action)[0].kind for at in one.steps] for one in choices
    ]

    steps = [at for at, step in enumerate(match.steps) if step.seat != NOBODY]
    assert sorted(at for one in choices for at in one.steps) == steps
    assert any(kinds[-1] == "present" and len(kinds) > 2 for kinds in words)
    assert all("present" not in kinds[:-1] and "choose" not in kinds[1:] for kinds in words)


def test_a_blunder_is_found_with_something_better():
    """A coin on its edge loses a match that either other side may win."""
    match = Match(pennies.GAME)
    match.play(0, "lay heads")
    match.play(1, "lay edge")
    found = analyse(match)

    (blunder,) = [one for one in found.costly if one.choice.seat == 1]
    assert match.actions.format(*blunder.played.actions) == "lay edge"
    assert match.actions.format(*blunder.best.actions) != "lay edge"
    assert blunder.cost > 0.3


def test_chances_lead_to_the_result_and_luck_is_what_the_dice_changed():
    match = play(TINY, ["uniform", "uniform", "uniform"], seed=5)
    found = analyse(match)
    rolled = [at for at, step in enumerate(match.steps) if step.answers and step.seat != NOBODY]

    assert tuple(found.chances[-1]) == match.outcome.shares
    assert np.allclose(found.chances.sum(1), 1)
    assert rolled
    assert not found.luck[[at for at in range(len(match.steps)) if at not in rolled]].any()
    assert np.abs(found.luck.sum(1)).max() < 1e-9


def test_an_analysis_is_reproducible():
    match = play(TINY, ["uniform", "uniform"], seed=2)
    once, again = analyse(match), analyse(match)

    assert np.array_equal(once.chances, again.chances)
    assert np.array_equal(once.known, again.known)
    assert once.costly == again.costly


def test_what_a_seat_could_know_does_not_depend_on_what_it_could_not():
    """The chance by a view is the same whatever the other hands really are."""
    game = games.load(FIRST)
    match = play(game, ["greedy", "greedy"], seed=4)
    at = len(match.states) // 2
    view = game.state.view(match.states[at], 0)
    blind = Estimator(game, match.terms, rolled_dice(1)).of_view(view, 0)
    worlds = [
        Estimator(game, match.terms, rolled_dice(1)).of_view(game.state.view(state, 0), 0)
        for state in (view, match.states[at])
    ]

    assert all(np.array_equal(blind, other) for other in worlds)
