"""Learners of other libraries learn our games: masked PPO of sb3-contrib, NFSP of OpenSpiel.

They need the extra `learning`, which `make soak` installs.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.adapters import playthroughs
from tests.docs.fences import block
from tests.places import ROOT, environment

pytestmark = pytest.mark.soak

EVEN = 0.5
MATCHES = 40
SHARE = re.compile(r"^(\d+) ([\d.]+)$", re.MULTILINE)


def test_masked_ppo_learns_as_the_page_shows(tmp_path: Path):
    """The page's program starts about even against random play, and ends winning most matches."""
    code = block(ROOT / "docs" / "research.md", "py", "MaskablePPO(")
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(tmp_path),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    curve = {int(decisions): float(share) for decisions, share in SHARE.findall(told.stdout)}

    assert list(curve) == [0, 8192, 16384, 24576]
    assert curve[0] < EVEN + 0.1
    assert curve[24576] > EVEN + 0.3


def test_neural_fictitious_self_play_runs():
    """OpenSpiel's learner uses our tensors and masks: its actions are legal, its policy valid."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game(playthroughs.LOTS))
    env.seed(1)
    agents = [learner(env, seat) for seat in range(env.num_players)]
    for _ in range(MATCHES):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            chosen = agents[seat].step(step)
            assert chosen.action in step.observations["legal_actions"][seat]
            step = env.step([chosen.action])
        for agent in agents:
            agent.step(step)
    step = env.reset()
    seat = step.observations["current_player"]
    probabilities = agents[seat].step(step, is_evaluation=True).probs
    legal = step.observations["legal_actions"][seat]

    assert all(None not in agent.loss for agent in agents)
    assert np.sum(probabilities[legal]) == pytest.approx(1)


def learner(env: Any, seat: int) -> Any:
    from open_spiel.python.pytorch import nfsp

    return nfsp.NFSP(
        seat, state_representation_size=env.observation_spec()["info_state"][0],
        num_actions=env.action_spec()["num_actions"], hidden_layers_sizes=[32],
        reservoir_buffer_capacity=2000, anticipatory_param=0.5, batch_size=32,
        min_buffer_size_to_learn=32, learn_every=16, seed=seat,
    )  # fmt: skip


def test_deep_cfr_learns_as_the_page_shows(tmp_path: Path):
    """The page's program halves the exploitability of uniform play in the last vote."""
    code = block(ROOT / "docs" / "research.md", "py", "DeepCFRSolver(")
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(tmp_path),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    uniform, learned = map(float, told.stdout.split()[-2:])

    assert uniform == pytest.approx(1 / 3)
    assert learned < uniform / 1.5
