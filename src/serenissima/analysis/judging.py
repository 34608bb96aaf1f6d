"""What a choice cost: it and the best one, each examined by a search of its own."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from serenissima.analysis.chances import Estimator
from serenissima.analysis.choices import WholeChoice, before, foresee
from serenissima.analysis.reasons import Comparison, Reason
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.players import load
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import Search

ROUGH, DEEP = 1000, 6000  # iterations for each action of a match, and for each one examined
LONGEST = 24  # actions of a choice at most
TAKEN = 0.02  # share of the visits that an action needs for its worth to count
Steps = Generator[None, None, "Judged | None"]


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


def strongest(game: Game) -> Ismcts:
    """Return the strongest player of a game that searches by iterations."""
    for level in reversed(game.meta.levels):
        player = load(level.player)
        if isinstance(player, Ismcts) and player.iterations:
            return player
    return Ismcts("", ROUGH)


class Judge:
    """Judges the choices of a match by searches, in steps of milliseconds.

    Args:
        match: the match.
        dice: rolled dice, which are used up.
    """

    def __init__(self, match: Match, dice: Any) -> None:
        self.match, self._dice = match, dice
        self.player = strongest(match.game)

    def rough_cost(self, choice: WholeChoice) -> Generator[None, None, float]:
        """Return about how much of the win a choice gave away, action by action."""
        cost = 0.0
        for place in choice.steps:
            step = self.match.steps[place]
            search = self._search(self._view(place), choice.seat, ROUGH)
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

    def judge(self, choice: WholeChoice) -> Steps:
        """Return a choice beside the best one; None if it was the best."""
        view = self._view(choice.steps[0])
        best = yield from self.best_actions(view, choice.seat)
        played = tuple(self.match.steps[place].action for place in choice.steps)
        if best == played:
            return None
        views = [self._view(place) for place in choice.steps]
        worth = yield from self._worth(views, choice.seat, played)
        views = yield from self._views(view, choice.seat, best)
        better = yield from self._worth(views, choice.seat, best)
        return Judged(choice, Line(played, worth), Line(best, better))

    def give_reasons(
        self, judged: Judged, estimator: Estimator
    ) -> Generator[None, None, Judged]:
        """Return a judged choice with the reasons why the best one is better."""
        match, choice = self.match, judged.choice
        view = self._view(choice.steps[0])
        pair = Comparison(match.game, match.terms, view, choice.seat, estimator)
        reasons = yield from pair.reasons(judged.best.actions, judged.played.actions)
        return replace(judged, reasons=reasons)

    def best_actions(self, view: Any, seat: int) -> Generator[None, None, tuple[int, ...]]:
        """Return the best choice at a view, action by action."""
        actions: list[int] = []
        while len(actions) < LONGEST:
            search = self._search(view, seat, DEEP)
            if len(search.actions) > 1:
                yield from search.steps(DEEP)
            actions.append(search.best)
            view = self._foresee(view, seat, actions[-1])
            yield
            if view is None:
                break
        return tuple(actions)

    def _views(
        self, view: Any, seat: int, actions: Sequence[int]
    ) -> Generator[None, None, list[Any]]:
        """Return the views in which a seat takes each action of a choice."""
        views = [view]
        for action in actions[:-1]:
            views.append(self._foresee(views[-1], seat, action))
            yield
        return views

    def _worth(
        self, views: Sequence[Any], seat: int, actions: Sequence[int]
    ) -> Generator[None, None, float]:
        """Return the worth of a choice: of its last action that wasn't forced."""
        for view, action in zip(reversed(views), reversed(actions), strict=True):
            if len(self._search(view, seat, 1).actions) > 1:
                search = self._search(view, seat, DEEP, only=action)
                yield from search.steps(DEEP)
                return search.value
        return 0.0

    def _search(self, view: Any, seat: int, iterations: int, only: int | None = None) -> Search:
        player = replace(self.player, iterations=iterations)
        return player.search(self.match.game, self.match.terms, view, seat, self._dice, only)

    def _view(self, place: int) -> Any:
        match = self.match
        return match.game.state.view(match.states[before(match, place)], match.steps[place].seat)

    def _foresee(self, view: Any, seat: int, action: int) -> Any:
        return foresee(self.match.game, self.match.terms, view, seat, action, self._dice)
