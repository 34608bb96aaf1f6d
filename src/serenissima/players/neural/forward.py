"""The forward pass of a network in compiled code: it reads only the inputs that are not 0."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.elementary import exp, log
from serenissima.kernel.fields import Cells, wide

LANES = 8  # sums side by side, which fit into one register
NOTHING = np.float32(0)
CERTAIN = 0.02  # is added to an estimated share, so that none is 0


class Layers(NamedTuple):
    """A network with two hidden layers of rectified units.

    Attributes:
        first: `[inputs, hidden]`, float32 like all others; the inputs' scales are multiplied in.
        first_bias: `[hidden]`.
        second: `[hidden, hidden]`; the row is the unit that is read.
        second_bias: `[hidden]`.
        last: `[outputs, hidden]`.
        last_bias: `[outputs]`.
    """

    first: npt.NDArray[np.float32]
    first_bias: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    second_bias: npt.NDArray[np.float32]
    last: npt.NDArray[np.float32]
    last_bias: npt.NDArray[np.float32]


class Units(NamedTuple):
    """Room for a forward pass.

    Attributes:
        first: the units of the first hidden layer: float32 `[hidden]`.
        second: those of the second: float32 `[hidden]`.
        lanes: float32 `[LANES]`.
    """

    first: npt.NDArray[np.float32]
    second: npt.NDArray[np.float32]
    lanes: npt.NDArray[np.float32]


def new_units(layers: Layers) -> Units:
    """Return room for forward passes of a network."""
    hidden = len(layers.first_bias)
    return Units(
        np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), np.zeros(LANES, np.float32)
    )


@inner
def fire(layers: Layers, units: Units, inputs: Cells) -> None:
    """Compute the hidden layers; `inputs` are small integers `[inputs]`, most of them 0."""
    first, second = units.first, units.second
    for j in range(first.shape[0]):
        first[j] = layers.first_bias[j]
        second[j] = layers.second_bias[j]
    for i in range(inputs.shape[0]):
        if inputs[i] != 0:
            value = np.float32(inputs[i])
            for j in range(first.shape[0]):
                first[j] += value * layers.first[i, j]
    for i in range(first.shape[0]):
        value = first[i]
        if value > NOTHING:
            for j in range(second.shape[0]):
                second[j] += value * layers.second[i, j]
    for j in range(second.shape[0]):
        second[j] = max(second[j], NOTHING)


@inner
def output(layers: Layers, units: Units, number: int) -> float:
    """Return one output of the network after `fire`."""
    lanes = units.lanes
    for k in range(LANES):
        lanes[k] = NOTHING
    row = layers.last[number]
    for j in range(0, row.shape[0], LANES):
        for k in range(LANES):
            lanes[k] += units.second[j + k] * row[j + k]
    total = layers.last_bias[number]
    for k in range(LANES):
        total += lanes[k]
    return float(total)


@compiled
def rate_actions(layers: Layers, units: Units, inputs: Cells, actions: Cells, odds: Cells) -> None:
    """Write the probability of each listed action.

    Args:
        layers: of a policy.
        units: `Units`, overwritten.
        inputs: of `Inputs`: integers `[inputs]`.
        actions: the legal actions: int32 `[n or more]`.
        odds: their probabilities, to be written: float64 `[n]`.
    """
    fire(layers, units, inputs)
    most = -np.inf
    for i in range(odds.shape[0]):
        odds[i] = output(layers, units, wide(actions[i]))
        most = max(most, odds[i])
    whole = 0.0
    for i in range(odds.shape[0]):
        odds[i] = exp(odds[i] - most)
        whole += odds[i]
    for i in range(odds.shape[0]):
        odds[i] /= whole


@compiled
def predict_shares(layers: Layers, units: Units, inputs: Cells, seat: int, shares: Cells) -> None:
    """Turn a game's estimate into each seat's expected share of the win.

    Args:
        layers: of a critic.
        units: `Units`, overwritten.
        inputs: of the open `Inputs`, from the place of `seat`: integers `[inputs]`.
        seat: the seat that comes first in the network's outputs.
        shares: the estimate, overwritten by the prediction: float64 `[seats]`.
    """
    fire(layers, units, inputs)
    seats = shares.shape[0]
    whole = 0.0
    for other in range(seats):
        whole += shares[other]
    most = -np.inf
    for k in range(seats):
        other = (seat + k) % seats
        share = shares[other] / whole if whole > 0 else 0.0
        shares[other] = output(layers, units, k) + log(share + CERTAIN)
        most = max(most, shares[other])
    whole = 0.0
    for other in range(seats):
        shares[other] = exp(shares[other] - most)
        whole += shares[other]
    for other in range(seats):
        shares[other] /= whole
