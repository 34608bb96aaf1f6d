"""A game's networks: the file in which they ship, and their form for compiled code."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.game import Game
from serenissima.players.neural.forward import Layers, new_units
from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.tree import Guide
from serenissima.players.refusals import PLAYER_NETWORK

FILE = "network.safetensors"  # in a game's folder
ACTOR, CRITIC = "actor", "critic"  # how the names of their arrays begin
SHARPNESS = "sharpness"  # an array besides: see `Guide`
LAYERS = (0, 2, 4)  # the numbers of the linear layers; rectifiers are between them


@dataclass(frozen=True, eq=False)
class Network:
    """The two networks of a game.

    Attributes:
        game: the game.
        policy: rates a seat's actions.
        critic: predicts each seat's share of the win from the whole state.
        sharpness: by the number of seats, as `Guide` describes it.
    """

    game: Game
    policy: Layers
    critic: Layers
    sharpness: tuple[float, ...] = ()

    def guide(self, seats: int) -> Guide:
        """Return them for matches with this number of seats, with room of their own."""
        seen, whole = _tables(self.game, seats)
        return Guide(
            policy=self.policy,
            critic=self.critic,
            tables=seen,
            open_tables=whole,
            units=new_units(self.policy),
            seen=np.zeros(len(self.policy.first), seen.fixed.dtype),
            whole=np.zeros(len(self.critic.first), whole.fixed.dtype),
            odds=np.zeros(self.game.actions.count),
            sharpness=self.sharpness[seats] if self.sharpness else 1.0,
        )


def network(game: Game, found: Mapping[str, npt.NDArray[Any]]) -> Network:
    """Return a game's networks from their arrays, by the names of PyTorch's modules."""
    return Network(
        game,
        _layers(found, ACTOR, Inputs(game)),
        _layers(found, CRITIC, Inputs(game, open=True)),
        tuple(found[SHARPNESS].astype(float).tolist()) if SHARPNESS in found else (),
    )


def has_network(game: Game) -> bool:
    """Whether a game ships networks."""
    return (game.folder / FILE).is_file()


def check_network(game: Game) -> None:
    """Raise `Unknown` (`player/network`) if a game ships no networks."""
    if not has_network(game):
        raise PLAYER_NETWORK(text=game.meta.name)


@lru_cache(maxsize=8)
def read_network(game: Game) -> Network:
    """Return the networks that a game ships.

    Raises:
        Unknown: `player/network`: it ships none.
    """
    from safetensors.numpy import load_file

    check_network(game)
    return network(game, load_file(game.folder / FILE))


def _layers(found: Mapping[str, npt.NDArray[Any]], name: str, inputs: Inputs) -> Layers:
    """Return the layers of one of the networks."""
    first, first_bias, second, second_bias, last, last_bias = (
        found[f"{name}.body.{layer}.{part}"].astype(np.float32)
        for layer in LAYERS
        for part in ("weight", "bias")
    )
    return Layers(
        np.ascontiguousarray(first.T * inputs.scales[:, None]),
        first_bias,
        np.ascontiguousarray(second.T),
        second_bias,
        np.ascontiguousarray(last),
        last_bias,
    )


@lru_cache(maxsize=32)
def _tables(game: Game, seats: int) -> Any:
    return Inputs(game).tables(seats), Inputs(game, open=True).tables(seats)
