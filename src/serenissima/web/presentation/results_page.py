"""A guest's results for the templates: shares by game, seats and opponent, and over time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from babel.numbers import format_percent

from serenissima.kernel.meta import Meta
from serenissima.service import BEST, FinishedMatch, PuzzleRating, SolvingRecord, Standing, TimedRun
from serenissima.training.share import interval
from serenissima.web.presentation.line_chart import LineChart, rolling_means
from serenissima.web.presentation.practice import PracticeHint, excess_share
from serenissima.web.presentation.results import COMPUTER, PlayedMatch
from serenissima.web.presentation.solving import tell_rating
from serenissima.web.presentation.statistics_page import StatisticsFigure, StatisticsRow
from serenissima.words import Speaker
from serenissima.words.players import GONE, strength

MOST_OPPONENTS = 6
SPAN = 10  # matches whose mean the line shows
FEWEST = 3  # matches, or rated tries, that make a line
NO_RECORD = SolvingRecord()
Standings = tuple[Standing | None, Standing | None]  # among people, and with computer players


@dataclass(frozen=True)
class ResultsChart:
    """A line over time, with its description and the values at its upper and lower edge."""

    chart: LineChart
    told: str
    top: str
    bottom: str


@dataclass(frozen=True)
class PuzzleLine:
    """A guest's puzzles of one game: rating, first tries and best timed run, in words."""

    game: str
    title: str
    rating: str
    told: str
    chart: ResultsChart | None


@dataclass(frozen=True)
class OwnResults:
    """All that the page of a guest's results shows, as it is stored.

    Attributes:
        guest: their id, which is never shown.
        matches: finished with a result, the latest first.
        standings: of each game they have played.
        record: all that they have done with puzzles.
        runs: their timed runs, the best first.
        hints: what they could practise.
        lines: the matches in words.
    """

    guest: str = field(default="", repr=False)
    matches: tuple[FinishedMatch, ...] = ()
    standings: Mapping[str, Standings] = field(default_factory=dict)
    record: SolvingRecord = NO_RECORD
    runs: tuple[TimedRun, ...] = ()
    hints: tuple[PracticeHint, ...] = ()
    lines: tuple[PlayedMatch, ...] = ()


class ResultsPage:
    """A guest's results in one language.

    Args:
        own: the results.
        metas: of the games on the shelf, by name.
        game: the chosen one; if the guest has not played it, the one with the most matches.
        language: one of the six.
    """

    def __init__(
        self, own: OwnResults, metas: Mapping[str, Meta], game: str, language: str
    ) -> None:
        self._own, self._metas, self._language = own, metas, language
        self._speaker = Speaker(language)
        self.word = self._speaker.word
        self.hints, self.lines = own.hints, own.lines
        self.games = [name for name in metas if any(one.game == name for one in own.matches)]
        counts = {name: sum(one.game == name for one in own.matches) for name in self.games}
        most = max(self.games, key=counts.__getitem__, default="")
        self.game = game if game in self.games else most

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self._own.matches or self._own.record.tries or self._own.runs)

    def title(self, game: str) -> str:
        """Return the title of a game."""
        return self._metas[game].title

    @cached_property
    def _matches(self) -> list[FinishedMatch]:
        """The matches of the chosen game, the earliest first."""
        return [one for one in self._own.matches if one.game == self.game][::-1]

    @property
    def points(self) -> list[str]:
        """The points in the chosen game, in words: among people, and with computer players."""
        standings = self._own.standings.get(self.game, (None, None))
        return [
            self.word(f"page-results-{kind}", points=one.points)
            for one, kind in zip(standings, ("people", "apart"), strict=True)
            if one is not None
        ]

    @property
    def by_game(self) -> list[StatisticsRow]:
        """The share of the win in each game, where several have been played."""
        rows = [
            self._row(self.title(name), [one for one in self._own.matches if one.game == name])
            for name in self.games
        ]
        return rows if len(rows) > 1 else []

    @property
    def by_seats(self) -> list[StatisticsRow]:
        """The share of the win in the chosen game, by the number of seats."""
        sizes = sorted({len(one.shares) for one in self._matches})
        return [
            self._row(
                self.word("page-seats", count=size),
                [one for one in self._matches if len(one.shares) == size],
            )
            for size in sizes
        ]

    @property
    def by_opponent(self) -> list[StatisticsRow]:
        """The share of the win in the chosen game, by opponent, the most frequent first."""
        met: dict[str, tuple[str, list[FinishedMatch]]] = {}
        for match in self._matches:
            for player, name in self._opponents(match).items():
                met[player] = name, [*met.get(player, ("", []))[1], match]
        often = sorted(met.values(), key=lambda one: -len(one[1]))
        return [self._row(name, matches) for name, matches in often[:MOST_OPPONENTS]]

    @property
    def course(self) -> ResultsChart | None:
        """The share of the win over time, compared with an even one; None for few matches."""
        if len(self._matches) < FEWEST:
            return None
        excess = [excess_share(match, self._own.guest) for match in self._matches]
        means = rolling_means(excess, SPAN)
        chart = LineChart(means, even=0.0)
        told = self.word(
            "page-results-course",
            count=min(SPAN, len(means)),
            more="yes" if means[-1] >= 0 else "no",
            percent=round(100 * abs(means[-1])),
        )
        return ResultsChart(chart, told, self._signed(chart.top), self._signed(chart.bottom))

    @property
    def streaks(self) -> list[str]:
        """The streaks, in words; short ones are left out."""
        days, row = self._own.record.days, self._own.record.in_a_row
        found = []
        if days.longest > 1:
            found.append(self.word("page-streak-longest", count=days.longest))
        if row.longest > 1:
            found.append(self.word("page-streak-puzzles-longest", count=row.longest))
        return found

    @property
    def puzzles(self) -> list[PuzzleLine]:
        """The puzzles of each game that the guest has tried."""
        names = {one.game for one in self._own.record.tries} | {one.game for one in self._own.runs}
        return [self._puzzle_line(name) for name in self._metas if name in names]

    def _puzzle_line(self, game: str) -> PuzzleLine:
        record = self._own.record
        rating = record.rating(game)
        tries = [one for one in record.tries if one.game == game and one.rated]
        found = sum(one.score == BEST for one in tries)
        best = next((run.solved for run in self._own.runs if run.game == game), 0)
        told = [self.word("page-results-tries", found=found, count=len(tries))] if tries else []
        if best:
            told.append(self.word("page-run-best", count=best))
        return PuzzleLine(
            game,
            self.title(game),
            tell_rating(rating, self._language) if rating else "",
            " · ".join(told),
            self._rating_chart([one.after for one in tries]) if len(tries) >= FEWEST else None,
        )

    def _rating_chart(self, after: Sequence[PuzzleRating]) -> ResultsChart:
        chart = LineChart(
            tuple(one.rating for one in after), reach=tuple(float(one.margin) for one in after)
        )
        told = self.word("page-rating-course", rating=tell_rating(after[-1], self._language))
        return ResultsChart(chart, told, str(round(chart.top)), str(round(chart.bottom)))

    def _opponents(self, match: FinishedMatch) -> dict[str, str]:
        """Return the others in a match, each once, with their names."""
        own = match.players.index(self._own.guest)
        found: dict[str, str] = {}
        for seat, player in enumerate(match.players):
            if seat == own:
                continue
            if player.startswith(COMPUTER):
                kind = player.removeprefix(COMPUTER)
                found[player] = strength(kind, self._speaker, self._metas[match.game])
            else:
                name = match.names[seat]
                gone = name == GONE
                found[player or f"seat {name}"] = self.word("page-somebody-gone") if gone else name
        return found

    def _row(self, told: str, matches: Sequence[FinishedMatch]) -> StatisticsRow:
        shares = [one.shares[one.players.index(self._own.guest)] for one in matches]
        even = sum(1 / len(one.shares) for one in matches) / len(matches)
        share = interval(shares)
        figure = self.word(
            "page-results-figure",
            share=self._percent(share.mean),
            even=self._percent(even),
            count=len(matches),
        )
        return StatisticsRow(told, (StatisticsFigure("", share, figure),), even)

    def _percent(self, share: float) -> str:
        return format_percent(round(share, 2), locale=self._language)

    def _signed(self, share: float) -> str:
        sign = "+" if share > 0 else "−" if share < 0 else ""
        return f"{sign}{self._percent(abs(share))}"
