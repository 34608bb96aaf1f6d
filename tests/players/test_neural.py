"""Networks at play: their inputs, their outputs, and the search that they guide."""

from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest

from serenissima import games, players
from serenissima.kernel.compile import interpreted
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import Unknown
from serenissima.kernel.features import features, names
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import bytes_of
from serenissima.players.neural.forward import CERTAIN, predict_shares, rate_actions
from serenissima.players.neural.growth import GuidedGrowth
from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.network import has_network, read_network
from serenissima.players.neural.player import rate_view
from serenissima.players.neural.tree import MISSING, grow, select_rated
from serenissima.players.playing import play
from serenissima.players.search.edges import key_of_view, node_key
from serenissima.players.search.observation import write_features
from serenissima.players.search.playout import candidates
from serenissima.players.search.search import Search
from serenissima.players.search.tree import NOTHING
from serenissima.players.search.workspace import NOW, ROOT, copy_position
from tests.players import pennies
from tests.players.networks import HIDDEN, any_network
from tests.tiny.game import GAME as TINY

SHELF = [games.load(name) for name in games.names()]
TAUGHT = [game for game in SHELF if has_network(game)]
MATCHES = 48
WORTH = 2000  # kilobytes that the networks of a game may weigh


def begun(game: Game, seats: int, steps: int) -> Match:
    """Return a match after some steps."""
    match = Match(game, seats, seed=5)
    for step in range(steps):
        seat = match.waits[0]
        match.play(seat, match.legal(seat)[step % len(match.legal(seat))])
    return match


@pytest.mark.parametrize("game", [*SHELF, TINY])
def test_a_network_reads_a_feature_in_the_same_place_with_any_number_of_seats(game: Game):
    """Those of seats that don't play are 0, and the number of seats is marked."""
    inputs = Inputs(game)
    for seats in game.meta.seats:
        match = begun(game, seats, 9)
        cells, seen = (
            bytes_of(match.state).view(np.int8),
            np.full(len(inputs.names), 9, inputs.dtype),
        )
        for seat in range(seats):
            write_features(inputs.tables(seats), seat, cells, seen)
            read = dict(zip(inputs.names, seen.tolist(), strict=True))
            known = features(game.state, match.state, seat, seats).tolist()
            for name, value in zip(names(game.state, seats), known, strict=True):
                assert read.pop(name) == value
            assert read.pop(f"seats={seats}", 1) == 1
            assert not any(read.values())


@pytest.mark.parametrize("game", [*SHELF, TINY])
def test_the_critic_reads_what_every_seat_sees(game: Game):
    """Its vector begins with the acting seat and includes the fields hidden from every seat."""
    seats = game.meta.seats[0]
    inputs, match = Inputs(game, open=True), begun(game, seats, 9)
    whole = np.zeros(len(inputs.names), inputs.dtype)
    write_features(inputs.tables(seats), 0, bytes_of(match.state).view(np.int8), whole)
    read = dict(zip(inputs.names, whole.tolist(), strict=True))

    own = features(game.state, match.state, 1, seats).tolist()
    for name, value in zip(names(game.state, seats), own, strict=True):
        field, bracket, rest = name.partition("[0]")
        if bracket and field in ("hand", "gold", "ballot", "markers"):
            assert read[f"{field}[1]{rest}"] == value
    assert set(names(game.state, game.meta.seats[-1])) <= set(inputs.names)


def test_the_forward_pass_is_that_of_a_perceptron():
    """The policy's odds are those of the legal actions; the critic corrects the estimate."""
    network, match = any_network(TINY), begun(TINY, 2, 4)
    guide, seat = network.guide(2), match.waits[0]
    legal = np.array(match.legal(seat), np.int32)
    cells, odds = bytes_of(match.state).view(np.int8), np.zeros(len(legal))
    write_features(guide.tables, seat, cells, guide.seen)
    write_features(guide.open_tables, seat, cells, guide.whole)
    rate_actions(network.policy, guide.units, guide.seen, legal, odds)
    shares = np.array([0.2, 0.6])
    predict_shares(network.critic, guide.units, guide.whole, seat, shares)

    def outputs(layers: object, inputs: np.ndarray) -> np.ndarray:
        first, first_bias, second, second_bias, last, last_bias = layers
        units = np.maximum(np.maximum(inputs @ first + first_bias, 0) @ second + second_bias, 0)
        return last @ units + last_bias

    rated = np.exp(outputs(network.policy, guide.seen.astype(np.float32))[legal])
    turned = np.array([[0.25, 0.75][(seat + k) % 2] for k in range(2)]) + CERTAIN
    corrected = outputs(network.critic, guide.whole.astype(np.float32))[:2]  # of at most 3 seats
    expected = turned * np.exp(corrected)
    assert len(guide.units.first) == HIDDEN
    assert odds == pytest.approx(rated / rated.sum(), rel=1e-4)
    told = [shares[(seat + k) % 2] for k in range(2)]
    assert told == pytest.approx(expected / expected.sum(), rel=1e-4)


@pytest.fixture
def plain() -> Iterator[None]:
    """Run searches as plain Python: compiling them for small games takes longer."""
    with interpreted():
        yield


def guided(game: Game, match: Match, seat: int, seed: int = 3, only: int | None = None) -> Search:
    """Return a search that untrained networks guide."""
    plant = partial(GuidedGrowth, any_network(game))
    view, dice = match.view(seat), rolled_dice(seed)
    return Search(game, match.terms, view, seat, dice, 1 << 14, only=only, plant=plant)


@pytest.mark.usefixtures("plain")
def test_a_guided_search_mixes_simultaneous_choices():
    """Neither sees the other's coin; a search that did would expect to win always."""
    match = Match(pennies.GAME)
    for seat in (0, 1):
        search = guided(pennies.GAME, match, seat)
        search.run(4000)

        assert search.value == pytest.approx(0.5, abs=0.06)


@pytest.mark.usefixtures("plain")
def test_a_guided_search_depends_only_on_the_view_and_the_dice():
    """Without iterations left its findings stay; its lines consist of legal actions."""
    match = begun(TINY, 2, 4)
    seat = match.waits[0]
    first, second = guided(TINY, match, seat), guided(TINY, match, seat)
    first.run(300)
    second.run(100)
    second.run(200)

    assert first.root_statistics() == second.root_statistics()
    assert sum(known.visits for known in first.root_statistics()) == 299  # the first makes the root


@pytest.mark.usefixtures("plain")
def test_a_guided_search_can_look_at_one_action():
    match = begun(TINY, 2, 4)
    seat = match.waits[0]
    for action in match.legal(seat)[:2]:
        search = guided(TINY, match, seat, only=action)
        search.run(50)

        assert [known.action for known in search.root_statistics()] == [action]
        assert search.root_statistics()[0].visits > 0


@pytest.mark.usefixtures("plain")
def test_a_node_grows_only_by_missing_edges():
    """In two redealt worlds a seat can have the same view, but other actions."""
    match = begun(TINY, 2, 2)
    seat = match.waits[0]
    search = guided(TINY, match, seat)
    growth = search._growth
    assert isinstance(growth, GuidedGrowth)
    search.run(20)
    tree, work = growth._tree, growth._work
    edges = tree.edges.copy()
    with np.errstate(over="ignore"):
        node = node_key(seat, key_of_view(work.words[ROOT], tree.masks[seat]), NOTHING)
        copy_position(work.words, NOW, ROOT)
        count = candidates(work.terms, work.states[NOW], seat, work.first_retract, work.actions)
        listed = set(work.actions[:count].tolist())
        work.actions[count] = min(set(range(TINY.actions.first_retract)) - listed)
        assert select_rated(work, tree, node, count + 1) == (MISSING, 0)
        grow(work, tree, growth._guide, node, seat, count + 1)

    changed = np.flatnonzero(tree.edges["key"] != edges["key"])
    assert len(changed) == 1
    assert np.count_nonzero(tree.edges["key"]) == tree.used[0]


@pytest.mark.usefixtures("plain")
def test_a_full_tree_still_learns():
    match = begun(TINY, 2, 4)
    seat = match.waits[0]
    plant = partial(GuidedGrowth, any_network(TINY))
    search = Search(
        TINY, match.terms, match.view(seat), seat, rolled_dice(3), capacity=16, plant=plant
    )
    search.run(200)

    assert search.full
    assert sum(known.visits for known in search.root_statistics()) == 199


def test_a_game_without_networks_has_no_neural_players():
    """The refusal names the game and suggests another player."""
    with pytest.raises(Unknown) as refused:
        play(TINY, ["neural", "greedy"])

    assert (refused.value.code, refused.value.text) == ("player/network", "lots")


@pytest.mark.parametrize("game", TAUGHT)
def test_networks_are_light_and_far_stronger_than_one_step(game: Game):
    """With a short search, it takes four fifths of the win from `greedy`, or 1.3 times even."""
    seats, player = game.meta.seats[0], "neural:60"
    won = 0.0
    for number in range(MATCHES):
        seat = number % seats
        sitting = [player if one == seat else "greedy" for one in range(seats)]
        outcome = play(game, sitting, seed=number // seats).outcome
        assert outcome is not None
        won += outcome.shares[seat] / MATCHES

    assert (game.folder / "network.safetensors").stat().st_size < WORTH * 1000
    assert won > (0.8 if seats == 2 else 1.3 / seats)


@pytest.mark.parametrize("game", TAUGHT)
def test_odds_are_those_of_every_legal_action(game: Game):
    """They add up to 1, the likeliest first, and don't depend on what the seat can't see."""
    match = begun(game, game.meta.seats[0], 12)
    seat = match.waits[0]
    rated = rate_view(read_network(game), match.terms, match.state, seat, rolled_dice(1))
    blind = rate_view(read_network(game), match.terms, match.view(seat), seat, rolled_dice(1))

    kept = [action for action in match.legal(seat) if action < game.actions.first_retract]
    assert sorted(action for action, _ in rated) == kept
    assert sum(odds for _, odds in rated) == pytest.approx(1)
    assert rated == blind == sorted(rated, key=lambda one: -one[1])
    assert (
        players.load("neural").choose(game, match.terms, match.view(seat), seat, rolled_dice(1))
        == rated[0][0]
    )
