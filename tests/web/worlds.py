"""Two servers with the same table, in worlds that one seat cannot tell apart."""

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from serenissima.fairplay.audience import includes
from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import CacheMemory, Presence, Tables
from serenissima.service.core.commands import Act, Join, Mark
from serenissima.service.core.deciding import Verdict, decide
from serenissima.service.core.entries import Entry
from serenissima.service.core.folding import fold
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table
from serenissima.service.store.appending import Append
from serenissima.service.store.logs import Head
from serenissima.web.app import create_app
from serenissima.web.presentation.drawn_tables import DrawnTables
from serenissima.web.presentation.plain_text import table_text
from tests.service.guests import SECRET, new_table
from tests.web.streams import HeldStream, streaming

TABLE = "twin"
VIEWS = ("table", "text")
LONG_AGO = 1e9  # seconds since 1970
HOUR = 3600.0
MUCH_LATER = LONG_AGO + 1000 * HOUR
LONGEST = 1500  # actions of a match


def token(seat: int) -> str:
    """Return the token of a seat, in both worlds."""
    return f"token-{seat}"


def shuffled(table: Table, seat: int, chance: random.Random) -> Table:
    """Return the table in a world that differs in what `seat` does not know; `SPECTATOR`.

    The public.
    """
    match = table.match
    for one in (0, 1) if seat == SPECTATOR else (seat,):  # the second deals the hand of the first
        match = redealt(match, one, chance)
    return replace(table, match=match)


def redealt(match: Match, seat: int, chance: random.Random) -> Match:
    """Return the same match in such a world."""
    other, view = match.copy(), match.view(seat)
    verbs.redeal(other.terms, view, seat, rolled_dice(chance.randrange(10**9)))
    other._states[-1] = view
    return other


def sent(seen: TableView) -> list[bytes]:
    """Return everything that pages, channel and API make of a view."""
    drawn = DrawnTables(CacheMemory(10**9))
    pages = [drawn.page(seen, "en", view) for view in VIEWS]
    told = [page.pack(None) for page in pages]
    text = table_text(seen, "en").encode()
    data = json.dumps(seen.as_data()).encode()
    return [*(page.html().encode() for page in pages), *told, text, data]


def seated(game: Game, seats: int) -> Verdict:
    """Return a table at which all have sat down, with all entries so far."""
    opened = new_table(game, *["person"] * seats)
    table, entries = opened.table, [*opened.entries]
    for seat in range(seats):
        joined = decide(table, Join(seat, f"Guest {seat}", hash_secret(token(seat))), SECRET)
        table, entries = joined.table, [*entries, *joined.entries]
    return Verdict(tuple(entries), table)


def secret_moments(game: Game, chance: random.Random, most: int) -> list[tuple[list[Entry], int]]:
    """Return moments of a random match at which a player can act without another seat's notice.

    Each is the log up to it and that other seat, of all who would not notice any one.
    """
    begun = seated(game, chance.choice(game.meta.seats))
    table, entries, found = begun.table, [*begun.entries], []
    while not table.match.over and table.sheet.count < LONGEST:
        seat = chance.choice(table.match.waits)
        legal = [a for a in table.match.legal(seat) if a < game.actions.first_retract]
        after = decide(table, Act(seat, chance.choice(legal), table.decision(seat) or 0), SECRET)
        blind = [
            other
            for other in range(table.match.seats)
            if not includes(after.table.audiences[-1], other)
        ]
        if blind:
            found.append(([*entries], chance.choice(blind)))
        table, entries = after.table, [*entries, *after.entries]
    return chance.sample(found, min(most, len(found)))


@dataclass(eq=False)
class World:
    """A server with the table, and the browser of the seat, or of the spectator, that looks.

    Attributes:
        client: the browser.
        tables: of the server.
        seat: the viewer; `SPECTATOR` without one.
        chance: of others' actions here.
        now: seconds since 1970, here.
    """

    client: TestClient
    tables: Tables
    seat: int
    chance: random.Random
    now: float = LONG_AGO

    @property
    def table(self) -> Table:
        """The table as it really is."""
        known = self.tables._known._remembered.get(TABLE)
        assert known is not None
        return known.table

    @table.setter
    def table(self, table: Table) -> None:
        kept = self.tables._known._remembered._tables
        known = kept.get(TABLE)
        assert known is not None
        kept.put(TABLE, replace(known, table=table), known.size)

    @property
    def sight(self) -> TableView:
        """The viewer's sight of it."""
        return view_table(self.table, TABLE, self.seat)

    def ask(self, method: str, path: str, **sent: Any) -> tuple[object, ...]:
        """Return the whole answer: status, headers, body; at the same moment in all worlds."""
        acted, self.now = self.now, MUCH_LATER
        answer = self.client.request(method, path, follow_redirects=False, **sent)
        self.now = acted
        return answer.status_code, sorted(answer.headers.items()), answer.content

    @contextmanager
    def streaming(self) -> Iterator[HeldStream]:
        """Hold open the stream of a program of the seat, or a watching one."""
        assert self.client.portal is not None
        own = token(self.seat) if self.seat >= 0 else ""
        held = streaming(cast(FastAPI, self.client.app), TABLE, own)
        with self.client.portal.wrap_async_context_manager(held) as stream:
            yield stream

    def streamed(self, stream: HeldStream, lines: int) -> bytes:
        """Return every byte of the stream, as soon as it has this number of lines."""
        assert self.client.portal is not None
        self.client.portal.call(stream.until, lambda come: len(come) >= lines)
        return stream.sent

    def act(self, seat: int, action: int) -> int:
        """Let a seat act in its own browser; return the status of the answer."""
        fields = {
            "action": self.table.game.actions.format(action),
            "decision": str(self.table.decision(seat)),
            "key": f"{seat} {self.table.sheet.length}",
        }
        headers = {"authorization": f"Bearer {token(seat)}", "accept": "application/json"}
        path = f"/table/{TABLE}/act"
        return self.client.post(path, data=fields, headers=headers).status_code

    def unnoticed(self) -> Iterator[tuple[int, int]]:
        """Yield the actions that others can take now without the seat's notice."""
        for actor in set(self.table.match.waits) - {self.seat}:
            for action in self.table.match.legal(actor):
                after = decide(self.table, Act(actor, action, self._decision(actor)), SECRET).table
                if not includes(after.audiences[-1], self.seat):
                    yield actor, action

    def _decision(self, seat: int) -> int:
        return self.table.decision(seat) or 0

    def act_unnoticed(self, times: int) -> int:
        """Let others act this often without the seat's notice; return how often one could."""
        for done in range(times):
            ways = list(self.unnoticed())
            if not ways:
                return done
            self.now += self.chance.choice([HOUR, 2 * HOUR])
            assert self.act(*self.chance.choice(ways)) == 200
        return times

    def after(self, seat: int, action: int) -> object:
        """Return the seat's view after another player's action."""
        if seat not in self.table.match.waits or action not in self.table.match.legal(seat):
            return None
        after = decide(self.table, Act(seat, action, self._decision(seat)), SECRET).table
        return view_table(after, TABLE, self.seat).as_data()


@contextmanager
def worlds(
    folder: Path, game: Game, entries: Sequence[Entry], seat: int, chance: random.Random
) -> Iterator[tuple[World, World]]:
    """Run the table of these entries on two servers that differ in what the seat cannot know."""
    with ExitStack() as stack:
        here, there = (
            _world(stack, folder / f"{name}.db", game, entries, seat, chance)
            for name in ("here", "there")
        )
        there.table = shuffled(there.table, seat, chance)
        yield here, there


def _world(
    stack: ExitStack, file: Path, game: Game, entries: Sequence[Entry], seat: int,
    chance: random.Random,
) -> World:  # fmt: skip
    """Run a server whose database holds the table."""
    tables = Tables(f"sqlite:///{file}", clock=lambda: world.now)
    cookies = {f"seat-{TABLE}": token(seat)} if seat >= 0 else {}
    app = create_app(tables)
    client = stack.enter_context(TestClient(app, cookies=cookies))
    app.state.serenissima.presence = Presence(settle=HOUR)  # no reports of who is present
    head = Head(TABLE, game.meta.name, SECRET, LONG_AGO)
    stored = Append(TABLE, 0, entries, Mark("key", "command"), LONG_AGO, head)
    assert client.portal is not None
    client.portal.call(tables._store.append, stored)
    client.portal.call(tables.view, TABLE)
    world = World(client, tables, seat, random.Random(chance.random()))
    assert world.table.sheet == fold(game, entries).sheet
    return world


def heard(socket: WebSocketTestSession, ping: int) -> list[str | bytes]:
    """Return every message up to the answer to this ping."""
    socket.send_json({"ping": ping})
    messages: list[str | bytes] = []
    while True:
        message = socket.receive()
        said = message.get("text") or message.get("bytes")
        if str(said).startswith(f'{{"pong":{ping},'):
            return messages
        messages.append(said)
