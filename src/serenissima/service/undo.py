"""When an action may be taken back without asking: as long as nobody has learned anything by it.

Both questions are answered from what the acting seat itself sees, so that the answer, which the
seat is shown, tells it nothing new.
"""

from typing import Any

import numpy as np

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.match import Match, Step
from serenissima.kernel.record import OBSERVER, bytes_of
from serenissima.kernel.tale import nothing_told

WORLDS = 16  # deals that are tried when looking whether a seat has learned something


def own_step(match: Match, seat: int) -> int | None:
    """The seat's last step, or None if it has taken none."""
    steps = range(len(match.steps) - 1, 0, -1)
    return next((step for step in steps if match.steps[step].seat == seat), None)


def free(match: Match, step: int) -> bool:
    """Whether the step is the last, chance did not speak and nothing hidden came to light."""
    taken = match.steps[step]
    if step != len(match.steps) - 1 or taken.answers:
        return False
    return not (_shows(match, step, taken.seat) or _learns(match, step, taken))


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
