"""Players: found by name, reproducible by seed, and blind to their seat's hidden information."""

import numpy as np
import pytest

from serenissima import games, players
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import SerenissimaError, Unknown, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import bytes_of
from serenissima.players.neural.network import has_network
from serenissima.players.playing import play
from tests.tiny.game import GAME as TINY

NAMES = ("uniform", "hasty:3", "greedy", "ismcts:60")
TRAINED = ("neural", "neural:30")
SHELF = [games.load(name) for name in games.names()]
TABLES = [
    (game, n, name) for game in (*SHELF, TINY) for n in game.meta.seats for name in (
        *NAMES, *(TRAINED if has_network(game) else ()),
    )
]  # fmt: skip


def test_each_kind_has_a_description():
    assert list(players.names()) == ["uniform", "hasty", "greedy", "ismcts", "neural"]
    assert all(players.names().values())


@pytest.mark.parametrize("name", players.choices(trained=True))
def test_each_offered_player_can_be_loaded(name: str):
    assert players.load(name).name == name


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nobody", "player/unknown"),
        ("", "player/unknown"),
        ("greedy:3", "player/setting"),
        ("hasty", "player/setting"),
        ("hasty:0", "player/setting"),
        ("hasty:100", "player/setting"),
        ("ismcts", "player/setting"),
        ("neural:", "player/setting"),
        ("neural:far", "player/setting"),
        ("ismcts:", "player/setting"),
        ("ismcts:0", "player/setting"),
        ("ismcts:-5", "player/setting"),
        ("ismcts:many", "player/setting"),
        ("ismcts:0s", "player/setting"),
        ("ismcts:99999999999", "player/setting"),
        pytest.param("ismcts:" + "9" * 5000, "player/setting", id="5000 digits"),
        pytest.param(f"ismcts:{'9' * 5000}s", "player/setting", id="5000 digits of seconds"),
    ],
)
def test_an_unknown_player_is_refused(text: str, code: str):
    """The refusal suggests a valid one."""
    with pytest.raises(SerenissimaError) as refused:
        players.load(text)

    assert isinstance(refused.value, Unknown | Unreadable)
    assert refused.value.code == code
    assert any(kind in refused.value.hint for kind in players.names())


def test_a_missing_or_needless_setting_is_named():
    with pytest.raises(Unreadable, match="ismcts needs a setting"):
        players.load("ismcts")
    with pytest.raises(Unreadable, match="greedy takes no setting"):
        players.load("greedy:3")


def play_actions(game: Game, seats: int, name: str, seed: int) -> list[int]:
    """Return the actions of a match of `name` with itself, after a few random ones."""
    match, dice = Match(game, seats, seed=seed), rolled_dice(seed)
    sitting = players.load(name)
    while not match.over and len(match.steps) < 60:
        seat = match.waits[0]
        action = sitting.choose(game, match.terms, match.view(seat), seat, dice)
        assert action in match.legal(seat)
        assert action < game.actions.first_retract
        match.play(seat, action)
    return [step.action for step in match.steps]


@pytest.mark.parametrize(("game", "seats", "name"), TABLES)
def test_players_play_legally_and_the_same_by_seed(game: Game, seats: int, name: str):
    assert play_actions(game, seats, name, 5) == play_actions(game, seats, name, 5)


def test_a_player_in_less_of_a_hurry_chooses_more_like_greedy():
    """One that considers everything finds about the same actions: their redeals differ."""
    chosen = {name: [] for name in ("greedy", "hasty:99", "hasty:1")}
    match = Match(SHELF[-1], 2, seed=3)
    seat = match.waits[0]
    for name, actions in chosen.items():
        sitting = players.load(name)
        for number in range(20):
            dice = rolled_dice(number)
            actions.append(sitting.choose(match.game, match.terms, match.view(seat), seat, dice))
    alike = {name: np.equal(chosen["greedy"], actions).mean() for name, actions in chosen.items()}

    assert alike["hasty:99"] > alike["hasty:1"]


def test_a_match_without_a_seed_has_the_seed_0():
    first, same, other = (play(TINY, ["uniform"] * 2, **s) for s in ({}, {"seed": 0}, {"seed": 1}))

    assert first.steps == same.steps != other.steps


@pytest.mark.parametrize(("game", "seats", "name"), TABLES)
def test_hidden_information_makes_no_difference(game: Game, seats: int, name: str):
    """A player chooses the same from a state in which the hidden fields are noise."""
    match, noise, player = Match(game, seats, seed=2), np.random.default_rng(1), players.load(name)
    for number in range(12):
        seat = match.waits[0]
        words = bytes_of(match.state).view(np.uint64)
        spoiled = noise.integers(1 << 62, size=len(words), dtype=np.uint64)
        poisoned = (words ^ (spoiled & ~game.state.mask(seat))).view(game.state.dtype)[0]
        seen = player.choose(game, match.terms, match.view(seat), seat, rolled_dice(number))

        assert seen == player.choose(game, match.terms, poisoned, seat, rolled_dice(number))
        match.play(seat, seen)
