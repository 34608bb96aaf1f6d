"""The statistics of a game for the templates: shares with intervals, beside one another."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from babel.numbers import format_percent

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.stake import Stake
from serenissima.statistics.counts import ENDING, LEAD, NONE, OPENING, ORDER, Count, MatchCounts
from serenissima.statistics.facts import MOMENTS
from serenissima.statistics.shipped import PlayedStatistics
from serenissima.training.share import Share, wilson
from serenissima.words import Speaker
from serenissima.words.players import strength

MOST_OPENINGS = 8
WIDTH = 100  # of a bar
LOW, MEDIAN, HIGH = 0.05, 0.5, 0.95  # parts of the matches, by length
BySeats = Mapping[int, MatchCounts]


@dataclass(frozen=True)
class StatisticsFigure:
    """A share with its interval, from one source.

    Attributes:
        source: the source, in words.
        share: the share.
        told: the share, its interval and the number of cases, in words.
    """

    source: str
    share: Share
    told: str

    def at(self, share: float) -> str:
        """Return where a share is on the bar."""
        return f"{WIDTH * share:.1f}"

    @property
    def bar(self) -> tuple[str, str, str]:
        """The ends of the bar and of its interval."""
        return self.at(self.share.mean), self.at(self.share.low), self.at(self.share.high)


@dataclass(frozen=True)
class StatisticsRow:
    """Something that is counted, with its figures; `even` is an even share, 0 without one."""

    told: str
    figures: tuple[StatisticsFigure, ...]
    even: float = 0.0


@dataclass(frozen=True)
class StatisticsPart:
    """A part of the page: its messages are `page-statistics-NAME` and `page-statistics-NAME-note`.

    Attributes:
        name: its name.
        rows: its rows by heading; the heading may be empty.
    """

    name: str
    rows: tuple[tuple[str, tuple[StatisticsRow, ...]], ...]


class StatisticsPage:
    """The statistics of a game, for one number of seats, in one language.

    Args:
        game: the game.
        site: the counts of the matches of this site, by the number of seats.
        own: those of the visitor's own seats.
        shipped: those of a computer player, which come with the game; or None.
        seats: the requested number of seats; 0 for the one with the most matches.
        language: one of the six.
    """

    def __init__(
        self,
        game: Game,
        site: BySeats,
        own: BySeats,
        shipped: PlayedStatistics | None,
        seats: int,
        language: str,
    ) -> None:
        self.game, self._language = game, language
        self.speaker = Speaker(language, game.folder)
        self.shipped = shipped
        computer = shipped.counts if shipped else {}
        sizes = game.meta.seats
        most = max(sizes, key=lambda n: sum(_matches(one, n) for one in (own, site, computer)))
        self.seats = seats if seats in sizes else most
        self._sources = {
            "computer": computer.get(self.seats, MatchCounts()),
            "site": site.get(self.seats, MatchCounts()),
            "own": own.get(self.seats, MatchCounts()),
        }

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of seats that the game can have."""
        return self.game.meta.seats

    @property
    def sources(self) -> list[str]:
        """The sources with the number of their matches, in words."""
        found = []
        for name, counts in self._sources.items():
            player = (
                strength(self.shipped.player, self.speaker, self.game.meta)
                if (name == "computer" and self.shipped)
                else ""
            )
            if counts.matches:
                word, count = self.speaker.word, counts.matches
                found.append(
                    word("page-statistics-of-computer", count=count, player=player)
                    if player
                    else word(f"page-statistics-of-{name}", count=count)
                )
        return found

    @cached_property
    def parts(self) -> list[StatisticsPart]:
        """The parts of the page that have figures."""
        found = [
            StatisticsPart("order", (("", tuple(self._order())),)),
            StatisticsPart("ahead", tuple(self._leads())),
            StatisticsPart("openings", (("", tuple(self._openings())),)),
            StatisticsPart("endings", (("", tuple(self._endings())),)),
        ]
        return [part for part in found if any(rows for _, rows in part.rows)]

    @property
    def lengths(self) -> list[tuple[str, str]]:
        """How long matches are: each source with a sentence."""
        return [
            (
                self._source(name),
                self.speaker.word(
                    "page-statistics-actions",
                    median=counts.length(MEDIAN),
                    low=counts.length(LOW),
                    high=counts.length(HIGH),
                ),
            )
            for name, counts in self._sources.items()
            if counts.matches
        ]

    def _order(self) -> Iterator[StatisticsRow]:
        """Yield how often each place in the order of turns won."""
        for place in range(self.seats):
            word = self.speaker.word
            told = word("page-statistics-place", place=place + 1) if place else ""
            yield from self._won(told or word("page-statistics-begins"), ORDER, str(place))

    def _leads(self) -> Iterator[tuple[str, tuple[StatisticsRow, ...]]]:
        """Yield for each stake how often its leader won, by moment."""
        for stake in self.game.stakes:
            rows = tuple(
                row
                for moment in MOMENTS
                for row in self._won(
                    self.speaker.word(f"page-statistics-{moment}"), LEAD, stake.name, moment
                )
            )
            if rows:
                yield self._heading(stake), rows

    def _heading(self, stake: Stake) -> str:
        amount = self.speaker.word(stake.message)
        return self.speaker.word(
            "page-statistics-most" if stake.wanted else "page-statistics-least", stake=amount
        )

    def _openings(self) -> Iterator[StatisticsRow]:
        """Yield how often the most frequent first actions won."""
        every = sum(self._sources.values(), MatchCounts())
        for text in list(every.kinds(OPENING))[:MOST_OPENINGS]:
            try:
                action = self.game.actions.parse(text)
            except SerenissimaError:  # of an older version
                continue
            told = self.speaker.say(self.game.actions.message(action))
            yield from self._won(told, OPENING, text)

    def _endings(self) -> Iterator[StatisticsRow]:
        """Yield how many of the matches had each ending."""
        every = sum(self._sources.values(), MatchCounts())
        for name in every.kinds(ENDING):
            message = f"ending-{name}"
            if not self.speaker.has(message):
                continue
            figures = tuple(
                self._figure(source, wilson(counts.find(ENDING, name).times, counts.matches))
                for source, counts in self._sources.items()
                if counts.matches
            )
            yield StatisticsRow(self.speaker.word(message), figures)

    def _won(self, told: str, *key: str) -> Iterator[StatisticsRow]:
        """Yield how often players to whom something happened won, if there are any."""
        cases: dict[str, Count] = {name: it.find(*key) for name, it in self._sources.items()}
        figures = tuple(
            self._figure(name, wilson(one.won, one.times))
            for name, one in cases.items()
            if one != NONE
        )
        if figures:
            yield StatisticsRow(told, figures, 1 / self.seats)

    def _figure(self, source: str, share: Share) -> StatisticsFigure:
        told = self.speaker.word(
            "page-statistics-figure",
            share=self._percent(share.mean),
            low=self._percent(share.low),
            high=self._percent(share.high),
            count=share.count,
        )
        return StatisticsFigure(self._source(source), share, told)

    def _source(self, name: str) -> str:
        return self.speaker.word(f"page-statistics-{name}")

    def _percent(self, share: float) -> str:
        return format_percent(round(share, 2), locale=self._language)


def _matches(counts: BySeats, seats: int) -> int:
    return counts[seats].matches if seats in counts else 0
