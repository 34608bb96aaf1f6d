"""Searches that examine whole choices, all by the strongest player of the game."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from serenissima.analysis.choices import foresee
from serenissima.kernel.game import Game
from serenissima.players import load
from serenissima.players.ismcts import Ismcts
from serenissima.players.search.search import ActionStatistics, Search

LONGEST = 24  # actions of a choice at most
USUAL = 2000  # iterations of the player of a game without levels
TAKEN = 0.02  # share of the visits that an action needs for its worth to count
WIDEST = 12  # less visited actions that are looked at nevertheless
SHORTER = 16  # a look at one of them is shorter by this factor
LEAST = 32  # iterations of such a look
AHEAD = 0.02  # share of the win by which it must look better to be examined


def strongest(game: Game) -> Ismcts:
    """Return the strongest player of a game that searches by iterations."""
    for level in reversed(game.meta.levels):
        player = load(level.player)
        if isinstance(player, Ismcts) and player.iterations:
            return player
    return Ismcts(f"ismcts:{USUAL}", USUAL)


@dataclass(frozen=True)
class Searches:
    """Searches in the positions of a match.

    Attributes:
        game: the game; the first search waits until it is compiled.
        terms: the terms of the match.
        dice: rolled dice, which are used up.
    """

    game: Game
    terms: Any
    dice: Any

    @cached_property
    def player(self) -> Ismcts:
        """The player whose search it is."""
        return strongest(self.game)

    def search(self, view: Any, seat: int, iterations: int, only: int | None = None) -> Search:
        """Return a new search from a view, of the right size."""
        player = replace(self.player, iterations=iterations)
        return player.search(self.game, self.terms, view, seat, self.dice, only)

    def foresee(self, view: Any, seat: int, action: int) -> Any:
        """Return the view after an action, as `choices.foresee` does."""
        return foresee(self.game, self.terms, view, seat, action, self.dice)

    def rate(
        self, view: Any, seat: int, iterations: int
    ) -> Generator[None, None, list[ActionStatistics]]:
        """Return the seat's actions, the most visited first, with a fair look at each.

        A network may think so little of an action that the search hardly visits it. A few of these
        get a short search of their own, which then tells their worth.
        """
        search = self.search(view, seat, iterations)
        if len(search.actions) < 2:
            return search.root_statistics()
        yield from search.steps(iterations)
        known, looked = search.root_statistics(), 0
        for place, one in enumerate(known):
            if one.visits >= TAKEN * iterations or looked == WIDEST:
                continue
            looked += 1
            share = yield from self.worth(
                [view], seat, [one.action], max(LEAST, iterations // SHORTER)
            )
            known[place] = replace(one, value=share)
        return known

    def best(self, view: Any, seat: int, iterations: int) -> Generator[None, None, int]:
        """Return the best action: the most visited, or one that a fair look finds better."""
        first, *others = yield from self.rate(view, seat, iterations)
        found, share = first.action, first.value
        for one in others:
            if one.value > share + AHEAD:
                worth = yield from self.worth([view], seat, [one.action], iterations)
                if worth > share:
                    found, share = one.action, worth
        return found

    def complete(
        self, view: Any, seat: int, iterations: int, begun: Sequence[int] = ()
    ) -> Generator[None, None, tuple[tuple[int, ...], list[Any]]]:
        """Return the best choice at a view that begins with some actions, and the views in it.

        Args:
            view: the state as `seat` sees it.
            seat: the seat that must act.
            iterations: of the search for each further action.
            begun: the first actions.
        """
        actions: list[int] = []
        views: list[Any] = []
        while view is not None and len(actions) < LONGEST:
            views.append(view)
            if len(actions) < len(begun):
                actions.append(begun[len(actions)])
            else:
                actions.append((yield from self.best(view, seat, iterations)))
            view = self.foresee(view, seat, actions[-1])
            yield
        return tuple(actions), views

    def worth(
        self, views: Sequence[Any], seat: int, actions: Sequence[int], iterations: int
    ) -> Generator[None, None, float]:
        """Return the seat's expected share after a choice, by its last action with alternatives.

        Args:
            views: those in which the seat takes the actions.
            seat: the seat.
            actions: the choice.
            iterations: of the search.
        """
        for view, action in zip(reversed(views), reversed(actions), strict=True):
            if len(self.search(view, seat, 1).actions) > 1:
                search = self.search(view, seat, iterations, only=action)
                yield from search.steps(iterations)
                return search.value
        return 0.0
