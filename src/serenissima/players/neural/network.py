"""The weights of a game's networks, as they ship, and in the form for compiled code."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.game import Game
from serenissima.players.neural.forward import Layers, new_units
from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.tree import Brain

FILE = "network.safetensors"  # in a game's folder
LAYERS = (0, 2, 4)  # of `nn.Sequential`; the others are rectifiers


def layers(found: Mapping[str, Any], who: str, inputs: Inputs) -> Layers:
    """Return the layers of one of the networks in a file."""
    weights = [
        found[f"{who}.body.{layer}.{part}"].astype(np.float32)
        for layer in LAYERS
        for part in ("weight", "bias")
    ]
    first, first_bias, second, second_bias, last, last_bias = weights
    return Layers(
        np.ascontiguousarray(first.T * inputs.scales[:, None]),
        first_bias,
        np.ascontiguousarray(second.T),
        second_bias,
        np.ascontiguousarray(last),
        last_bias,
    )


@lru_cache(maxsize=32)
def read_network(file: Path) -> Mapping[str, npt.NDArray[Any]]:
    """Return the arrays of a file of weights."""
    from safetensors.numpy import load_file

    found: Mapping[str, npt.NDArray[Any]] = load_file(file)
    return found


@lru_cache(maxsize=32)
def _networks(game: Game, file: Path) -> tuple[Layers, Layers]:
    found = read_network(file)
    return layers(found, "actor", Inputs(game)), layers(found, "critic", Inputs(game, open=True))


@lru_cache(maxsize=32)
def _tables(game: Game, seats: int) -> Any:
    return Inputs(game).tables(seats), Inputs(game, open=True).tables(seats)


def brain(game: Game, seats: int, file: Path) -> Brain:
    """Return a game's networks with room of their own."""
    policy, critic = _networks(game, file)
    tables, whole = _tables(game, seats)
    return Brain(
        policy,
        critic,
        tables,
        whole,
        new_units(policy),
        np.zeros(len(policy.first), tables.fixed.dtype),
        np.zeros(len(critic.first), whole.fixed.dtype),
        np.zeros(game.actions.count),
    )
