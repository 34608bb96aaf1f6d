"""What a choice cost: it and the best one, each examined by a search of its own."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import WholeChoice, before
from serenissima.analysis.reasons import Comparison, Reason
from serenissima.analysis.searches import Searches
from serenissima.kernel.match import Match

ROUGH, DEEP = 1000, 6000  # iterations for each action of a match, and for each one examined
TAKEN = 0.02  # share of the visits that an action needs for its worth to count


@dataclass(frozen=True)
class Line:
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
        reasons: why, the weightiest first.
    """

    choice: WholeChoice
    played: Line
    best: Line
    reasons: tuple[Reason, ...] = ()

    @property
    def cost(self) -> float:
        """The share of the win that the choice gave away."""
        return self.best.share - self.played.share


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
            search = self.searches.search(self._view(place), choice.seat, ROUGH)
            if len(search.actions) < 2:
                continue
            yield from search.steps(ROUGH)
            known = search.root_statistics()
            played = next((one.value for one in known if one.action == step.action), None)
            if played is None:  # a retraction
                continue
            taken = [one for one in known if one.visits >= TAKEN * ROUGH]
            cost += max(0.0, max(one.value for one in taken or known[:1]) - played)
        return cost

    def judge(self, choice: WholeChoice) -> Generator[None, None, Judged | None]:
        """Return a choice beside the best one; None if it was the best."""
        seat, view, searches = choice.seat, self._view(choice.steps[0]), self.searches
        best = yield from searches.complete(view, seat, DEEP)
        played = tuple(self.match.steps[place].action for place in choice.steps)
        if best == played:
            return None
        views = [self._view(place) for place in choice.steps]
        worth = yield from searches.worth(views, seat, played, DEEP)
        views = yield from searches.views(view, seat, best)
        better = yield from searches.worth(views, seat, best, DEEP)
        return Judged(choice, Line(played, worth), Line(best, better))

    def give_reasons(self, judged: Judged, estimator: Estimator) -> Generator[None, None, Judged]:
        """Return a judged choice with the reasons why the best one is better."""
        match, choice = self.match, judged.choice
        view = self._view(choice.steps[0])
        pair = Comparison(match.game, match.terms, view, choice.seat, estimator)
        yield from pair.play_on(judged.best.actions, judged.played.actions)
        return replace(judged, reasons=pair.differences())

    def _view(self, place: int) -> Any:
        match = self.match
        return match.game.state.view(match.states[before(match, place)], match.steps[place].seat)
