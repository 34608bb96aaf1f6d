"""What makes the difference: what follows the best action, and what follows the next best one."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import load
from serenissima.puzzles.collection import Puzzle, Reason, told_text

DEALS = 40  # in which both actions are tried
DECISIONS = 12  # that follow and are told of, for each seat
LEAST = 20  # of 100: a smaller difference is not told
MOST = 3  # differences that are told


def reasons(game: Game, terms: Any, view: Any, puzzle: Puzzle, seed: str) -> tuple[Reason, ...]:
    """What happens more often, or less often, after the best action than after the next best one.

    Both are tried in the same deals, which agree with what the seat sees. Then every seat plays as
    `greedy` does. The greatest differences come first.
    """
    best, other = (
        _tally(game, terms, view, puzzle.seat, game.actions.parse(figure.action), seed)
        for figure in (puzzle.best, puzzle.second)
    )
    told = sorted(best | other, key=lambda it: (-abs(best[it] - other[it]), told_text(it)))
    found = (Reason(told_text(it), _of_100(best[it]), _of_100(other[it])) for it in told)
    return tuple(reason for reason in found if abs(reason.best - reason.other) >= LEAST)[:MOST]


def _of_100(count: int) -> int:
    return round(100 * count / DEALS)


def _tally(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str
) -> Counter[Happening]:
    """In how many deals each happening comes soon after an action."""
    counted: Counter[Happening] = Counter()
    for deal in range(DEALS):
        counted.update(set(_played_on(game, terms, view, seat, action, f"{seed}/{deal}")))
    return counted


def _played_on(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str
) -> Iterator[Happening]:
    """Deal, act and play on; yield what the seat is told, except of the action itself."""
    dice, player, tale = rolled(seed), load("greedy"), new_tale()
    state = game.state.copy(view)
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    yield from _told(game, tale, seat, 1)
    for _ in range(DECISIONS * int(terms.seats)):
        waits = seats_in(int(state["waits"]))
        if not waits:
            return
        tale.told = 0
        chosen = player.choose(game, terms, game.state.view(state, waits[0]), waits[0], dice)
        verbs.apply(terms, state, waits[0], chosen, dice, tale)
        yield from _told(game, tale, seat, 0)


def _told(game: Game, tale: Any, seat: int, since: int) -> Iterator[Happening]:
    """What weighs of what the seat is told, from a line on."""
    for happening in list(happenings(tale, game.events))[since:]:
        if happening.event.weighs and (seen := happening.seen_by(seat)):
            yield seen
