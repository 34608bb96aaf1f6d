"""What every page works with: the tables, the shelf, and which games are compiled."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Protocol, cast

from starlette.requests import HTTPConnection

from serenissima.kernel.game import Game
from serenissima.kernel.meta import Meta
from serenissima.service import Tables, TableView
from serenissima.web.paint import filled
from serenissima.web.refusals import Preparing
from serenissima.web.showing import Showing
from serenissima.web.visitor import seat_token
from serenissima.web.warmth import Warmth
from serenissima.web.wishes import Wishes

KEPT = 500  # renderings that are kept


class Shelf(Protocol):
    """Where games are found; the module `serenissima.games` is one."""

    def names(self) -> tuple[str, ...]:
        """The games by name."""

    def meta(self, name: str) -> Meta:
        """Title, seats and options of a game."""

    def load(self, name: str) -> Game:
        """The game."""


@dataclass
class Desk:
    """The tables and what is needed to show them.

    Attributes:
        tables: of this place.
        shelf: the games.
        warmth: which games are compiled.
        wishes: forms that wait for that.
    """

    tables: Tables
    shelf: Shelf
    warmth: Warmth
    wishes: Wishes = field(default_factory=Wishes)
    _drawn: OrderedDict[tuple[object, ...], str] = field(default_factory=OrderedDict)

    @classmethod
    def of(cls, asks: HTTPConnection) -> "Desk":
        """The desk of the application that is asked."""
        return cast(Desk, asks.app.state.desk)

    async def sight(
        self, asks: HTTPConnection, table: str, *, at: int | None = None, seat: int | None = None
    ) -> TableView:
        """What whoever asks may see of a table, by the token that the browser holds.

        Raises:
            SerenissimaError: as `Tables.view`; `Preparing` while the game is being compiled.
        """
        await self.check_ready(table)
        return await self.tables.view(table, seat_token(asks, table), at=at, seat=seat)

    async def check_ready(self, table: str) -> None:
        """Raise `Preparing` (`server/preparing`) while the table's game is being compiled."""
        if self.warmth.complete:
            return
        game = await self.tables.game(table)
        if not self.warmth.ready(game):
            raise Preparing(game)

    def parts(self, sight: TableView, language: str, view: str, *, stepping: bool = False) -> str:
        """A sight as a page's parts, rendered once for everybody who sees and reads the same."""
        key = (sight.table, sight.seq, sight.seat, sight.at, language, view, stepping)
        if key not in self._drawn:
            template = "textparts.html" if view == "text" else "parts.html"
            show = Showing(sight, language, stepping=stepping)
            self._drawn[key] = filled(template, {"show": show})
        self._drawn.move_to_end(key)
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return self._drawn[key]
