"""Other matches that a seat cannot tell from its own: what it does not see is dealt again."""

from collections.abc import Iterator
from itertools import count

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import MATCH_SEAT, REDEAL_SEAT
from serenissima.kernel.view import View, check_view


def redeal(view: View, *, seed: str | int = 0) -> Match:
    """A match that looks like this to the seat, with everything hidden dealt at random.

    It begins in the position that the seat sees and can be played on. It agrees with all that the
    view holds: the table, the seat's own cards, and the memory that the game keeps for a seat.

    Args:
        view: what a seat sees, as `Match.seen_by` gives it.
        seed: of what is dealt and of the dice; the same view and seed give the same match.

    Raises:
        Unknown: `view/unknown` for anything but a view.
        Illegal: `redeal/seat` for the view of a spectator, who has no seat; `match/seat` for that
            of a seat that the match does not have.
    """
    return next(redeals(view, seed=seed))


def redeals(view: View, *, seed: str | int = 0) -> Iterator[Match]:
    """Such matches one after another, without end; raises what `redeal` raises.

    What does not change is worked out once, so the second costs much less than the first.
    """
    check_view(view)
    if view.seat == SPECTATOR:
        hint = "the view of a seat, as `match.seen_by(0)` gives it"
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
