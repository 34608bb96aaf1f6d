"""The analysis of a match: chances, luck, whole choices, and what they cost."""

import numpy as np

from serenissima import games
from serenissima.analysis.jobs import Job, do_job
from serenissima.analysis.match_analysis import analyse, find_whole_choices
from serenissima.analysis.memory import new_memory, view_as_match
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import NOBODY, Match
from serenissima.players.playing import play
from tests.players import pennies
from tests.tiny.game import GAME as TINY

FIRST = games.names()[0]


def test_a_choice_lasts_until_its_seat_learns_something():
    """Every action of a seat belongs to one choice; a division is one, drawing a card ends one."""
    match = play(games.load(FIRST), ["uniform", "uniform"], seed=3)
    choices = find_whole_choices(match)
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
    state = match.states[len(match.states) // 2]
    twin = game.state.view(state, 0)
    verbs.redeal(match.terms, twin, 0, rolled_dice(1))
    known, chances = [], []
    for world in (state, game.state.view(state, 0), twin):
        memory = new_memory(game, match.terms, view_as_match(world, 0), 7, 1)
        do_job(memory, Job.LOOK, 0)
        known.append(memory.found.known[0, 0])
        chances.append(memory.found.chances[0, 0])

    assert len(set(known)) == 1
    assert len(set(chances)) > 1
