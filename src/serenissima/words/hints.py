"""What a strong player would consider, in words: each action with what speaks for it."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile

from serenissima.kernel.actions import Actions
from serenissima.kernel.tale import Happening
from serenissima.players.analysis import CLEAR, EQUAL, Analysis, Considered, Foreseen, Line
from serenissima.words.speaker import Speaker

MOST_TOLD = 2  # sentences on what an action brings about
MOST_EXPECTED = 3  # choices that follow
BETWEEN = " · "


@dataclass(frozen=True)
class Advice:
    """An action that is worth considering, in words.

    Attributes:
        action: its number.
        name: what taking it means.
        reasons: sentences: what is expected of it, what it brings about, what soon makes the
            difference, what follows.
        things: those on the table that it speaks of, as in `Happening.things`; not those of the
            expected choices from the first one of another seat on.
    """

    action: int
    name: str
    reasons: tuple[str, ...]
    things: tuple[str, ...]


def advice(
    analysis: Analysis, actions: Actions, speaker: Speaker, name: Callable[[int], str]
) -> tuple[Advice, ...]:
    """What is worth considering, the best first; `name` says an action as the table does."""
    found, foreseen = [], set[Happening]()
    for one in analysis.considered:
        gains = sorted(one.soon, key=lambda it: it.often < it.otherwise)  # before what is avoided
        soon = next((it for it in gains if it.told not in foreseen), None)
        foreseen |= {soon.told} if soon else set()  # said once, it need not be said the other way
        shortly = _foreseen(soon, speaker, name)
        reasons = _reasons(analysis, one, shortly, actions, speaker)
        things = _things(analysis.seat, one, soon, actions)
        found.append(Advice(one.action, name(one.action), reasons, things))
    return tuple(found)


def compare(analysis: Analysis, speaker: Speaker) -> str:
    """How the best compares with the others, in a sentence."""
    if len(analysis.choices) < 2:
        return speaker.word("page-hint-only")
    if analysis.lead < EQUAL:  # what a search prefers may look a little worse, too
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
    """The first things that an action brings about; that the next turn begins is none."""
    return [happening for happening in one.told if not happening.event.heading][:MOST_TOLD]


def _things(seat: int, one: Considered, soon: Foreseen | None, actions: Actions) -> tuple[str, ...]:
    """What is spoken of: first what is proposed, then what comes of it."""
    own = takewhile(lambda choice: choice[0] == seat, one.line[:MOST_EXPECTED])
    proposed = (one.action, *(action for _, action in own))
    chosen = [thing for action in proposed for thing in actions.things(action, seat)]
    told = (*_brought_about(one), *((soon.told,) if soon else ()))
    return tuple(dict.fromkeys([*chosen, *(thing for it in told for thing in it.things)]))


def _foreseen(it: Foreseen | None, speaker: Speaker, name: Callable[[int], str]) -> str:
    """How often something follows soon, and how often after the other action, which it names."""
    if it is None:
        return ""
    counts = {"often": it.often, "deals": it.deals, "otherwise": it.otherwise}
    told = speaker.say(it.told.message).removesuffix(".")  # it stands within a sentence
    return speaker.word("page-hint-soon", **counts, other=name(it.other), told=told)


def _said(line: Line, actions: Actions, speaker: Speaker) -> str:
    """Who is expected to do what; what the reader is to do is said without a name."""
    said = []
    for seat, action in line[:MOST_EXPECTED]:
        does = speaker.say(actions.message(action))
        other = speaker.word("page-label", name=speaker.name(seat))
        said.append(does if seat == speaker.seat else f"{other} {does}")
    return BETWEEN.join(said)
