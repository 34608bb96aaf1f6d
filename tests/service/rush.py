"""A separate process that acts at all tables at once: `python -m tests.service.rush`.

Arguments: database, seed, number of actions, then `TABLE TOKEN TOKEN` for each table. It prints a
line for each acknowledged action, table and seat and key, one for the clocks after it, if there are
any, and one for each refusal's code.
"""

import asyncio
import json
import random
import sys

from serenissima.kernel.errors import NotNow
from serenissima.service import Clock, Tables
from tests.service.guests import SHELF, guest


def told(clock: Clock) -> str:
    """Return each clock's remaining time, or the end of a running one, as a word."""
    return json.dumps([clock.seconds_left, clock.deadlines], separators=(",", ":"))


async def act(tables: Tables, chance: random.Random, name: str, table: str, token: str) -> None:
    """Act once; another process may be quicker, which gives a refusal."""
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
        if clock := receipt.view().clock:
            print("clock", table, receipt.seat, name, told(clock), flush=True)


async def play(tables: Tables, name: str, actions: int, table: str, tokens: list[str]) -> None:
    """Act for the seats of one table, one action after the other."""
    chance = random.Random(name)
    for n in range(actions):
        await act(tables, chance, f"{name}-{n}", table, chance.choice(tokens))


async def main(database: str, seed: str, actions: str, *places: str) -> None:
    each = int(actions) * 3 // len(places)
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        print("ready", flush=True)
        await asyncio.gather(*(
            play(tables, f"{seed}-{n}", each, places[n], list(places[n + 1 : n + 3]))
            for n in range(0, len(places), 3)
        ))  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
