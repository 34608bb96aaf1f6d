"""Redeals: matches that look the same to a seat, with the hidden things dealt at random."""

from collections.abc import Iterator
from itertools import count

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import MATCH_SEAT, REDEAL_SEAT
from serenissima.kernel.view import View, check_view


def redeal(view: View, *, seed: str | int = 0) -> Match:
    """Return a match that looks the same to the seat, with everything hidden dealt at random.

    It begins in the position that the seat sees and can be played on. It agrees with the whole
    view: the table, the seat's own cards, and the memory that the game stores for a seat.

    Args:
        view: a seat's view, as `Match.seen_by` returns it.
        seed: of the deal and of the dice; equal views and seeds give equal matches.

    Raises:
        Unknown: `view/unknown` for anything but a view.
        Illegal: `redeal/seat` for the view of a spectator; `match/seat` for the view of a seat that
            the match does not have.
    """
    return next(redeals(view, seed=seed))


def redeals(view: View, *, seed: str | int = 0) -> Iterator[Match]:
    """Return an endless iterator of redeals; raises the errors of `redeal`.

    Constant parts are computed once, so the second redeal is much cheaper than the first.
    """
    check_view(view)
    if view.seat == SPECTATOR:
        hint = "the view of a seat, as `match.seen_by(0)` returns it"
        raise REDEAL_SEAT(text=view.seat, hint=hint)
    seats = int(view.terms.seats)
    if not 0 <= view.seat < seats:
        raise MATCH_SEAT(text=view.seat, hint=f"0 to {seats - 1}")
    return _redealt(view, seed)


def _redealt(view: View, seed: str | int) -> Iterator[Match]:
    game, dice = view.game, rolled_dice(seed)
    seats, options = int(view.terms.seats), game.options_of(view.terms)
    match = Match(game, seats, options, position=view.record)
    for number in count():
        state = game.state.copy(view.record)
        verbs.redeal(view.terms, state, view.seat, dice)
        yield match.beginning_in(state, seed=f"{seed}/{number}")
