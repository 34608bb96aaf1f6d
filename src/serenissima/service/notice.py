"""Who notices an action: what nobody but its seat notices must leave no trace in others' sights."""

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


def listeners(match: Match, step: int) -> int:
    """Everybody who notices a step, as a mask: bit 0 watchers, bit 1 + SEAT a seat."""
    seats = range(OBSERVER, match.seats)
    return sum(only(seat) for seat in seats if notices(match, step, seat))


def only(seat: int) -> int:
    """The listeners to what nobody but this seat notices."""
    return 1 << seat + 1


def hears(mask: int, seat: int) -> bool:
    """Whether a seat (`OBSERVER`: a watcher) is among the listeners."""
    return bool(mask >> seat + 1 & 1)
