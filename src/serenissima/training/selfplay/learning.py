"""Learning by proximal policy optimization, with a critic that sees everything.

After Schulman et al. 2017. In games with hidden information it is at least as strong as methods
made for them if the policy stays random enough (Rudolph et al. 2025): its entropy and its distance
from its own average, a magnet (Sokota et al. 2023), see to that.
"""

import copy
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

from serenissima.kernel.game import Game
from serenissima.training.selfplay.collecting import Choices, Floats, turn, turn_back
from serenissima.training.selfplay.networks import LEAST, Actor, Critic
from serenissima.training.selfplay.settings import TrainingSettings

AT_ONCE = 4096  # states that the critic predicts at once


@dataclass(frozen=True)
class Experience:
    """Choices to learn from, in any order.

    Attributes:
        seen, mask, action, log: as in `Choices`: `[n, …]`.
        advantage: the gain of the acting seat's share over what the critic expected: `[n]`.
        weight: 1 where the learner acted, else 0: `[n]`.
        whole, estimates, target: what the critic reads, and each seat's share that it should
            predict, the acting seat first: `[n, …]`.
        magnet: the average policy's logarithms of the odds: `[n, actions]`.
    """

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    log: torch.Tensor
    advantage: torch.Tensor
    weight: torch.Tensor
    whole: torch.Tensor
    estimates: torch.Tensor
    target: torch.Tensor
    magnet: torch.Tensor


@dataclass(frozen=True)
class UpdateMeans:
    """Means over an update.

    Attributes:
        entropy: of the policy, in nats.
        error: of the critic: its cross-entropy, in nats.
        distance: of the policy from its average, in nats.
        clipped: the share of choices whose ratio was clipped.
    """

    entropy: float
    error: float
    distance: float
    clipped: float


class Learner:
    """The networks that learn.

    Args:
        game: the game.
        settings: the parameters of the training.
        device: `cpu` or `cuda`.

    Attributes:
        actor, critic: the networks.
        average: the average policy.
        optimizer: of both networks.
    """

    def __init__(self, game: Game, settings: TrainingSettings, device: str) -> None:
        self.actor, self.critic = Actor(game).to(device), Critic(game).to(device)
        self.average = copy.deepcopy(self.actor)
        weights = [*self.actor.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.Adam(weights, settings.rate, eps=1e-5)
        self._settings, self._device, self._most = settings, device, game.meta.seats[-1]

    def update(self, found: Sequence[Choices], passed: float) -> UpdateMeans:
        """Learn from choices.

        Args:
            found: the choices for each number of seats.
            passed: the share of the training that is over, which sets the rates.
        """
        settings = self._settings
        for group in self.optimizer.param_groups:
            group["lr"] = _between(settings.rate, settings.last_rate, passed)
        entropy = _between(settings.entropy, settings.last_entropy, passed)
        known = self._experience(found)
        count, told = len(known.action), []
        for epoch in range(settings.epochs):
            order = torch.randperm(count, device=self._device)
            for start in range(0, count, settings.minibatch):
                rows = order[start : start + settings.minibatch]
                told.append(self._step(known, rows, entropy, judges=epoch == 0))
        with torch.no_grad():
            for mine, theirs in zip(
                self.average.parameters(), self.actor.parameters(), strict=True
            ):
                mine.lerp_(theirs, settings.average)
        entropies, errors, distances, clipped = zip(*told, strict=True)
        judged = [error for error in errors if error]
        return UpdateMeans(
            float(np.mean(entropies)), float(np.mean(judged)), float(np.mean(distances)),
            float(np.mean(clipped)),
        )  # fmt: skip

    def _step(
        self, known: Experience, rows: torch.Tensor, entropy: float, *, judges: bool
    ) -> tuple[float, float, float, float]:
        """Take a step of the optimizer; the critic learns, too, if `judges`."""
        settings, weight = self._settings, known.weight[rows]
        whole = weight.sum().clamp(min=1)
        with self._half():
            logs = self.actor(known.seen[rows], known.mask[rows])
        logs = logs.clamp(min=LEAST)
        odds = logs.exp()
        log = logs.gather(1, known.action[rows][:, None])[:, 0]
        ratio = (log - known.log[rows]).clamp(max=5).exp()
        gain, bound = known.advantage[rows], ratio.clamp(1 - settings.clip, 1 + settings.clip)
        wins = (torch.min(ratio * gain, bound * gain) * weight).sum() / whole
        random = (-(odds * logs).sum(-1) * weight).sum() / whole
        away = ((odds * (logs - known.magnet[rows])).sum(-1) * weight).sum() / whole
        reinforced = settings.magnet * away - wins - entropy * random
        loss = -log.mean() if settings.imitate else reinforced
        error = torch.zeros(())
        if judges:
            with self._half():
                shares = self.critic(known.whole[rows], known.estimates[rows])
            error = -(known.target[rows] * shares.clamp(min=LEAST)).sum(-1).mean()
            loss = loss + error
        self.optimizer.zero_grad()
        loss.backward()
        for network in (self.actor, self.critic) if judges else (self.actor,):
            nn.utils.clip_grad_norm_(network.parameters(), settings.norm)
        self.optimizer.step()
        clipped = ((ratio - 1).abs() > settings.clip).float().mean()
        return random.item(), error.item(), away.item(), clipped.item()

    def _half(self) -> torch.autocast:
        """Return the context in which networks compute with half precision."""
        return torch.autocast(self._device, torch.bfloat16)

    def _experience(self, found: Sequence[Choices]) -> Experience:
        parts = [self._judge(choices) for choices in found]
        joined = {
            name: torch.from_numpy(np.concatenate([part[name] for part in parts])).to(self._device)
            for name in parts[0]
        }
        weight, gain = joined["weight"], joined["advantage"]
        gains = gain[weight > 0]
        joined["advantage"] = (gain - gains.mean()) / (gains.std() + 1e-6)
        magnet = []
        for start in range(0, len(weight), AT_ONCE):
            some = slice(start, start + AT_ONCE)
            magnet.append(self._average_logs(joined["seen"][some], joined["mask"][some]))
        return Experience(**joined, magnet=torch.cat(magnet))

    def _average_logs(self, seen: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        with torch.no_grad(), self._half():
            logs: torch.Tensor = self.average(seen, mask)
        return logs.clamp(min=LEAST)

    def _judge(self, choices: Choices) -> dict[str, np.ndarray]:
        """Return the choices as rows, with their advantages and the critic's targets.

        Every seat's expectation changes at every choice, whoever makes it: so an advantage looks
        over the choices of all seats.
        """
        settings, (steps, _, seats) = self._settings, choices.shares.shape
        actors = choices.actors.reshape(-1)
        estimates = turn(choices.estimates.reshape(len(actors), -1), actors, self._most)
        whole = choices.whole.reshape(len(actors), -1)
        expected = turn_back(self._predict(whole, estimates), actors, seats)
        expected = expected.reshape(choices.estimates.shape)
        gains, targets = (
            trace(choices, expected, reach) for reach in (settings.trace, settings.critic_trace)
        )
        acting = choices.actors[:steps, :, None]
        count = choices.actions.size
        targets = np.clip(expected[:steps] + targets, 0, 1).reshape(count, -1)
        return {
            "seen": choices.seen.reshape(count, -1),
            "mask": choices.mask.reshape(count, -1),
            "action": choices.actions.reshape(count),
            "log": choices.logs.reshape(count),
            "advantage": np.take_along_axis(gains, acting, 2).reshape(count),
            "weight": choices.learns.reshape(count).astype(np.float32),
            "whole": whole[:count],
            "estimates": estimates[:count],
            "target": np.maximum(turn(targets, actors[:count], self._most), 0),
        }

    def _predict(self, whole: np.ndarray, estimates: Floats) -> Floats:
        """Return the critic's shares, the acting seat first: float32 `[n, seats]`."""
        found = []
        with torch.inference_mode(), self._half():
            for start in range(0, len(whole), AT_ONCE):
                some = slice(start, start + AT_ONCE)
                known = (torch.from_numpy(it[some]).to(self._device) for it in (whole, estimates))
                found.append(self.critic(*known).exp().cpu().numpy())
        return np.concatenate(found)


def trace(choices: Choices, expected: Floats, reach: float) -> Floats:
    """Return how much more than expected each seat gets after each choice: `[steps, rows, seats]`.

    Later surprises count less, by the factor `reach` for each choice (Schulman et al. 2016).
    """
    found = np.empty_like(choices.shares)
    later = np.zeros_like(choices.shares[0])
    for step in reversed(range(len(found))):
        ended = choices.ended[step][:, None]
        after = np.where(ended, choices.shares[step], expected[step + 1])
        later = after - expected[step] + reach * np.where(ended, 0, later)
        found[step] = later
    return found


def _between(first: float, last: float, passed: float) -> float:
    return first + (last - first) * min(1.0, passed)
