"""Computer players at tables: each thinks in a thread, from a view, with dice of its own."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import NotNow
from serenissima.players import Player
from serenissima.service import fairness
from serenissima.service.table import Table

LOG = structlog.get_logger(__name__)
TRIES = 3  # refusals in a row after which a computer player is given up

Load = Callable[[str], Player]
Look = Callable[[str], Awaitable[tuple[Table, str]]]
Take = Callable[[str, int, int, int, str], Awaitable[object]]


def seat_to_move(table: Table) -> int | None:
    """The computer player's seat that may act; None while people decide whether to take back."""
    if table.asking is not None:
        return None
    return next((seat for seat in table.match.waits if seat in table.computers), None)


class Computers:
    """The computer players of all tables in this process.

    Args:
        load: a player by its name; may take its time.
        look: a table and its secret by its id.
        take: carry out an action: table, seat, action, decision, key.
        pause: seconds to wait before each action.
    """

    def __init__(self, load: Load, look: Look, take: Take, pause: float) -> None:
        self._load, self._look, self._take, self._pause = load, look, take, pause
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="player")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: set[asyncio.Task[int]] = set()
        self._players: dict[str, Player] = {}
        self._closed = False

    def wake(self, table_id: str, table: Table) -> None:
        """Let a computer player act, if it is its turn and nobody is thinking yet."""
        if table_id in self._tasks or seat_to_move(table) is None or self._closed:
            return
        self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def close(self) -> None:
        """Stop; what was not decided yet is decided after the next start."""
        self._closed = True
        for thought in self._thoughts:  # a command that is being stored is not broken off
            thought.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str) -> None:
        """Act until it is a person's turn; a fault ends it until the table is touched again."""
        refused = 0
        try:
            while refused < TRIES and not self._closed:
                table, secret = await self._look(table_id)
                seat = seat_to_move(table)
                if seat is None:
                    return
                refused = 0 if await self._act(table_id, table, secret, seat) else refused + 1
        except Exception:
            LOG.exception("computer player failed", table=table_id)
        finally:
            # Nothing is awaited since the last look, so no wake-up can have been missed.
            del self._tasks[table_id]

    async def _act(self, table_id: str, table: Table, secret: str, seat: int) -> bool:
        """Choose and act; False if the table has moved on in between."""
        thought = asyncio.create_task(self._think(table, secret, seat))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        action = await thought
        decision = table.decision(seat)
        assert decision is not None
        try:
            await self._take(table_id, seat, action, decision, f"after {table.count}")
        except NotNow:
            return False
        return True

    async def _think(self, table: Table, secret: str, seat: int) -> int:
        await asyncio.sleep(self._pause)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, table, secret, seat)

    def _choose(self, table: Table, secret: str, seat: int) -> int:
        name = table.computers[seat]
        if name not in self._players:
            self._players[name] = self._load(name)
        match = table.match
        dice = rolled(fairness.computer_seed(secret, seat, table.count))
        return self._players[name].choose(table.game, match.terms, match.view(seat), seat, dice)
