"""Who plays in each row: the learner in every seat, or against rivals."""

from collections import deque
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from serenissima.training.selfplay.settings import TrainingSettings

NOBODY, GREEDY, FORMER, FIXED = range(4)
"""The rivals of a row: none, `greedy`, a former policy, or the player that settings name."""
Results = dict[str, list[float]]


class Rivals:
    """The rivals of the rows with one number of seats, and the learner's results against them.

    The learner takes another seat in each match.

    Args:
        shared: the numbers of the rows, of those that processes share.
        seats: the number of seats.
        settings: the parameters of the training.

    Attributes:
        matches: the number of matches played.
    """

    def __init__(self, shared: range, seats: int, settings: TrainingSettings) -> None:
        self._names = _names(settings)
        self._of = np.array([self._rival(number, settings) for number in shared])
        self._seats = seats
        self._seat = np.array(shared) % seats
        self._won = {rival: deque[float](maxlen=settings.latest) for rival in self._names}
        self.matches = 0

    def _rival(self, number: int, settings: TrainingSettings) -> int:
        """Return a row's rival: rows with one are evenly spread, and rivals take turns."""
        share = 1.0 if settings.against else settings.rivals
        before, after = int(number * share), int((number + 1) * share)
        if not self._names or before == after:
            return NOBODY
        return [*self._names][before % len(self._names)]

    def learns(self, actors: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Return whether the learner acts in each row: bool `[rows]`."""
        learns: npt.NDArray[np.bool_] = (self._of == NOBODY) | (actors == self._seat)
        return learns

    def rows_of(self, rival: int, learns: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """Return the rows in which this rival acts."""
        return np.flatnonzero(~learns & (self._of == rival))

    def note(self, ended: npt.NDArray[np.uint8], shares: npt.NDArray[np.float64]) -> None:
        """Note the results of the matches that have ended."""
        for row in np.flatnonzero(ended):
            if self._of[row] != NOBODY:
                self._won[int(self._of[row])].append(float(shares[row, self._seat[row]]))
            self._seat[row] = (self._seat[row] + 1) % self._seats
            self.matches += 1

    @property
    def results(self) -> Results:
        """The learner's shares of the win in the latest matches against each rival."""
        return {self._names[rival]: list(shares) for rival, shares in self._won.items()}


def _names(settings: TrainingSettings) -> dict[int, str]:
    """Return the rivals with their names."""
    if settings.imitate:
        return {}
    return {FIXED: settings.against} if settings.against else {GREEDY: "greedy", FORMER: "former"}


def mean_shares(results: Iterable[Results]) -> dict[str, float]:
    """Return the mean share of the win against each rival that was met."""
    joined: dict[str, list[float]] = {}
    for one in results:
        for name, shares in one.items():
            joined.setdefault(name, []).extend(shares)
    return {name: float(np.mean(shares)) for name, shares in joined.items() if shares}
