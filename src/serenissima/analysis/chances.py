"""Each seat's chance of winning, in a position and in what a seat can know of it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.players.expecting import NOBODY, expect_shares
from serenissima.players.neural.network import has_network, read_network
from serenissima.players.search.workspace import ROOT, Workspace, workspace

Shares = npt.NDArray[np.float64]
FORCED = 8  # rolls of the dice over which actions without alternatives are averaged
WORLDS = 32  # deals over which a seat's chance is averaged
ROLLS = 200  # rolls of the dice over which an action is averaged


@dataclass(frozen=True)
class Estimator:
    """Estimates each seat's share of the win.

    A game's critic has learned who won such positions, so its estimates are calibrated. Without a
    network, the game's own estimate is used, which need not be.

    Attributes:
        game: the game; the first estimate waits until it is compiled.
        terms: the terms of the match.
        dice: rolled dice, which are used up.
    """

    game: Game
    terms: Any
    dice: Any

    @cached_property
    def _work(self) -> Workspace:
        self.game.wait_until_compiled()
        return workspace(self.game, self.terms, self.dice)

    @cached_property
    def _guide(self) -> Any:
        if not has_network(self.game):
            return None
        return read_network(self.game).guide(int(self.terms.seats))

    def of_state(self, state: Any) -> Shares:
        """Return each seat's share, given everything: float64 `[seats]`."""
        return self._expect(state, NOBODY, NOBODY, 0, FORCED)

    def of_view(self, view: Any, seat: int, worlds: int = WORLDS) -> Shares:
        """Return each seat's share by what one seat can know, averaged over redeals."""
        return self._expect(view, seat, NOBODY, 0, worlds)

    def after(self, state: Any, seat: int, action: int, rolls: int = ROLLS) -> Shares:
        """Return each seat's share after an action, averaged over the dice."""
        return self._expect(state, NOBODY, seat, action, rolls)

    def _expect(self, root: Any, viewer: int, actor: int, action: int, worlds: int) -> Shares:
        work, shares = self._work, np.zeros(int(self.terms.seats))
        work.words[ROOT] = bytes_of(root).view(np.uint64)
        expect_shares(work, self._guide, viewer, actor, action, worlds, shares)
        return shares
