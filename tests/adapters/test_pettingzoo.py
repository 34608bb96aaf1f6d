"""PettingZoo: its own tests pass for every game, and a match follows our rules."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from serenissima.adapters import pettingzoo
from serenissima.kernel.errors import Illegal, NotNow
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Option
from tests.adapters.shelf import GAMES, NAMES
from tests.tiny.game import GAME as TINY

DICTIONARY = (  # of an environment with masks, as PettingZoo's own have them
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
OPTIONS = [(game, option) for game in GAMES for option in game.meta.options]
OPTION_NAMES = [f"{game.meta.name}-{option.name}" for game, option in OPTIONS]


def every_game(test: Any) -> Any:
    return pytest.mark.parametrize("game", GAMES, ids=NAMES)(test)


def best(seen: dict[str, Any]) -> int:
    """Return the last action of the mask, which confirms an earlier choice."""
    return int(np.flatnonzero(seen["action_mask"])[-1])


@every_game
@pytest.mark.filterwarnings(*DICTIONARY)
def test_the_turn_based_tests_of_pettingzoo_pass(game: Game):
    """They run with the most seats."""
    seats = game.meta.seats[-1]

    api_test(pettingzoo.env(game, seats), 30)
    seed_test(partial(pettingzoo.env, game, seats), 30)


@every_game
def test_the_parallel_tests_of_pettingzoo_pass(game: Game):
    """Two of them send actions without checking the mask."""
    env = partial(pettingzoo.parallel_env, game, game.meta.seats[-1])

    parallel_api_test(env(), 30)
    parallel_seed_test(env, 30)
    max_cycles_test(SimpleNamespace(parallel_env=env, env=lambda **k: parallel_to_aec(env(**k))))


@every_game
def test_both_environments_lead_to_the_same_end(game: Game):
    """The same dice give the same state and rewards, in turns and in parallel."""
    turns, joint = pettingzoo.raw_env(game), pettingzoo.parallel_env(game)
    turns.reset(seed=3)
    seen, _ = joint.reset(seed=3)
    gained = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        view, reward, over, *_ = turns.last()
        gained[agent] += reward
        turns.step(None if over else best(view))
    while joint.agents:
        seen, rewards, *_ = joint.step({agent: best(seen[agent]) for agent in joint.agents})
    outcome = turns.episodes.match.outcome

    assert turns.episodes.match.state == joint.episodes.match.state
    assert gained == rewards
    assert outcome is not None
    assert sorted(gained.values()) == pytest.approx(
        [(share * len(gained) - 1) / (len(gained) - 1) for share in sorted(outcome.shares)]
    )


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=OPTION_NAMES)
def test_every_option_is_a_keyword(game: Game, option: Option):
    """Each of its values works."""
    others = (option.default,) if option.text else (option.low, option.high)
    for value in option.choices or others:
        seats = option.seats[0] if option.seats else None
        env = pettingzoo.raw_env(game, seats, **{option.name: value})
        env.reset(seed=1)

        assert game.options_of(env.episodes.match.terms)[option.name] == value


def test_unknown_options_are_refused():
    """They are refused at once, with a code."""
    with pytest.raises(Illegal, match="no such option") as refused:
        pettingzoo.env(TINY, weather="fair")
    assert refused.value.code == "option/name"


def test_a_secret_choice_stays_hidden():
    """It changes the seat's own observation, and no part of the next seat's."""
    env = pettingzoo.raw_env(TINY, 3)
    env.reset(seed=5)
    before = {agent: env.observe(agent)["observation"].tolist() for agent in env.agents}
    env.step(best(env.observe("seat_0")))
    after = {agent: env.observe(agent)["observation"].tolist() for agent in env.agents}

    assert env.agent_selection == "seat_0"  # who is still to confirm
    assert [agent for agent in env.agents if before[agent] != after[agent]] == ["seat_0"]


@pytest.mark.filterwarnings("ignore")  # PettingZoo logs the illegal move
def test_an_illegal_action_ends_a_match_in_turns():
    """It costs its seat 1, and the others nothing."""
    env = pettingzoo.env(TINY, 3)
    env.reset(seed=5)
    mask = env.observe("seat_0")["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))

    assert env.unwrapped.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())


def test_a_raw_environment_refuses_an_illegal_action():
    """The code is that of the rules, and the state does not change."""
    env = pettingzoo.raw_env(TINY, 3)
    env.reset(seed=5)
    with pytest.raises(Illegal, match="do not allow"):
        env.step(TINY.actions.parse("confirm"))
    assert len(env.episodes.match.steps) == 1


@every_game
def test_environments_begin_in_a_position(game: Game):
    """Both kinds show every seat the same; after its end, the parallel one refuses a step."""
    turns, joint = pettingzoo.env(game), pettingzoo.parallel_env(game)
    turns.reset(seed=1)
    match = turns.unwrapped.episodes.match
    text = game.position_text(match.terms, match.state)
    turns.reset(seed=2, options={"position": text})
    seen, _ = joint.reset(seed=2, options={"position": text})
    first = turns.agent_selection
    shown = turns.observe(first)["observation"]

    assert (seen[first]["observation"] == shown).all()
    while joint.agents:
        seen, *_ = joint.step({agent: best(seen[agent]) for agent in joint.agents})
    with pytest.raises(NotNow, match="no match is running"):
        joint.step({})


def test_a_parallel_environment_ignores_an_illegal_action():
    """Its seat must act again and learns the reason; the others have acted."""
    env = pettingzoo.parallel_env(TINY, 3)
    seen, _ = env.reset(seed=5)
    sent = {agent: best(seen[agent]) for agent in env.agents} | {"seat_1": env.wait}
    _, rewards, terminations, _, infos = env.step(sent)

    refused = {agent: info.get("refused") for agent, info in infos.items()}
    assert refused == {"seat_0": None, "seat_1": "action/illegal", "seat_2": None}
    assert [step.seat for step in env.episodes.match.steps[1:]] == [0, 2]
    assert (set(rewards.values()), set(terminations.values())) == ({0.0}, {False})


def test_a_seat_that_cannot_act_waits():
    """Its mask allows only waiting."""
    env = pettingzoo.parallel_env(TINY, 2)
    seen, _ = env.reset(seed=5)
    for _ in range(2):
        choice = {"seat_0": best(seen["seat_0"]), "seat_1": env.wait}
        seen, *_ = env.step(choice)

    assert env.episodes.match.waits == (1,)
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [env.wait]
    assert seen["seat_1"]["action_mask"][env.wait] == 0


def test_a_long_match_is_truncated():
    env = pettingzoo.parallel_env(TINY, max_cycles=2)
    seen, _ = env.reset(seed=5)
    for cut in (False, True):
        seen, _, terminations, truncations, _ = env.step({a: best(seen[a]) for a in env.agents})

        assert set(truncations.values()) == {cut}
        assert set(terminations.values()) == {False}
    assert env.agents == []


@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_rendering_gives_text(make: Any):
    """It is the view of the seat that must act."""
    game = GAMES[0]
    env, silent = make(game, render_mode="ansi"), make(game)
    env.reset(seed=5)
    silent.reset(seed=5)

    assert game.meta.title in env.render()
    assert silent.render() is None
    assert str(env.unwrapped).startswith(game.meta.name.replace("-", "_"))
    env.close()


@every_game
@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_critics_see_all_and_flat_observations_have_masks_in_infos(game: Game, make: Any):
    """The state shows what hidden cards change; a flat observation is the same features."""
    env, flat = make(game), make(game, flat=True)
    states = []
    for one in (env, flat):
        one.reset(seed=3)
        states.append(one.state())
        assert one.state_space.contains(one.state())
    agent = env.possible_agents[env.episodes.match.waits[0]]
    observe = getattr(env, "observe", lambda agent: env._observe_all()[agent])
    bare = getattr(flat, "observe", lambda agent: flat._observe_all()[agent])
    env.reset(seed=4)

    assert (states[0] == states[1]).all()
    assert not (env.state() == states[0]).all()
    env.reset(seed=3)
    assert flat.observation_space(agent).contains(bare(agent))
    assert (bare(agent) == observe(agent)["observation"]).all()
    infos = env.infos if hasattr(env, "infos") else env.reset(seed=3)[1]
    assert (infos[agent]["action_mask"] == observe(agent)["action_mask"]).all()
