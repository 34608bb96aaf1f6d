"""A separate process that opens tables until its disk is full: `python -m tests.service.filling`.

Then it gets more room, and opens the last table once more with the same key.
"""

import asyncio
import itertools
import resource
import sys

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Person, Tables
from tests.service.guests import SHELF, guest


async def open_table(tables: Tables, number: int) -> None:
    key = f"a key made by chance {number}"
    opening = await tables.open("lots", [Person(), Person()], name="Anna", key=key)
    print("opened", opening.table, opening.token, flush=True)


async def main(database: str) -> None:
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        for number in itertools.count():
            try:
                await open_table(tables, number)
            except SerenissimaError as error:
                print("refused", error.code, flush=True)
                _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
                resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
                await open_table(tables, number)
                break


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
