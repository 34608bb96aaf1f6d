"""When an action may be undone without asking: as long as its seat has learned nothing by it.

The answer is approximate: the action is tried in a few worlds that the seat considers possible.
What none of them would show counts as not learned, so something rare may be missed.

Everything here is answered from what the seat itself has noticed, so that neither the offer nor
its outcome reveals whether others have since acted in secret. What they did stands if it could
have been done without the action that is undone, as when all choose at the same time; otherwise
it is undone too: it answered a situation that no longer exists.
"""

from functools import cache
from typing import Any, NamedTuple

from serenissima.fairplay.audience import audience_of, changes, notices
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match, Step
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.tale import nothing_told

WORLDS = 16  # redeals that are tried to find out whether a seat has learned something


class Withdrawal(NamedTuple):
    """What is left when one step is undone.

    Attributes:
        steps: those that are undone, ascending: the step and the later ones that depend on it.
        match: the match without them.
    """

    steps: tuple[int, ...]
    match: Match


def own_step(match: Match, seat: int) -> int | None:
    """The seat's last step, or None if it has taken none."""
    steps = range(len(match.steps) - 1, 0, -1)
    return next((step for step in steps if match.steps[step].seat == seat), None)


def free(match: Match, step: int) -> bool:
    """Whether its seat noticed nothing since, chance was silent and nothing came to light.

    Approximate: whether something could have come to light is tried in `WORLDS` redeals.
    """
    seat = match.steps[step].seat
    later = range(len(match.steps) - 1, step, -1)
    return not any(notices(match, other, seat) for other in later) and harmless(match, step)


def harmless(match: Match, step: int) -> bool:
    """Whether chance was silent in a step, and it brought nothing to light for its seat."""
    taken = match.steps[step]
    if taken.answers or _shows(match, step, taken.seat):
        return False
    return not _learns(match, step, taken)


def before(match: Match, step: int) -> Match:
    """The match as it stood before a step."""
    rest = match.copy()
    while len(rest.steps) > step:
        rest.undo()
    return rest


def without(match: Match, step: int) -> Match:
    """The match as it would stand if the step had not been taken.

    Raises what `Match.play` raises if what followed depends on it.
    """
    rest = before(match, step)
    for other in match.steps[step + 1 :]:
        rest.play(other.seat, other.action, other.answers)
    return rest


def withdraw(match: Match, step: int) -> Withdrawal:
    """Undo a step and keep what others have done since, as far as possible.

    A later step is undone too if, without the first, it would be illegal or noticed by others
    than it was, or if an earlier step of its seat is undone.
    """
    rest, undone = before(match, step), [step]
    for later in range(step + 1, len(match.steps)):
        seats = {match.steps[other].seat for other in undone[1:]}
        if match.steps[later].seat in seats or not _stands(rest, match, later):
            undone.append(later)
    return Withdrawal(tuple(undone), rest)


def _stands(rest: Match, match: Match, later: int) -> bool:
    """Play a step of `match` in `rest` too, if it can be and the same seats notice it."""
    taken = match.steps[later]
    if taken.answers:  # its dice would be asked in another position
        return False
    try:
        rest.play(taken.seat, taken.action, taken.answers)
    except SerenissimaError:
        return False
    if audience_of(rest, len(rest.steps) - 1) == audience_of(match, later):
        return True
    rest.undo()
    return False


def _shows(match: Match, step: int, seat: int) -> bool:
    """Whether something that only the seat sees changed together with what everybody sees."""
    changed = changes(match, step)
    public, own = (match.game.state.mask(who) for who in (SPECTATOR, seat))
    return bool((changed & public).any() and (changed & own & ~public).any())


def _learns(match: Match, step: int, taken: Step) -> bool:
    """Whether, in another possible world, chance speaks or the seat sees something else."""
    kind, untold = match.game.state, nothing_told()
    seen = kind.view(match.state_after(step), taken.seat).tobytes()
    known = kind.view(match.state_after(step - 1), taken.seat)
    for rolling in _worlds():
        state, dice = known.copy(), rolling.copy()
        verbs.redeal(match.terms, state, taken.seat, rolling.copy())
        verbs.apply(match.terms, state, taken.seat, taken.action, dice, untold)
        if dice["answered"] or kind.view(state, taken.seat).tobytes() != seen:
            return True
    return False


@cache
def _worlds() -> tuple[Any, ...]:
    """The dice that deal each world; to be copied."""
    return tuple(rolled(world) for world in range(WORLDS))
