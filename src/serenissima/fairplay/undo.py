"""Decides which actions may be undone without asking: those that taught their seat nothing.

The answer is approximate: the action is tried in a few worlds that the seat considers possible.
What none of them shows counts as not learned, so something rare may be missed.

Everything here depends only on what the seat itself has noticed, so that neither the offer nor its
outcome reveals whether others have since acted in secret. Their actions remain if they could have
been taken without the undone one, as when all choose at the same time; otherwise they are undone
too, since they answered a situation that no longer exists.
"""

from functools import cache
from typing import Any, NamedTuple

from serenissima.fairplay.audience import audience_of, changes, notices
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.match import Match, Step
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.tale import nothing_told

WORLDS = 16  # redeals that are tried to find out whether a seat has learned something


class Withdrawal(NamedTuple):
    """The result of undoing one step.

    Attributes:
        steps: the undone steps, ascending: the step and the later ones that depend on it.
        match: the match without them.
    """

    steps: tuple[int, ...]
    match: Match


def own_step(match: Match, seat: int) -> int | None:
    """Return the seat's last step, or None if it has taken none."""
    steps = range(len(match.steps) - 1, 0, -1)
    return next((step for step in steps if match.steps[step].seat == seat), None)


def is_free(match: Match, step: int) -> bool:
    """Whether the seat has since noticed no event, and no dice were rolled and no secret revealed.

    Approximate: revelations are tested in `WORLDS` redeals.
    """
    seat = match.steps[step].seat
    later = range(len(match.steps) - 1, step, -1)
    return not any(notices(match, other, seat) for other in later) and is_harmless(match, step)


def is_harmless(match: Match, step: int) -> bool:
    """Whether a step rolled no dice and revealed no secret to its seat."""
    taken = match.steps[step]
    if taken.answers or _shows(match, step, taken.seat):
        return False
    return not _learns(match, step, taken)


def before(match: Match, step: int) -> Match:
    """Return the match before a step."""
    rest = match.copy()
    while len(rest.steps) > step:
        rest.undo()
    return rest


def without(match: Match, step: int) -> Match:
    """Return the match as if the step had not been taken.

    Raises the errors of `Match.play` if a later step depends on it.
    """
    rest = before(match, step)
    for other in match.steps[step + 1 :]:
        rest.play(other.seat, other.action, other.answers)
    return rest


def withdraw(match: Match, step: int) -> Withdrawal:
    """Undo a step and preserve what others have done since, as far as possible.

    A later step is undone too if, without the first, it would be illegal or noticed by others than
    it was, or if an earlier step of its seat is undone.
    """
    rest, undone = before(match, step), [step]
    for later in range(step + 1, len(match.steps)):
        seats = {match.steps[other].seat for other in undone[1:]}
        if match.steps[later].seat in seats or not _stands(rest, match, later):
            undone.append(later)
    return Withdrawal(tuple(undone), rest)


def _stands(rest: Match, match: Match, later: int) -> bool:
    """Play a step of `match` in `rest` too, if it is possible and the same seats notice it."""
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
    """Whether something that only the seat sees changed together with something public."""
    changed = changes(match, step)
    public, own = (match.game.state.mask(who) for who in (SPECTATOR, seat))
    return bool((changed & public).any() and (changed & own & ~public).any())


def _learns(match: Match, step: int, taken: Step) -> bool:
    """Whether, in another possible world, dice are rolled or the seat sees something else."""
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
    """The dice that deal each world; copy before use."""
    return tuple(rolled_dice(world) for world in range(WORLDS))
