"""Plays the matches of a training run, with every number of seats, between two updates."""

from typing import Protocol

import numpy as np
import torch

from serenissima.kernel.game import Game
from serenissima.players.playouts import seeds_of
from serenissima.training.selfplay.collecting import Choices, Collector
from serenissima.training.selfplay.networks import Actor
from serenissima.training.selfplay.rivals import Results, Rivals, mean_shares
from serenissima.training.selfplay.settings import TrainingSettings

Shares = dict[str, dict[str, float]]
"""By the number of seats: the learner's share of the win against each rival."""


def rows_of(game: Game, settings: TrainingSettings) -> int:
    """Return the number of matches side by side with each number of seats."""
    return max(1, settings.rows // len(game.meta.seats))


class PlaysMatches(Protocol):
    """Plays matches for the learner, in this process or on a cluster."""

    def collect(self, actor: Actor, former: Actor) -> list[Choices]:
        """Play on in all matches and return the choices for each number of seats."""

    @property
    def shares(self) -> Shares:
        """The latest results against the rivals."""


class Rollouts:
    """Matches with every number of seats, in this process.

    Args:
        game: the game.
        settings: the parameters of the training.
        seed: of all dice.
        part, parts: which of how many processes this is, which share the rows.
    """

    def __init__(
        self, game: Game, settings: TrainingSettings, seed: str, part: int = 0, parts: int = 1
    ) -> None:
        shared = range(rows_of(game, settings))[part::parts]
        seed = f"{seed}/{part}" if parts > 1 else seed
        self._noise = torch.Generator().manual_seed(int(seeds_of(seed, 1)[0] >> np.uint64(1)))
        self._collectors = [
            Collector(game, seats, shared, settings, f"{seed}/{seats}") for seats in game.meta.seats
        ]

    def collect(self, actor: Actor, former: Actor) -> list[Choices]:
        """Play on in all matches and return the choices for each number of seats."""
        return [one.collect(actor, former, self._noise) for one in self._collectors]

    @property
    def rivals(self) -> dict[int, Rivals]:
        """The rivals by the number of seats."""
        return {one.seats: one.rivals for one in self._collectors}

    @property
    def results(self) -> dict[str, Results]:
        """The learner's latest shares of the win, by the number of seats and the rival."""
        return {str(seats): rivals.results for seats, rivals in self.rivals.items()}

    @property
    def shares(self) -> Shares:
        """The latest results against the rivals."""
        return {seats: mean_shares([found]) for seats, found in self.results.items()}
