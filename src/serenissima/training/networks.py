"""The networks that self-play trains, as PyTorch modules."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from serenissima.kernel.game import Game
from serenissima.players.neural.inputs import Inputs

HIDDEN = 256  # units of each hidden layer
CERTAIN = 0.02  # added to an estimated share, so that none is 0


def body(entries: int, outputs: int, hidden: int = HIDDEN) -> nn.Sequential:
    """Return a network with two hidden layers whose outputs begin at 0."""
    last = nn.Linear(hidden, outputs)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(entries, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last
    )


class Actor(nn.Module):
    """Rates the actions of a seat from its view.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        inputs = Inputs(game)
        self.register_buffer("scales", torch.from_numpy(inputs.scales), persistent=False)
        self.body = body(len(inputs.names), game.actions.first_retract)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each action's probability: float32 `[n, actions]`."""
        logits: torch.Tensor = self.body(seen * self.scales)
        return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), -1)


class Critic(nn.Module):
    """Predicts each seat's share of the win from the whole state, starting from the estimate.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        inputs = Inputs(game, open=True)
        self.register_buffer("scales", torch.from_numpy(inputs.scales), persistent=False)
        self.body = body(len(inputs.names), game.meta.seats[-1])

    def forward(self, whole: torch.Tensor, estimates: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each seat's share, the acting seat first: `[n, seats]`.

        `estimates` are shares in the same order, with -1 for seats that don't play.
        """
        prior = torch.log(estimates.clamp(min=0) + CERTAIN)
        logits = self.body(whole * self.scales) + prior
        return torch.log_softmax(logits.masked_fill(estimates < 0, -1e9), -1)


def arrays(module: nn.Module) -> dict[str, npt.NDArray[np.float32]]:
    """Return the weights of a module by name."""
    return {name: value.detach().numpy() for name, value in module.state_dict().items()}


def load(module: nn.Module, found: Mapping[str, Any]) -> None:
    """Give a module these weights."""
    module.load_state_dict({name: torch.as_tensor(value) for name, value in found.items()})
