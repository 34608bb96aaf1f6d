"""Why one choice is better than another, in amounts that everyone understands.

Both choices are played on in the same redeals. The amounts that a game lists as its stakes are then
compared: a reason is one that differs reliably, in the direction that its seat's interest suggests, and that goes together with winning.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.analysis.chances import Estimator
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.stake import Stake
from serenissima.kernel.tale import new_tale
from serenissima.players import Player, load

DEALS = 32  # redeals in which both choices are played on
AHEAD = 12  # decisions of each seat that follow
SURE = 2.5  # standard errors by which an amount must differ
MOST = 2  # reasons
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Reason:
    """An amount that differs between two choices.

    Attributes:
        stake: the amount.
        seat: the seat that has it.
        best, played: its mean after the better choice, and after the other one.
    """

    stake: Stake
    seat: int
    best: float
    played: float


class Comparison:
    """Two choices, played on in the same redeals.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it before the choices.
        seat: the seat that chooses.
        estimator: estimates how good the positions are that follow.
    """

    def __init__(
        self, game: Game, terms: Any, view: Any, seat: int, estimator: Estimator
    ) -> None:
        self._game, self._terms, self._view, self._seat = game, terms, view, seat
        self._estimator, self._player = estimator, quick_player(game)

    def reasons(
        self, best: Sequence[int], played: Sequence[int]
    ) -> Generator[None, None, tuple[Reason, ...]]:
        """Return the reasons for the better choice, the weightiest first."""
        after_best = yield from self._play_on(best)
        after_played = yield from self._play_on(played)
        return self._weigh(after_best, after_played)

    def _play_on(self, actions: Sequence[int]) -> Generator[None, None, Floats]:
        """Return the amounts of all seats and the own share after each deal: `[deals, n + 1]`."""
        game, terms, seat = self._game, self._terms, self._seat
        seats, found = int(terms.seats), []
        for deal in range(DEALS):
            dice, tale = rolled_dice(str(deal)), new_tale()
            state = game.state.copy(self._view)
            verbs.redeal(terms, state, seat, dice)
            for action in actions:
                verbs.apply(terms, state, seat, action, dice, tale)
            for _ in range(AHEAD * seats):
                waits = seats_in(int(state["waits"]))
                if not waits:
                    break
                view = game.state.view(state, waits[0])
                chosen = self._player.choose(game, terms, view, waits[0], dice)
                verbs.apply(terms, state, waits[0], chosen, dice, tale)
            amounts = [s.count(terms, state, who) for s in game.stakes for who in range(seats)]
            found.append([*amounts, self._estimator.of_state(state)[seat]])
            yield
        return np.array(found, np.float64)

    def _weigh(self, best: Floats, played: Floats) -> tuple[Reason, ...]:
        """Return the amounts that differ reliably, by how much of the difference they explain."""
        change = (best - played)[:, :-1]
        error = change.std(0) / np.sqrt(len(change)) + 1e-9
        both = np.concatenate([best, played])
        centred = both - both.mean(0)
        slopes = (centred[:, :-1] * centred[:, -1:]).sum(0) / ((centred**2).sum(0)[:-1] + 1e-9)
        gains = change.mean(0) * slopes
        sure = np.abs(change.mean(0)) > SURE * error
        helps = change.mean(0) * self._wishes() > 0
        good = sure & helps & (gains > 0)
        order = [place for place in np.argsort(-gains) if good[place]]
        seats, reasons = int(self._terms.seats), []
        for place in order[:MOST]:
            stake, seat = self._game.stakes[place // seats], int(place % seats)
            means = float(best[:, place].mean()), float(played[:, place].mean())
            reasons.append(Reason(stake, seat, *means))
        return tuple(reasons)

    def _wishes(self) -> Floats:
        """Return for each amount 1 if the choosing seat wants more of it, -1 if less."""
        signs = [
            1.0 if stake.wanted == (who == self._seat) else -1.0
            for stake in self._game.stakes
            for who in range(int(self._terms.seats))
        ]
        return np.array(signs)


def quick_player(game: Game) -> Player:
    """Return the strongest level of a game that chooses at once, or `greedy`."""
    for level in reversed(game.meta.levels):
        player = load(level.player)
        if not player.thinks:
            return player
    return load("greedy")
