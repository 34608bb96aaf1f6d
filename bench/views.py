"""What does an action cost before its page is drawn?

    python bench/views.py [GAME …] [--json] [--tiny]

Measures milliseconds of CPU for each part of an action at a table of people who play one whole
match at random: deciding it, the views of each seat and a spectator, the scenes of these, and
everything in the scenes as sentences. `long` is `view` in the last quarter of the match divided by
`view` in the first. `--tiny` plays a few actions of one game.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import TypeVar

from serenissima import games
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.scene import Scene
from serenissima.machine import warm
from serenissima.machine.stamp import stamp
from serenissima.service import Person, Tables, TableView
from serenissima.service.core.commands import Act
from serenissima.service.core.deciding import decide
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.words import Speaker, things

SEATS = {"doge": 4, "venedig": 3}
MOST_ACTIONS = 600
TINY = 5
PARTS = ("decide", "view", "draw", "say")

T = TypeVar("T")


class Costs:
    """Milliseconds of CPU of each call, by part."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)

    def of(self, what: str, do: Callable[[], T]) -> T:
        """Call a function and record its time."""
        begun = time.thread_time()
        done = do()
        self.taken[what].append(1000 * (time.thread_time() - begun))
        return done

    def figures(self) -> dict[str, float]:
        """Return the median and the mean of each part, and how `view` grows."""
        found = {
            f"{part} {name}": round(count(self.taken[part]), 3)
            for part in PARTS
            for name, count in (("median", median), ("mean", mean))
        }
        views = self.taken["view"]
        quarter = max(1, len(views) // 4)
        found["long"] = round(median(views[-quarter:]) / median(views[:quarter]), 2)
        return found


async def open_table(game: str, seats: int, folder: str) -> Table:
    """Return a table full of people."""
    async with Tables(f"sqlite:///{Path(folder) / 'tables.db'}") as tables:
        table = await tables.open(game, [Person()] * seats, name="Anna", key="k" * 20)
        for seat, invitation in table.invitations.items():
            await tables.join(table.table, invitation, f"Guest {seat}", key="k" * 20 + str(seat))
        return await tables._known.table(table.table)


def say_all(view: TableView, scene: Scene) -> None:
    """Format everything in a scene, and the last step, as sentences."""
    speaker = Speaker("en", view.game.folder, view.names, view.seat)
    for message in scene.messages():
        speaker.say(message)
    for group in scene.groups:
        for item in group.items:
            things.describe_item(item, speaker)
    for happening in view.told[-1].happenings:
        speaker.say(happening.message)


def look(costs: Costs, table: Table, seat: int) -> None:
    """Build everything that a seat sees."""
    view = costs.of("view", lambda: view_table(table, "table", seat))
    scene = costs.of("draw", lambda: view.game.draw(view.terms, view.view, view.seat))
    costs.of("say", lambda: say_all(view, scene))


def measure(game: str, most: int) -> dict[str, float]:
    """Return the figures of a random match."""
    seats = SEATS.get(game, games.meta(game).seats[0])
    with tempfile.TemporaryDirectory() as folder:
        table = asyncio.run(open_table(game, seats, folder))
    table.game.wait_until_compiled()
    costs, chooser, actions = Costs(), random.Random(1), 0
    while not table.match.over and actions < most:
        seat = chooser.choice(table.match.waits)
        act = Act(seat, chooser.choice(table.match.legal(seat)), table.decision(seat) or 0)
        table = costs.of("decide", partial(decide, table, act, "secret")).table
        for viewer in range(SPECTATOR, seats):
            look(costs, table, viewer)
        actions += 1
    return {"actions": actions, **costs.figures()}


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    names = given.games or (["canal-grande"] if given.tiny else list(games.names()))
    warm.warm(names)
    found = {name: measure(name, TINY if given.tiny else MOST_ACTIONS) for name in names}
    if given.json:
        print(json.dumps({**stamp(list(found)), "games": found}, indent=1))
        return
    for name, figures in found.items():
        print(name, *(f"{what} {value}" for what, value in figures.items()), sep="\n    ")


if __name__ == "__main__":
    main()
