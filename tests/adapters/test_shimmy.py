"""Shimmy turns OpenSpiel's games into PettingZoo environments, to compare with ours."""

from typing import Any

import numpy as np
import pytest
from shimmy import OpenSpielCompatibilityV0

from serenissima.adapters import openspiel, pettingzoo
from serenissima.kernel.game import Game
from tests.adapters.shelf import GAMES, NAMES, STRANGERS

pytestmark = pytest.mark.soak

openspiel.register(STRANGERS)
ENOUGH = 400  # decisions, of a match that is longer


class Following(OpenSpielCompatibilityV0):
    """A chance node that repeats the dice of another match."""

    answers: tuple[int, ...] = ()

    def _execute_chance_node(self) -> None:
        while self.game_state.is_chance_node():
            at = len(self.game_state.node.answers)  # a question with one answer is not asked
            self.game_state.apply_action(self.answers[at])


def agree(ours: Any, theirs: Any) -> bool:
    """Whether both have the same seat to act, observations and legal actions, or the same end."""
    seat = ours.agents.index(ours.agent_selection)
    seen, _, over, *_ = ours.last()
    if over:
        assert list(theirs.rewards.values()) == pytest.approx(list(ours.rewards.values()))
        return all(theirs.terminations.values())
    agent = f"player_{seat}"
    features = theirs.observe(agent)[len(ours.agents) :]
    mask = theirs.infos[agent]["action_mask"]
    same = np.array_equal(features, seen["observation"])
    return (
        theirs.agent_selection == agent and same and mask.tolist() == seen["action_mask"].tolist()
    )


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_both_environments_agree_action_by_action(game: Game):
    """Compares the acting seat, its observation, its legal actions, and the final rewards."""
    seats, dice = game.meta.seats[-1], np.random.default_rng(5)
    name = f"serenissima_{game.meta.name.replace('-', '_')}"
    ours = pettingzoo.raw_env(game, seats)
    theirs = Following(game_name=name, config={"players": seats})
    ours.reset(seed=3)
    theirs.answers = ours.episodes.match.steps[0].answers
    theirs.reset()
    for _ in range(ENOUGH):
        assert agree(ours, theirs)
        if ours.episodes.match.over:
            break
        action = dice.choice(np.flatnonzero(ours.last()[0]["action_mask"]))
        ours.step(int(action))
        theirs.answers = ours.episodes.match.steps[-1].answers
        theirs.step(int(action))

    assert ours.episodes.match.over or len(ours.episodes.match.steps) > ENOUGH
