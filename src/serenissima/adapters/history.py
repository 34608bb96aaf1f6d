"""Everything a seat did and heard in a match as numbers: the tensor of an information state."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from serenissima.kernel.game import Game
from serenissima.kernel.match import Step
from serenissima.kernel.tale import ARGS, HIDDEN_VALUE, Happening

ACTION = 0  # the column of the seat's own action, counted from 1


class HistoryEncoder:
    """Encodes a seat's past as rows: its own actions and the events it heard, in order.

    The first column is for an action. Then there is one column for each kind of event, which is 1
    for an event of this kind, and one for each of its arguments, between 0 and 1; a hidden one is
    0. A seat in an argument is counted from the viewing seat.

    Args:
        game: the game.
        seats: the number of players.
        rows: the number of latest actions and events that are encoded; empty rows follow.

    Attributes:
        shape: `[rows, columns]`.
    """

    def __init__(self, game: Game, seats: int, rows: int) -> None:
        self._game, self._seats = game, seats
        self._kinds = {event.kind: number for number, event in enumerate(game.events, ACTION + 1)}
        self._values = ACTION + 1 + len(game.events)
        self.shape = (rows, self._values + ARGS)

    def write(self, steps: Sequence[Step], seat: int, out: npt.NDArray[np.float32]) -> None:
        """Write the actions and events of a seat in these steps: float32 of `shape`."""
        out[:] = 0
        entries = [row for step in steps for row in self._rows(step, seat)]
        for row, entry in zip(out, entries[-self.shape[0] :], strict=False):
            row[:] = entry

    def _rows(self, step: Step, seat: int) -> Iterator[npt.NDArray[np.float32]]:
        if step.seat == seat and step.action >= 0:
            row = np.zeros(self.shape[1], np.float32)
            row[ACTION] = (step.action + 1) / self._game.actions.count
            yield row
        for happening in step.seen_by(seat):
            yield self._event(happening, seat)

    def _event(self, happening: Happening, seat: int) -> npt.NDArray[np.float32]:
        row = np.zeros(self.shape[1], np.float32)
        row[self._kinds[happening.event.kind]] = 1
        for place, (arg, value) in enumerate(
            zip(happening.event.args, happening.values, strict=True)
        ):
            if value != HIDDEN_VALUE:
                low, count = (0, self._seats) if arg.seat else (arg.low, arg.size)
                number = (value - seat) % self._seats if arg.seat else value - low
                row[self._values + place] = (number + 1) / count
        return row
