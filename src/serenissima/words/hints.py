"""Hints in words: the actions that a strong player would consider, each with its reasons."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile

from serenissima.kernel.actions import Actions
from serenissima.kernel.tale import Happening
from serenissima.players.analysis import CLEAR, EQUAL, Analysis, Considered, Foreseen, Line
from serenissima.words.speaker import Speaker

MOST_TOLD = 2  # sentences on an action's effects
MOST_EXPECTED = 3  # expected choices
BETWEEN = " · "


@dataclass(frozen=True)
class Advice:
    """An action that is worth considering, in words.

    Attributes:
        action: its number.
        name: the action in words.
        reasons: sentences: its expected result, its effects, the event that soon makes a
            difference, and the expected choices.
        things: the things on the table that it is about, as in `Happening.things`, including those
            of the expected choices up to the first one of another seat.
    """

    action: int
    name: str
    reasons: tuple[str, ...]
    things: tuple[str, ...]


def advice(
    analysis: Analysis, actions: Actions, speaker: Speaker, name: Callable[[int], str]
) -> tuple[Advice, ...]:
    """Return the actions worth considering, best first; `name` words one as the table does."""
    found, foreseen = [], set[Happening]()
    for one in analysis.considered:
        gains = sorted(one.soon, key=lambda it: it.often < it.otherwise)  # gains first
        soon = next((it for it in gains if it.told not in foreseen), None)
        foreseen |= {soon.told} if soon else set()  # mention each only once
        shortly = _foreseen(soon, speaker, name)
        reasons = _reasons(analysis, one, shortly, actions, speaker)
        things = _things(analysis.seat, one, soon, actions)
        found.append(Advice(one.action, name(one.action), reasons, things))
    return tuple(found)


def compare(analysis: Analysis, speaker: Speaker) -> str:
    """Return a sentence that compares the best action with the others."""
    if len(analysis.choices) < 2:
        return speaker.word("page-hint-only")
    if analysis.lead < EQUAL:  # the action that a search prefers may also look a little worse
        return speaker.word("page-hint-equal")
    return speaker.word("page-hint-clear" if analysis.lead >= CLEAR else "page-hint-better")


def _reasons(
    analysis: Analysis, one: Considered, soon: str, actions: Actions, speaker: Speaker
) -> tuple[str, ...]:
    told = " ".join(filter(None, (speaker.say(it.message) for it in _brought_about(one))))
    percent = round(100 * one.share)
    chance = speaker.word("page-hint-chance", percent=percent) if analysis.iterations else ""
    line = _said(one.line, actions, speaker)
    follows = speaker.word("page-hint-next", line=line) if line else ""
    return tuple(filter(None, (chance, told, soon, follows)))


def _brought_about(one: Considered) -> list[Happening]:
    """Return the first effects of an action, without the headings of turns."""
    return [happening for happening in one.told if not happening.event.heading][:MOST_TOLD]


def _things(seat: int, one: Considered, soon: Foreseen | None, actions: Actions) -> tuple[str, ...]:
    """Return the things of the proposed actions, then those of their effects."""
    own = takewhile(lambda choice: choice[0] == seat, one.line[:MOST_EXPECTED])
    proposed = (one.action, *(action for _, action in own))
    chosen = [thing for action in proposed for thing in actions.things(action, seat)]
    told = (*_brought_about(one), *((soon.told,) if soon else ()))
    return tuple(dict.fromkeys([*chosen, *(thing for it in told for thing in it.things)]))


def _foreseen(it: Foreseen | None, speaker: Speaker, name: Callable[[int], str]) -> str:
    """Return a sentence on how often an event soon follows this action and the other one."""
    if it is None:
        return ""
    counts = {"often": it.often, "deals": it.deals, "otherwise": it.otherwise}
    told = speaker.say(it.told.message).removesuffix(".")  # it is part of a sentence
    return speaker.word("page-hint-soon", **counts, other=name(it.other), told=told)


def _said(line: Line, actions: Actions, speaker: Speaker) -> str:
    """Return the expected choices by player, without a name for the reader's own."""
    said = []
    for seat, action in line[:MOST_EXPECTED]:
        does = speaker.say(actions.message(action))
        other = speaker.word("page-label", name=speaker.name(seat))
        said.append(does if seat == speaker.seat else f"{other} {does}")
    return BETWEEN.join(said)
