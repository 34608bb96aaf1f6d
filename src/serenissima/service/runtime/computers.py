"""Computer players at tables: each thinks from its view, with its own dice.

Those that may act at the same time think at the same time; `thinking` divides the cores. Timing can
reveal as much as an action itself, so actions that others notice are taken on a beat (`moment`),
and secret steps before them at once. The clock then reveals neither how long a player thought nor
how many steps it took, but only which beat it needed; where several choose together, the first beat
is long and seldom missed.

A player that raises an error, names an illegal action or overruns its time is replaced for that
decision by the next of its `SUBSTITUTES`, so that the others at the table play on.

Among several processes, the one that stored the last action at a table thinks for it. The others
take over if nothing is stored for long (`patience`), since that process may have ended.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar

import structlog

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.kernel.game import Game
from serenissima.players import LONGEST, Player
from serenissima.service.core.alarms import seats_to_move
from serenissima.service.core.table import Table
from serenissima.service.runtime.question import Proposal, Question
from serenissima.service.runtime.shared import Shared
from serenissima.service.runtime.thinking import Steps, Thinkers
from serenissima.service.runtime.turn import Turn, due_time, head_start
from serenissima.service.store.database import Unavailable

T = TypeVar("T")
LOG = structlog.get_logger(__name__)
SUBSTITUTES = "greedy", "uniform"  # choose if a player fails
TRIES = 1 + len(SUBSTITUTES)  # failures, without a change at its table, before it gives up
OVERRUN = 10.0  # times the seconds that a player says it takes, after which it has failed
LEAST_TIME = 1.0  # seconds that each player may take
TOGETHER = 8  # pauses in the first beat where several seats choose at the same time
MOST_THOUGHTS = 1000  # of all tables at the same time
LEAD = 2.0  # minimum seconds for another process to act
FIRST_WAIT, LONGEST_WAIT = 0.25, 30.0  # seconds before a retry

Load = Callable[[str], Player]
Look = Callable[[str], Awaitable[tuple[Table, str]]]
Take = Callable[[str, str, Proposal], Awaitable[object]]


class Cluster(Protocol):
    """Other machines that can think."""

    def choose(self, turn: Turn, thinks: float, passed: float) -> Future[int | None]:
        """Return the action of a seat due for `passed` seconds; None if no machine can think.

        Cancelling it stops the thought. `thinks` is how many seconds the player may take.
        """
        ...


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How the computer players of a process think.

    Attributes:
        pause: minimum seconds before others notice an action.
        threads: how many players think at once; None for one fewer than the cores.
        longest: seconds that a player may think about a turn; slower ones are refused.
        cluster: other machines that think instead of this one while they can.
    """

    pause: float = 0.0
    threads: int | None = None
    longest: float = LONGEST
    cluster: Cluster | None = None


NO_PAUSE = Thinking()


@dataclass
class Left:
    """A table that is left to the process that last acted there.

    Attributes:
        length: the length of its log.
        since: when this process learned of it, in seconds of its event loop.
        over: whether something has been stored since.
    """

    length: int
    since: float
    over: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Failures:
    """The number of a computer player's failures since its table last changed.

    Attributes:
        length: the length of the table's log then.
        count: all failures.
        thoughts: those without a choice, for which a substitute chooses next.
    """

    length: int = 0
    count: int = 0
    thoughts: int = 0

    def reset_if_changed(self, table: Table) -> None:
        """Reset the failures if the table has changed, since a retry may now succeed."""
        if table.sheet.length > self.length:
            self.count, self.thoughts, self.length = 0, 0, table.sheet.length

    def name(self, player: str) -> str:
        """Return who chooses next: the player, or a substitute."""
        return (player, *SUBSTITUTES)[min(self.thoughts, len(SUBSTITUTES))]


def moment(passed: float, first: float) -> float:
    """Return the first beat not before `passed` seconds; each is at twice the time of the last.

    >>> moment(0.01, 0.25), moment(0.3, 0.25), moment(0.9, 0.25)
    (0.25, 0.5, 1.0)
    """
    while 0 < first < passed:
        first *= 2
    return first


def patience(player: Player) -> float:
    """Return the seconds in which another process that runs the player acts, including beats."""
    return LEAD + 2 * player.thinks


def most_time(player: Player) -> float:
    """Return the seconds of CPU after which a player has overrun its time."""
    return max(LEAST_TIME, OVERRUN * player.thinks)


def retry_delays() -> Iterator[float]:
    """Yield the seconds before each retry: ever longer, and random to avoid collisions."""
    longest = FIRST_WAIT
    while True:
        yield longest * random.uniform(0.5, 1.0)  # noqa: S311 - nobody gains by guessing it
        longest = min(2 * longest, LONGEST_WAIT)


class ComputerPlayers:
    """The computer players of all tables in this process.

    Args:
        load: returns a player by its name; may take its time.
        look: returns a table and its secret by id.
        take: carries out a proposal: table, key, proposal.
        thinking: how they think.
    """

    def __init__(
        self,
        load: Load,
        look: Look,
        take: Take,
        thinking: Thinking = NO_PAUSE,
    ) -> None:
        self._load, self._look, self._take, self._thinking = load, look, take, thinking
        self._thinkers = Thinkers(thinking.threads)
        self._room = asyncio.Semaphore(MOST_THOUGHTS)
        self._compiling: Shared[None] = Shared()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._thoughts: dict[tuple[str, int], tuple[Question, asyncio.Task[Proposal]]] = {}
        self._left: dict[str, Left] = {}
        self._idle: set[asyncio.Task[Any]] = set()
        self._players: dict[str, Player] = {}
        self._closed = False

    def wake(self, table_id: str, table: Table, by_others: bool = False) -> None:
        """Start every idle computer player that may act; stop the others.

        After a change `by_others` it is first left to that other process.
        """
        if self._closed:
            return
        self._leave(table_id, table, by_others)
        for seat in range(table.match.seats):
            self._stop_if_stale(table_id, seat, table)
        for seat in seats_to_move(table):
            if (table_id, seat) not in self._tasks:
                task = asyncio.create_task(self._play(table_id, seat))
                self._tasks[table_id, seat] = task

    @property
    def thoughts(self) -> tuple[int, int]:
        """How many thoughts are waiting, and how many running, in this process's threads."""
        return self._thinkers.thoughts

    async def close(self) -> None:
        """Stop; after the next start, a visit or the alarm of a table lets them continue there."""
        self._closed = True
        for waiting in self._idle:  # a command that is being stored is not interrupted
            waiting.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)

    async def _play(self, table_id: str, seat: int) -> None:
        """Act while the seat may; after too many failures, wait until the table is read."""
        failures, clock = Failures(), asyncio.get_running_loop().time
        asked = clock()
        try:
            while not self._closed:
                table, secret = await self._answered(lambda: self._look(table_id))
                failures.reset_if_changed(table)
                if seat not in seats_to_move(table) or _gives_up(table_id, seat, failures):
                    return  # there was no await since the look, so no wake-up has been missed
                if table.game.interpreted:
                    await self._compiled(table.game)
                    asked = clock()
                    continue
                question = Question(table_id, table, secret, seat)
                if not await self._is_ours(question):
                    continue
                proposal = await self._thought(question, asked, failures)
                if proposal is None or not await self._act(table_id, proposal):
                    failures.count += 1
                elif not proposal.secret:
                    asked = clock()
        except Exception:
            LOG.exception("computer player failed", table=table_id, seat=seat)
        finally:
            del self._tasks[table_id, seat]

    def _leave(self, table_id: str, table: Table, by_others: bool) -> None:
        """Record whether another process last acted at a table that waits for computer players."""
        left, length = self._left.get(table_id), table.sheet.length
        if left and (by_others or left.length < length):
            self._left.pop(table_id).over.set()
        if by_others and seats_to_move(table):
            self._left[table_id] = Left(length, asyncio.get_running_loop().time())

    async def _is_ours(self, question: Question) -> bool:
        """Whether to think here; False if something changed while another process had it."""
        left = self._left.get(question.table_id)
        if left is None:
            return True
        player = await self._player(question.player)
        rest = left.since + patience(player) - asyncio.get_running_loop().time()
        with suppress(TimeoutError):
            await self._while_open(_wait_for(left.over, rest))
            return False
        return True

    def _stop_if_stale(self, table_id: str, seat: int, now: Table) -> None:
        """Stop a thought about a decision that is no longer open."""
        question, thought = self._thoughts.get((table_id, seat), (None, None))
        if question and thought and question.stale(now):
            thought.cancel()

    async def _compiled(self, game: Game) -> None:
        """Wait until a game is compiled, which takes seconds the first time only."""
        waits = partial(asyncio.to_thread, game.wait_until_compiled)
        await self._while_open(self._compiling.result(game.meta.name, waits))

    async def _act(self, table_id: str, proposal: Proposal) -> bool:
        """Act; return False if the seat's decision is no longer open.

        Simultaneous actions of others in the meantime make no difference.
        """
        key = f"after {proposal.table.noticed_count(proposal.act.seat)}"
        try:
            await self._answered(lambda: self._take(table_id, key, proposal))
        except (NotNow, Illegal):
            return False
        return True

    async def _answered(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Return the database's answer, retrying at growing intervals while there is none."""
        for seconds in retry_delays():
            try:
                return await ask()
            except Unavailable:  # has been logged
                await self._while_open(asyncio.sleep(seconds))
        raise AssertionError("there is always another try")

    async def _thought(
        self, question: Question, asked: float, failures: Failures
    ) -> Proposal | None:
        """Return the player's choice; None, after a while, if it failed."""
        try:
            return await self._until_stale(question, self._think(question, asked, failures))
        except Exception:
            failed = failures.name(question.player)
            failures.thoughts += 1
            LOG.exception(
                "computer player failed", table=question.table_id, seat=question.seat,
                player=failed, substitute=failures.name(question.player),
            )  # fmt: skip
            if failures.thoughts > len(SUBSTITUTES):
                await self._while_open(asyncio.sleep(next(retry_delays())))
            return None

    async def _until_stale(
        self, question: Question, work: Coroutine[Any, Any, Proposal]
    ) -> Proposal | None:
        """Return the result of a thought; None if the decision closes first."""
        thought, place = self._breakable(work), (question.table_id, question.seat)
        self._thoughts[place] = question, thought
        try:
            await asyncio.wait({thought})
            return None if thought.cancelled() and not self._closed else thought.result()
        finally:
            thought.cancel()
            del self._thoughts[place]

    async def _while_open(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work that is interrupted when the service closes."""
        return await self._breakable(work)

    def _breakable(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._idle.add(task)
        task.add_done_callback(self._idle.discard)
        if self._closed:
            task.cancel()
        return task

    async def _think(self, question: Question, asked: float, failures: Failures) -> Proposal:
        """Choose, and wait for the beat if others will notice."""
        loop = asyncio.get_running_loop()
        proposal = await self._choose(question, failures)
        if not proposal.secret:
            first = self._thinking.pause * (TOGETHER if len(question.table.match.waits) > 1 else 1)
            passed = loop.time() - asked
            await asyncio.sleep(moment(passed, first) - passed)
        return proposal

    async def _choose(self, question: Question, failures: Failures) -> Proposal:
        """Choose, on the cluster if there is one, or in a thread; a time limit is for the turn."""
        begun = time.perf_counter()
        player = await self._player(failures.name(question.player))
        since = begun - head_start(player, question.taken)
        async with self._room:
            action = None if failures.thoughts else await self._elsewhere(question, player, since)
            if action is not None:
                return question.proposal(action)
            steps, end = question.steps(player, since), due_time(player, since)
            answer = self._thinkers.think(
                question.table_id, steps, thinks=player.thinks, end=end, most=most_time(player)
            )
            proposal: Proposal = await asyncio.wrap_future(answer)
        return proposal

    async def think(self, table_id: str, game: Game, steps: Steps, thinks: float) -> Any:
        """Return the result of steps for a person at a table, within the table's share of time.

        They begin when the game is compiled.
        """
        if game.interpreted:
            await self._compiled(game)
        async with self._room:
            return await asyncio.wrap_future(self._thinkers.think(table_id, steps, thinks=thinks))

    async def _elsewhere(self, question: Question, player: Player, since: float) -> int | None:
        """Return the action that the cluster chooses; None if this process has to think."""
        cluster = self._thinking.cluster
        if cluster is None:
            return None
        passed = time.perf_counter() - since
        answer = cluster.choose(question.turn(), player.thinks, passed)
        return await asyncio.wrap_future(answer)

    async def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = await asyncio.to_thread(self._load, name)
        return self._players[name]


async def _wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event; raise `TimeoutError` if it doesn't come in time."""
    async with asyncio.timeout(seconds):
        await event.wait()


def _gives_up(table_id: str, seat: int, failures: Failures) -> bool:
    """Whether a computer player has failed too often; logs it."""
    if failures.count >= TRIES:
        LOG.warning("computer player gave up", table=table_id, seat=seat, failures=failures.count)
    return failures.count >= TRIES
