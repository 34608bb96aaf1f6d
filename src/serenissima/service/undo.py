"""When an action may be taken back without asking: as long as its seat has learned nothing by it.

Everything here is answered from what the seat itself has noticed, so that neither the offer nor
what comes of it tells whether others have acted meanwhile in secret. What they did stands if it
could have been done without the action that is taken back, as when all choose at the same time;
otherwise it falls with it (`falls`): it was their answer to something that is now not so.
"""

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import clear, rolled
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match, Step
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.kernel.tale import nothing_told
from serenissima.service.notice import listeners, notices

WORLDS = 16  # deals that are tried when looking whether a seat has learned something


def own_step(match: Match, seat: int) -> int | None:
    """The seat's last step, or None if it has taken none."""
    steps = range(len(match.steps) - 1, 0, -1)
    return next((step for step in steps if match.steps[step].seat == seat), None)


def free(match: Match, step: int) -> bool:
    """Whether its seat noticed nothing since, chance was silent and nothing came to light."""
    taken = match.steps[step]
    later = range(len(match.steps) - 1, step, -1)
    if any(notices(match, other, taken.seat) for other in later):
        return False
    return not (_shows(match, step, taken.seat) or _learns(match, step, taken))


def falls(match: Match, step: int) -> tuple[int, ...]:
    """The later steps that hang on a step: without it they could not be, or would be noticed.

    What a seat did after such a step of its own falls, too.
    """
    rest = _before(match, step)
    fallen: list[int] = []
    for later in range(step + 1, len(match.steps)):
        seats = {match.steps[other].seat for other in fallen}
        if match.steps[later].seat in seats or not _stands(rest, match, later):
            fallen.append(later)
    return tuple(fallen)


def _before(match: Match, step: int) -> Match:
    """The match as it stood before a step."""
    rest = match.copy()
    while len(rest.steps) > step:
        rest.undo()
    return rest


def _stands(rest: Match, match: Match, later: int) -> bool:
    """Play a step of `match` in `rest` too, if it can be and the same seats notice it."""
    taken = match.steps[later]
    if taken.answers:  # its dice would be asked in another position
        return False
    try:
        rest.play(taken.seat, taken.action, taken.answers)
    except SerenissimaError:
        return False
    if listeners(rest, len(rest.steps) - 1) == listeners(match, later):
        return True
    rest.undo()
    return False


def without(match: Match, step: int) -> Match:
    """The match as it would stand if the step had not been taken.

    Raises what `Match.play` raises if what followed hangs on it.
    """
    rest = _before(match, step)
    for other in match.steps[step + 1 :]:
        rest.play(other.seat, other.action, other.answers)
    return rest


def _shows(match: Match, step: int, seat: int) -> bool:
    """Whether something that only the seat sees changed together with what everybody sees."""
    before, after = (bytes_of(match.states[s]) for s in (step - 1, step))
    changed = np.bitwise_xor(before, after).view(np.uint64)
    public, own = (match.game.state.mask(who) for who in (OBSERVER, seat))
    return bool((changed & public).any() and (changed & own & ~public).any())


def _learns(match: Match, step: int, taken: Step) -> bool:
    """Whether chance spoke, or the seat would see something else, in a world it held possible."""
    kind = match.game.state
    seen = bytes_of(kind.view(match.states[step], taken.seat))
    for world in range(WORLDS):
        state, dice = kind.view(match.states[step - 1], taken.seat), rolled(f"{world}")
        verbs.redeal(match.terms, state, taken.seat, dice)
        clear(dice)
        verbs.apply(match.terms, state, taken.seat, taken.action, dice, nothing_told())
        if dice.answered or (bytes_of(kind.view(state, taken.seat)) != seen).any():
            return True
    return False
