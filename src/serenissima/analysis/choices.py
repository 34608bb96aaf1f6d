"""Whole choices: what a seat does until it next learns something.

The engine's actions are small; people think of a division, a ballot or a turn. A choice is the
sequence of one seat's actions between which it learns nothing that it could not have foreseen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.game import Game
from serenissima.kernel.match import NOBODY, Match
from serenissima.kernel.record import bytes_of
from serenissima.kernel.seats import has_seat
from serenissima.kernel.tale import new_tale

DEALS = 6  # redeals that must agree on what follows an action


@dataclass(frozen=True)
class WholeChoice:
    """A seat's actions in a match, between which it learned nothing.

    Attributes:
        seat: the seat.
        steps: the places of its actions in `Match.steps`; other seats may act in between.
    """

    seat: int
    steps: tuple[int, ...]


def whole_choices(match: Match, dice: Any) -> list[WholeChoice]:
    """Return the choices of all seats in the order in which they began.

    Args:
        match: the match.
        dice: rolled dice, which are used up.
    """
    found: list[list[int]] = []
    open_now: dict[int, tuple[list[int], Any]] = {}
    for place, step in enumerate(match.steps):
        if step.seat == NOBODY:
            continue
        view = match.game.state.view(match.states[before(match, place)], step.seat)
        steps, foreseen = open_now.get(step.seat, ([], None))
        if foreseen is None or not _same(view, foreseen):
            steps = []
            found.append(steps)
        steps.append(place)
        foreseen = foresee(match.game, match.terms, view, step.seat, step.action, dice)
        open_now[step.seat] = steps, foreseen
    return [WholeChoice(match.steps[steps[0]].seat, tuple(steps)) for steps in found]


def before(match: Match, place: int) -> int:
    """Return the place, in `Match.states`, of the state before a step."""
    return place - (len(match.steps) - len(match.states) + 1)


def foresee(game: Game, terms: Any, view: Any, seat: int, action: int, dice: Any) -> Any:
    """Return the view after an action, if the seat acts again and knows it in advance; else None.

    Args:
        game: the game.
        terms: the terms of the match.
        view: the state as `seat` sees it.
        seat: the seat that acts.
        action: the number of its action.
        dice: rolled dice, which are used up.
    """
    foreseen = None
    for _ in range(DEALS):
        state, tale = game.state.copy(view), new_tale()
        verbs.redeal(terms, state, seat, dice)
        verbs.apply(terms, state, seat, action, dice, tale)
        after = game.state.view(state, seat)
        if not has_seat(int(state["waits"]), seat):
            return None
        if foreseen is not None and not _same(after, foreseen):
            return None
        foreseen = after
    return foreseen


def act(terms: Any, state: Any, seat: int, actions: Sequence[int], dice: Any, tale: Any) -> None:
    """Take a choice's actions in a state, as far as the seat still acts.

    In a rare deal, a choice ends sooner than in those that were tried.
    """
    for action in actions:
        if not has_seat(int(state["waits"]), seat):
            return
        verbs.apply(terms, state, seat, action, dice, tale)


def _same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(bytes_of(one), bytes_of(other)))
