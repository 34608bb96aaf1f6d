"""OpenSpiel: its simulations pass for every game, and its matches follow our rules."""

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from serenissima import games
from serenissima.adapters import openspiel
from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match, outcomes
from serenissima.kernel.meta import Option
from tests.adapters import playthroughs
from tests.adapters.shelf import GAMES, NAMES
from tests.each import EACH
from tests.small import kuhn, leduc
from tests.tiny.game import GAME as TINY

OPTIONS = [(game, option) for game in GAMES for option in game.meta.options]
OPTION_NAMES = [f"{game.meta.name}-{option.name}" for game, option in OPTIONS]
WHO = pyspiel.PrivateInfoType


def every_game(test: Any) -> Any:
    return pytest.mark.parametrize("game", GAMES, ids=NAMES)(test)


def load_pyspiel(game: Game, **parameters: Any) -> Any:
    return pyspiel.load_game(f"serenissima_{game.meta.name.replace('-', '_')}", parameters)


def walk(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """Yield the states of a random match, chance included; joint nodes act in one step."""
    chance, state = random.Random(seed), game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            ways, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(ways, odds)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(game.num_players())]
            state.apply_actions([chance.choice(actions or [-1]) for actions in legal])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def decisions(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    return (state for state in walk(game, seed, most) if state.current_player() >= 0)


def first_decision(game: Any) -> Any:
    return next(decisions(game, 1))


def sampler() -> Any:
    return pyspiel.UniformProbabilitySampler(0.0, 1.0)


@every_game
@pytest.mark.parametrize("joint", [False, True], ids=["turns", "joint"])
def test_the_simulation_of_openspiel_passes(game: Game, joint: bool):
    """Covers clones, serialized states and games, and bounds, with the most seats."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(
        load_pyspiel(game, players=game.meta.seats[-1], joint=joint)
    )


@every_game
def test_joint_nodes_can_be_turned_into_turns(game: Game):
    """OpenSpiel itself converts them."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(
        pyspiel.convert_to_turn_based(load_pyspiel(game, joint=True))
    )


@pytest.mark.parametrize("name", playthroughs.STORED)
def test_a_stored_playthrough_is_reproduced(name: str):
    """OpenSpiel gets the same answer at every node; `make golden` writes them anew."""
    stored, again = playthroughs.replay_both(name)

    assert again.splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", playthroughs.SHELF if EACH else playthroughs.SHELF[:1])
def test_a_stored_match_of_the_shelf_is_reproduced(name: str):
    """The file has its course, some nodes in full, and digests of long lines."""
    stored = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert playthroughs.again(name, stored).splitlines() == stored.splitlines()


@every_game
def test_nodes_are_of_chance_one_seat_or_several(game: Game):
    """Several only with `joint`, in games with simultaneous choices."""
    kinds = {
        joint: {state.current_player() for state in walk(load_pyspiel(game, joint=joint), 2)}
        for joint in (False, True)
    }
    single = set(range(game.meta.seats[0]))
    joint_nodes = {int(pyspiel.PlayerId.SIMULTANEOUS)} & kinds[True]
    ends = {int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)}

    assert kinds[False] == single | ends
    assert kinds[True] - joint_nodes <= single | ends
    assert bool(joint_nodes) == any(
        len(state.node.waits) > 1 for state in walk(load_pyspiel(game, joint=False), 2)
    )


@every_game
@pytest.mark.parametrize("joint", [False, True], ids=["turns", "joint"])
def test_a_match_follows_the_rules(game: Game, joint: bool):
    """The verified actions and answers of the dice lead to the same outcome."""
    *_, end = walk(load_pyspiel(game, joint=joint), 2)
    set_up, *steps = end.node.steps
    match = Match(game, deal=set_up.answers)
    for step in steps:
        match.play(step.seat, step.action, step.answers)

    assert match.state == end.node.state
    assert match.outcome is not None
    assert sum(end.returns()) == pytest.approx(0)
    assert np.argsort(match.outcome.shares).tolist() == np.argsort(end.returns()).tolist()


def test_chance_nodes_have_the_odds_of_the_kernel():
    """This holds at every roll of a match, and for all results of an action."""
    game = load_pyspiel(TINY)
    for state in walk(game, 3):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        elif not state.is_terminal():
            seat, action = state.current_player(), state.legal_actions()[-1]
            came = outcomes(TINY, game.tree.terms, state.node.state, seat, action)
            expected = {one.answers: one.probability for one in came}

            assert dict(ways(state.child(action), 1.0)) == pytest.approx(expected)


def ways(state: Any, probability: float) -> Iterator[tuple[tuple[int, ...], float]]:
    """Return the probabilities of all answers up to the next decision."""
    if not state.is_chance_node():
        yield state.node.steps[-1].answers, probability
        return
    for way, chance in state.chance_outcomes():
        yield from ways(state.child(way), probability * chance)


@every_game
def test_a_seat_cannot_distinguish_a_redeal(game: Game):
    """Text, numbers, plain data and legal actions are equal; no other part of the match is left."""
    played = load_pyspiel(game, players=game.meta.seats[-1])
    others = 0
    for state in islice(decisions(played, 4, 300), 0, None, 12):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, sampler())

        assert known(twin, seat) == known(state, seat)
        assert twin.history() == []
        hidden = [step for step in twin.node.steps if step.seat not in (seat, NOBODY)]
        assert {step.action for step in hidden} <= {-1}
        others += str(twin) != str(state)
        twin.apply_action(twin.legal_actions()[0])
    assert others


def known(state: Any, seat: int) -> tuple[object, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.information_state_tensor(seat)),
        tuple(state.observation_tensor(seat)),
        state.to_observation_struct(seat).to_json(),
        tuple(state.legal_actions()),
    )


def test_an_information_state_remembers_everything():
    """Equal information states have the same past observations and actions."""
    game = load_pyspiel(TINY)
    before: dict[str, list[str]] = {}
    for seed in range(150):
        past: dict[int, list[str]] = {0: [], 1: []}
        for state in decisions(game, seed):
            seat = state.current_player()
            now = state.information_state_string(seat)

            assert before.setdefault(now, list(past[seat])) == past[seat]
            past[seat].append(now)


def test_an_observation_matches_its_kind():
    """It is public, private or both; the secrets of all seats at once are refused."""
    game = load_pyspiel(TINY)
    state = first_decision(game)
    lines, parts = {}, {}
    for public, who in [(True, WHO.NONE), (False, WHO.SINGLE_PLAYER), (True, WHO.SINGLE_PLAYER)]:
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=False, private_info=who
        )
        seen = make_observation(game, kind)
        seen.set_from(state, 1)
        lines[public, who] = seen.string_from(state, 1).splitlines()
        parts[public, who] = seen.dict["features"].copy()
        assert seen.tensor.dtype == np.float32
    common, own, both = lines.values()

    assert common == ["waits 3", "held 2 2 0"]
    assert own[0] == both[0] == "seat 1"
    assert own[1].startswith("hand[1]")
    assert sorted([*own, *common]) == sorted(both)
    all_kinds = pyspiel.IIGObservationType(perfect_recall=False, private_info=WHO.ALL_PLAYERS)
    assert make_observation(game, all_kinds) is None
    assert parts[True, WHO.NONE].any()
    assert not (parts[True, WHO.NONE] * parts[False, WHO.SINGLE_PLAYER]).any()


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=OPTION_NAMES)
def test_every_option_is_a_parameter(game: Game, option: Option):
    """Each of its values survives the string of the game."""
    ends = (option.default,) if option.text else (option.low, option.high)
    seats = option.seats[0] if option.seats else game.meta.seats[0]
    for value in option.choices or ends:
        given = {"players": seats, option.name: openspiel.as_parameter(value)}
        again = pyspiel.load_game(str(load_pyspiel(game, **given)))

        assert game.options_of(again.tree.terms)[option.name] == value


@pytest.mark.parametrize(
    "text",
    [
        "a = (1, 2)\nb = [3]",
        "100 %",
        "0-86-0",
        "4_5",
        "7",
        "007",
        "1.5",
        "-3",
        "True",
        "four",
    ],
)
def test_a_text_survives_as_a_parameter(text: str):
    """OpenSpiel might otherwise parse it."""
    written = openspiel.as_parameter(text)
    read = pyspiel.game_parameters_from_string(f"game(option={written})")["option"]

    assert openspiel.from_parameter(read) == text


def test_states_and_actions_are_plain_data():
    """An action can be read from its struct; so can an answer of the dice."""
    game = load_pyspiel(GAMES[0])
    for state in walk(game, 5, 80):
        player = state.current_player()
        for action in state.legal_actions():
            struct = state.action_to_struct(player, action)
            assert state.struct_to_actions(struct) == [action]
        told = json.loads(state.to_json())
        assert told["waits"] == ([player] if player >= 0 else [])
        assert bool(told["odds"]) == state.is_chance_node()


def test_a_redealt_state_can_be_stored():
    """Its history is empty, but pickling, serialization and cloning preserve it."""
    game = load_pyspiel(GAMES[0])
    twin = first_decision(game).resample_from_infostate(0, sampler())
    kept = [pickle.loads(pickle.dumps(twin)), game.deserialize_state(twin.serialize())]

    assert [str(one) for one in (*kept, twin.clone())] == [str(twin)] * 3


def test_an_illegal_action_is_refused():
    """The codes are those of the rules; the state does not change."""
    state = load_pyspiel(TINY).new_initial_state()
    before = str(state)
    with pytest.raises(Illegal, match="cannot have given"):
        state.apply_action(7)
    with pytest.raises(NotNow, match="the dice must answer"):
        state.resample_from_infostate(0, sampler())
    assert str(state) == before

    decision = first_decision(load_pyspiel(TINY))
    with pytest.raises(Illegal, match="do not allow"):
        decision.apply_action(TINY.actions.parse("confirm"))
    with pytest.raises(Unreadable, match="no such action"):
        decision._struct_to_actions({"kind": "choose", "arguments": ["nine"]})


def test_a_pickled_state_continues():
    """It has its past."""
    state = first_decision(load_pyspiel(TINY, joint=False))
    again = pickle.loads(pickle.dumps(state))
    for one in (state, again):
        one.apply_action(one.legal_actions()[0])

    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.history() == state.history()


def test_a_program_ends_normally():
    """OpenSpiel holds registered games until after Python has ended."""
    code = (
        "import pyspiel; from serenissima.adapters import openspiel;"
        "print(*[name for name in pyspiel.registered_names() if name.startswith('serenissima_')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (told.returncode, told.stderr) == (0, "")
    assert len(told.stdout.split()) == len(games.names())


@pytest.mark.parametrize(("module", "count"), [(kuhn, 12), (leduc, 288)])
def test_a_history_makes_the_tensor_of_each_information_state_different(module: Any, count: int):
    """Without the parameter, OpenSpiel is told that there is no such tensor."""
    name = openspiel.register(module.GAME)
    tensors: dict[tuple[float, ...], str] = {}

    def walk(state: Any) -> None:
        if not state.is_terminal() and not state.is_chance_node():
            seat = state.current_player()
            seen = tuple(state.information_state_tensor(seat))
            text = state.information_state_string(seat)
            assert tensors.setdefault(seen, text) == text
        for action in [] if state.is_terminal() else state.legal_actions():
            walk(state.child(action))

    walk(pyspiel.load_game(f"{name}(history=20)").new_initial_state())

    assert len(tensors) == len({*tensors.values()}) == count
    assert not pyspiel.load_game(name).get_type().provides_information_state_tensor
