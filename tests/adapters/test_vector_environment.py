"""Batches as vector environments of Gymnasium: rows play like single environments."""

import gymnasium
import numpy as np
import pytest

from serenissima import games
from serenissima.adapters.encoder import Encoder
from serenissima.kernel.errors import SerenissimaError
from serenissima.players import load
from serenissima.vector import environment
from tests.tiny.game import GAME as TINY

NAME = games.names()[0]
ROWS = 8

pytestmark = pytest.mark.xdist_group("batch")


def play(env: environment.BatchEnv, seed: int, steps: int) -> list[float]:
    """Play the last legal actions; return sums of the observations and the rewards."""
    seen, info = env.reset(seed=seed)
    found = [float(seen["observation"].sum())]
    for _ in range(steps):
        chosen = [np.flatnonzero(mask)[-1] for mask in info["action_mask"]]
        seen, reward, over, cut, info = env.step(np.array(chosen))
        assert env.observation_space.contains(seen)
        assert (env.batch.actor == info["seat"]).all()
        assert not reward[~over].any()
        assert not cut.any()
        found += [float(seen["observation"].sum()), float(reward.sum()), int(over.sum())]
    return found


@pytest.mark.parametrize(
    ("others", "seat"), [("uniform", None), ("greedy", 1), ([load("uniform"), "greedy"], 0)]
)
def test_a_seed_determines_all_matches(others: object, seat: int | None):
    """Other players of any kind act in between; matches end and begin again."""
    one, other = (
        environment.env(TINY, ROWS, seats=3, seat=seat, others=others, threads=1)  # type: ignore[arg-type]
        for _ in range(2)
    )
    first = play(one, 3, 40)

    assert sum(first[3::3]) > ROWS
    assert first == play(other, 3, 40) == play(one, 3, 40)
    assert first != play(one, 4, 40)


def test_gymnasium_makes_it_by_id():
    """It is the way to get several environments, and flat ones."""
    wanted = f"serenissima/{NAME}-v{games.meta(NAME).rules_version}"
    env = gymnasium.make_vec(f"serenissima.adapters.gymnasium:{wanted}", ROWS, others="uniform",
                             flat=True)  # fmt: skip
    seen, info = env.reset(seed=1)
    first = env.unwrapped.batch.match(0, now=True)

    assert isinstance(env.unwrapped, environment.BatchEnv)
    encoder = Encoder(first.game, first.seats)
    assert (seen[0] == encoder.features(first.state, first.waits[0])).all()
    assert info["action_mask"].shape == (ROWS, encoder.actions)
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()


def test_rows_begin_in_a_position_and_wrong_input_is_refused():
    env = environment.env(TINY, ROWS, others="uniform", threads=1)
    with pytest.raises(SerenissimaError, match="no match is running"):
        env.step(np.zeros(ROWS, np.int64))
    text = "hand[0] one=1\nhand[1] three=1\nfish 3 2 0"
    seen, info = env.reset(seed=1, options={"position": text})

    assert (info["action_mask"] == [1, 0, 0, 0]).all()
    assert (seen["observation"] == seen["observation"][0]).all()
    with pytest.raises(SerenissimaError, match="no such option"):
        env.reset(options={"weather": "fair"})
    with pytest.raises(SerenissimaError, match="row 0"):
        env.step(np.full(ROWS, 2))
