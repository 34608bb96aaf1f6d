"""A browser's tables as its home page lists them, with players, turn and time."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from babel.dates import format_timedelta

from serenissima.kernel.meta import Meta
from serenissima.kernel.notation import read_result
from serenissima.kernel.record import SPECTATOR
from serenissima.service import Summary
from serenissima.words import Speaker, outcomes
from serenissima.words.players import display_names


@dataclass(frozen=True)
class OwnTable:
    """A table in the list.

    Attributes:
        id: of the table.
        game: the game's name.
        others: the other players, in words.
        state: the state of the match, in a sentence.
        when: the time since the last entry.
        opened: how long ago it was opened, where another looks like it; otherwise empty.
        your_turn: whether it waits for the visitor, or for another person on the same device, to
            act or to answer a question.
        over: whether the match has ended.
        playable: False if this version cannot play it.
        may_leave: whether the visitor may leave it, since the match has not begun.
    """

    id: str
    game: str
    others: str
    state: str
    when: str
    opened: str
    your_turn: bool
    over: bool
    playable: bool
    may_leave: bool


def list_own_tables(
    summaries: Sequence[Summary], language: str, games: Mapping[str, Meta], now: float
) -> list[OwnTable]:
    """Return the tables that wait for the visitor, then the running ones, then the others.

    The most recently active come first. Only these `games` can be played. `now`: seconds since
    1970.
    """
    here = [replace(one, playable=one.playable and one.game in games) for one in summaries]
    newest = sorted(here, key=lambda summary: -summary.latest_at)
    own = _mark_similar([_own(one, games.get(one.game), language, now) for one in newest])
    return sorted(own, key=lambda table: (not table.your_turn, table.over, not table.playable))


def _own(summary: Summary, meta: Meta | None, language: str, now: float) -> OwnTable:
    names = display_names(summary.names, summary.computers, Speaker(language), meta)
    speaker = Speaker(language, names=names)
    others = [name for seat, name in enumerate(names) if name and seat != summary.seat]
    together, absent = speaker.several(others), speaker.word("page-nobody-else")
    return OwnTable(
        id=summary.table,
        game=summary.game,
        others=speaker.word("page-with", names=together) if together else absent,
        state=_state(summary, speaker),
        when=ago(now - summary.latest_at, language),
        opened=speaker.word("page-opened", when=ago(now - summary.opened_at, language)),
        your_turn=_acts(summary) or any(summary.asked.values()),
        over=summary.finished_at is not None or (summary.playable and not summary.waits),
        playable=summary.playable,
        may_leave=summary.may_leave,
    )


def _mark_similar(tables: Sequence[OwnTable]) -> list[OwnTable]:
    """Return the tables; running ones with equal game and people get the time of opening."""
    running = Counter((table.game, table.others) for table in tables if not table.over)

    def alike(table: OwnTable) -> bool:
        return not table.over and running[table.game, table.others] > 1

    return [table if alike(table) else replace(table, opened="") for table in tables]


def _acts(summary: Summary) -> bool:
    """Whether a player on this device must act."""
    return not set(summary.here).difference(summary.stand_ins).isdisjoint(summary.waits)


def ago(seconds: float, language: str) -> str:
    """Return how long ago it was, at least a second."""
    return format_timedelta(-max(1, round(seconds)), add_direction=True, locale=language)


def _state(summary: Summary, speaker: Speaker) -> str:
    """Return the state of a table, in a sentence, after the visitor's question."""
    if not summary.playable:
        return speaker.word("page-unplayable")
    if summary.lesson and not summary.waits:
        return speaker.word("error-lesson-over")
    if summary.finished_at is not None:
        return _result(summary, speaker)
    if not summary.waits:  # others play on with the same deal
        return speaker.word("page-over")
    kinds = () if summary.seat is None else summary.asked.get(summary.seat, ())
    return " ".join(
        [*(speaker.word(f"page-asked-{kind}") for kind in kinds), _turn(summary, speaker)]
    )


def _result(summary: Summary, speaker: Speaker) -> str:
    """Name the winner, addressing the visitor if no one shares their device."""
    if not summary.result:
        return speaker.word("page-over" if summary.result is None else "page-ended-without")
    alone = summary.seat if len(summary.here) == 1 else None
    to = Speaker(speaker.language, names=speaker.names, seat=SPECTATOR if alone is None else alone)
    return outcomes.winners(read_result(summary.result), to)


def _turn(summary: Summary, speaker: Speaker) -> str:
    """Name the player to act, in a sentence."""
    if summary.seat in summary.stand_ins:
        return speaker.word("page-seat-lent")
    if summary.seat in summary.waits:
        return speaker.word("page-your-turn")
    names = [speaker.name(seat) for seat in summary.waits]
    return speaker.word("page-waiting-for", names=speaker.several(names))
