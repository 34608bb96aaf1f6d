"""A tournament in words: its entrants, the standings, the rounds with their tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from babel.numbers import format_decimal

from serenissima.kernel.game import Game
from serenissima.service import (
    DEAL,
    SWISS,
    DrawnTable,
    Entrant,
    GuestTournament,
    Placing,
    standings,
)
from serenissima.web.presentation import assets
from serenissima.web.presentation.comparison import ComparedTables, compare_tables
from serenissima.web.presentation.time_form import OwnTime, in_words, own_time
from serenissima.words import Speaker
from serenissima.words.players import display_names

SHARED_LINES = 4  # of the standings, in the preview of the link


@dataclass(frozen=True)
class ShownTable:
    """A table of a round.

    Attributes:
        id: of the table.
        names: the players there.
        result: the state of the match, in words.
        opened: whether it can be watched; a sealed table cannot.
        over: whether its match has ended.
        own: whether the visitor sits there.
    """

    id: str
    names: str
    result: str
    opened: bool
    over: bool
    own: bool


@dataclass(frozen=True)
class ShownRound:
    """A round: its tables, and the entrants with a bye, in words; empty if there are none."""

    number: int
    title: str
    tables: tuple[ShownTable, ...]
    byes: str


@dataclass(frozen=True)
class ShownPlacing:
    """A line of the standings.

    Attributes:
        place: from 1.
        number: of the entrant.
        name: the entrant's name.
        points, played: their points, and the number of matches.
        level: their tie-break, as `TournamentPage.level` names it.
        out: whether they no longer take part.
    """

    place: int
    number: int
    name: str
    points: str
    played: int
    level: tuple[str, ...]
    out: bool


class TournamentPage:
    """A tournament as its page shows it.

    Args:
        tournament: as it is now.
        game: its game.
        guest: the id of the viewing guest; empty for other visitors.
        language: one of the six.
    """

    def __init__(self, tournament: GuestTournament, game: Game, guest: str, language: str) -> None:
        self._now, self._speaker, self._language = tournament, Speaker(language), language
        entrant = tournament.entrant_of(guest) if guest else None
        taking_part = entrant and (not entrant.out or tournament.begun)
        self.own = entrant.number if entrant and taking_part else None
        self.may_leave = bool(entrant and not entrant.out and not tournament.all_drawn)
        self.id, self.game, self.title = tournament.id, tournament.game, game.meta.title
        self.opener = bool(guest) and guest == tournament.opener
        self.begun, self.all_drawn = tournament.begun, tournament.all_drawn
        self.over = tournament.over  # no more changes
        there = (game.folder / "art" / assets.SHARED).is_file()
        self.picture = assets.art(game.meta.name, game.folder, assets.SHARED) if there else ""

    def _name(self, one: Entrant) -> str:
        """Return an entrant's name; a forgotten guest is a player who left."""
        [name] = display_names([one.name], (), self._speaker)
        return name

    @property
    def stage(self) -> str:
        """A value that changes only with the layout: a page that follows is then drawn anew."""
        enters = self.own is not None
        return f"{enters:d}{self.may_leave:d}{self._now.over:d} {self._now.round}"

    @property
    def how(self) -> str:
        """The method of pairing its rounds."""
        seats, rounds = self._now.seats, self._now.rounds
        if self._now.system == DEAL:
            return self._speaker.word("page-tournament-deal", size=seats)
        if self._now.system == SWISS:
            return self._speaker.word("page-tournament-swiss", rounds=rounds, size=seats)
        if seats == 2:
            return self._speaker.word("page-tournament-pairs")
        return self._speaker.word("page-tournament-tables", rounds=rounds, size=seats)

    @property
    def time(self) -> str:
        """The time control, as a sentence; empty without a limit."""
        return "" if self._now.time == "none" else f"{in_words(self._now.time, self._speaker)}."

    @property
    def window(self) -> OwnTime | None:
        """The part of each day in which clocks run; None for all day."""
        return own_time(self._now.time)

    @property
    def entered(self) -> str:
        """The number of entrants."""
        return self._speaker.word("page-tournament-entered", count=len(self._now.first))

    @property
    def entrants(self) -> Sequence[Entrant]:
        """All current entrants."""
        return self._now.first

    @property
    def winner(self) -> str:
        """The winner, once it is over; otherwise empty."""
        if not self._now.over:
            return ""
        best = [self._name(line.entrant) for line in self._standings if line.place == 1]
        if len(best) == len(self._now.first):
            return self._speaker.word("page-tournament-all-level")
        return self._speaker.word(
            "page-tournament-winner", count=len(best), names=self._speaker.several(best)
        )

    @property
    def shared(self) -> str:
        """The text of the link's preview in messengers: the format, or the final places."""
        if not self._now.over:
            return f"{self.how} {self.entered}"
        lines = (f"{one.place}. {one.name} ({one.points})" for one in self.standings[:SHARED_LINES])
        return " · ".join((self._speaker.word("page-tournament-of", game=self.title), *lines))

    @property
    def points_how(self) -> str:
        """How points are counted, and the order of entrants with level points."""
        if self._now.system == DEAL:
            return self._speaker.word("page-tournament-deal-points-how")
        words = "page-tournament-points-how", "page-tournament-level"
        return " ".join(map(self._speaker.word, words))

    @property
    def level(self) -> tuple[tuple[str, str], ...]:
        """The tie-break for level points: short and full names, in the language of chess."""
        if self._now.system == DEAL:
            return ()
        return ("BH", "Buchholz"), ("SB", "Sonneborn-Berger")

    @property
    def teams(self) -> list[str]:
        """The teams with the same deal; with the result once it is over."""
        points, found = {one.entrant.number: one.points for one in self._standings}, []
        for teams in self._now.teams:
            one, other = (
                self._speaker.several([self._name(self._now.entrant(n)) for n in team])
                for team in teams
            )
            if self._now.over:
                first, second = (
                    points_in_words(points[team[0]] + points[team[1]], self._language)
                    for team in teams
                )
                how = "page-tournament-teams-result"
                found.append(
                    self._speaker.word(how, one=one, other=other, first=first, second=second)
                )
            else:
                found.append(self._speaker.word("page-tournament-teams", one=one, other=other))
        return found

    @property
    def comparison(self) -> ComparedTables | None:
        """The tables of a deal side by side, once all are over."""
        if self._now.system != DEAL or not self._now.over:
            return None
        return compare_tables(self._now, lambda n: self._name(self._now.entrant(n)), self._speaker)

    @property
    def _standings(self) -> list[Placing]:
        return standings(self._now)

    @property
    def standings(self) -> list[ShownPlacing]:
        """All entrants, the best first."""
        return [
            ShownPlacing(
                place=line.place,
                number=line.entrant.number,
                name=self._name(line.entrant),
                points=points_in_words(line.points, self._language),
                played=line.played,
                level=tuple(points_in_words(one, self._language) for one in self._levels(line)),
                out=bool(line.entrant.out),
            )
            for line in self._standings
        ]

    def _levels(self, line: Placing) -> tuple[Fraction, ...]:
        return (line.buchholz, line.sonneborn) if self.level else ()

    @property
    def rounds(self) -> list[ShownRound]:
        """The rounds, the latest first."""
        return [self._round(number) for number in range(self._now.round, 0, -1)]

    @property
    def own_tables(self) -> list[ShownTable]:
        """The visitor's tables with running matches."""
        tables = [table for round_ in self.rounds for table in round_.tables]
        return [table for table in tables if table.own and table.opened and not table.over]

    @property
    def running(self) -> list[ShownTable]:
        """The tables with running matches, as far as they are public."""
        tables = (table for round_ in self.rounds for table in round_.tables)
        return [table for table in tables if not table.over]

    def _round(self, number: int) -> ShownRound:
        length, say = max(self._now.length, number), self._speaker.word
        byes = [self._name(one) for one in self._now.byes(number)]
        return ShownRound(
            number,
            say("page-tournament-round", number=number, count=length),
            tuple(map(self._table, self._now.drawn[number - 1])),
            say("page-tournament-rests", names=self._speaker.several(byes)) if byes else "",
        )

    def _table(self, table: DrawnTable) -> ShownTable:
        names = [self._name(self._now.entrant(number)) for number in table.seats]
        own = self.own in table.seats
        return ShownTable(
            table.table,
            " – ".join(names),
            self._result(table, names),
            table.opened and (own or self._now.system != DEAL or table.over),
            table.over,
            own,
        )

    def _result(self, table: DrawnTable, names: Sequence[str]) -> str:
        say = self._speaker.word
        if not table.over:
            return say("page-tournament-playing" if table.opened else "page-tournament-opening")
        if not table.shares:
            return say("page-ended-without")
        most = max(table.shares)
        best = [name for name, share in zip(names, table.shares, strict=True) if share == most]
        how = "page-tournament-won" if len(best) == 1 else "page-tournament-shared"
        return say(how, names=self._speaker.several(best))


def points_in_words(points: Fraction, language: str) -> str:
    """Format points as a number of a language, with two decimals at most."""
    return format_decimal(float(points), format="0.##", locale=language)


@dataclass(frozen=True)
class OwnTournament:
    """A line of a guest's list: its id, the game's title, and its state, in words."""

    id: str
    title: str
    state: str


def own_tournament(now: GuestTournament, title: str, language: str) -> OwnTournament:
    """Return a tournament in a guest's list."""
    speaker = Speaker(language)
    if now.over:
        state = speaker.word("page-tournament-over")
    elif now.begun:
        state = speaker.word("page-tournament-round", number=now.round, count=now.length)
    else:
        state = speaker.word("page-tournament-gathering")
    return OwnTournament(now.id, title, state)
