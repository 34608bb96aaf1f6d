"""A tournament of guests: its entrants, the tables of its rounds, and their results.

No totals are stored: the standings follow from the results of the tables.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.names import settle_name
from serenissima.service.core.table_settings import TableSettings
from serenissima.service.refusals import (
    TABLE_UNKNOWN,
    TOURNAMENT_BEGUN,
    TOURNAMENT_ENTRANT,
    TOURNAMENT_FEW,
    TOURNAMENT_FULL,
    TOURNAMENT_NEXT,
    TOURNAMENT_NOT_YOURS,
    TOURNAMENT_OVER,
    TOURNAMENT_UNEVEN,
)

MOST_ENTRANTS = 40
MOST_ROUNDS = 20
PAIR = 2  # seats of a table if everyone is to meet everyone once
HALF = Fraction(1, 2)  # point for a round without a table
MEET, SWISS, DEAL = "meet", "swiss", "deal"
SYSTEMS = (MEET, SWISS, DEAL)
"""How rounds are drawn: all meet; by points; or one round with the same deal at every table."""


@dataclass(frozen=True)
class Entrant:
    """A guest who has entered.

    Attributes:
        number: from 1, in the order of entering.
        guest: the id of the guest, never shown; empty for a forgotten one.
        name: the name in the standings and at tables.
        out: the first round without them; 0 while they take part.
    """

    number: int
    guest: str = field(repr=False)
    name: str
    out: int = 0

    def takes_part(self, round_: int) -> bool:
        """Whether they take part in a round, counted from 1."""
        return not self.out or round_ < self.out


@dataclass(frozen=True)
class DrawnTable:
    """A table of a round.

    Attributes:
        table: its id.
        seats: the numbers of the entrants, by seat.
        opened: whether the table exists and everyone is seated.
        over: whether its match has ended.
        shares: by seat, of the win; empty without a result.
    """

    table: str
    seats: tuple[int, ...]
    opened: bool = False
    over: bool = False
    shares: tuple[float, ...] = ()

    @property
    def points(self) -> dict[int, Fraction]:
        """For each entrant the part of the others whom they beat; a tie counts half.

        So a win is worth 1 and a table as a whole half its seats, however many it has. A match that
        ended without a result gives no points.
        """
        others = 2 * (len(self.seats) - 1)
        return {
            number: Fraction(sum((mine > s) + (mine >= s) for s in self.shares) - 1, others)
            for number, mine in zip(self.seats, self.shares, strict=bool(self.shares))
        }


@dataclass(frozen=True)
class GuestTournament:
    """A tournament's state; immutable: each change makes a new one.

    Attributes:
        id: of its page.
        game: its name on the shelf.
        options: settings of its tables, as text.
        seats: of a table; depending on the number of people some tables have one more or less.
        rounds: how many are wanted; if all are to meet at tables for two, as many as it takes.
        time: how much time each person has, as `time_control` writes it.
        opener: the id of the guest who opened it, never shown; empty if they are forgotten.
        secret: the source of the draw and of the keys of its tables.
        opened_at: in seconds since 1970.
        changes: how often it has changed, apart from play at its tables.
        entrants: the entrants by number.
        drawn: the rounds that have begun, each with its tables.
        system: one of `SYSTEMS`.
    """

    id: str
    game: str
    options: Mapping[str, str]
    seats: int
    rounds: int
    time: str
    opener: str = field(repr=False)
    secret: str = field(repr=False)
    opened_at: float
    changes: int = 0
    entrants: tuple[Entrant, ...] = ()
    drawn: tuple[tuple[DrawnTable, ...], ...] = ()
    system: str = MEET

    @property
    def settings(self) -> TableSettings:
        """The settings of each of its tables, except the other tables with the same deal."""
        return TableSettings(time=self.time, tournament=self.id)

    @property
    def begun(self) -> bool:
        """Whether a round has been drawn, after which no one can enter."""
        return bool(self.drawn)

    @property
    def round(self) -> int:
        """The round that was drawn last, from 1; 0 before the first."""
        return len(self.drawn)

    @property
    def present(self) -> tuple[Entrant, ...]:
        """The entrants who take part in the next round."""
        return tuple(one for one in self.entrants if one.takes_part(self.round + 1))

    @property
    def first(self) -> tuple[Entrant, ...]:
        """The entrants who took part in the first round."""
        return tuple(one for one in self.entrants if one.takes_part(1))

    @property
    def length(self) -> int:
        """The number of rounds; if all are to meet at tables for two, as many as that takes."""
        if self.system == DEAL:
            return 1
        if self.system == SWISS or self.seats != PAIR:
            return self.rounds
        return len(self.first) - 1 + len(self.first) % 2

    @property
    def running(self) -> bool:
        """Whether a match of any drawn round is running."""
        return any(not table.over for round_ in self.drawn for table in round_)

    @property
    def last_round_running(self) -> bool:
        """Whether a match of the latest round is running."""
        return self.begun and any(not table.over for table in self.drawn[-1])

    @property
    def all_drawn(self) -> bool:
        """Whether no round is left, or no entrant has anyone left to meet."""
        return self.begun and (self.round >= self.length or len(self.present) < PAIR)

    @property
    def over(self) -> bool:
        """Whether every match has ended, and no round is left."""
        return self.all_drawn and not self.running

    @property
    def ready(self) -> bool:
        """Whether the next round may begin by itself."""
        return self.begun and not self.all_drawn and not self.last_round_running

    def entrant_of(self, guest: str) -> Entrant | None:
        """Return the entrant who is this guest; None if they have not entered.

        A guest who entered twice, before and after signing in, is the entrant who takes part.
        """
        own = (one for one in self.entrants if one.guest == guest)
        return min(own, key=lambda one: one.out > 0, default=None)

    def seat_at(self, table: str, guest: str) -> int:
        """Return a guest's seat at a table, or `SPECTATOR`; raises `Unknown` (`table/unknown`)."""
        for one in self.tables:
            if one.table == table:
                own = [self.entrant(number).guest == guest for number in one.seats]
                return own.index(True) if True in own else SPECTATOR
        raise TABLE_UNKNOWN("the tournament has no such table", text=table[:80])

    def entrant(self, number: int) -> Entrant:
        """Return the entrant with a number; raises `Unknown` (`tournament/entrant`)."""
        for one in self.entrants:
            if one.number == number:
                return one
        raise TOURNAMENT_ENTRANT(text=number)

    def with_entrant(self, guest: str, name: str) -> "GuestTournament":
        """Return the tournament with a guest added; one who is already in it stays unchanged.

        Raises:
            NotNow: `tournament/begun`, `tournament/full`.
            Illegal: `seat/name`.
        """
        known = self.entrant_of(guest)
        if known and not known.out:
            return self
        self._check_not_begun()
        place = known or self._place_left()
        others = [one for one in self.entrants if one != place]
        name = settle_name(name, [one.name for one in others if not one.out])
        number = place.number if place else len(self.entrants) + 1
        entrants = sorted((*others, Entrant(number, guest, name)), key=lambda one: one.number)
        return replace(self, entrants=tuple(entrants))

    def _place_left(self) -> Entrant | None:
        """Return the entrant whose place a new one must take, if any; raises `tournament/full`."""
        if len(self.entrants) < MOST_ENTRANTS:
            return None
        for one in self.entrants:
            if one.out:
                return one
        raise TOURNAMENT_FULL(hint=f"at most {MOST_ENTRANTS} people", limit=MOST_ENTRANTS)

    def _check_not_begun(self) -> None:
        if self.begun:
            raise TOURNAMENT_BEGUN()

    def without_entrant(self, number: int, by: str) -> "GuestTournament":
        """Return the tournament without an entrant from the next round on, at the request of `by`.

        Raises:
            Unknown: `tournament/entrant`.
            Illegal: `tournament/not-yours`: `by` is neither that guest nor the opener.
        """
        entrant = self.entrant(number)
        if not by or by != entrant.guest:
            self.check_opener(by)
        if entrant.out:
            return self
        gone = replace(entrant, out=self.round + 1)
        return replace(self, entrants=tuple(gone if e == entrant else e for e in self.entrants))

    def check_opener(self, guest: str) -> None:
        """Raise `Illegal` (`tournament/not-yours`) unless this guest opened it."""
        if not guest or guest != self.opener:
            raise TOURNAMENT_NOT_YOURS()

    def check_next(self) -> None:
        """Raise `NotNow` (`tournament/over`, `tournament/few`) unless a round can be drawn."""
        if self.all_drawn:
            raise TOURNAMENT_OVER()
        if len(self.present) < min(self.seats, 3):
            hint = f"at least {min(self.seats, 3)} people"
            raise TOURNAMENT_FEW(hint=hint, limit=min(self.seats, 3))
        if self.system == DEAL:
            self._check_even()

    def check_asked(self, round_: int) -> None:
        """Raise `NotNow` (`tournament/next`) unless this is the round that is drawn next."""
        if round_ != self.round + 1:
            hint = f"round {self.round + 1}"
            raise TOURNAMENT_NEXT(text=str(round_), hint=hint, limit=self.round + 1)

    def _check_even(self) -> None:
        """Raise `NotNow` (`tournament/uneven`) unless two or more tables of one size seat all."""
        if len(self.present) % self.seats or len(self.present) < 2 * self.seats:
            hint = f"{2 * self.seats} people, {3 * self.seats}, {4 * self.seats} …"
            text, seats = len(self.present), self.seats
            raise TOURNAMENT_UNEVEN(text=text, hint=hint, limit=seats)

    def with_round(self, tables: tuple[DrawnTable, ...]) -> "GuestTournament":
        """Return the tournament with one more round."""
        return replace(self, drawn=(*self.drawn, tables))

    def byes(self, round_: int) -> tuple[Entrant, ...]:
        """Return the entrants with a bye in a drawn round, counted from 1."""
        seated = {number for table in self.drawn[round_ - 1] for number in table.seats}
        took_part = (one for one in self.entrants if one.takes_part(round_))
        return tuple(one for one in took_part if one.number not in seated)

    @property
    def tables(self) -> Iterator[DrawnTable]:
        """The tables of all rounds, in order."""
        return (table for round_ in self.drawn for table in round_)

    @property
    def teams(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Teams where two play the same deal: those who hold one seat each, against the other two.

        Each pair of tables has two such teams; the last of an odd number has none.
        """
        if self.system != DEAL or self.seats != PAIR or not self.begun:
            return []
        tables = [table.seats for table in self.drawn[0]]
        pairs = zip(tables[::2], tables[1::2], strict=False)
        return [((one[0], other[1]), (one[1], other[0])) for one, other in pairs]
