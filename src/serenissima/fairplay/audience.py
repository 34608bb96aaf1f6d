"""Who notices an action: what nobody but its seat notices must leave no trace for the others.

An audience is a mask: bit 0 for watchers, bit 1 + SEAT for a seat.
"""

import numpy as np

from serenissima.kernel.match import Match
from serenissima.kernel.record import OBSERVER, bytes_of


def notices(match: Match, step: int, seat: int) -> bool:
    """Whether a seat (`OBSERVER`: a watcher) acted, is told something or sees something change."""
    taken = match.steps[step]
    return taken.seat == seat or bool(taken.told_to(seat)) or _sees(match, step, seat)


def _sees(match: Match, step: int, seat: int) -> bool:
    before, after = (bytes_of(match.states[s]) for s in (step - 1, step))
    changed = np.bitwise_xor(before, after).view(np.uint64)
    return bool((changed & match.game.state.mask(seat)).any())


def audience_of(match: Match, step: int) -> int:
    """Everybody who notices a step."""
    seats = range(OBSERVER, match.seats)
    return sum(audience_of_one(seat) for seat in seats if notices(match, step, seat))


def audience_of_one(seat: int) -> int:
    """The audience of what nobody but this seat (`OBSERVER`: watchers) notices."""
    return 1 << seat + 1


def includes(audience: int, seat: int) -> bool:
    """Whether a seat (`OBSERVER`: a watcher) is in the audience."""
    return bool(audience & audience_of_one(seat))
