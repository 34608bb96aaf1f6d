"""Tables for people, whose matches the clients play in parallel with the server."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.service import Person, Tables, TableSettings
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.table import Table

SHOWN = 2  # channels per table
TINY = 2  # tables, for a program that only has to run
SECRET = "s" * 43  # of every table, so that the clients can play the same matches
AT_ONCE = 50  # tables that are opened and played at the same time


@dataclass(eq=False)
class Seat:
    """A person at a table.

    Attributes:
        address: the server that this person's browser uses.
        channel: None while the person's page isn't open.
    """

    table: "Busy"
    number: int
    token: str
    address: str = ""
    channel: ClientConnection | None = None


@dataclass(eq=False, kw_only=True)
class Busy(ABC):
    """A table at which people act.

    Attributes:
        id: the id of the table.
        seats: the people who act, first those with a channel.
        acted: the seat that acted last.
        since: when it acted, if the other seat hasn't seen it yet.
        busy: whether an action has been sent and not yet answered.
    """

    id: str
    seats: list[Seat] = field(default_factory=list)
    acted: Seat | None = None
    since: float | None = None
    busy: bool = False

    @abstractmethod
    def act(self, chosen: random.Random) -> tuple[Seat, Any] | None:
        """Act at random for a seat with a channel; return None if none can act."""


@dataclass(eq=False, kw_only=True)
class ServedTable(Busy):
    """A table of Serenissima.

    Attributes:
        now: a copy of the server's table: the same actions with the same dice.
    """

    now: Table

    def act(self, chosen: random.Random) -> tuple[Seat, Act] | None:
        """Act at random for a seat with a channel; return None if none can act."""
        ready = [seat for seat in self.seats[:SHOWN] if seat.number in self.now.match.waits]
        if self.busy or not ready:
            return None
        seat = chosen.choice(ready)
        action = chosen.choice(self.now.match.legal(seat.number))
        decision = self.now.decision(seat.number)
        assert decision is not None
        return seat, Act(seat.number, self.now.match.actions.format(action), decision)

    def done(self, act: Act) -> None:
        """Apply an action that the server has carried out."""
        self.now = decide(self.now, act, SECRET).table


class Habits:
    """The people's other activities at a table: by default none.

    Attributes:
        time: their time for a turn, in the notation of `time_control`.
    """

    time = "none"

    def options(self) -> Mapping[str, object]:
        """Return a server's options for these activities."""
        return {}

    async def settle(self, running: Tables, seat: Seat) -> None:
        """Run when a person has sat down."""


def service(database: str) -> Tables:
    """Return the tables of a database, with dice that the clients know."""
    return Tables(database, secrets=lambda: SECRET)


async def open_tables(
    database: str, game: str, tables: int, actions: int = 0, habits: Habits | None = None
) -> list[ServedTable]:
    """Open tables, seat everyone, and take that many actions at each."""
    chosen, turns = random.Random(tables), asyncio.Semaphore(AT_ONCE)

    async def play() -> ServedTable:
        async with turns:
            table = await _seat(running, game, habits or Habits())
            for _ in range(actions):
                await act_directly(running, table, chosen)
            return table

    async with service(database) as running:
        return await asyncio.gather(*(play() for _ in range(tables)))


async def _seat(running: Tables, game: str, habits: Habits) -> ServedTable:
    """Open a table and seat everyone, with names that no other table has."""
    seats = games.meta(game).seats[0]
    opening = await running.open(
        game, [Person()] * seats, name=token_hex(4), settings=TableSettings(time=habits.time)
    )
    tokens = {0: opening.token or ""}
    for seat, invitation in opening.invitations.items():
        name, key = token_hex(4), token_hex(8)
        seated = await running.join(opening.table, invitation, name, key=key)
        tokens[seat] = seated.token
    table = ServedTable(id=opening.table, now=replica(games.load(game), seats))
    table.seats = [Seat(table, *taken) for taken in tokens.items()]
    for seat in table.seats:
        await habits.settle(running, seat)
    return table


async def act_directly(running: Tables, table: ServedTable, chosen: random.Random) -> bool:
    """Let a seat with a channel act, without a server in between; return whether one could."""
    if not (acted := table.act(chosen)):
        return False
    seat, act = acted
    await running.act(table.id, seat.token, act.action, act.decision, key=token_hex(8))
    table.done(act)
    return True


def replica(game: Game, seats: int) -> Table:
    """Return a table like the server's, whose dice follow from the same secret."""
    plan = (Person(),) * seats
    invitations = dict.fromkeys(range(seats), "invitation")
    wanted = NewTable(game.meta.name, plan, {}, None, "")
    return wanted.decide(game, Opening("id", invitations=invitations), SECRET).table


def spread(tables: Sequence[Busy], addresses: Sequence[str]) -> None:
    """Assign a server to each person at random, the same way each time."""
    chosen = random.Random(len(addresses))
    for table in tables:
        for seat in table.seats:
            seat.address = chosen.choice(addresses)
