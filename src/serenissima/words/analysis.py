"""The analysis of a match in words: its costly choices with reasons, and its luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from babel.numbers import format_decimal

from serenissima.analysis.findings import ComparedAmount, Judged
from serenissima.analysis.match_analysis import MatchAnalysis
from serenissima.kernel.message import Seat
from serenissima.words.choices import describe_whole
from serenissima.words.speaker import Speaker

LUCKY = 0.05  # share of the win: less luck in a step isn't mentioned
LUCKIEST = 3  # moments of a match

DescribeAction = Callable[[int], str]


@dataclass(frozen=True)
class CostlyChoice:
    """A costly choice in words.

    Attributes:
        at: the place of the state in which it began, in `Match.states`.
        seat: the seat that chose.
        percent: what it gave away.
        played, better: what was played, and the better choice.
        reasons: a sentence on what the better choice brings; empty if nothing stands out.
        things: the things on the table that the better choice is about, as in `Happening.things`.
    """

    at: int
    seat: int
    percent: int
    played: str
    better: str
    reasons: str
    things: tuple[str, ...]


@dataclass(frozen=True)
class LuckyMoment:
    """A step in which the dice changed the chances much.

    Attributes:
        at: the place of the state after it, in `Match.states`.
        seat: the seat that it helped most.
        percent: how much of the win that is.
    """

    at: int
    seat: int
    percent: int


def tell_costly(
    analysis: MatchAnalysis, speaker: Speaker, describe: DescribeAction
) -> list[CostlyChoice]:
    """Return the costly choices of a match; `describe` words an action."""
    return [_tell(analysis, one, speaker, describe) for one in analysis.costly]


def lucky_moments(analysis: MatchAnalysis, most: int = LUCKIEST) -> list[LuckyMoment]:
    """Return the steps with the most luck, in the order of the match."""
    found = []
    for place, luck in enumerate(analysis.luck):
        seat = int(luck.argmax())
        if luck[seat] >= LUCKY:
            found.append(LuckyMoment(analysis.after(place), seat, round(100 * float(luck[seat]))))
    chosen = sorted(found, key=lambda one: -one.percent)[:most]
    return sorted(chosen, key=lambda one: one.at)


def _tell(
    analysis: MatchAnalysis, one: Judged, speaker: Speaker, describe: DescribeAction
) -> CostlyChoice:
    seat, terms = one.choice.seat, analysis.terms
    whole = partial(
        describe_whole, analysis.game, terms, one.view, seat, speaker=speaker, describe=describe
    )
    actions = analysis.actions
    things = (thing for action in one.best.actions for thing in actions.things(action, seat))
    return CostlyChoice(
        at=analysis.after(one.choice.steps[0]) - 1,
        seat=seat,
        percent=round(100 * one.cost),
        played=whole(one.played.actions),
        better=whole(one.best.actions),
        reasons=tell_reasons(one.reasons, seat, speaker),
        things=tuple(dict.fromkeys(things)),
    )


def tell_reasons(reasons: Sequence[ComparedAmount], seat: int, speaker: Speaker) -> str:
    """Return a sentence on what the better choice brings; empty without reasons."""
    said = speaker.several([_tell_reason(one, seat, speaker) for one in reasons])
    return speaker.word("page-analysis-soon", amounts=said) if said else ""


def _tell_reason(one: ComparedAmount, seat: int, speaker: Speaker) -> str:
    stake = speaker.word(one.stake.message)
    best, other = (decimal(amount, speaker) for amount in (one.best, one.other))
    told = speaker.word("page-analysis-instead", stake=stake, best=best, played=other)
    if one.seat == seat:
        return told
    return speaker.word("page-analysis-theirs", seat=Seat(one.seat), amount=told)


def decimal(amount: float, speaker: Speaker) -> str:
    """Return an amount with one decimal, as the language writes it."""
    return format_decimal(amount, format="0.0", locale=speaker.language)
