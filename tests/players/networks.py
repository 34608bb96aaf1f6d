"""Networks with weights at random, for games that ship none."""

from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.game import Game
from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.network import ACTOR, CRITIC, LAYERS, Network, network

HIDDEN = 16


def any_network(game: Game, seed: int = 1) -> Network:
    """Return untrained networks of a game."""
    chance = np.random.default_rng(seed)
    ends = {
        ACTOR: (len(Inputs(game).names), game.actions.first_retract),
        CRITIC: (len(Inputs(game, open=True).names), game.meta.seats[-1]),
    }
    return network(
        game,
        {
            f"{name}.body.{layer}.{part}": array
            for name, (first, last) in ends.items()
            for layer, sizes in zip(
                LAYERS, ((HIDDEN, first), (HIDDEN, HIDDEN), (last, HIDDEN)), strict=True
            )
            for part, array in _linear(chance, *sizes)
        },
    )


def _linear(
    chance: np.random.Generator, outputs: int, inputs: int
) -> list[tuple[str, npt.NDArray[Any]]]:
    """Return the parts of a layer."""
    weights = chance.normal(size=(outputs, inputs)) / np.sqrt(inputs)
    return [("weight", weights), ("bias", chance.normal(size=outputs) / 10)]
