"""How many actions do servers carry, and how soon does everybody see them?

    python bench/service.py [GAME] [--tables N] [--seconds S] [--processes N]
                            [--database URL | --postgres] [--json] [--tiny]

Opens tables for people only, two channels a table, and lets these people act at random: from a few
actions a second upwards until the servers are saturated. The time of an action runs from its POST
to the moment when the other channel shows it; an action that the other seat cannot notice, like a
ballot, has none. Pages ping as often as in a browser.

Each server runs on a core of its own, its clients and what `--postgres` starts on the others.
Several servers share one PostgreSQL; chance decides which of them each person's browser asks.
`--tiny` runs two tables for a moment.
"""

import asyncio
import json
import tempfile
from contextlib import ExitStack
from dataclasses import asdict

from load.arguments import parser
from load.clients import Browsers
from load.ramp import Figures, ramp, told
from load.servers import cores, many_files, postgres, serving
from load.tables import TINY, opened, spread

from serenissima import games
from serenissima.machine import warm


async def curve(
    database: str, game: str, tables: int, seconds: float, on: list[int]
) -> list[Figures]:
    """Figures of a server on each of these cores, up to saturation."""
    busy = await opened(database, game, tables)
    with serving(database, on) as servers:
        spread(busy, [server.address for server in servers])
        return await ramp(Browsers(busy), servers, seconds)


def main() -> None:
    """Measure and print."""
    asked = parser(__doc__.splitlines()[0])
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    warm.warm(games.names())
    many_files()
    tables, seconds = (TINY, 1.0) if given.tiny else (given.tables, given.seconds)
    with ExitStack() as stack:
        on = stack.enter_context(cores(given.processes))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(postgres()) if given.postgres else given.database
        database = url or f"sqlite:///{folder}/tables.db"
        found = asyncio.run(curve(database, given.game, tables, seconds, on))
    if given.json:
        print(json.dumps([asdict(figures) for figures in found], indent=1))
    else:
        print(told(f"{given.game}, {tables} tables, {given.processes} processes", found))


if __name__ == "__main__":
    main()
