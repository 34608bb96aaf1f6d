"""Answers to marked choices: made action by action, and judged like the choices of a match."""

from itertools import permutations

import pytest

from serenissima import games
from serenissima.analysis.answers import begin_choice, judge_answer
from serenissima.analysis.findings import ExaminedLine, Judged
from serenissima.analysis.match_analysis import COSTLY, analyse, before, find_whole_choices
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.players import finish
from serenissima.players.playing import play
from tests.players import pennies


def test_each_answer_gets_its_verdict():
    """The edge was played; one side is best, and the other can't be told apart from it."""
    match = Match(pennies.GAME)
    match.play(0, "lay heads")
    match.play(1, "lay edge")
    [blunder] = [one for one in analyse(match).costly if one.choice.seat == 1]
    view, verdicts = blunder.view, {}
    for action in range(3):
        begun = begin_choice(pennies.GAME, match.terms, view, 1, [action])
        judged = finish(judge_answer(pennies.GAME, match.terms, blunder, begun))
        verdicts[match.actions.format(action)] = judged

        assert (begun.whole, begun.legal, judged.solved) == (True, (), judged.cost < COSTLY)
    assert verdicts["lay edge"].verdict == "played"
    assert verdicts["lay edge"].cost == blunder.cost
    assert verdicts[match.actions.format(*blunder.best.actions)].verdict == "best"


def test_a_choice_is_made_action_by_action():
    """As the match went: what may follow is legal, and the last action makes it whole."""
    game = games.load(games.names()[0])
    match = play(game, ["uniform", "uniform"], seed=3)
    several = [one for one in find_whole_choices(match) if len(one.steps) > 2]
    assert several
    for choice in several[:8]:
        view = game.state.view(match.states[before(match, choice.steps[0])], choice.seat)
        actions = [match.steps[at].action for at in choice.steps]
        for count in range(len(actions)):
            begun = begin_choice(game, match.terms, view, choice.seat, actions[:count])
            assert actions[count] in begun.legal
            assert len(begun.told) == count
        with pytest.raises(Illegal):
            begin_choice(game, match.terms, view, choice.seat, [game.actions.count - 1])


def test_the_same_actions_in_another_order_are_the_same_choice():
    """A division has several of them; wherever the rules allow another order, nothing differs."""
    game = games.load(games.names()[0])
    match = play(game, ["uniform", "uniform"], seed=3)
    reordered = 0
    for choice in find_whole_choices(match):
        played = tuple(match.steps[at].action for at in choice.steps)
        if not 3 <= len(played) <= 4:
            continue
        view = game.state.view(match.states[before(match, choice.steps[0])], choice.seat)
        line, best = ExaminedLine(played, 0.4), ExaminedLine(played[:1], 0.5)
        judged = Judged(choice, line, best, 0.1, view=view)
        for order in permutations(played):
            try:
                begun = begin_choice(game, match.terms, view, choice.seat, order)
            except Illegal:
                continue
            if begun.whole and len(begun.actions) == len(played):
                reordered += order != played
                assert finish(judge_answer(game, match.terms, judged, begun)).verdict == "played"

    assert reordered
