"""How many actions can servers handle, and how soon do all players see them?

    python bench/service.py [GAME] [--tables N] [--seconds S] [--processes N]
                            [--database URL | --postgres] [--company] [--json] [--tiny]

Opens tables for people only, with two channels per table, and lets these people act at random: from
a few actions a second up to the saturation of the servers. The time of an action runs from its POST
until the other channel shows it; an action that the other seat can't notice, such as a ballot, has
none. Pages ping as often as in a browser.

Each server runs on its own core, its clients and `--postgres` on the others. Several servers share
one PostgreSQL; each person's browser is assigned to one at random. `--company` runs it twice, the
second time as friends play: with clocks, a line in the chat and an address for notifications for
each seat, and with metrics. `--tiny` runs two tables for a moment.
"""

import asyncio
import json
from dataclasses import asdict

from load.arguments import parser
from load.clients import Browsers
from load.company import Way, alone, company
from load.ramp import Figures, format_figures, ramp
from load.servers import cores, fresh_database, many_files, serving
from load.tables import TINY, open_tables, spread

from serenissima import games
from serenissima.machine import warm


async def curve(
    database: str, game: str, tables: int, seconds: float, on: list[int], way: Way = alone
) -> list[Figures]:
    """Return the figures of a server on each of these cores, up to saturation."""
    async with way() as habits:
        busy = await open_tables(database, game, tables, habits=habits)
        with serving(database, on, habits.options) as servers:
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
    size = (TINY, 1.0) if given.tiny else (given.tables, given.seconds)
    found: dict[str, list[Figures]] = {}
    with cores(given.processes) as on:
        for way in (alone, company) if given.company else (alone,):
            with fresh_database(given.database, given.postgres) as url:
                found[way.__name__] = asyncio.run(curve(url, given.game, *size, on, way))
    if given.json:
        print(json.dumps({way: [*map(asdict, rates)] for way, rates in found.items()}, indent=1))
    for way, rates in found.items() if not given.json else ():
        print(
            format_figures(
                f"{given.game}, {size[0]} tables, {given.processes} processes, {way}", rates
            )
        )


if __name__ == "__main__":
    main()
