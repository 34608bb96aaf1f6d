"""Matches of a training run, played on all cores of a Ray cluster."""

from typing import Any

import ray
import torch

from serenissima import games
from serenissima.training.selfplay.collecting import Choices, join_rows
from serenissima.training.selfplay.networks import Actor
from serenissima.training.selfplay.rivals import Results, mean_shares
from serenissima.training.selfplay.rollouts import Rollouts, Shares, rows_of
from serenissima.training.selfplay.settings import TrainingSettings

Weights = dict[str, torch.Tensor]


class RayRollouts:
    """Matches on a cluster, whose cores share the rows.

    If a node dies, its matches begin again elsewhere.

    Args:
        cores: of the cluster.
        game: the name of the game.
        settings: the parameters of the training.
        seed: of all dice.
    """

    def __init__(self, cores: int, game: str, settings: TrainingSettings, seed: str) -> None:
        # One for a lost node must start on another one, whose cores are all taken.
        made = ray.remote(RemoteRollouts).options(
            num_cpus=0, scheduling_strategy="SPREAD", max_restarts=-1, max_task_retries=-1
        )
        parts = min(cores, rows_of(games.load(game), settings))
        self._parts: list[Any] = [
            made.remote(game, settings, seed, part, parts) for part in range(parts)
        ]
        self.shares: Shares = {}

    def collect(self, actor: Actor, former: Actor) -> list[Choices]:
        """Play on in all matches and return the choices for each number of seats."""
        weights = [ray.put(_on_cpu(network)) for network in (actor, former)]
        found = ray.get([part.collect.remote(*weights) for part in self._parts])
        results: list[dict[str, Results]] = [one for _, one in found]
        self.shares = {seats: mean_shares(one[seats] for one in results) for seats in results[0]}
        return [join_rows(rows) for rows in zip(*(choices for choices, _ in found), strict=True)]


def _on_cpu(network: Actor) -> Weights:
    return {name: weight.cpu() for name, weight in network.state_dict().items()}


class RemoteRollouts:
    """The matches of one core of the cluster, with copies of the networks.

    Args:
        game: the name of the game.
        settings, seed, part, parts: as those of `Rollouts`.
    """

    def __init__(
        self, game: str, settings: TrainingSettings, seed: str, part: int, parts: int
    ) -> None:
        torch.set_num_threads(1)
        loaded = games.load(game)
        loaded.wait_until_compiled()
        self._rollouts = Rollouts(loaded, settings, seed, part, parts)
        self._networks = Actor(loaded), Actor(loaded)

    def collect(self, *weights: Weights) -> tuple[list[Choices], dict[str, Results]]:
        """Play on with these networks; return the choices and the results against the rivals."""
        for network, those in zip(self._networks, weights, strict=True):
            network.load_state_dict(those)
        return self._rollouts.collect(*self._networks), self._rollouts.results
