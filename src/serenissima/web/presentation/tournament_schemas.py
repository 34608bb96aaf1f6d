"""Requests and answers of the API about tournaments: models for OpenAPI."""

from pydantic import BaseModel, Field

from serenissima.service import DEAL, GuestTournament, KnownGuest, standings
from serenissima.web.presentation.schemas import LARGEST, MOST_SEATS
from serenissima.web.presentation.seat_schemas import Name, SecretKey
from serenissima.words.players import GONE


class GuestRequest(BaseModel):
    """A person who wants one identity at several tables."""

    name: Name
    key: SecretKey


class GuestMade(BaseModel):
    """A guest, who plays in tournaments and holds a seat at each of their tables."""

    name: str
    token: str = Field(
        description="The guest's token, for `Authorization: Bearer TOKEN`, in tournaments and at "
        "each table where the guest has a seat. Anyone who has it can act as this guest."
    )


class TournamentRequest(BaseModel):
    """A tournament to open."""

    seats: int = Field(description="The number of seats at each table.", ge=1, le=MOST_SEATS)
    rounds: int = Field(
        default=3, description="The number of rounds; see `system`.", ge=-LARGEST, le=LARGEST
    )
    system: str = Field(
        default="meet",
        description="The pairing: `meet` (everyone meets everyone, at tables for two in the "
        "number of rounds that this takes), `swiss` (by points) or `deal` (one round with the same "
        "deal at every table).",
        max_length=100,
    )
    options: dict[str, str] = Field(
        default={}, description="Settings that differ from the defaults."
    )
    time: str = Field(
        default="none", description="The time control, as for a table.", max_length=100
    )
    name: Name = Field(default="", description="The opener's name, to take part; otherwise empty.")
    key: SecretKey


class EnterRequest(BaseModel):
    """To take part."""

    name: Name


class LeaveRequest(BaseModel):
    """To stop taking part, or to remove another entrant as the opener."""

    number: int = Field(description="The entrant's number.", ge=0, le=LARGEST)


class RoundRequest(BaseModel):
    """To pair a round now; once it is paired, the same request changes nothing."""

    round: int = Field(description="The number of the round, from 1.", ge=1, le=LARGEST)


class CallOffRequest(BaseModel):
    """To end an abandoned match without a result, as the opener."""

    table: str = Field(description="The table's id.", max_length=64)


class EntrantData(BaseModel):
    """A guest who has entered."""

    number: int
    name: str = Field(description="Empty for a deleted guest.")
    out: bool = Field(description="Whether the entrant has left the tournament.")


class PlacingData(BaseModel):
    """A line of the standings."""

    place: int = Field(description="From 1; entrants who are tied in everything share a place.")
    number: int = Field(description="The entrant's number.")
    points: float
    played: int = Field(description="The number of matches that ended with a result.")
    buchholz: float = Field(description="The sum of their opponents' points.")
    sonneborn: float = Field(description="The points of the opponents they have beaten.")


class RoundTableData(BaseModel):
    """A table of a round."""

    round: int
    table: str = Field(description="The table's id.")
    seats: list[int] = Field(description="The numbers of the entrants, by seat.")
    opened: bool
    over: bool = Field(
        description="Whether the match has ended; with the same deal, whether all matches have."
    )
    shares: list[float] = Field(
        description="The shares of the win, by seat; empty without a result."
    )


class TournamentData(BaseModel):
    """The current state of a tournament."""

    tournament: str = Field(description="The tournament's id, the last part of its link.")
    game: str
    system: str
    seats: int
    rounds: int = Field(description="The total number of rounds.")
    round: int = Field(description="The latest round that is paired; 0 before the first.")
    time: str
    options: dict[str, str]
    over: bool
    opener: bool = Field(description="Whether the caller opened the tournament.")
    own: int | None = Field(description="The caller's number, if they have entered.")
    entrants: list[EntrantData]
    standings: list[PlacingData]
    tables: list[RoundTableData]

    @classmethod
    def of(cls, now: GuestTournament, caller: KnownGuest | None) -> "TournamentData":
        """Return a tournament as a viewer may see it; without a guest, `caller` is None."""
        own = now.entrant_of(caller.id) if caller else None
        return cls(
            tournament=now.id,
            game=now.game,
            system=now.system,
            seats=now.seats,
            rounds=now.length,
            round=now.round,
            time=now.time,
            options=dict(now.options),
            over=now.over,
            opener=caller is not None and caller.id == now.opener,
            own=own.number if own else None,
            entrants=[
                EntrantData(number=e.number, name="" if e.name == GONE else e.name, out=bool(e.out))
                for e in now.entrants
            ],
            standings=_standings(now),
            tables=_tables(now),
        )


def _standings(now: GuestTournament) -> list[PlacingData]:
    return [
        PlacingData(
            place=line.place,
            number=line.entrant.number,
            points=float(line.points),
            played=line.played,
            buchholz=float(line.buchholz),
            sonneborn=float(line.sonneborn),
        )
        for line in standings(now)
    ]


def _tables(now: GuestTournament) -> list[RoundTableData]:
    return [
        RoundTableData(
            round=number,
            table=one.table,
            seats=list(one.seats),
            opened=one.opened,
            over=one.over and (now.system != DEAL or now.over),
            shares=list(one.shares) if now.system != DEAL or now.over else [],
        )
        for number, tables in enumerate(now.drawn, 1)
        for one in tables
    ]
