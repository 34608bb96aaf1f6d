"""A test that stops a tournament as soon as its question is decided.

The test is a bet (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting", Journal of the Royal Statistical Society B, 2024). It is a sequential test as in Wald,
"Sequential Tests of Statistical Hypotheses", 1945, but needs neither a second hypothesis nor a
model of how shares vary: one claim is that the player's mean share is at most the asked one, the
other that it is at least that. A gambler begins with 1 against each claim and stakes the same part
of its wealth on every deal. If the claim is true, that is a game in which it can't win on average,
so its wealth reaches 1/error with a probability of at most `error`, at any time (Ville's
inequality). Once it does, the claim is refuted. The wealth is the mean of gamblers with different
stakes, one of which will be near the best.

Deals are independent, and the matches of a deal count as one, so the test needs whole deals.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.training.refusals import ARENA_QUESTION
from serenissima.training.tournament import Fixture, Result

STAKES = np.geomspace(0.01, 0.95, 24)  # parts of the wealth that gamblers stake on each deal
BISECTIONS = 40  # halvings of an interval, to the precision of a float32 and more


@dataclass(frozen=True)
class AtLeast:
    """The question whether a player's share of the win is at least some share.

    Attributes:
        name: the player.
        share: the share of the win, averaged over the seats that it takes.
        error: the probability of a wrong yes, if the true share is at most this, and of a wrong no
            if it is at least this. These hold although the test looks at the result after every
            deal.
    """

    name: str
    share: float
    error: float = 0.05


@dataclass(frozen=True)
class Conclusion:
    """The answer to an `AtLeast`.

    Attributes:
        name: the player.
        share: the share that was asked for.
        error: the probability of a wrong yes, and of a wrong no.
        answer: whether its share is at least this; None if the matches don't decide that.
        deals: the number of deals that were looked at.
        mean: the player's share in these deals. It is often too far from `share`, because the test
            stopped at a moment when it was far.
        low, high: with probability 1 - `error` the true share is at least `low`, and with the same
            probability at most `high`, despite the choice of the moment.
    """

    name: str
    share: float
    error: float
    answer: bool | None
    deals: int
    mean: float
    low: float
    high: float

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        return asdict(self)


class SequentialTest:
    """The test of a question, deal by deal.

    Args:
        question: what is asked.
        deal: the matches of one deal, which are those of every deal.

    Raises:
        Illegal: `arena/question`: the player can't have such a share, or the error rate is no
            probability.
    """

    def __init__(self, question: AtLeast, deal: Sequence[Fixture]) -> None:
        seats = sum(fixture.seats.count(question.name) for fixture in deal)
        # The largest share of a player that wins every match in which it sits.
        self._top = sum(question.name in one.seats for one in deal) / seats if seats else 0.0
        if not 0 < question.share < self._top:
            hint = f"above 0 and below {self._top:.3f}" if seats else "a player that takes part"
            raise ARENA_QUESTION(text=f"{question.name} {question.share:g}", hint=hint)
        if not 0 < question.error < 1 / 2:
            reason = "the error rate is above 0 and below 0.5"
            raise ARENA_QUESTION(reason, text=question.error, hint="for example 0.05")
        self._question = question
        self._scores: list[float] = []
        self._limit = question.share / self._top
        self._above = self._below = np.zeros(len(STAKES))

    @property
    def answer(self) -> bool | None:
        """The answer so far; None if it is open."""
        if _refutes(self._above, self._question.error):
            return True
        return False if _refutes(self._below, self._question.error) else None

    def add(self, results: Sequence[Result]) -> None:
        """Look at the results of the next deal."""
        name = self._question.name
        shares = [
            share
            for result in results
            for share, who in zip(result.shares, result.fixture.seats, strict=True)
            if who == name
        ]
        score = min(1.0, math.fsum(shares) / len(shares) / self._top)
        self._scores.append(score)
        self._above = self._above + _growth(np.array([score]), self._limit)
        self._below = self._below + _growth(np.array([1 - score]), 1 - self._limit)

    def conclusion(self) -> Conclusion:
        """Return the answer and the interval after these deals."""
        scores, asked = np.array(self._scores), self._question
        return Conclusion(
            asked.name,
            asked.share,
            asked.error,
            self.answer,
            len(scores),
            float(scores.mean()) * self._top if len(scores) else math.nan,
            _least(scores, asked.error) * self._top,
            (1 - _least(1 - scores, asked.error)) * self._top,
        )


def _growth(scores: npt.NDArray[np.float64], claim: float) -> npt.NDArray[np.float64]:
    """Return the logarithm of each stake's growth, when bets pay score/claim: `[stakes]`."""
    paid = scores[:, None] / claim - 1
    grown: npt.NDArray[np.float64] = np.log1p(STAKES * paid).sum(axis=0)
    return grown


def _refutes(wealths: npt.NDArray[np.float64], error: float) -> bool:
    """Whether the mean of the wealths, given as logarithms, reaches 1/error."""
    most = float(wealths.max())
    return most + math.log(float(np.exp(wealths - most).mean())) >= -math.log(error)


def _least(scores: npt.NDArray[np.float64], error: float) -> float:
    """Return the smallest mean that the scores don't refute; wealth falls as the claim rises."""
    low, high = 0.0, 1.0
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if _refutes(_growth(scores, middle), error):
            low = middle
        else:
            high = middle
    return low
