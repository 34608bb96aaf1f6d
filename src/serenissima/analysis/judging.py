"""What a choice cost: it and the best one, each examined by a search of its own."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import WholeChoice, before
from serenissima.analysis.reasons import ComparedAmount, Comparison
from serenissima.analysis.searches import Searches
from serenissima.kernel.match import Match

ROUGH, DEEP = 1000, 6000  # iterations for each action of a match, and for each one examined


@dataclass(frozen=True)
class ExaminedLine:
    """The actions of a choice, with their worth.

    Attributes:
        actions: their numbers.
        share: the seat's expected share of the win after them, by what it knew.
    """

    actions: tuple[int, ...]
    share: float


@dataclass(frozen=True)
class Judged:
    """A choice beside the best one.

    Attributes:
        choice: the choice.
        played: what was played.
        best: what would have been best.
        gain: how much more of the win the best one brings where both are played on.
        reasons: why, the weightiest first.
        view: the state before the choice, as its seat sees it.
    """

    choice: WholeChoice
    played: ExaminedLine
    best: ExaminedLine
    gain: float
    reasons: tuple[ComparedAmount, ...] = ()
    view: Any = field(default=None, compare=False, repr=False)

    @property
    def cost(self) -> float:
        """The share of the win that the choice gave away, by the more cautious of two estimates.

        A search hopes too much where the others' best answer depends on what it cannot see.
        """
        return min(self.best.share - self.played.share, self.gain)


class Judge:
    """Judges the choices of a match by searches, in steps of milliseconds.

    Args:
        match: the match.
        dice: rolled dice, which are used up.
    """

    def __init__(self, match: Match, dice: Any) -> None:
        self.match, self.searches = match, Searches(match.game, match.terms, dice)

    def rough_cost(self, choice: WholeChoice) -> Generator[None, None, float]:
        """Return about how much of the win a choice gave away, action by action."""
        cost = 0.0
        for place in choice.steps:
            step = self.match.steps[place]
            known = yield from self.searches.rate(self._view(place), choice.seat, ROUGH)
            played = next((one.value for one in known if one.action == step.action), None)
            if played is not None:  # else it is a retraction
                cost += max(one.value for one in known) - played
        return cost

    def judge(
        self, choice: WholeChoice, estimator: Estimator
    ) -> Generator[None, None, Judged | None]:
        """Return a choice beside the best one, with reasons; None if it was as good."""
        seat, view, searches = choice.seat, self._view(choice.steps[0]), self.searches
        best, best_views = yield from searches.complete(view, seat, DEEP)
        played = tuple(self.match.steps[place].action for place in choice.steps)
        if best == played:
            return None
        views = [self._view(place) for place in choice.steps]
        worth = yield from searches.worth(views, seat, played, DEEP)
        better = yield from searches.worth(best_views, seat, best, DEEP)
        if better <= worth:
            return None
        pair = Comparison(self.match.game, self.match.terms, view, seat, estimator)
        yield from pair.play_on(best, played)
        lines = ExaminedLine(played, worth), ExaminedLine(best, better)
        return Judged(choice, *lines, pair.gain, pair.differences(), view)

    def _view(self, place: int) -> Any:
        match = self.match
        return match.game.state.view(match.states[before(match, place)], match.steps[place].seat)
