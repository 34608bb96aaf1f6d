"""Matches of one game, one after another, in the form that learning frameworks use."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder, rewards
from serenissima.adapters.extra import need
from serenissima.adapters.refusals import RESET_OPTION, RESET_OVER
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.position import position
from serenissima.kernel.refusals import ACTION_ILLEGAL

ILLEGAL = ACTION_ILLEGAL.code  # the code of the refusal, in the infos of an agent
POSITION = "position"  # the option of a reset

gymnasium = need("gymnasium")


class Episodes:
    """Successive matches with the same seats and options, and the observations of their agents.

    Attributes:
        match: the current match.
        flat: whether an observation consists of the features alone.
        encoder: encodes the match as arrays.
        observation_space: the space of `observe`.

    Raises:
        Unknown, Illegal: what `Match` raises.
    """

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, object], *, flat: bool = False
    ) -> None:
        self.flat = flat
        self.match = Match(game, seats, options)
        self.encoder = Encoder(game, self.match.seats)
        self._options = dict(options)

    def begin(self, seed: int, how: Mapping[str, Any] | None = None) -> None:
        """Begin another match with dice of this seed, and with the options of a reset.

        Args:
            seed: of the dice.
            how: may have `position`, in which the match begins: lines as `kernel.position` reads.

        Raises:
            Unknown: `reset/option`.
            Illegal: `reset/over`; also what `position` raises, as `Unreadable`.
        """
        more = dict(how or {})
        text = more.pop(POSITION, None)
        if more:
            raise RESET_OPTION(text=next(iter(more)), hint=POSITION)
        game, seats = self.encoder.game, self.encoder.seats
        if text is None:
            begun = Match(game, seats, self._options, seed=seed)
        else:
            begun = position(game, text, seats, self._options, seed=seed)
        if begun.over:
            raise RESET_OVER(text=text)
        self.match = begun

    def observation_space(self, actions: int) -> Any:
        """Return the space of `observe` for agents with this number of actions."""
        box = gymnasium.spaces.Box
        seen = box(0.0, 1.0, (self.encoder.entries,), np.float32)
        return (
            seen
            if self.flat
            else gymnasium.spaces.Dict(
                {"observation": seen, "action_mask": box(0, 1, (actions,), np.int8)}
            )
        )

    def legal(self, seat: int) -> npt.NDArray[np.int32]:
        """Return the legal actions of a seat without retractions; none if it can't act."""
        if seat not in self.match.waits:
            return np.empty(0, np.int32)
        return self.encoder.legal(self.match.terms, self.match.state, seat)

    def state_space(self) -> Any:
        """Return the space of `encoder.whole`."""
        entries = len(self.encoder.whole_names)
        return gymnasium.spaces.Box(0.0, 1.0, (entries,), np.float32)

    def observe(self, seat: int, mask: npt.NDArray[np.int8]) -> Any:
        """Return what a seat sees, from its own side, with the mask of its actions unless flat."""
        seen = self.encoder.features(self.match.state, seat)
        return seen if self.flat else {"observation": seen, "action_mask": mask}

    @property
    def rewards(self) -> tuple[float, ...]:
        """Each seat's reward for the outcome; 0 during the match."""
        outcome = self.match.outcome
        return rewards(outcome.shares) if outcome else (0.0,) * self.match.seats
