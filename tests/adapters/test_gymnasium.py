"""Gymnasium: its checker passes for every game, and named players take the other seats."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from serenissima import games
from serenissima.adapters import gymnasium as adapter
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from tests.adapters.shelf import GAMES, NAMES
from tests.tiny.game import GAME as TINY

IDS = [f"serenissima/{name}-v{games.meta(name).rules_version}" for name in games.names()]


def play_last_actions(env: Any, seed: int) -> tuple[list[float], list[int], float]:
    """Play the last legal action each time; return the observations, the seats, the reward."""
    seen, info = env.reset(seed=seed)
    sums, seats, reward, over = [float(seen["observation"].sum())], [info["seat"]], 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        sums.append(float(seen["observation"].sum()))
        seats.append(info["seat"])
    return sums, seats, reward


@pytest.mark.parametrize("name", IDS)
def test_the_checker_of_gymnasium_passes(name: str):
    """It runs for every game on the shelf, by its id."""
    check_env(gymnasium.make(name, others="uniform", disable_env_checker=True).unwrapped)


@pytest.mark.filterwarnings("ignore:.*not having a spec")
def test_the_checker_passes_for_a_third_partys_game():
    """That game has no id."""
    check_env(adapter.env(TINY, others="uniform"))


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_seed_determines_a_match(game: Game):
    """This holds for any other players; the next match differs."""
    env, other = (adapter.env(game, seat=1, others="uniform") for _ in range(2))

    assert play_last_actions(env, 4) == play_last_actions(other, 4)
    assert play_last_actions(env, 4) != play_last_actions(env, 5)
    assert env.episodes.match.over


def test_other_seats_have_the_named_players():
    """Names are given seat by seat, levels included; the agent's own seat is left out."""
    shelf = map(games.load, games.names())
    game = next(game for game in shelf if game.meta.levels and game.meta.seats[-1] > 2)
    level = game.meta.levels[-1]
    others = [level.name, *["uniform"] * (game.meta.seats[-1] - 2)]
    env = adapter.env(game, seats=game.meta.seats[-1], seat=1, others=others)

    assert [player.name for player in env.others] == [level.player, *others[1:]]
    assert adapter.env(TINY, others="ismcts:3").others[0].name == "ismcts:3"


def test_the_agents_seat_can_change_with_each_match():
    env = adapter.env(TINY, seats=3, seat=None, others="uniform")
    seats = {play_last_actions(env, seed)[1][0] for seed in range(12)}

    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_match():
    """It costs 1; the state of the match does not change."""
    env = adapter.env(TINY, others="uniform")
    seen, _ = env.reset(seed=5)
    steps = len(env.episodes.match.steps)
    _, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert (reward, over, cut, info["refused"]) == (-1.0, True, False, "action/illegal")
    assert len(env.episodes.match.steps) == steps


def test_masks_for_learners_equal_those_of_the_observation():
    env = adapter.env(TINY, others="uniform")
    seen, _ = env.reset(seed=5)

    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 7}, "match/seats"),
        ({"seat": 2}, "match/seats"),
        ({"others": ["uniform"] * 2}, "match/seats"),
        ({"others": "somebody"}, "player/unknown"),
        ({"weather": "fair"}, "option/name"),
    ],
)
def test_invalid_arguments_are_refused(settings: dict[str, Any], code: str):
    """They are refused at once, with a code."""
    with pytest.raises(SerenissimaError) as refused:
        adapter.env(TINY, **settings)
    assert refused.value.code == code


def test_rendering_shows_the_seats_view():
    game = GAMES[0]
    env = adapter.env(game, others="uniform", render_mode="ansi")
    env.reset(seed=5)

    assert env.render() == str(env.episodes.match.seen_by(0))
    assert adapter.env(game).render() is None


def test_an_id_can_name_its_module():
    """So no import is needed first."""
    code = f"import gymnasium; print(gymnasium.make('serenissima.adapters.gymnasium:{IDS[0]}'))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert IDS[0] in told.stdout
