"""Compiles each game's rules in a child process; forms for new tables wait until it is done."""

import asyncio
import contextlib
import secrets
import sys
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

import structlog

from serenissima.kernel.errors import Unknown
from serenissima.machine.warm import is_warm
from serenissima.web.presentation.forms import TableForm

LOG = structlog.get_logger(__name__)
MOST_WAITING = 1000  # forms that wait for a game to be compiled


class AheadCompiler:
    """Compiles games ahead, and knows which can be played without a long wait.

    Args:
        names: the games to compile; all others count as compiled.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._done = {name: 0.0 for name in names if not is_warm(name)}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to compile, the games side by side."""
        self._tasks = [asyncio.create_task(self._warm(name)) for name in self._done]

    async def stop(self) -> None:
        """Stop the children that are still at it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def complete(self) -> bool:
        """Whether every game can be played at once."""
        return not self._done

    def ready(self, name: str) -> bool:
        """Whether a game can be played at once."""
        return name not in self._done

    def done(self, name: str) -> float:
        """How much of a game is compiled: 0 to 1."""
        return self._done.get(name, 1.0)

    async def _warm(self, name: str) -> None:
        try:
            await self._compile(name)
        finally:
            del self._done[name]  # what could not be compiled ahead is compiled when it is played

    async def _compile(self, name: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "serenissima.machine.warm", name),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said = await self._listen(name, child)
            if await child.wait():
                LOG.warning("compiling ahead failed", game=name, said=said[-2000:])
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.terminate()
                await child.wait()

    async def _listen(self, name: str, child: asyncio.subprocess.Process) -> str:
        """Note how far the child is (`3/10`); what else it says."""
        said = ""
        assert child.stdout is not None
        async for line in child.stdout:
            done, slash, whole = line.decode().strip().partition("/")
            if slash and done.isdecimal() and whole.isdecimal() and int(whole):
                self._done[name] = int(done) / int(whole)
            else:
                said += line.decode()
        return said


class PendingForm(NamedTuple):
    """A filled form whose game is being compiled, and the key of the command that it is."""

    game: str
    form: TableForm
    key: str


class PendingForms:
    """Forms that were sent while their game was being compiled, by tickets nobody guesses."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, PendingForm] = OrderedDict()

    def keep(self, pending: PendingForm) -> str:
        """A ticket for a form."""
        ticket = secrets.token_urlsafe()
        self._waiting[ticket] = pending
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        return ticket

    def find(self, ticket: str) -> PendingForm:
        """The form of a ticket; raises `Unknown` (`table/unknown`)."""
        if ticket not in self._waiting:
            raise Unknown("table/unknown", "no table is being opened here", text=ticket[:80])
        return self._waiting[ticket]
