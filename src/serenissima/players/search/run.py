"""A search from one view, run for a number of iterations or a time; what it has found so far."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from serenissima.kernel.game import Game, Outlook
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.kernel.tale import nothing_told
from serenissima.players.search.edges import EDGE, FULL
from serenissima.players.search.playout import options
from serenissima.players.search.tree import iterate, new_desk, root_edges

CHUNK = 64  # iterations between two looks at the clock
LONG_CHUNK = 4096  # iterations in one go where no clock is watched


@dataclass(frozen=True)
class Knobs:
    """What a search can be tuned by.

    Attributes:
        outlook: how far it looks ahead; none for the game's own.
        room: edges that the memory is laid out for, 32 bytes each; when it is three quarters full
            the tree grows no more.
    """

    outlook: Outlook | None = None
    room: int = 1 << 19


@dataclass(frozen=True)
class Found:
    """What a search holds of one action: its visits, a prior's among them, and its mean share."""

    action: int
    visits: int
    value: float


class Search:
    """A tree that grows from the view of one seat.

    Args:
        game: the game.
        terms: the terms of the match.
        view: what `seat` sees; it is copied.
        seat: who is to act.
        dice: rolled; they deal and choose.
        knobs: how to search.
    """

    def __init__(
        self, game: Game, terms: Any, view: Any, seat: int, dice: Any, knobs: Knobs | None = None
    ) -> None:
        self.knobs = knobs or Knobs()
        self.outlook = self.knobs.outlook or game.outlook
        self.iterations = 0
        self._terms, self._seat, self._dice = terms, seat, dice
        self._first_retract = game.actions.first_retract
        self._states = np.zeros(3, game.state.dtype)
        self._words = self._states.view(np.uint64).reshape(3, -1)
        self._masks = np.stack([game.state.mask(seat), game.state.mask(OBSERVER)])
        self._words[0] = bytes_of(view).view(np.uint64) & self._masks[0]
        self._table = np.zeros(1 << (self.knobs.room - 1).bit_length(), EDGE)
        self._used = np.zeros(1, np.int64)
        self._desk = new_desk(int(terms.seats))
        self._room, self._tale = game.room(), nothing_told()
        count = options(terms, self._states[0], seat, self._first_retract, self._room)
        self.actions = self._room[:count].copy()

    @property
    def full(self) -> bool:
        """Whether the memory is used up: the tree still learns, but grows no more."""
        return bool(self._used[0] >= len(self._table) * FULL)

    def run(self, iterations: int) -> None:
        """Run so many iterations more."""
        ahead = self.outlook
        growing = len(self._desk[0]) if ahead.everybody else 1
        retract = self._first_retract
        knobs = (iterations, ahead.horizon, retract, ahead.explore, growing, ahead.prior)
        with np.errstate(over="ignore"):  # keys wrap around, which NumPy notes when interpreted
            iterate(
                self._terms, self._states, self._words, self._masks, self._seat, knobs,
                self._desk, self._table, self._used, self._dice, self._room, self._tale,
            )  # fmt: skip
        self.iterations += iterations

    def run_for(self, seconds: float) -> None:
        """Run until the time is up; at least once."""
        end = time.perf_counter() + seconds
        self.run(1)
        while time.perf_counter() < end:
            self.run(CHUNK)

    def found(self) -> list[Found]:
        """What is known of each action, the most visited first."""
        edges = np.zeros((len(self.actions), 2))
        with np.errstate(over="ignore"):
            root_edges(self._words[0], self._masks[0], self._seat, self._table, self.actions, edges)
        known = [
            Found(int(action), int(visits), float(value / max(visits, 1)))
            for action, (visits, value) in zip(self.actions, edges, strict=True)
        ]
        return sorted(known, key=lambda f: (-f.visits, -f.value, f.action))

    @property
    def best(self) -> int:
        """The action visited most."""
        return self.found()[0].action
