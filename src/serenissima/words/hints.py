"""Hints in words: the choices that a strong player would consider, and why."""

from collections.abc import Callable
from dataclasses import dataclass

from serenissima.analysis.decision import LEAST, Analysis, Considered
from serenissima.analysis.findings import ComparedAmount
from serenissima.analysis.settings import CLEAR, EQUAL
from serenissima.kernel.actions import Actions
from serenissima.kernel.tale import Happening
from serenissima.words.analysis import decimal, tell_reasons
from serenissima.words.speaker import Speaker

MOST_TOLD = 2  # sentences on a choice's effects


@dataclass(frozen=True)
class Advice:
    """A choice that is worth considering, in words.

    Attributes:
        actions: the numbers of its actions, from the next one on.
        name: the choice in words.
        reasons: sentences: its expected result, its effects, and what it soon leads to.
        things: the things on the table that it is about, as in `Happening.things`.
    """

    actions: tuple[int, ...]
    name: str
    reasons: tuple[str, ...]
    things: tuple[str, ...]


def advice(
    analysis: Analysis,
    actions: Actions,
    speaker: Speaker,
    name: Callable[[tuple[int, ...]], str],
) -> tuple[Advice, ...]:
    """Return the choices worth considering, best first; `name` words one."""
    return tuple(
        Advice(
            one.actions,
            name(one.actions),
            _reasons(analysis, one, speaker),
            _things(analysis.seat, one, actions),
        )
        for one in analysis.considered
    )


def compare(analysis: Analysis, speaker: Speaker) -> str:
    """Return a sentence that compares the best choice with the next one."""
    if len(analysis.considered) < LEAST:
        return "" if analysis.iterations else speaker.word("page-hint-only")
    if analysis.lead >= EQUAL:
        return speaker.word("page-hint-clear" if analysis.lead >= CLEAR else "page-hint-better")
    if not analysis.reasons:
        return speaker.word("page-hint-equal")
    amounts = speaker.several([_amount(one, speaker) for one in analysis.reasons])
    return speaker.word("page-hint-equal-why", amounts=amounts)


def _amount(one: ComparedAmount, speaker: Speaker) -> str:
    amount = decimal((one.best + one.other) / 2, speaker)
    return speaker.word("page-hint-amount", amount=amount, stake=speaker.word(one.stake.message))


def _reasons(analysis: Analysis, one: Considered, speaker: Speaker) -> tuple[str, ...]:
    told = " ".join(filter(None, (speaker.say(it.message) for it in _brought_about(one))))
    percent = round(100 * one.share)
    chance = speaker.word("page-hint-chance", percent=percent) if analysis.iterations else ""
    best = one is analysis.considered[0] and analysis.lead >= EQUAL
    soon = tell_reasons(analysis.reasons, analysis.seat, speaker) if best else ""
    return tuple(filter(None, (chance, soon, told)))


def _brought_about(one: Considered) -> list[Happening]:
    """Return the first effects of a choice, without the headings of turns."""
    return [happening for happening in one.told if not happening.event.heading][:MOST_TOLD]


def _things(seat: int, one: Considered, actions: Actions) -> tuple[str, ...]:
    """Return the things of the proposed actions, then those of their effects."""
    chosen = [thing for action in one.actions for thing in actions.things(action, seat)]
    told = _brought_about(one)
    return tuple(dict.fromkeys([*chosen, *(thing for it in told for thing in it.things)]))
