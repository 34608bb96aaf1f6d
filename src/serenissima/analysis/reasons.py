"""Why one choice is better than another, in amounts that everyone understands.

Both choices are played on in the same redeals. The amounts that a game lists as its stakes are then
compared: a reason is one that differs reliably, in the direction that its seat's interest suggests,
and that goes together with winning.
"""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import act
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.stake import Stake
from serenissima.kernel.tale import new_tale
from serenissima.players import Player, load
from serenissima.players.hasty import Hasty
from serenissima.players.neural.network import has_network

DEALS = 64  # redeals in which both choices are played on
AHEAD = 12  # decisions of each seat that follow
SURE = 2.5  # standard errors by which an amount must differ
MOST = 2  # reasons
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class ComparedAmount:
    """An amount that follows two choices.

    Attributes:
        stake: the amount.
        seat: the seat that has it.
        best, other: its mean after the better choice, and after the other one.
    """

    stake: Stake
    seat: int
    best: float
    other: float


class Comparison:
    """Two choices, played on in the same redeals.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it before the choices.
        seat: the seat that chooses.
        estimator: estimates how good the positions are that follow.
    """

    def __init__(self, game: Game, terms: Any, view: Any, seat: int, estimator: Estimator) -> None:
        self._game, self._terms, self._view, self._seat = game, terms, view, seat
        self._estimator, self._player = estimator, quick_player(game)
        self._seats = int(terms.seats)
        self._best = self._other = np.zeros((1, len(game.stakes) * self._seats + 1))

    def play_on(self, best: Sequence[int], other: Sequence[int]) -> Generator[None, None, None]:
        """Play on after both choices, in steps of milliseconds."""
        self._best = yield from self._amounts_after(best)
        self._other = yield from self._amounts_after(other)

    @property
    def gain(self) -> float:
        """How much more of the win the first choice brings on average."""
        return float((self._best - self._other)[:, -1].mean())

    def differences(self) -> tuple[ComparedAmount, ...]:
        """Return the amounts that speak for the first choice, the weightiest first."""
        change = (self._best - self._other)[:, :-1]
        mean, error = change.mean(0), change.std(0) / np.sqrt(len(change)) + 1e-9
        gains = mean * self._slopes
        good = (np.abs(mean) > SURE * error) & (mean * self._wishes > 0) & (gains > 0)
        return self._reasons(place for place in np.argsort(-gains) if good[place])

    def agreements(self) -> tuple[ComparedAmount, ...]:
        """Return the own amounts on which winning depends most, where both choices agree."""
        change = (self._best - self._other)[:, :-1]
        sure = np.abs(change.mean(0)) > SURE * (change.std(0) / np.sqrt(len(change)) + 1e-9)
        both = np.concatenate([self._best, self._other])[:, :-1]
        weights = self._slopes * self._wishes * both.std(0)
        own = np.arange(len(weights)) % max(self._seats, 1) == self._seat
        good = own & ~sure & (weights > 0)
        return self._reasons(place for place in np.argsort(-weights) if good[place])

    def _reasons(self, places: Iterable[int]) -> tuple[ComparedAmount, ...]:
        """Return the first of these amounts with their means."""
        best, other = self._best.mean(0), self._other.mean(0)
        return tuple(
            ComparedAmount(
                self._game.stakes[place // self._seats],
                int(place % self._seats),
                float(best[place]),
                float(other[place]),
            )
            for place in islice(places, MOST)
        )

    @property
    def _slopes(self) -> Floats:
        """How much more of the win goes together with one more of each amount."""
        both = np.concatenate([self._best, self._other])
        centred = both - both.mean(0)
        squares = (centred**2).sum(0)[:-1]
        slopes: Floats = (centred[:, :-1] * centred[:, -1:]).sum(0) / (squares + 1e-9)
        return slopes

    @property
    def _wishes(self) -> Floats:
        """For each amount 1 if the choosing seat wants more of it, -1 if less."""
        signs = [
            1.0 if stake.wanted == (who == self._seat) else -1.0
            for stake in self._game.stakes
            for who in range(self._seats)
        ]
        return np.array(signs)

    def _amounts_after(self, actions: Sequence[int]) -> Generator[None, None, Floats]:
        """Return the amounts of all seats and the own share after each deal: `[deals, n + 1]`."""
        game, terms, found = self._game, self._terms, []
        for deal in range(DEALS):
            state = self._play(actions, rolled_dice(str(deal)))
            amounts = [
                stake.count(terms, state, who)
                for stake in game.stakes
                for who in range(self._seats)
            ]
            found.append([*amounts, self._estimator.of_state(state)[self._seat]])
            yield
        return np.array(found, np.float64)

    def _play(self, actions: Sequence[int], dice: Any) -> Any:
        """Return the state some decisions after a choice, in one deal."""
        game, terms, tale = self._game, self._terms, new_tale()
        state = game.state.copy(self._view)
        verbs.redeal(terms, state, self._seat, dice)
        act(terms, state, self._seat, actions, dice, tale)
        for _ in range(AHEAD * self._seats):
            waits = seats_in(int(state["waits"]))
            if not waits:
                break
            view = game.state.view(state, waits[0])
            chosen = self._player.choose(game, terms, view, waits[0], dice)
            verbs.apply(terms, state, waits[0], chosen, dice, tale)
        return state


def quick_player(game: Game) -> Player:
    """Return a strong player of a game that chooses at once: a level, the policy, or `greedy`."""
    for level in reversed(game.meta.levels):
        player = load(level.player)
        if not (player.thinks or isinstance(player, Hasty)):
            return player
    return load("neural" if has_network(game) else "greedy")
