"""The list of running matches that anyone may watch, because their hosts chose so."""

from collections.abc import Callable
from dataclasses import dataclass

import structlog

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.sitters import computers
from serenissima.service.runtime.shared import Shared
from serenissima.service.store.logs import Glance, Head, Logs
from serenissima.service.store.shown_tables import newest_shown
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
MOST = 50  # matches in the list
KEPT_FOR = 3.0  # seconds
IDLE = 3 * 24 * 3600.0  # seconds without an entry, after which a match is no longer listed


@dataclass(frozen=True)
class PublicMatch:
    """A running match that anyone may watch.

    Attributes:
        table: its id.
        game: the game's name.
        names: the name at each seat; empty for a free seat.
        computers: the seats of computer players.
        opened_at: seconds since 1970.
    """

    table: str
    game: str
    names: tuple[str, ...]
    computers: tuple[int, ...]
    opened_at: float


class PublicMatches:
    """The public matches, read from the database once for many requests.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._kept: list[PublicMatch] = []
        self._at: float | None = None  # when it was last read
        self._asking: Shared[list[PublicMatch]] = Shared()

    async def now(self) -> list[PublicMatch]:
        """Return the newest public matches, the newest first."""
        if self._at is not None and abs(self._clock() - self._at) < KEPT_FOR:
            return self._kept
        return await self._asking.result("", self._ask)

    async def _ask(self) -> list[PublicMatch]:
        at = self._clock()
        self._kept = await self._store.read(lambda logs: _list(logs, at - IDLE))
        self._at = at
        return self._kept


def _list(logs: Logs, since: float) -> list[PublicMatch]:
    ids = newest_shown(logs.connection, since, MOST)
    heads, glances = logs.heads(ids, MOST), logs.glances(ids)
    found = (_read(head, glances[head.id]) for head in heads if head.id in glances)
    return [one for one in found if one is not None]


def _read(head: Head, glance: Glance) -> PublicMatch | None:
    """Return the match of a table; None if this version can't read it."""
    try:
        sheet = glance.sheet()
    except Unreadable as error:
        LOG.warning("table cannot be read", table=head.id, code=error.code)
        return None
    return PublicMatch(
        table=head.id,
        game=head.game,
        names=sheet.names,
        computers=tuple(computers(sheet.opened.plan)),
        opened_at=head.opened_at,
    )
