"""A process of its own that acts at tables as fast as it can: `python -m tests.service.rush`.

Arguments: database, seed, number of actions, then `TABLE TOKEN TOKEN` for each table. It prints a
line for each acknowledged action, table and seat and key, and one for each refusal's code.
"""

import asyncio
import random
import sys

from serenissima.kernel.errors import NotNow
from serenissima.service import Tables
from tests.service.guests import SHELF, guest


async def act(tables: Tables, chance: random.Random, name: str, table: str, token: str) -> None:
    """One action, or a refusal because another process was quicker."""
    seen = await tables.view(table, token)
    if seen.decision is None:
        return
    action = seen.game.actions.format(chance.choice(seen.legal))
    try:
        receipt = await tables.act(table, token, action, seen.decision, key=name)
    except NotNow as error:
        print("refused", error.code, flush=True)
    else:
        words = action.replace(" ", "-")
        print("stored", table, receipt.seat, name, words, flush=True)


async def main(database: str, seed: str, actions: str, *places: str) -> None:
    chance = random.Random(seed)
    chosen = [(places[n], list(places[n + 1 : n + 3])) for n in range(0, len(places), 3)]
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        print("ready", flush=True)
        for n in range(int(actions)):
            table, tokens = chance.choice(chosen)
            await act(tables, chance, f"{seed}-{n}", table, chance.choice(tokens))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
