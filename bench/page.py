"""How soon does a page show the effect of a click, and how large is a table's first page?

    python bench/page.py [GAME …] [--clicks N] [--json] [--tiny]

People play at random in Chromium, each on their own page, at tables of a server on this computer.
The page times a click: from its event until the change has been painted, which includes the
request, the live channel and the drawing. The first page is everything that a seated player's
browser receives without a cache: markup, styles, scripts and pictures, without fonts. `--tiny`
takes two clicks.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles

from load.servers import cores, serving
from load.tables import ServedTable, open_tables
from playwright.async_api import Browser, Page, Request, async_playwright

from serenissima import games
from serenissima.machine import warm

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.browser import ARGUMENTS, choose

PATIENCE, FRAME = 30.0, 0.02  # seconds until a person must act, and between two checks
SCREEN = {"width": 1280, "height": 800}
ASKED = "#question.asks"
RESULT = "#g-result"
CHOICES = "#play button[name='action']"
# The page is drawn between the frame that begins after the change and the task after it.
CLICK = """button => new Promise((shown) => {
    const seq = () => document.getElementById("question").dataset.seq;
    const before = seq(), begun = performance.now();
    const watch = new MutationObserver(() => {
        if (seq() === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => shown(performance.now() - begun)));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    button.click();
})"""


@dataclass
class Figures:
    """The figures of one game.

    Attributes:
        clicks: the number of timed clicks.
        median, most: milliseconds from a click to the painted change: the median, and the 90th
            percentile.
        first_kb: the size of a seat's first page as sent, in kB.
    """

    game: str
    clicks: int
    median: float
    most: float
    first_kb: float


@asynccontextmanager
async def people(
    browser: Browser, table: ServedTable, address: str
) -> AsyncIterator[Sequence[Page]]:
    """Yield a page for each person at the table, without animations."""
    pages = []
    for seat in table.seats:
        pages.append(await browser.new_page(viewport=SCREEN, reduced_motion="reduce"))
        await pages[-1].goto(f"{address}/table/{table.id}/seat/{seat.token}")
    yield pages
    for page in pages:
        await page.close()


async def first_page(browser: Browser, seated: Page) -> float:
    """Return the size in kB of everything that a browser without a cache receives for a page."""
    kept = await seated.context.storage_state()
    page, sent = await browser.new_page(viewport=SCREEN, storage_state=kept), list[Request]()
    # Playwright sets an attribute on the callback, which a built-in method doesn't allow.
    page.on("requestfinished", lambda one: sent.append(one))  # noqa: PLW0108 - see above
    await page.goto(seated.url, wait_until="networkidle")
    sizes = [await one.sizes() for one in sent if one.resource_type != "font"]
    await page.close()
    return sum(size["responseHeadersSize"] + size["responseBodySize"] for size in sizes) / 1000


async def time_click(page: Page, dice: random.Random) -> float:
    """Take a random action; return the milliseconds until the actor's page shows it."""
    choices = await page.locator(CHOICES).all()
    taken: float = await dice.choice(choices).evaluate(CLICK)
    return taken


async def wait_for_turn(pages: Sequence[Page]) -> Page | None:
    """Wait for a page whose person must act and return it; None at the end of the match."""
    async with asyncio.timeout(PATIENCE):
        while not await pages[0].locator(RESULT).count():
            for page in pages:
                if await page.locator(ASKED).count():
                    return page
            await asyncio.sleep(FRAME)
    return None


async def measure(browser: Browser, game: str, clicks: int) -> Figures:
    """Return the figures of a game."""
    dice, taken = random.Random(1), list[float]()
    with tempfile.TemporaryDirectory() as folder, cores(1) as on:
        database = f"sqlite:///{folder}/tables.db"
        (table,) = await open_tables(database, game, 1)
        with serving(database, on) as (server,):
            async with people(browser, table, server.address) as pages:
                while len(taken) < clicks and (page := await wait_for_turn(pages)):
                    taken.append(await time_click(page, dice))
                weight = await first_page(browser, pages[0])
    return Figures(game, len(taken), median(taken), quantiles(taken, n=10)[-1], weight)


async def figures(names: Sequence[str], clicks: int) -> list[Figures]:
    """Return the figures of each game, one after the other."""
    async with async_playwright() as playwright:
        launch = playwright.chromium.launch
        browser = await launch(executable_path=str(choose()), args=list(ARGUMENTS))
        found = [await measure(browser, name, clicks) for name in names]
        await browser.close()
    return found


def main() -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asks.add_argument("games", nargs="*", metavar="GAME")
    asks.add_argument("--clicks", type=int, default=100)
    asks.add_argument("--json", action="store_true")
    asks.add_argument("--tiny", action="store_true")
    given = asks.parse_args()
    names = given.games or list(games.names())[: 1 if given.tiny else None]
    warm.warm(names)
    found = asyncio.run(figures(names, 2 if given.tiny else given.clicks))
    if given.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
        return
    print(f"{'':14}{'clicks':>8}{'median ms':>11}{'90 % ms':>9}{'first page kB':>15}")
    for one in found:
        print(f"{one.game:14}{one.clicks:8}{one.median:11.1f}{one.most:9.1f}{one.first_kb:15.1f}")


if __name__ == "__main__":
    main()
