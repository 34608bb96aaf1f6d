"""Computer players at tables: each thinks in a thread, from its view, with its own dice.

Those that may act at the same time think at the same time. Timing can tell as much as an action
itself, so actions that others notice are taken on a beat (`moment`), and secret steps before them
at once. The clock then shows neither how long a player thought nor how many steps it took, but
only which beat it needed; where several choose together, the first beat is long and seldom missed.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import structlog

from serenissima.fairplay.audience import audience_of_one
from serenissima.fairplay.proof import computer_seed
from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import Illegal, NotNow
from serenissima.kernel.game import Game
from serenissima.players import Player
from serenissima.service.core.commands import Act, Command, Verdict, decide
from serenissima.service.core.table import Table

LOG = structlog.get_logger(__name__)
LOOKED = 0.1  # seconds between checks whether a game is compiled
TRIES = 3  # refusals, while nothing changes at its table, after which a computer player gives up
TOGETHER = 8  # pauses in the first beat where several seats choose at the same time

Load = Callable[[str], Player]
Look = Callable[[str], Awaitable[tuple[Table, str]]]


@dataclass(frozen=True)
class Proposal:
    """What a computer player wants to do at a table, and what follows from it there."""

    table: Table
    act: Act
    verdict: Verdict

    @property
    def secret(self) -> bool:
        """Whether nobody else notices it."""
        return self.verdict.table.audiences[-1] == audience_of_one(self.act.seat)

    def wanted(self, now: Table) -> Act:
        """The action, unless people are deciding about taking one back; raises `NotNow`."""
        if now.undo_request is not None:
            raise NotNow("undo/asked", "a request to take an action back is open")
        return self.act

    def decided(self, now: Table, command: Command, secret: str) -> Verdict:
        """What it leads to now: known already unless the table has changed."""
        return self.verdict if now is self.table else decide(now, command, secret)


Take = Callable[[str, str, Proposal], Awaitable[object]]


def seats_to_move(table: Table) -> list[int]:
    """The computer players' seats that may act; none while people decide whether to take back."""
    if table.undo_request is not None:
        return []
    return [seat for seat in table.match.waits if seat in table.sheet.computers]


def moment(passed: float, first: float) -> float:
    """The first beat not before `passed` seconds; each beat is twice as late as the one before.

    >>> moment(0.01, 0.25), moment(0.3, 0.25), moment(0.9, 0.25)
    (0.25, 0.5, 1.0)
    """
    while 0 < first < passed:
        first *= 2
    return first


class ComputerPlayers:
    """The computer players of all tables in this process.

    Args:
        load: a player by its name; may take its time.
        look: a table and its secret by its id.
        take: carries out a proposal: table, key, proposal.
        pause: seconds that pass at least before others notice an action.
    """

    def __init__(self, load: Load, look: Look, take: Take, pause: float) -> None:
        self._load, self._look, self._take, self._pause = load, look, take, pause
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="player")
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._thoughts: set[asyncio.Task[Proposal]] = set()
        self._players: dict[str, Player] = {}
        self._closed = False

    def wake(self, table_id: str, table: Table) -> None:
        """Start every computer player that may act and is not thinking already."""
        if self._closed:
            return
        for seat in seats_to_move(table):
            if (table_id, seat) not in self._tasks:
                task = asyncio.create_task(self._play(table_id, seat))
                self._tasks[table_id, seat] = task

    async def close(self) -> None:
        """Stop; open decisions are taken when somebody visits their table after the next start."""
        self._closed = True
        for thought in self._thoughts:  # a command that is being stored is not broken off
            thought.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str, seat: int) -> None:
        """Act as long as the seat may; after a fault, wait until the table is read again."""
        refused, length, clock = 0, 0, asyncio.get_running_loop().time
        asked = clock()
        try:
            while not self._closed:
                table, secret = await self._look(table_id)
                if table.sheet.length > length:  # what was refused before may be right now
                    refused, length = 0, table.sheet.length
                if seat not in seats_to_move(table) or _gives_up(table_id, seat, refused):
                    return  # nothing is awaited since the look, so no wake-up has been missed
                if table.game.interpreted:
                    await self._compiled(table.game)
                    asked = clock()
                    continue
                proposal = await self._thought(table, secret, seat, asked)
                if not await self._act(table_id, proposal):
                    refused += 1
                elif not proposal.secret:
                    asked = clock()
        except Exception:
            LOG.exception("computer player failed", table=table_id, seat=seat)
        finally:
            del self._tasks[table_id, seat]

    async def _compiled(self, game: Game) -> None:
        """Wait until a game is compiled: seconds, and only the first time."""
        while game.interpreted and not self._closed:
            game.wait_until_compiled(0)
            await asyncio.sleep(LOOKED)

    async def _act(self, table_id: str, proposal: Proposal) -> bool:
        """Act; False if the seat's decision is no longer open.

        What others did simultaneously in the meantime does not matter.
        """
        try:
            await self._take(
                table_id, f"after {proposal.table.noticed(proposal.act.seat)}", proposal
            )
        except (NotNow, Illegal):
            return False
        return True

    async def _thought(self, table: Table, secret: str, seat: int, asked: float) -> Proposal:
        """Think, while the service is open."""
        thought = asyncio.create_task(self._think(table, secret, seat, asked))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await thought

    async def _think(self, table: Table, secret: str, seat: int, asked: float) -> Proposal:
        """Choose, and wait for the beat if others will notice."""
        loop = asyncio.get_running_loop()
        proposal = await loop.run_in_executor(self._threads, self._choose, table, secret, seat)
        if not proposal.secret:
            first = self._pause * (TOGETHER if len(table.match.waits) > 1 else 1)
            passed = loop.time() - asked
            await asyncio.sleep(moment(passed, first) - passed)
        return proposal

    def _choose(self, table: Table, secret: str, seat: int) -> Proposal:
        """Choose by what the seat has noticed alone; even its dice depend on nothing else.

        The dice follow from how many actions it has taken, so the order in which seats act that
        choose simultaneously does not change them.
        """
        decision = table.decision(seat)
        assert decision is not None, "it is this seat's turn"
        match = table.match
        taken = sum(step.seat == seat for step in match.steps)
        dice = rolled(computer_seed(secret, seat, taken))
        player = self._player(table.sheet.computers[seat])
        action = player.choose(table.game, match.terms, match.view(seat), seat, dice)
        act = Act(seat, action, decision)
        return Proposal(table, act, decide(table, act, secret))

    def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = self._load(name)
        return self._players[name]


def _gives_up(table_id: str, seat: int, refused: int) -> bool:
    """Whether a computer player was refused too often; it is logged."""
    if refused >= TRIES:
        LOG.warning("computer player gave up", table=table_id, seat=seat, refused=refused)
    return refused >= TRIES
