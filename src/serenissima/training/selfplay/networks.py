"""The two networks of a game as PyTorch modules."""

import torch
from torch import nn

from serenissima.kernel.game import Game
from serenissima.players.neural.forward import CERTAIN
from serenissima.players.neural.inputs import Inputs

HIDDEN = 256  # units of each hidden layer
NEVER = -1e9  # the logit of what is impossible
LEAST = -50.0  # the least logarithm of a probability that a loss counts


class Perceptron(nn.Module):
    """Two hidden layers of rectified units; all outputs are 0 at first.

    Args:
        inputs: what it reads.
        outputs: the number of outputs.
    """

    def __init__(self, inputs: Inputs, outputs: int) -> None:
        super().__init__()
        last = nn.Linear(HIDDEN, outputs)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)
        self.register_buffer("scales", torch.from_numpy(inputs.scales), persistent=False)
        self.body = nn.Sequential(
            nn.Linear(len(inputs.names), HIDDEN), nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN), nn.ReLU(),
            last,
        )  # fmt: skip

    def logits(self, entries: torch.Tensor) -> torch.Tensor:
        """Return the outputs for integers as `Inputs` describes them: `[n, outputs]`."""
        outputs: torch.Tensor = self.body(entries.float() * self.scales)
        return outputs.float()


class Actor(Perceptron):
    """The policy: rates the actions of a seat from its view.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(Inputs(game), game.actions.first_retract)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each action's probability: float32 `[n, actions]`."""
        return torch.log_softmax(self.logits(seen).masked_fill(mask == 0, NEVER), -1)


class Critic(Perceptron):
    """Predicts each seat's share of the win from the whole state, starting from the estimate.

    It only helps the training and the search, which know or assume the whole state.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(Inputs(game, open=True), game.meta.seats[-1])

    def forward(self, whole: torch.Tensor, estimates: torch.Tensor) -> torch.Tensor:
        """Return the logarithm of each seat's share, the acting seat first: `[n, seats]`.

        `estimates` are shares in the same order, with -1 for seats that don't play.
        """
        prior = torch.log(estimates.clamp(min=0) + CERTAIN)
        logits = (self.logits(whole) + prior).masked_fill(estimates < 0, NEVER)
        return torch.log_softmax(logits, -1)
