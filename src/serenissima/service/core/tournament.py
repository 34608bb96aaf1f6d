"""A tournament of guests: who takes part, which tables its rounds have, and what they brought.

Nothing is counted up: the standings follow from the results of the tables.
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
PAIR = 2  # seats of a table at which everybody is to meet everybody once
HALF = Fraction(1, 2)  # point for a round without a table
MEET, SWISS, DEAL = "meet", "swiss", "deal"
SYSTEMS = (MEET, SWISS, DEAL)
"""How rounds are drawn: so that all meet; by points; or one round, with the same deal at all."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who has entered.

    Attributes:
        number: from 1, in the order of entering.
        guest: the id of the guest, told to nobody; empty for one who is forgotten.
        name: as it stands in the standings, and at tables.
        out: the first round in which they take no part; 0 while they take part.
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
        opened: whether the table is there, and everybody sits there.
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
        """By entrant: the part of the others whom they have left behind; who is level counts half.

        So a win is worth 1 and a table as a whole half its seats, however many it has. A match
        that has ended without a result brings nobody anything.
        """
        others = 2 * (len(self.seats) - 1)
        return {
            number: Fraction(sum((mine > s) + (mine >= s) for s in self.shares) - 1, others)
            for number, mine in zip(self.seats, self.shares, strict=bool(self.shares))
        }


@dataclass(frozen=True)
class GuestTournament:
    """A tournament as it stands; immutable: what people do makes a new one.

    Attributes:
        id: of its page.
        game: its name on the shelf.
        options: settings of its tables, as text.
        seats: of a table; as the number of people needs it, some have one more or less.
        rounds: how many are wanted; if all are to meet at tables for two, as many as it takes.
        time: how much time each person has, as `time_control` writes it.
        opener: the id of the guest who opened it, told to nobody; empty if they are forgotten.
        secret: what the draw and the keys of its tables follow from.
        opened_at: in seconds since 1970.
        changes: how often it has changed, beside the play at its tables.
        entrants: who has entered, by number.
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
        """The settings of each of its tables, but for the other tables with the same deal."""
        return TableSettings(time=self.time, tournament=self.id)

    @property
    def begun(self) -> bool:
        """Whether a round has been drawn: nobody can enter any more."""
        return bool(self.drawn)

    @property
    def round(self) -> int:
        """The round that was drawn last, from 1; 0 before the first."""
        return len(self.drawn)

    @property
    def present(self) -> tuple[Entrant, ...]:
        """Who takes part in the next round."""
        return tuple(one for one in self.entrants if one.takes_part(self.round + 1))

    @property
    def first(self) -> tuple[Entrant, ...]:
        """Who took part in the first round."""
        return tuple(one for one in self.entrants if one.takes_part(1))

    @property
    def length(self) -> int:
        """How many rounds there are; if all are to meet at tables for two, what that takes."""
        if self.system == DEAL:
            return 1
        if self.system == SWISS or self.seats != PAIR:
            return self.rounds
        return len(self.first) - 1 + len(self.first) % 2

    @property
    def running(self) -> bool:
        """Whether a match of a round that was drawn goes on."""
        return any(not table.over for round_ in self.drawn for table in round_)

    @property
    def last_round_running(self) -> bool:
        """Whether a match of the round that was drawn last goes on."""
        return self.begun and any(not table.over for table in self.drawn[-1])

    @property
    def all_drawn(self) -> bool:
        """Whether no round is left; or nobody whom anybody could meet."""
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
        """Who a guest is here; None for one who has not entered.

        Whoever is here twice, since they have signed in, is who takes part.
        """
        own = (one for one in self.entrants if one.guest == guest)
        return min(own, key=lambda one: one.out > 0, default=None)

    def seat_at(self, table: str, guest: str) -> int:
        """The seat of a guest at a table, or `SPECTATOR`; raises `Unknown` (`table/unknown`)."""
        for one in self.tables:
            if one.table == table:
                own = [self.named(number).guest == guest for number in one.seats]
                return own.index(True) if True in own else SPECTATOR
        raise TABLE_UNKNOWN("the tournament has no such table", text=table[:80])

    def named(self, number: int) -> Entrant:
        """The entrant with a number; raises `Unknown` (`tournament/entrant`)."""
        for one in self.entrants:
            if one.number == number:
                return one
        raise TOURNAMENT_ENTRANT(text=number)

    def entered(self, guest: str, name: str) -> "GuestTournament":
        """With a guest in it; one who is in it already stays as they are.

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
        """Whose place a new entrant takes, if there is no other; raises `tournament/full`."""
        if len(self.entrants) < MOST_ENTRANTS:
            return None
        for one in self.entrants:
            if one.out:
                return one
        raise TOURNAMENT_FULL(hint=f"at most {MOST_ENTRANTS} people", limit=MOST_ENTRANTS)

    def _check_not_begun(self) -> None:
        if self.begun:
            raise TOURNAMENT_BEGUN()

    def without(self, number: int, by: str) -> "GuestTournament":
        """Without an entrant from the next round on, as that guest or the opener wants.

        Raises:
            Unknown: `tournament/entrant`.
            Illegal: `tournament/not-yours`.
        """
        entrant = self.named(number)
        if not by or by != entrant.guest:
            self.check_opener(by)
        if entrant.out:
            return self
        gone = replace(entrant, out=self.round + 1)
        return replace(self, entrants=tuple(gone if e == entrant else e for e in self.entrants))

    def check_opener(self, guest: str) -> None:
        """Raise `Illegal` (`tournament/not-yours`) unless this guest has opened it."""
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
        """Raise `NotNow` (`tournament/uneven`) unless tables of one size seat all, two at least."""
        if len(self.present) % self.seats or len(self.present) < 2 * self.seats:
            hint = f"{2 * self.seats} people, {3 * self.seats}, {4 * self.seats} …"
            text, seats = len(self.present), self.seats
            raise TOURNAMENT_UNEVEN(text=text, hint=hint, limit=seats)

    def with_round(self, tables: tuple[DrawnTable, ...]) -> "GuestTournament":
        """With one more round."""
        return replace(self, drawn=(*self.drawn, tables))

    def byes(self, round_: int) -> tuple[Entrant, ...]:
        """Who has a bye (takes part without a table) in a round that was drawn, counted from 1."""
        seated = {number for table in self.drawn[round_ - 1] for number in table.seats}
        took_part = (one for one in self.entrants if one.takes_part(round_))
        return tuple(one for one in took_part if one.number not in seated)

    @property
    def tables(self) -> Iterator[DrawnTable]:
        """Those of all rounds, in their order."""
        return (table for round_ in self.drawn for table in round_)

    @property
    def teams(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Where two play the same deal: those who hold one seat each, against the other two.

        Each two tables have two such teams; the last of an odd number has none.
        """
        if self.system != DEAL or self.seats != PAIR or not self.begun:
            return []
        tables = [table.seats for table in self.drawn[0]]
        pairs = zip(tables[::2], tables[1::2], strict=False)
        return [((one[0], other[1]), (one[1], other[0])) for one, other in pairs]
