"""The actions that one viewer has noticed at a table; grows step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

from serenissima.fairplay.audience import includes
from serenissima.kernel.match import Match
from serenissima.service.core.plain_data import Told
from serenissima.service.core.scoresheet import Scoresheet


@dataclass(frozen=True, slots=True)
class ToldStep:
    """A step of the match as the viewer may know it; step 0 is the set-up.

    Attributes:
        number: how many actions the viewer had noticed; it never changes.
        seat: the seat that acted; -1 for the set-up.
        happenings: what happened, without what the viewer may not know.
    """

    number: int
    seat: int
    happenings: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Noticed:
    """What one viewer has noticed of the first steps of a match.

    Attributes:
        ordinals: for each action number, from 0, how many actions up to it the viewer noticed.
            People see and use these numbers: numbers that counted every action would reveal how
            often another seat changes its mind.
        steps: the steps that the viewer noticed; all of them after the end of the match.
        told: these steps as shown to the viewer.
        known: how many steps of the match have been processed.
    """

    ordinals: tuple[int, ...] = (0,)
    steps: tuple[int, ...] = ()
    told: tuple[ToldStep, ...] = ()
    known: int = 0

    def after(
        self, seat: int, sheet: Scoresheet, match: Match, audiences: Sequence[int]
    ) -> "Noticed":
        """Return this with the actions taken since; those known so far must be unchanged."""
        if self.known == len(match.steps) and len(self.ordinals) > len(audiences):
            return self
        ordinals = self._counted(seat, audiences)
        fresh = [
            step
            for step in range(self.known, len(match.steps))
            if sheet.finished or _is_noticed(ordinals, sheet.numbers[step])
        ]
        told = (
            ToldStep(
                ordinals[sheet.numbers[step]],
                match.steps[step].seat,
                match.steps[step].seen_by(seat),
            )
            for step in fresh
        )
        return Noticed(
            tuple(ordinals), (*self.steps, *fresh), (*self.told, *told), len(match.steps)
        )

    def _counted(self, seat: int, audiences: Sequence[int]) -> list[int]:
        """Return the ordinals of all actions so far."""
        ordinals = list(self.ordinals)
        for audience in audiences[len(ordinals) - 1 :]:
            ordinals.append(ordinals[-1] + includes(audience, seat))
        return ordinals


def _is_noticed(ordinals: Sequence[int], number: int) -> bool:
    """Whether the viewer noticed an action; everyone noticed the set-up."""
    return number == 0 or ordinals[number] > ordinals[number - 1]
