"""What makes the difference: what follows the best action, and what follows the next best one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.game import Game
from serenissima.kernel.seats import seats_in
from serenissima.kernel.tale import Happening, happenings, new_tale
from serenissima.players import load
from serenissima.puzzles.collection import Puzzle, Reason, told_text

ENDING = "ending"  # the field of every state that says how the match ended
MOST = 3  # differences that are told

Often = Counter[Happening]
Gist = tuple[str, tuple[int, ...]]


@dataclass(frozen=True)
class Look:
    """How closely continuations are looked at.

    Attributes:
        deals: in which both actions are tried.
        decisions: that follow and are told of, for each seat.
        least: how much more or less often something has to happen to be told, of 100 times.
    """

    deals: int
    decisions: int
    least: int


LOOKS = (Look(40, 12, 20), Look(240, 60, 8))  # the second where the first shows nothing


def reasons(game: Game, terms: Any, view: Any, puzzle: Puzzle) -> tuple[Reason, ...]:
    """What happens more often, or less often, after the best action than after the next best one.

    Both are tried in the same deals, which agree with what the seat sees. Then every seat plays as
    `greedy` does. What ends the match comes first, then the greatest differences. What happens as
    often elsewhere is left out: that the actions are about different places is known already.
    """
    looks = (_differences(game, terms, view, puzzle, look) for look in LOOKS)
    return next(filter(None, looks), ())


def _differences(
    game: Game, terms: Any, view: Any, puzzle: Puzzle, look: Look
) -> tuple[Reason, ...]:
    seed = f"{puzzle.step}/{puzzle.best.action}"
    best, other = (
        _tally(game, terms, view, puzzle.seat, game.actions.parse(figure.action), seed, look)
        for figure in (puzzle.best, puzzle.second)
    )
    by_gist = Counter[Gist]()
    for it in best | other:
        by_gist[_gist(it)] += best[it] - other[it]
    least = look.least * look.deals / 100
    told = [it for it in best | other if least <= abs(best[it] - other[it])]
    told = [it for it in told if least <= abs(by_gist[_gist(it)])]
    told.sort(key=lambda it: (not _ends(it), -abs(best[it] - other[it]), told_text(it)))
    shares = [(told_text(it), _of_100(best[it], look), _of_100(other[it], look)) for it in told]
    return tuple(Reason(*share) for share in shares[:MOST])


def _of_100(count: int, look: Look) -> int:
    return round(100 * count / look.deals)


def _ends(happening: Happening) -> bool:
    return ENDING in happening.event.changes


def _gist(happening: Happening) -> Gist:
    """What happens, to whom and how much of it, but not where."""
    known = zip(happening.event.args, happening.values, strict=True)
    kept = tuple(n for arg, n in known if arg.seat or not (arg.names or arg.things or arg.unsaid))
    return happening.event.kind, kept


def _tally(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str, look: Look
) -> Often:
    """In how many deals each happening comes soon after an action."""
    counted: Often = Counter()
    for deal in range(look.deals):
        most = look.decisions * int(terms.seats)
        counted.update(set(_played_on(game, terms, view, seat, action, f"{seed}/{deal}", most)))
    return counted


def _played_on(
    game: Game, terms: Any, view: Any, seat: int, action: int, seed: str, most: int
) -> Iterator[Happening]:
    """Deal, act and play on; yield what the seat is told, except of the action itself."""
    dice, player, tale = rolled(seed), load("greedy"), new_tale()
    state = game.state.copy(view)
    verbs.redeal(terms, state, seat, dice)
    verbs.apply(terms, state, seat, action, dice, tale)
    yield from _told(game, tale, seat, 1)
    for _ in range(most):
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
