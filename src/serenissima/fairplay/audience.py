"""Audiences of actions: an action that only its seat notices must leave no trace for the others.

An audience is a mask: bit 0 for spectators, bit 1 + SEAT for a seat.
"""

from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR, Words, words_of


def notices(match: Match, step: int, seat: int) -> bool:
    """Whether a seat or `SPECTATOR` acted, is told something or sees something change."""
    return _notices(match, step, seat, changes(match, step))


def changes(match: Match, step: int) -> Words:
    """Return the changes of a step: uint64 `[words]`, a bit set where the state differs."""
    return words_of(match.state_after(step - 1)) ^ words_of(match.state_after(step))


def _notices(match: Match, step: int, seat: int, changed: Words) -> bool:
    taken = match.steps[step]
    if taken.seat == seat or taken.seen_by(seat):
        return True
    return bool((changed & match.game.state.mask(seat)).any())


def audience_of(match: Match, step: int) -> int:
    """Return the audience of a step: all who notice it."""
    seats, changed = range(SPECTATOR, match.seats), changes(match, step)
    return sum(audience_of_one(seat) for seat in seats if _notices(match, step, seat, changed))


def audience_of_one(seat: int) -> int:
    """Return the audience that contains only this seat (or `SPECTATOR`)."""
    return 1 << seat + 1


def everyone(seats: int) -> int:
    """Return the audience of all seats and the spectators."""
    return (1 << seats + 1) - 1


def includes(audience: int, seat: int) -> bool:
    """Whether a seat or `SPECTATOR` is in the audience."""
    return bool(audience & audience_of_one(seat))
