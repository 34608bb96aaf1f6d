"""When an action may be taken back without asking: as long as nobody has learned anything by it.

`free` is answered from what the acting seat itself has noticed, so that the answer, which the seat
is shown, tells it nothing new; above all not whether others have acted meanwhile in secret. What
they did stays when the action can be taken out from under it (`alone`), as when all choose at the
same time. It cannot if they had noticed the action that is to be taken back: then they are asked
after all, and only whoever tries to take back learns that somebody has begun to answer.
"""

from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match, Step
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.kernel.tale import nothing_told
from serenissima.service.notice import notices

WORLDS = 16  # deals that are tried when looking whether a seat has learned something


def own_step(match: Match, seat: int) -> int | None:
    """The seat's last step, or None if it has taken none."""
    steps = range(len(match.steps) - 1, 0, -1)
    return next((step for step in steps if match.steps[step].seat == seat), None)


def free(match: Match, step: int) -> bool:
    """Whether its seat noticed nothing since, chance was silent and nothing came to light."""
    taken = match.steps[step]
    later = range(len(match.steps) - 1, step, -1)
    if taken.answers or any(notices(match, other, taken.seat) for other in later):
        return False
    return not (_shows(match, step, taken.seat) or _learns(match, step, taken))


def alone(match: Match, step: int) -> bool:
    """Whether a step can be taken back and all that others did since stays as it was to them."""
    later = match.steps[step + 1 :]
    if any(other.answers or notices(match, step, other.seat) for other in later):
        return False
    try:
        rest = without(match, step)
    except SerenissimaError:
        return False
    seats = {other.seat for other in later}
    return all((bytes_of(rest.view(s)) == bytes_of(match.view(s))).all() for s in seats)


def without(match: Match, step: int) -> Match:
    """The match as it would stand if the step had not been taken.

    Raises what `Match.play` raises if what followed hangs on it.
    """
    rest, later = match.copy(), match.steps[step + 1 :]
    while len(rest.steps) > step:
        rest.undo()
    for other in later:
        rest.play(other.seat, other.action, other.answers)
    return rest


def _shows(match: Match, step: int, seat: int) -> bool:
    """Whether something that only the seat sees changed together with what everybody sees."""
    before, after = (bytes_of(match.states[s]) for s in (step - 1, step))
    changed = np.bitwise_xor(before, after).view(np.uint64)
    public, own = (match.game.state.mask(who) for who in (OBSERVER, seat))
    return bool((changed & public).any() and (changed & own & ~public).any())


def _learns(match: Match, step: int, taken: Step) -> bool:
    """Whether the seat, in another world that it held for possible, would see something else."""
    kind = match.game.state
    seen = bytes_of(kind.view(match.states[step], taken.seat))
    for world in range(WORLDS):
        state = kind.view(match.states[step - 1], taken.seat)
        _play_on(match, state, taken, rolled(f"{world}"))
        if (bytes_of(kind.view(state, taken.seat)) != seen).any():
            return True
    return False


def _play_on(match: Match, state: Any, taken: Step, dice: Any) -> None:
    verbs.redeal(match.terms, state, taken.seat, dice)
    verbs.apply(match.terms, state, taken.seat, taken.action, dice, nothing_told())
