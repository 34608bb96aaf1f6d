"""How many actions can boardgame.io and Serenissima handle, with the same clients?

    (cd bench/peers/boardgame_io && npm install)
    PYTHONPATH=bench python bench/peers/boardgame_io.py [--tables N] [--seconds S] [--json] [--tiny]

One process each, one after the other on the same core: boardgame.io keeps its matches in memory,
Serenissima in SQLite, safe from a power cut. Serenissima's matches, and the clients' rates and
times, are those of `bench/service.py`; boardgame.io's matches are of a similar size
(`boardgame_io/server.js`). Needs Node.js 20.
"""

import argparse
import asyncio
import json
import random
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from load.clients import LONGEST, Clients
from load.ramp import Figures, format_figures, ramp
from load.servers import Server, cores, many_files
from load.tables import TINY, Busy, Seat, spread
from service import curve
from websockets.asyncio.client import ClientConnection, connect

from serenissima import games
from serenissima.machine import warm

SERVER = Path(__file__).parent / "boardgame_io" / "server.js"
SPACE = "/market,"  # the game's name before each message
MOVES = ("draw", "play")
ANSWER = 10.0  # seconds to wait for an answer


@dataclass(eq=False, kw_only=True)
class Match(Busy):
    """A match of boardgame.io.

    Attributes:
        state: the number of its state, which an action must include.
        turn: the seat whose turn it is.
        answered: set when the server has carried out the action.
    """

    state: int = 0
    turn: int = 0
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    def act(self, chosen: random.Random) -> tuple[Seat, dict[str, Any]] | None:
        """Let the current player move at random; return None if a move is pending."""
        if self.busy:
            return None
        seat = self.seats[self.turn]
        move = {"type": chosen.choice(MOVES), "args": [chosen.randrange(100)]}
        payload = {**move, "playerID": str(seat.number), "credentials": seat.token}
        return seat, {"type": "MAKE_MOVE", "payload": payload}

    def show(self, state: dict[str, Any]) -> None:
        """Show the state after an action, unless another channel already brought a newer one."""
        if state["_stateID"] > self.state:
            self.state, self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
            self.answered.set()


class SocketClients(Clients):
    """Clients that use socket.io over a WebSocket."""

    async def open(self, seat: Seat) -> ClientConnection:
        """Join the game's name space and request the match."""
        address = seat.address.replace("http:", "ws:")
        connection = await connect(
            f"{address}/socket.io/?EIO=4&transport=websocket", origin="http://localhost:80",
            compression=None, max_size=LONGEST, ping_interval=None, proxy=None,
        )  # fmt: skip
        await connection.recv()  # engine.io's opening message
        await connection.send(f"40{SPACE}")
        await connection.recv()
        await connection.send(_event("sync", seat.table.id, str(seat.number), seat.token, 2))
        return connection

    async def hear(self, seat: Seat, message: Any) -> bool:
        """Whether a message is the match or a change of it."""
        assert seat.channel
        assert isinstance(seat.table, Match)
        if message == "2":  # a ping
            await seat.channel.send("3")
        elif message.startswith(f'42{SPACE}["update"') and seat is seat.table.acted:
            seat.table.show(_arguments(message)[1])
        return message.startswith((f'42{SPACE}["update"', f'42{SPACE}["sync"'))

    async def carry_out(self, seat: Seat, act: Any) -> bool:
        """Send the action and wait until the seat's own channel shows it."""
        match = seat.table
        assert seat.channel
        assert isinstance(match, Match)
        match.answered.clear()
        await seat.channel.send(_event("update", act, match.state, match.id, str(seat.number)))
        try:
            await asyncio.wait_for(match.answered.wait(), ANSWER)
        except TimeoutError:
            return False
        return True


def _event(name: str, *arguments: Any) -> str:
    return f"42{SPACE}{json.dumps([name, *arguments])}"


def _arguments(message: str) -> list[Any]:
    """Return the arguments of an event; for an update, the match, its state and new log lines."""
    return list(json.loads(message[len(f"42{SPACE}") :])[1:])


async def boardgame_io(tables: int, seconds: float, core: int) -> list[Figures]:
    """Return the figures of boardgame.io, up to saturation."""
    server = Server(["node", str(SERVER), str(tables)], core)
    try:
        matches = [Match(id=f"match-{number}") for number in range(tables)]
        for number, match in enumerate(matches):
            match.seats = [Seat(match, seat, f"seat-{seat}-of-{number}") for seat in range(2)]
        spread(matches, [server.address])
        return await ramp(SocketClients(matches), [server], seconds)
    finally:
        server.stop()


def serenissima(tables: int, seconds: float, core: int) -> list[Figures]:
    """Return the figures of Serenissima, up to saturation."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        return asyncio.run(curve(database, games.names()[0], tables, seconds, [core]))


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    warm.warm(games.names())
    many_files()
    size = (TINY, 1.0) if given.tiny else (given.tables, given.seconds)
    with cores(1) as (core,):
        found = {
            "boardgame.io": asyncio.run(boardgame_io(*size, core)),
            "Serenissima": serenissima(*size, core),
        }
    if given.json:
        shown = {name: [asdict(one) for one in figures] for name, figures in found.items()}
        print(json.dumps(shown, indent=1))
    else:
        print(
            *(format_figures(f"{name}, {size[0]} tables", f) for name, f in found.items()),
            sep="\n\n",
        )


if __name__ == "__main__":
    main()
