"""A process of a newer version, at the same database; `main` gets its URL.

Its game has newer rules, or an additional option; it writes entries of a newer version, and of a
kind that did not exist before. It prints `NAME TABLE TOKEN TOKEN` for each table that it has
opened, then waits for a line with such a table of the older version. It plays all of them to the
end.
"""

import asyncio
import itertools
import sys
from dataclasses import dataclass, replace
from typing import ClassVar

from serenissima.kernel.fields import MatchTerms, between, field
from serenissima.kernel.meta import option
from serenissima.kernel.record import record_of
from serenissima.service import Person, Tables
from serenissima.service.core import entries
from serenissima.service.core.commands import Mark
from serenissima.service.store.appending import Append
from tests.service.guests import guest
from tests.tiny.game import GAME
from tests.tiny.meta import LotsOptions

KEYS = (f"a key of the newer version {n}" for n in itertools.count())


class MoreOptions(LotsOptions):
    """The options of the newer version."""

    net: int = option(1, "How wide the net is.", choices=range(1, 4), ruling="R2.4")


class Terms(MoreOptions, MatchTerms):
    """The constants of a match of the newer version."""

    seats: int = field("How many play.", between(2, 3))


@dataclass(frozen=True)
class Talked(entries.Entry):
    """A spoken message: a kind of entry that did not exist before."""

    kind: ClassVar[str] = "talked"
    seat: int
    words: str


NEW_RULES = replace(GAME, meta=replace(GAME.meta, rules_version=2, earlier={1: {}}))
NEW_OPTION = replace(
    GAME,
    terms=record_of(Terms),
    meta=replace(GAME.meta, options=(*GAME.meta.options, *MoreOptions.members())),
)
GAMES = {"rules": NEW_RULES, "option": NEW_OPTION, "kind": GAME, "version": GAME}


def learn() -> None:
    """Read the entries of the older version, and write some that it cannot read."""
    entries.KINDS["talked"] = Talked
    entries.UPCASTS["acted", 1] = lambda data: data
    entries.Acted.v = 2


async def opened(tables: Tables) -> list[str]:
    """Return a table at which two people sit: id, token, token."""
    opening = await tables.open("lots", [Person(), Person()], name="Anna")
    invitation = opening.invitations[1]
    seated = await tables.join(opening.table, invitation, "Bernd", key=next(KEYS))
    return [opening.table, str(opening.token), seated.token]


async def act(tables: Tables, table: str, tokens: list[str]) -> bool:
    """Let a seat act if one may; return whether one could."""
    for token in tokens:
        seen = await tables.view(table, token)
        if seen.decision is not None:
            await tables.act(table, token, seen.legal[0], seen.decision, key=next(KEYS))
            return True
    return False


async def talk(tables: Tables, table: str) -> None:
    """Append an entry of the new kind."""
    length = (await tables._known.table(table)).sheet.length
    said = [Talked(0, "good evening")]
    await tables._store.append(Append(table, length, said, Mark("talk", "talk"), 0.0))


async def main(database: str) -> None:
    """Open tables, wait for a line, play."""
    shelf = dict(GAMES)
    async with Tables(database, shelf=lambda _: shelf["now"], load_player=guest) as tables:
        places = {}
        for name, game in GAMES.items():
            shelf["now"] = game
            places[name] = await opened(tables)
        await talk(tables, places["kind"][0])
        learn()
        await act(tables, places["version"][0], places["version"][1:])
        for name, place in places.items():
            print(name, *place, flush=True)
        shared = await asyncio.to_thread(sys.stdin.readline)
        for name, (table, *tokens) in {**places, "shared": shared.split()}.items():
            shelf["now"] = GAMES.get(name, GAME)
            while await act(tables, table, tokens):
                pass
        print("played", flush=True)
