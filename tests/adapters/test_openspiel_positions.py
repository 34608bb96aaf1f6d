"""An OpenSpiel game that begins in positions: a small tree that tabular algorithms solve."""

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

from serenissima.adapters import openspiel
from serenissima.kernel.errors import Illegal, NotNow, Unreadable

LAST_VOTE = """
stage call
rounds 200
divider 1
picked 0
doges 1
won[0] cannaregio=1 dorsoduro=1 san-marco=1 san-polo=3 santa-croce=1
won[1] cannaregio=1 dorsoduro=1 san-marco=1 san-polo=1 santa-croce=1
fresh[0] 3
fresh[1] 3
hand[0] {}
hand[1] {}
""".strip()
CALLERS = ["castello=2 san-polo=1", "castello=1 san-polo=1 gondola=1"]
OTHERS = [
    "castello=1 dorsoduro=1 gondola=1",
    "castello=2 gondola=1",
    "dorsoduro=2 gondola=1",
]
DEALS = [LAST_VOTE.format(caller, other) for caller in CALLERS for other in OTHERS]


def begins_in(*positions: str) -> Any:
    """Return the game that begins in one of these positions."""
    text = openspiel.as_parameter("\n\n".join(positions))
    return pyspiel.load_game("serenissima_canal_grande", {"position": text})


def test_chance_deals_a_position_first():
    """All are equally likely, and a seat with equal cards cannot tell them apart."""
    root = begins_in(*DEALS).new_initial_state()
    first = [root.child(way) for way, _ in root.chance_outcomes()]
    told = [
        {
            (hand, state.information_state_string(seat))
            for hand, state in zip(hands, first, strict=True)
        }
        for seat, hands in [
            (0, [caller for caller in CALLERS for _ in OTHERS]),
            (1, OTHERS * len(CALLERS)),
        ]
    ]

    assert [chance for _, chance in root.chance_outcomes()] == pytest.approx([1 / 6] * 6)
    assert len({str(state) for state in first}) == len(DEALS)
    assert [len(pairs) for pairs in told] == [len(CALLERS), len(OTHERS)]


def test_a_single_position_needs_no_deal():
    """The first seat acts at once."""
    state = begins_in(DEALS[0]).new_initial_state()

    assert not state.is_chance_node()
    assert {state.action_to_string(action) for action in state.legal_actions()} == {
        "call castello",
        "call san-polo",
    }


def test_counterfactual_regret_solves_a_last_vote():
    """A best response gains only a small part of its gain at first."""
    game = begins_in(*DEALS)
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()

    assert first > 0.1
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 4


def test_sampled_counterfactual_regret_learns_a_last_vote():
    """External sampling uses dice that make it reproducible."""
    np.random.seed(1)
    game = begins_in(*DEALS)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(20):
        solver.iteration()

    assert exploitability.nash_conv(game, solver.average_policy()) < first / 2


def test_positions_survive_serialization():
    """The string of the game has them; states too, at the root and after a deal."""
    game = begins_in(*DEALS)
    root = game.new_initial_state()
    for state in (root, root.child(4)):
        named = pyspiel.load_game(str(game)).new_initial_state()
        for action in state.history():
            named.apply_action(action)
        again = [
            named,
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
        ]
        assert [str(one) for one in again] == [str(state)] * 3
        assert len(again[1].get_game().new_initial_state().legal_actions()) == len(DEALS)


def test_a_redeal_begins_in_the_position():
    """Its seat has the same view, and its game is the same."""
    state = begins_in(*DEALS).new_initial_state().child(4)
    twin = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert twin.information_state_string(0) == state.information_state_string(0)
    assert str(twin.get_game()) == str(state.get_game())


def test_a_state_is_read_from_its_plain_data():
    """Text and data work at decisions and at the end; a chance node is refused."""
    game = begins_in(*DEALS)
    state = game.new_initial_state()
    with pytest.raises(NotNow, match="the dice must answer"):
        game.new_initial_state(state.to_json())
    state.apply_action(1)
    while True:
        for told in (state.to_json(), json.loads(state.to_json())):
            again = game.new_initial_state(told)
            assert again.to_json() == state.to_json()
            assert again.returns() == state.returns()
            assert again.legal_actions() == state.legal_actions()
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("stage calls", "position/value"),
        ("won[0] castello=6", "position/range"),
        ("stage call\nhand[0] castello=1\nhand_size[0] 2", "position/"),
    ],
)
def test_an_impossible_position_is_refused(position: str, code: str):
    """The codes are those of `serenissima.position`."""
    with pytest.raises((Illegal, Unreadable)) as refused:
        begins_in(DEALS[0], position)

    assert refused.value.code.startswith(code)


def test_too_many_positions_are_refused():
    """Chance has 64 answers at most."""
    with pytest.raises(Illegal, match="too many starting positions"):
        begins_in(*[DEALS[0]] * 65)
