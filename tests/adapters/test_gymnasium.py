"""Gymnasium: its checker passes for every game, and named players take the other seats."""

import copy
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
    """That game has no id; its observations can be flat, and the mask is in the info."""
    check_env(adapter.env(TINY, others="uniform"))
    flat, full = adapter.env(TINY, others="uniform", flat=True), adapter.env(TINY, others="uniform")
    check_env(flat)
    (bare, info), (seen, _) = flat.reset(seed=3), full.reset(seed=3)

    assert (bare == seen["observation"]).all()
    assert (info["action_mask"] == seen["action_mask"]).all()


def test_a_copy_of_an_environment_plays_on_alike():
    """Planning needs copies: the same actions lead to the same observations."""
    env = adapter.env(TINY, others="uniform")
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    over = False
    while not over:
        action = int(env.episodes.legal(env.seat)[-1])
        (seen, reward, over, _, _), (also, same, *_) = env.step(action), twin.step(action)
        assert (seen["observation"] == also["observation"]).all()
        assert reward == same


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
    with pytest.raises(SerenissimaError) as refused:
        env.step(int(env.episodes.legal(env.seat)[0]))
    assert refused.value.code == "match/over"
    env.reset()
    env.step(int(env.episodes.legal(env.seat)[0]))


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


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_match_can_begin_in_a_position(game: Game):
    """Play goes on from there, to the same end for the same seed."""
    env, other = (adapter.env(game, others="uniform") for _ in range(2))
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(env.episodes.legal(env.seat)[-1]))
    match = env.episodes.match
    text = game.position_text(match.terms, match.state)
    begun = [one.reset(seed=2, options={"position": text})[0] for one in (env, other)]

    assert env.episodes.match.began_from is not None
    assert (begun[0]["observation"] == begun[1]["observation"]).all()
    over = False
    while not over:
        action = int(env.episodes.legal(env.seat)[-1])
        after, _, over, _, _ = env.step(action)
        assert (after["observation"] == other.step(action)[0]["observation"]).all()


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"weather": "fair"}, "reset/option"),
        ({"position": "weather fair"}, "position/field"),
        ({"position": None, "seed": 1}, "reset/option"),
    ],
)
def test_other_options_of_a_reset_are_refused(options: dict[str, Any], code: str):
    """The match that was running goes on."""
    env = adapter.env(TINY, others="uniform")
    env.reset(seed=1)
    before = env.episodes.match
    with pytest.raises(SerenissimaError) as refused:
        env.reset(seed=2, options=options)

    assert refused.value.code == code
    assert env.episodes.match is before


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
