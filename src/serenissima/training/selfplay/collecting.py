"""Choices collected in self-play, with what the learner needs to know about each."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from serenissima import players
from serenissima.kernel.game import Game
from serenissima.players.neural.matches import Matches
from serenissima.training.selfplay.networks import Actor
from serenissima.training.selfplay.rivals import FIXED, FORMER, GREEDY, Rivals
from serenissima.training.selfplay.settings import TrainingSettings

Floats = npt.NDArray[np.float32]
ABSENT = -1  # the share of a seat that doesn't play


@dataclass(eq=False)
class Choices:
    """Choices in rows of matches with one number of seats.

    Attributes:
        seen, mask: what the acting seat saw, and its legal actions: `[steps, rows, …]`.
        whole: the whole state from its place, also after the last step: `[steps + 1, rows, …]`.
        estimates: each seat's share by the game's estimate: `[steps + 1, rows, seats]`.
        actors: the acting seat: `[steps + 1, rows]`.
        actions: the action taken, or the one to imitate: `[steps, rows]`.
        logs: the logarithm of its probability: `[steps, rows]`.
        learns: whether the learner took it: `[steps, rows]`.
        ended: whether the match ended with it: `[steps, rows]`.
        shares: each seat's share of the win, where it ended: `[steps, rows, seats]`.
    """

    seen: npt.NDArray[Any]
    mask: npt.NDArray[np.uint8]
    whole: npt.NDArray[Any]
    estimates: Floats
    actors: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    logs: Floats
    learns: npt.NDArray[np.bool_]
    ended: npt.NDArray[np.bool_]
    shares: Floats


def join_rows(parts: Sequence[Choices]) -> Choices:
    """Return the choices in the rows of all parts, which have the same number of seats."""
    joined = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts], axis=1)
        for field in fields(Choices)
    }
    return Choices(**joined)


class Collector:
    """Matches with one number of seats, and who plays in them.

    Args:
        game: the game.
        seats: the number of seats.
        shared: the numbers of the matches side by side, which decide about their rivals.
        settings: the parameters of the training.
        seed: of all dice.

    Attributes:
        seats: the number of seats.
        rivals: the learner's results against them.
    """

    def __init__(
        self, game: Game, seats: int, shared: range, settings: TrainingSettings, seed: str
    ) -> None:
        self.seats, rows = seats, len(shared)
        self.rivals = Rivals(shared, seats, settings)
        fixed = settings.against or settings.imitate
        self._fixed = players.load(fixed) if fixed else None
        self._settings = settings
        self._matches, self._rows = Matches(game, seats, rows, seed), rows

    def collect(self, actor: Actor, former: Actor, noise: torch.Generator) -> Choices:
        """Play on in all rows and return the choices."""
        sight, steps, rows = self._matches.sight, self._settings.steps, self._rows
        found = Choices(
            seen=np.empty((steps, *sight.seen.shape), sight.seen.dtype),
            mask=np.empty((steps, *sight.mask.shape), np.uint8),
            whole=np.empty((steps + 1, *sight.open.shape), sight.open.dtype),
            estimates=np.empty((steps + 1, rows, self.seats), np.float32),
            actors=np.empty((steps + 1, rows), np.int64),
            actions=np.empty((steps, rows), np.int64),
            logs=np.empty((steps, rows), np.float32),
            learns=np.empty((steps, rows), np.bool_),
            ended=np.empty((steps, rows), np.bool_),
            shares=np.empty((steps, rows, self.seats), np.float32),
        )
        choose = self._imitate if self._settings.imitate else self._choose
        for step in range(steps):
            self._look(found, step)
            found.seen[step], found.mask[step] = sight.seen, sight.mask
            self._matches.step(choose(found, step, actor, former, noise))
            found.ended[step], found.shares[step] = sight.ended, sight.shares
            self.rivals.note(sight.ended, sight.shares)
        self._look(found, steps)
        return found

    def _look(self, found: Choices, step: int) -> None:
        sight = self._matches.sight
        found.whole[step], found.actors[step] = sight.open, self._matches.actors
        whole = np.maximum(sight.estimates.sum(1, keepdims=True), 1e-9)
        found.estimates[step] = sight.estimates / whole

    def _choose(
        self, found: Choices, step: int, actor: Actor, former: Actor, noise: torch.Generator
    ) -> npt.NDArray[np.int64]:
        """Return an action for each row, which the learner or a rival chooses."""
        learns = self.rivals.learns(found.actors[step])
        device = next(actor.parameters()).device
        seen, mask = (torch.from_numpy(it[step]).to(device) for it in (found.seen, found.mask))
        with torch.inference_mode():
            logs = actor(seen, mask)
            if len(rows := self.rivals.rows_of(FORMER, learns)):
                logs[rows] = former(seen[rows], mask[rows])
            odds = torch.rand(logs.shape, generator=noise).clamp_(1e-9, 1 - 1e-7).to(device)
            taken = (logs - torch.log(-torch.log(odds))).argmax(-1, keepdim=True)  # Gumbel
            found.logs[step] = logs.gather(1, taken)[:, 0].cpu().numpy()
        found.learns[step], found.actions[step] = learns, taken[:, 0].cpu().numpy()
        if len(rows := self.rivals.rows_of(GREEDY, learns)):
            self._matches.choose_greedily(rows, self._settings.redeals, found.actions[step])
        if self._fixed and len(rows := self.rivals.rows_of(FIXED, learns)):
            self._matches.choose_as(self._fixed, rows, found.actions[step])
        chosen: npt.NDArray[np.int64] = found.actions[step]
        return chosen

    def _imitate(
        self, found: Choices, step: int, _actor: Actor, _former: Actor, noise: torch.Generator
    ) -> npt.NDArray[np.int64]:
        """Return the player's choice for each row, or a slip; the choice is what is learned."""
        every, wished = np.arange(self._rows), found.actions[step]
        if self._fixed is None or self._settings.imitate == "greedy":
            self._matches.choose_greedily(every, self._settings.redeals, wished)
        else:
            self._matches.choose_as(self._fixed, every, wished)
        found.learns[step], found.logs[step] = True, 0.0
        slips = torch.rand(self._rows, generator=noise).numpy() < self._settings.slips
        chance = torch.rand(found.mask[step].shape, generator=noise).numpy() * found.mask[step]
        taken: npt.NDArray[np.int64] = np.where(slips, chance.argmax(1), wished)
        return taken


def turn(shares: Floats, actors: npt.NDArray[np.int64], most: int) -> Floats:
    """Return shares by seat `[n, seats]` with the acting seat first: `[n, most]`, else `ABSENT`."""
    seats = shares.shape[1]
    out = np.full((len(actors), most), ABSENT, np.float32)
    order = (actors[:, None] + np.arange(seats)) % seats
    out[:, :seats] = np.take_along_axis(shares, order, 1)
    return out


def turn_back(shares: Floats, actors: npt.NDArray[np.int64], seats: int) -> Floats:
    """Return shares `[n, most]` with the acting seat first as shares by seat: `[n, seats]`."""
    order = (np.arange(seats) - actors[:, None]) % seats
    return np.take_along_axis(shares, order, 1)
