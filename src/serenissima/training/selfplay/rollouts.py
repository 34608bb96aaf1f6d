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


class PlaysMatches(Protocol):
    """Whatever plays matches for the learner: this process, or a cluster."""

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
        parts: the number of processes that share the rows; this is one.
    """

    def __init__(self, game: Game, settings: TrainingSettings, seed: str, parts: int = 1) -> None:
        counts = game.meta.seats
        rows = max(1, settings.rows // (len(counts) * parts))
        self._noise = torch.Generator().manual_seed(int(seeds_of(seed, 1)[0] >> np.uint64(1)))
        self._collectors = [
            Collector(game, seats, rows, settings, f"{seed}/{seats}") for seats in counts
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
