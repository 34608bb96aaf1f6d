"""Matches are played to their ends through a network that cuts, delays and doubles."""

import asyncio
import random
from collections.abc import Callable, Sequence

import httpx2
import sqlalchemy as sa

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.service.store.database import connect
from tests.soak.audit import Audit, Findings
from tests.soak.people import Match, Player, Wrong, new_match
from tests.soak.servers import PATIENCE


async def played(address: str, game: str, matches: int, seed: int) -> list[Match]:
    """That many matches, played to the end at the same time by people at that address."""
    chance = random.Random(seed)
    found = [new_match(game, "person", address, chance) for _ in range(matches)]
    async with httpx2.AsyncClient(timeout=PATIENCE) as web, asyncio.TaskGroup() as group:
        for person in (person for match in found for person in match.people):
            group.create_task(_played(person, web))
    return found


async def _played(person: Player, web: httpx2.AsyncClient) -> None:
    """Play to the end, beginning again whenever the network gives up."""
    while not person.table.over:
        await person.stay(web)


async def audited(
    database: str, matches: Sequence[Match], shelf: Callable[[str], Game] = games.load
) -> Findings:
    """Audit the logs of these matches; check that every page is complete in the end."""
    findings, db = Findings(), connect(database)
    audits = [Audit(match, findings, shelf) for match in matches]
    with db.connect() as connection:
        for audit in audits:
            await _catch_up(audit, connection)
    db.dispose()
    return findings


async def _catch_up(audit: Audit, connection: sa.Connection) -> None:
    audit.go_on(connection)
    async with asyncio.timeout(PATIENCE):
        for person in audit.match.people:
            await person.catch_up(audit.shown(person.seat))
            if person.shown != audit.shown(person.seat):
                raise Wrong(f"a page shows {person.shown}, not {audit.shown(person.seat)}")
